/** What stands above home's content where there is no page (SPEC.md section 1, Routes). */

export const notFoundPage = {
  title: 'Página não encontrada',
  description:
    'A página que você procurava não existe ou mudou de endereço. Veja os kits de motor de portão instalados e fale com a gente.',
  keywords: ['motor de portão', 'página não encontrada'],
  notice: 'Esta página não existe ou mudou de endereço. Veja o que temos para o seu portão:',
} as const;
