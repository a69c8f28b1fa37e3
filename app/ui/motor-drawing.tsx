export function MotorDrawing(_: { variant: string; title?: string }) {
  return <svg viewBox="0 0 10 10" />;
}
