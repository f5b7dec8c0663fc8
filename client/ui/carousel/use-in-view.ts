import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is in the viewport; with `once`, whether it has ever been. */
export function useInView(element: RefObject<Element | null>, { once = false } = {}): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting);
      setInView(isSeen);
      if (isSeen && once) observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, once]);
  return inView;
}
