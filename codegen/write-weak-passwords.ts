import { writeFileSync } from 'node:fs';

// Writes src/platform/weak-passwords.txt; run `make weak-passwords` after changing a list below. First come the
// passwords at the top of leaked lists, then what people make of a common word when a form asks for eight characters.

const leaked = `
123456789 12345678 1234567890 password password1 qwerty123 1q2w3e4r 1q2w3e4r5t qwertyuiop 123123123 987654321 11111111
00000000 88888888 12341234 1qaz2wsx qwer1234 iloveyou sunshine princess football baseball superman trustno1 whatever
jennifer starwars computer michelle corvette mercedes maverick bigdaddy midnight steelers scorpion butthead dolphins
firebird redskins access14 rush2112 blowjobs swimming dickhead playboys hardcore danielle marlboro slipknot victoria
internet samantha december benjamin carolina arsenal1 liverpool liverpool1 chelsea1 nicholas elizabeth alexander
christopher jonathan stephanie patricia jessica1 charlie1 michael1 jordan23 monkey123 dragon123 master123 letmein1
letmein123 welcome1 welcome123 admin123 admin1234 administrator administrator1 root1234 rootroot toortoor passw0rd
p@ssw0rd p@ssword pa55word pa55w0rd password12 password123 password1234 password12345 password01 password! password1!
password123! mypassword mypassword1 thepassword changeme changeme1 changeme123 changeit secret123 secret1234 topsecret
test1234 testtest testing1 testing123 temp1234 temporary default1 guest123 user1234 username login123 abcd1234 abc12345
abcdefgh abcdefghi abcdefghij abcd123456 a1b2c3d4 a1b2c3d4e5 aa123456 a123456789 a12345678 asdf1234 asdfasdf asdfghjk
asdfghjkl asdfghjkl1 zxcvbnm1 zxcvbnm123 zaq12wsx zaq1xsw2 1qazxsw2 qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qweasdzxc qwe123456 qweqweqwe qwertyui qwerty12 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty 123qweasd 123qwe123
123456qwe 123456abc 123456aa 123456789a 1234567a 12345qwert 1234qwer 0123456789 0987654321 9876543210 87654321 123454321
123321123 321321321 147258369 159753456 147852369 789456123 741852963 963852741 159357123 112233445566 11223344 1122334455
12121212 13131313 22222222 33333333 44444444 55555555 66666666 77777777 99999999 111111111 1111111111 0000000000
999999999 123412345 102030405 10203040 1020304050 31415926 314159265 27182818 20202020 69696969 42424242 12344321
1234567891 12345678910 123456789123 1234567899 aaaaaaaa abababab abcabcabc aaaaaaaaaa xxxxxxxx zzzzzzzz qqqqqqqq
iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! loveyou1 lovelove loveme123 ihateyou fuckyou1 fuckyou2 fuckyou123
asshole1 bullshit motherfucker blink182 metallica nirvana1 slipknot1 eminem123 greenday linkinpark rockstar rockyou1
pokemon1 pokemon123 naruto123 narutouzumaki dragonball minecraft minecraft1 fortnite roblox123 starwars1 startrek
gandalf1 hogwarts harrypotter batman123 spiderman spiderman1 superman1 superman123 wolverine ironman1 captain1 avengers
killer123 hunter123 shadow123 ranger123 tigger123 buster123 ginger123 pepper123 cookie123 summer123 winter123 flower123
butterfly butterfly1 chocolate chocolate1 strawberry blueberry pineapple watermelon cupcakes sweetheart sweetie1
beautiful beautiful1 gorgeous princess1 princess123 angel123 babygirl babygirl1 babyboy1 barbie123 hellokitty
manchester manunited barcelona barcelona1 realmadrid juventus1 cowboys1 yankees1 lakers24 packers1 eagles123 raiders1
mustang1 mustang123 corvette1 ferrari1 porsche1 mercedes1 yamaha123 kawasaki harley123 harleydavidson chevrolet camaro123
michigan virginia scotland australia brooklyn newyork1 california florida1 colorado hawaii123 london123 paris123 england1
trustme1 letmeinnow opensesame openopen accessgranted password99 pass1234 pass12345 pass123456 passpass passwort
passwort1 passwort123 motdepasse contrasena contraseña hallo123 hallohallo azerty123 azertyuiop bonjour1 soleil123
doudou123 loulou123 marseille schatz123 ficken123 qwertz123 qwertzuiop yxcvbnm1 geheim123 sommer123 parola123 senha123
mudar123 brasil123 flamengo corinthians palmeiras wachtwoord welkom01 welkom123 haslo123 polska123 zaqwsx123 marina123
natasha1 vfhbyf123 gfhjkm123 qwaszx123 ghbdtn123 woaini1314 woaini520 5201314520 a5201314 password520 1314520520 zxc123456
qq123456 asd123456 wang1234 caonima123 admin888 admin12345 admin123456 adminadmin admin@123 Admin@1234 Welcome@123
P@ssw0rd1 P@ssw0rd123 P@$$w0rd P@$$w0rd1 Pa$$w0rd Pa$$word1 Passw0rd! Passw0rd1 Password@1 Password@123 Qwerty@123
Qwerty!123 Summer2024! Winter2024! Spring2024! Autumn2024! Company123! Monday123 Friday123 Sunday123
correcthorse correcthorsebatterystaple nopassword noaccess1 ncc1701d ncc1701e thx11381138 8675309a bond0007 jamesbond
jamesbond007 agent007 zeppelin ledzeppelin pinkfloyd deftones megadeth ironmaiden beatles1 undertaker wrestling
blackjack casino777 lucky777 lucky1234 money1234 dollars1 diamond1 crystal1 phoenix1 falcon123 panther1 cheetah1 elephant
penguins snowball snowflake sunflower rainbow1 moonlight starlight daylight thunder1 lightning hurricane tornado1
september november february saturday thursday wednesday birthday christmas halloween valentine thanksgiving
`;

