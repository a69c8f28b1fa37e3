/** The server part of an island: renders its markup in place and marks it for the runtime. */
import type { ComponentType } from 'react';

export interface IslandModule {
  // Props travel as JSON, so only the island itself knows their type.
  default: ComponentType<Record<string, unknown>>;
}

export interface IslandProps<Props> {
  /** File name without `.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  props: Props;
}

export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
