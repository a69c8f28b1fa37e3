/** Text typed before an island wakes sits in the server's input; React would wipe it on its first render. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State of a text input inside an island that starts with what the visitor has already typed.
 * @returns the value, its setter, and a ref for the input
 */
export function useTypedText(): [string, (text: string) => void, RefObject<HTMLInputElement | null>] {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (input.current !== null) setText(input.current.value);
  }, []);
  return [text, setText, input];
}
