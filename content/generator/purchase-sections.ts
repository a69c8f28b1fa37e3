/** What a page about buying a motor says of the kits, beside their prices, which its opening gives. */
import type { SubjectSection } from './subject.ts';

type Section = Omit<SubjectSection, 'aspect' | 'points'> & { points: readonly string[] };

export const purchaseSections: readonly Section[] = [
  {
    heading: 'Qual dos três motores serve no basculante',
    text: [
      'Os três são da PPA. Rua calma ou garagem recuada fica bem com o PADRÃO; por {{kit.speedy - kit.padrao}} a mais o SPEEDY corta a espera pela metade; o JETFLEX compensa em rua movimentada.',
    ],
    points: [
      'PADRÃO: abre em {segundos padrão} e leva folha de até {{home.weight}}.',
      'SPEEDY: abre em {segundos speedy}; o peso que leva se confirma com a folha medida.',
      'JETFLEX: abre em {segundos jetflex}, leva folha de até {{homeJetflex.weight}} e pede ponto de 220 V.',
    ],
  },
  {
    heading: 'Tempo e peso do motor em cada kit',
    text: [
      'O que muda de um kit PPA para o outro é o tempo na calçada e o peso da folha. Em qualquer deles ela precisa subir leve na mão antes de o motor entrar.',
    ],
    points: [
      'O PADRÃO leva até {{home.weight}} e abre em {segundos padrão}.',
      'O SPEEDY abre em {segundos speedy}; o peso que ele leva confirmamos no pedido, com as medidas da folha.',
      'O JETFLEX leva até {{homeJetflex.weight}}, abre em {segundos jetflex} e só liga em 220 V.',
    ],
  },
  {
    heading: 'Motor PADRÃO, SPEEDY ou JETFLEX na sua folha',
    text: [
      'Meça a folha antes de escolher pela velocidade: largura, altura e material dizem o peso, e ele decide primeiro. Cabo gasto se troca antes, e a troca se orça à parte.',
    ],
    points: [
      'Folha de até {{home.weight}} e nenhuma pressa: PADRÃO, {segundos padrão}.',
      'Folha leve e calçada movimentada: SPEEDY, {segundos speedy}, com o peso conferido no pedido.',
      'Folha de até {{homeJetflex.weight}} e entrada direta da avenida: JETFLEX, {segundos jetflex}, em 220 V.',
    ],
  },
];
