import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // A separate folder: server/cli/build.ts then moves the result to build/ without a gap.
  buildDirectory: '.react-router/build',
  ssr: true,
  // The hydrated area is small: knowing all its routes from the start saves a request before each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