const words = `
password passwort passwd admin administrator root user guest login welcome hello letmein access secret master monkey dragon
shadow sunshine princess football baseball soccer hockey tennis basketball superman batman spiderman pokemon starwars
computer internet network server system database security private public manager office company business support service
michael jennifer jessica ashley daniel thomas robert andrew joshua matthew anthony charlie george william james david
richard joseph steven samantha amanda nicole michelle melissa stephanie elizabeth victoria alexander alexandra benjamin
jordan hunter tigger buster pepper ginger cookie chocolate banana orange purple yellow silver golden diamond crystal
summer winter spring autumn january february march april monday tuesday friday sunday flower butterfly angel freedom
forever lovely iloveyou loveme family mother father brother sister friends happy smile lucky money dollar killer ranger
thunder phoenix falcon tiger lion eagle panther mustang ferrari porsche mercedes corvette harley yamaha toyota honda
google facebook twitter youtube android samsung iphone apple windows microsoft linux ubuntu debian oracle mysql
postgres redis docker kubernetes github gitlab jenkins ansible terraform amazon azure cloud default changeme temp test
testing demo sample example dev develop developer staging production deploy release backup
agent agents hub agenthub agentnode agentnetwork anet claude openai codex gemini chatgpt anthropic copilot llama grok robot
daemon worker task tasks token collab collaboration skillhub requirements sidecar orchestrator supervisor
london paris berlin madrid moscow tokyo beijing shanghai america england france germany canada brazil mexico texas
qwerty qwertz azerty asdfgh asdf zxcvbn zxcv qazwsx abcdef abcd abc
`;

const endings = `
1 2 3 7 11 12 13 21 22 23 69 77 88 99 00 01 007 101 111 123 1234 12345 123456 1234567 12345678 123456789 321 4321 666 777
1! 12! 123! 1234! ! !! !@# !@#$ @1 @12 @123 @1234 #1 #123 _1 _123 .123 -123 abc xyz qwe
1990 1995 1999 2000 2001 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2024! 2025! 2026! @2024 @2025 @2026
`;

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0987654321', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];

const split = (block: string): string[] => block.split(/\s+/).filter((word) => word !== '');

function* compositions(): Generator<string> {
  yield* split(leaked);
  for (const word of split(words)) {
    yield word;
    yield word + word;
    for (const ending of split(endings)) yield word + ending;
    const leet = word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1');
    for (const ending of ['', '1', '12', '123', '1234', '!', '2025', '2026']) yield leet + ending;
    for (const start of ['123', '1234', 'my', 'the', 'new']) yield start + word;
  }
  for (const row of rows) {
    for (let from = 0; from < row.length; from += 1) {
      for (let to = from + 3; to <= row.length; to += 1) {
        const walk = row.slice(from, to);
        for (const twin of [walk, walk + walk, `${walk}123`, `${walk}1234`, `123${walk}`]) yield twin;
      }
    }
  }
  for (const digit of '0123456789') for (let length = 8; length <= 16; length += 1) yield digit.repeat(length);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (let length = 8; length <= 12; length += 1) yield letter.repeat(length);
}

const shortest = 8;
const entries = new Set<string>();
for (const candidate of compositions()) if (candidate.length >= shortest) entries.add(candidate.toLowerCase());
writeFileSync(new URL('../src/platform/weak-passwords.txt', import.meta.url), `${[...entries].join('\n')}\n`);
