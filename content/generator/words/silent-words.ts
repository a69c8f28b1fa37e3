/**
 * Words that a page need not say, because the whole site is about them or because they say nothing, in lower case
 * without accents. Every other word of a title appears in the opening of its page, or the page asks for
 * what would answer it (unknown-word-passages.ts).
 */
export const silentWords: ReadonlySet<string> = new Set(
  `a o as os e ou de do da dos das d em no na nos nas num numa um uma uns umas ao aos para pra pro por pelo pela pelos
  pelas com sem sobre ate entre que se seu sua seus suas meu minha meus minhas nosso nossa nossos esse essa este esta
  isso isto ele ela eles elas voce voces eu ja mais menos muito muita bem so tudo todo toda todos todas cada mesmo
  mesma outro outra antes depois apos durante enquanto agora aqui ai la ser era sao estao estou foi for tem tenho ter
  ha fica ficam ficou ficar ficando faz fazem fazer feito feita fazendo dar deu vai vao ir quer quero queria querem
  preciso precisa precisam deve devo devem pode posso podem consigo consegue como qual quais quando quanto quanta
  quantos quantas onde quem cade porque porques pois casa casas residencia residencias residencial residenciais
  garagem garagens portao portoes automatico automatica automaticos automaticas eletronico eletronica eletronicos
  eletronicas eletrico eletrica eletricos eletricas motor motores automatizado automatizada automatizados motorizado
  motorizada motorizados automatizador automatizadores peca pecas aparelho equipamento sistema kit bom boa bons boas
  certo certa ideal normal comum simples completo completa regiao bairro bairros cidade cidades sp capital zona
  proximo proxima perto mim servico servicos empresa empresas profissional profissionais especializado especializada
  especializados especialista cliente clientes guia dica dicas passo passos melhor melhores saber usar uso tipo tipos
  modelo modelos lugar local nao nem sim abrir fechar abre fecha funcionar funciona jeito nenhum nenhuma favor coisa
  alguem dele dela oi ola marca marcas pergunta duvida duvidas problema problemas defeito defeitos vale pena existe
  mas nunca nada sempre vez vezes aciono aciona acionar aperto apertar ligo aceita aceitam chega chegar chegou subir
  descer meio forte disponivel disponiveis otimo otima correto correta adequado adequada alguns algumas lado ali tao
  dessa desse deste desta estranho estranha esquisito embaixo debaixo cima frente tras atras sozinho ontem comigo
  deles delas ta to tentando tenta final comeco inicio desliga liga contra pouco varios varias unico unica geminada
  junto juntos direito dentro direto marido esposa gente pessoal tarde reclama reclamando acionamento desconhecido
  esquina saiu sair sai incluso inclusa incluido incluida inclui hora medo vo vovo sogra anteontem embutido embutida
  conforme quase logo sera seria acho dia dias sobrado sobrados instalou instalaram instalei brasil colocou colocaram
  coloquei trocou trocaram troquei mudou mudaram comprou comprei botou puseram acabou acaba instalado instalada
  instalados instaladas dois duas tres quatro cinco algum alguma qualquer`
    .trim()
    .split(/\s+/),
);
