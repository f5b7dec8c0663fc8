import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is within `margin` (a CSS length, such as '200px') of the visible part of the page.
 * With `once`, it stays true after the first time.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px', once = false): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.some((entry) => entry.isIntersecting);
        setInView(near);
        if (near && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}
