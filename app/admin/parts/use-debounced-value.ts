import { useEffect, useState } from 'react';

/** @returns the last value that stayed the same for this long; at first, the initial value */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
