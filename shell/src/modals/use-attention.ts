import { type FocusEvent, useState } from 'react';

/**
 * Whether the shopper attends to something: the pointer is over it, or the focus on a control in it. What closes or moves by
 * itself waits meanwhile.
 */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isAttended: isHovered || isFocused,
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
