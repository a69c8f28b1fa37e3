/** The parts of /guia-definitivo-motor-ppa other than its prose (docs/specification/pages.md#definitive-guide). */
import type { FaqItem } from '../faq-item.ts';

export const guideHero = {
  lead: 'O que comprar, quanto pagar e como cuidar, por quem instala desde 1999, há mais de {{experience}}. Kit de basculante instalado: de {{kit.padrao}} a {{kit.jetflex}}. Troca de motor de correr ou de abrir: de {{replacement.from}} a {{replacement.to}}. Conserto em casa: de {{repair.from}} a {{repair.to}}.',
  quote: { label: 'Orçamento grátis', message: 'Olá! Li o guia do motor PPA e quero um orçamento grátis.' },
  assistance: {
    label: 'Assistência 24h',
    message: 'Olá! Preciso da assistência 24 horas para o meu portão.',
  },
} as const;

export const guideServices = [
  {
    icon: 'gate',
    title: 'Instalação profissional',
    description:
      'Folha equilibrada antes do motor, curso e força regulados, controles gravados com você ao lado.',
    time: '2 a 4 horas',
  },
  {
    icon: 'calendar',
    title: 'Manutenção preventiva',
    description: 'Cabo, roldana, fuso, placa e fotocélula conferidos, e a lista do que está perto do fim.',
    time: '1 a 2 horas',
  },
  {
    icon: 'clock',
    title: 'Assistência 24h',
    description:
      'Carro preso ou garagem aberta na madrugada: havendo técnico livre, ele sai na hora. Se não houver, combinamos na conversa quando ele chega.',
    time: 'Imediato, conforme a disponibilidade',
  },
  {
    icon: 'wrench',
    title: 'Conserto',
    description: 'Defeito encontrado e valor dito antes do serviço. As peças comuns já chegam com o técnico.',
    time: '1 a 3 horas',
  },
] as const;

export const commonProblems = [
  {
    icon: 'sound',
    problem: 'Motor barulhento',
    solution:
      'Se o motor zumbe parado ou cheira a quente, desligue o disjuntor e não teste de novo. Rangido e ronco de areia nascem na mecânica: dobradiça seca, roldana gasta, cursor raspando no fuso. Grave o som a alguns passos da folha e mande para um técnico. Com o disjuntor desligado, dá para limpar o trilho.',
    message: 'Olá! O motor do meu portão está barulhento. Podem me ajudar?',
  },
  {
    icon: 'gap',
    problem: 'Portão não fecha por completo',
    solution:
      'Com disjuntor e nobreak desligados, passe pano seco nas lentes da fotocélula e tire folhas e pedras da soleira. Depois religue e feche. Se a fresta continua sempre do mesmo tamanho, o fim de curso saiu do ponto. Se muda a cada vez, há atrito no caminho ou força baixa. Não aumente a força por conta própria.',
    message: 'Olá! Meu portão não fecha por completo. Podem me ajudar?',
  },
  {
    icon: 'remote',
    problem: 'Controle remoto não funciona',
    solution:
      'Troque a pilha por outra do mesmo código e experimente a botoeira da parede. Se a botoeira funciona e o controle não, o defeito está no controle, no cadastro ou na antena do receptor. Se nenhum dos dois responde, olhe o disjuntor do portão antes de pensar na placa.',
    message: 'Olá! O controle remoto do meu portão não funciona. Podem me ajudar?',
  },
] as const;

export const guideFaq: readonly FaqItem[] = [
  {
    question: 'Quanto custa um kit PPA já instalado?',
    answer:
      'Entre {{installedKit.from}} e {{installedKit.to}}, com motor, central, dois controles, fixação e mão de obra. Nessa faixa, os três kits de preço fechado para basculante custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}; o resto dela é de conjuntos por orçamento. Um portão que precisa de solda ou de roldana nova soma esse preparo, informado antes de começar.',
  },
  {
    question: 'Quantos anos de garantia tem o motor PPA?',
    answer:
      'Com a garantia de fábrica na proposta, o fabricante cobre o motor por {{guide.warranty}}, e nós cobrimos a instalação por {{guide.warranty.installation}}. Os kits PADRÃO, SPEEDY e JETFLEX têm {{kit.warranty}} para tudo. Em qualquer dos casos você fala só com a gente, e a página de [garantia](/garantia) compara os prazos.',
  },
  {
    question: 'Quantas horas dura a instalação de um motor PPA?',
    answer:
      'De 2 a 4 horas, com a folha em bom estado e energia por perto. O basculante equilibrado é o mais rápido. Deslizante com base pronta fica na parte alta da faixa; base de concreto nova pede outra visita, depois de curar. Os controles são gravados no fim.',
  },
  {
    question: 'Que peso aguenta um motor de 1/4 HP?',
    answer:
      'Até {{guide.quarterHp.weight}} de folha, em portão que corre leve. O de 1/3 HP vai até {{guide.thirdHp.weight}}. Acima disso, a linha pesada para basculante chega a {{heavyLine.weight}}. A tabela de preços e a ficha de cada modelo têm limites próprios, e a parte [Escolha pelo peso da folha](/guia-definitivo-motor-ppa#escolha-pelo-peso-da-folha) diz qual vale na sua compra. Perto do limite, suba um degrau.',
  },
  {
    question: 'Qual é o consumo de um motor de portão?',
    answer:
      'De 100 a 300 watts no motor pequeno, com a folha leve em movimento; o maior puxa mais, e a etiqueta diz quanto. São segundos por abertura, e uma casa que abre quatro vezes por dia soma perto de uma hora de portão em movimento por mês. Em espera, a central quase não aparece na conta, e o portão leve poupa o resto.',
  },
  {
    question: 'Quantas vezes por hora o portão pode abrir?',
    answer:
      'O limite depende do estator. O fino, dos motores de casa, faz de 5 a 10 ciclos por hora sem aquecer demais. O robusto, com 40 a 60 mm, passa de 30 e chega a mais de 50. Mudança, festa e entrega em série contam: dê um descanso ao motor.',
  },
  {
    question: 'Acho peça para um motor PPA antigo?',
    answer:
      'Quase sempre se acha. A marca tem mais de {{brand.years}}, e capacitor, engrenagem, fim de curso e cursor continuam nas lojas da Grande São Paulo. Placas antigas costumam ter uma substituta com código rolante. Mande a foto das etiquetas do motor e da central, e confirmamos antes da visita.',
  },
];

export const guideClosing = {
  heading: 'Marque com um técnico',
  text: 'Ligue ou escreva com o bairro e o melhor horário. A visita não tem taxa, e você fica com o valor por escrito.',
  label: 'Agendar visita técnica',
  message: 'Olá! Quero agendar uma visita técnica para o meu portão.',
} as const;
