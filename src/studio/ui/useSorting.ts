import { PointerSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";

/** Dragging with a mouse, or with a finger that rests first. With keys, things move by Alt and arrows. */
export function useSorting() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
}
