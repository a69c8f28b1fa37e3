/** Text typed before an island wakes exists only in the DOM. React would erase it on its first render. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State for a text input in an island. It starts with what the visitor has already typed.
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
