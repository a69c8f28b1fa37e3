/** Answers to titles about gates of condominiums: what whoever is in charge does first. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const firstStepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'porteiro|porteiros|portaria|zelador',
      'nao consegue abrir|nao consegue fechar|nao conseguem abrir|nao abre|nao aciona|nao esta abrindo|nao esta conseguindo abrir',
      'portao|garagem|botao|botoeira',
    ],
    unless:
      'eletronico|remota|virtual|interfone*|video porteiro|sabe|usar|destravar|sem luz|falta de luz|morador|visita*|entrega*|tag|social',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Se a portaria não consegue abrir o portão da garagem, peça a um morador que tente com o controle: se abre, a falha está no botão do porteiro ou no fio dele; se também não abre, faltou energia, a trava não soltou ou o motor parou. Com a folha torta ou um cabo solto, ninguém tenta de novo. O conserto no prédio é orçado pela peça, com o valor por escrito ao síndico.',
    ],
    description:
      'Se o porteiro não abre o portão da garagem, tente um controle: se ele abre, a falha é do botão da portaria; se não, é energia, trava ou motor.',
    heading: 'Botão, energia ou motor: onde está a falha',
    text: [
      'O botão da portaria é só um contato ligado à central, e gasta como qualquer interruptor. Quando nem ele nem o controle respondem, olhe o disjuntor do portão uma vez só: se ele cai de novo, fica desligado.',
    ],
    points: [
      'Uma pessoa no vão, com outro caminho combinado para os carros.',
      'Destravamento só por quem já aprendeu, com a folha reta e o disjuntor desligado.',
      'Hora em que parou e último carro que passou, anotados.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da tentativa, a etiqueta do motor e se o portão está aberto ou fechado.',
  },
  {
    when: [
      'sindico|sindica',
      'o que fazer|o que faz|o que deve fazer|deve fazer|como agir|como proceder|o que o sindico deve fazer',
      'portao|portoes',
      'quebr*|parado|parou|estrag*|defeito|nao abre|nao fecha|caiu|travado|travou',
    ],
    unless: 'carro|quem paga|ferid*|morador',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'Com o portão quebrado, o síndico primeiro torna a passagem segura: desliga o disjuntor do portão, põe alguém no vão e avisa os moradores por onde entrar. Depois chama o técnico e pede o valor por escrito: reparo necessário e urgente ele manda fazer e presta contas; se for caro, convoca a assembleia em seguida. No prédio o conserto é orçado pela peça, e a visita não tem taxa.',
    ],
    description:
      'Com o portão quebrado, o síndico torna a passagem segura, chama o técnico, manda fazer o conserto urgente e presta contas à assembleia.',
    heading: 'Do aviso aos moradores ao conserto',
    text: [
      'Anote a hora, guarde o vídeo da câmera e o nome de quem viu: se um carro foi atingido, é isso que a seguradora pede.',
    ],
    points: [
      'Folha torta ou caída: ninguém destrava nem passa perto.',
      'Folha reta: o técnico diz por mensagem se dá para deixá-la no manual.',
      'Ordem de serviço com a peça, a causa e a garantia.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão, a etiqueta do motor e quem aprova o orçamento.',
  },
  {
    when: [
      'sindico|sindica',
      'portao|portoes',
      'velho|velhos|antigo|antigos|obsoleto',
      'o que fazer|por onde comecar|assumi|assumiu|novo|nova|primeiro passo|resolver|trocar ou consertar',
    ],
    unless: 'motor novo|quem paga|carro|preco|quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'O síndico que recebe um portão velho começa pela avaliação, e não pela troca: o técnico olha folha, motor, fotocélula e destravamento e escreve o que é seguro, o que se conserta e o que já não tem peça. Com esse papel a assembleia escolhe entre o conserto, orçado pela peça, e o conjunto novo instalado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    description:
      'O síndico que recebe um portão velho começa pela avaliação do técnico, por escrito: o que é seguro, o que se conserta e o que já não tem peça.',
    heading: 'O que levantar antes de levar à assembleia',
    text: [
      'Três números pesam mais que a idade: quantas vezes o portão abre na hora cheia, quanto se gastou com ele no ano e quantos controles ninguém sabe de quem são.',
    ],
    points: [
      'Contrato de manutenção em vigor e o prazo de aviso dele.',
      'Notas e ordens de serviço dos últimos consertos.',
      'Quem tem a chave de destravamento.',
      'Fotocélula: se existe e se para a folha.',
    ],
    send: 'Mande pelo WhatsApp fotos da folha por dentro e da etiqueta do motor, e quantas unidades usam a entrada.',
  },
];
