import { useEffect, useState } from "react";

/**
 * Whether something takes so long that one wonders whether it will ever end: a server that hangs never answers.
 * @param after In milliseconds.
 */
export function useLong(isOn: boolean, after: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLong(true), after);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOn, after]);
  return isLong;
}
