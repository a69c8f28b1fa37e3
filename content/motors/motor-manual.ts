/** The texts of the printed manual: a guide for the installer, and a last page for the people who use the gate. */

export const manualTools = [
  'Furadeira com brocas para concreto e metal',
  'Prumo, nível e trena',
  'Chaves combinadas e chave de fenda isolada',
  'Multímetro e chave de teste',
  'Máquina de solda ou contrachapas com parafusos',
  'Óculos, luvas e calçado isolante',
] as const;

export const manualBefore = [
  'A folha fica parada em qualquer altura quando solta? Se não fica, acerte o contrapeso antes de automatizar.',
  'A folha corre o curso inteiro na mão, sem prender nem raspar?',
  'Coluna firme e no prumo, com espaço livre para o trilho de cima a baixo?',
  'Peso da folha dentro do limite desta ficha?',
  'Circuito próprio com disjuntor, aterramento e a tensão da etiqueta?',
] as const;

export const manualSteps = [
  {
    title: 'Marcar o trilho',
    text: 'Encoste o conjunto na coluna pelo lado de dentro, no prumo, e marque os furos. Deixe espaço livre em volta do motor para abrir a tampa.',
  },
  {
    title: 'Fixar o trilho',
    text: 'Fure, coloque as buchas e aperte de forma cruzada. Confira o prumo outra vez depois do aperto.',
  },
  {
    title: 'Ligar o braço à folha',
    text: 'Com o portão a meia altura e o motor destravado, prenda o braço no cursor e no suporte da folha. Nenhum dos dois pode torcer.',
  },
  {
    title: 'Ensaiar na mão',
    text: 'Suba e desça a folha três vezes com o motor destravado. Corrija o que raspar antes de ligar energia.',
  },
  {
    title: 'Instalar a central',
    text: 'Fixe a caixa ao abrigo da chuva e fora do alcance da folha. Com o disjuntor desligado, ligue motor, fins de curso, fotocélula e aterramento pelos bornes indicados na placa.',
  },
  {
    title: 'Ajustar os fins de curso',
    text: 'Regule primeiro o fechado, com a folha encostada sem esmagar a vedação, depois o aberto, antes do batente mecânico.',
  },
] as const;

export const manualProgramming = [
  'Deixe a folha fechada e religue o disjuntor.',
  'Aperte o botão de gravação da central e, com a luz acesa, o botão escolhido do controle. Repita com o segundo controle.',
  'Comande uma abertura e um fechamento completos, sem ninguém na passagem, para a central conhecer o curso.',
  'Ajuste a embreagem eletrônica no menor valor que move a folha sem parar no meio.',
  'Interrompa o feixe da fotocélula com o portão descendo: ele deve parar e voltar. Sem isso, não entregue.',
] as const;

/** Only for models with an inverter. */
export const inverterProgramming =
  'Regule as rampas do inversor por último: subida, descida e trecho lento antes de cada extremo.';

export const manualSafety = [
  'Instalação e regulagem são trabalho de técnico. Fio só se toca com o disjuntor desligado e o circuito medido.',
  'A parte elétrica guarda energia depois de desligada. Espere e meça antes de tocar.',
  'Contrapeso e cabo de aço trabalham sob tensão: não solte, não corte, não fique embaixo.',
  'Nunca anule a fotocélula nem o destravamento manual.',
  'Ninguém passa sob a folha em movimento. Controles longe de crianças.',
] as const;

export const manualForOwner = [
  'Faltou luz: desligue o disjuntor e olhe os cabos. Se estão inteiros, gire a chave de destravamento e mova a folha devagar, com as duas mãos.',
  'Com o disjuntor desligado, limpe o trilho com pano seco. Graxa grossa junta areia e gasta o cursor.',
  'Manutenção preventiva uma vez por ano em casa e a cada {{maintenance.interval}} em uso intenso. Barulho novo é motivo para antecipar.',
  'Portão parado ou torto: deixe como está e chame o técnico.',
] as const;
