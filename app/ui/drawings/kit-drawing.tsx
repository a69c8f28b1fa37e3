/**
 * The installed kit in the style of a manual: motor and spindle on the column, the arm to the tilting leaf, control
 * unit and remote. Two line weights; amber marks the part that moves. It is a file: if it were inline, its 600 bytes
 * would be part of the first flight, although it is far below the first screen. A file shown as an image has no access to
 * the page's font, so its words are outlines of the heading font (18 px, weight 600).
 */
export function KitDrawing() {
  return (
    <img
      className="kit-drawing"
      src="/images/kit.svg"
      width={350}
      height={400}
      loading="lazy"
      alt="Desenho do kit: motor com fuso e cursor, braço ligado à folha do portão, central de comando e controle remoto"
    />
  );
}
