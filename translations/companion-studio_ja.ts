<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Room</source>
        <translation>部屋(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Companions</source>
        <translation>コンパニオン(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>発言権(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Message box</source>
        <translation>メッセージ欄</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>&amp;New companion…</source>
        <translation>新しいコンパニオン(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a new companion.</source>
        <translation>新しいコンパニオンを作ります。</translation>
    </message>
    <message>
        <source>create, character, persona</source>
        <translation>作成, キャラクター, ペルソナ</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Companion &amp;library…</source>
        <translation>コンパニオン一覧(&amp;L)…</translation>
    </message>
    <message>
        <source>All companions, also those that are in no room.</source>
        <translation>部屋にいない人も含む、すべてのコンパニオンです。</translation>
    </message>
    <message>
        <source>people, characters, personas, archive</source>
        <translation>人, キャラクター, ペルソナ, アーカイブ</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>一覧…</translation>
    </message>
    <message>
        <source>&amp;Import companion…</source>
        <translation>コンパニオンを読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Add companions from cards and persona files.</source>
        <translation>カードとペルソナファイルからコンパニオンを追加します。</translation>
    </message>
    <message>
        <source>character card, PNG, SillyTavern</source>
        <translation>キャラクターカード, PNG, SillyTavern</translation>
    </message>
    <message>
        <source>Import a &amp;folder of companions…</source>
        <translation>コンパニオンのフォルダーを読み込む(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all companions of a folder.</source>
        <translation>フォルダーにあるすべてのコンパニオンを追加します。</translation>
    </message>
    <message>
        <source>character cards</source>
        <translation>キャラクターカード</translation>
    </message>
    <message>
        <source>&amp;Export companion…</source>
        <translation>コンパニオンを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose a companion in the library and write a card.</source>
        <translation>一覧でコンパニオンを選び、カードを書き出します。</translation>
    </message>
    <message>
        <source>save, share, card</source>
        <translation>保存, 共有, カード</translation>
    </message>
    <message>
        <source>Export the room as a &amp;group…</source>
        <translation>部屋をグループとして書き出す(&amp;G)…</translation>
    </message>
    <message>
        <source>Write all companions of this room to a folder.</source>
        <translation>この部屋のすべてのコンパニオンをフォルダーに書き出します。</translation>
    </message>
    <message>
        <source>save, share</source>
        <translation>保存, 共有</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1を編集…</translation>
    </message>
    <message>
        <source>Change the persona and the voice of %1.</source>
        <translation>%1のペルソナと声を変えます。</translation>
    </message>
    <message>
        <source>persona, character, voice</source>
        <translation>ペルソナ, キャラクター, 声</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Give the floor to %1</source>
        <translation>%1に発言権を渡す</translation>
    </message>
    <message>
        <source>Let %1 speak now, whatever the votes say.</source>
        <translation>投票に関係なく、今すぐ%1に話してもらいます。</translation>
    </message>
    <message>
        <source>cue, ask, next</source>
        <translation>指名, たずねる, 次</translation>
    </message>
    <message>
        <source>Give the floor</source>
        <translation>発言権を渡す</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>%1をミュート</translation>
    </message>
    <message>
        <source>%1 hears everything, but neither votes nor speaks.</source>
        <translation>%1は聞いていますが、投票も発言もしません。</translation>
    </message>
    <message>
        <source>silence, quiet</source>
        <translation>静か, 黙る</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>%1のミュートを解除</translation>
    </message>
    <message>
        <source>Let %1 vote and speak again.</source>
        <translation>%1がまた投票し、話せるようにします。</translation>
    </message>
    <message>
        <source>speak again</source>
        <translation>また話す</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>ミュート解除</translation>
    </message>
    <message>
        <source>What %1 remembers…</source>
        <translation>%1が覚えていること…</translation>
    </message>
    <message>
        <source>Read, add and correct the notes of %1.</source>
        <translation>%1のメモを読み、追加し、直します。</translation>
    </message>
    <message>
        <source>memory, notes</source>
        <translation>記憶, メモ</translation>
    </message>
    <message>
        <source>What %1 knows of this room…</source>
        <translation>%1がこの部屋について知っていること…</translation>
    </message>
    <message>
        <source>See which messages %1 has heard.</source>
        <translation>%1がどのメッセージを聞いたかを表示します。</translation>
    </message>
    <message>
        <source>witness, heard</source>
        <translation>目撃者, 聞いた</translation>
    </message>
    <message>
        <source>Show %1 out</source>
        <translation>%1を退室させる</translation>
    </message>
    <message>
        <source>%1 is a guest of another program and has to leave.</source>
        <translation>ほかのプログラムのゲストである%1に退室してもらいます。</translation>
    </message>
    <message>
        <source>remove, kick, guest</source>
        <translation>追い出す, ゲスト</translation>
    </message>
    <message>
        <source>Go to the &amp;request that waits</source>
        <translation>待機中のリクエストへ移動(&amp;R)</translation>
    </message>
    <message>
        <source>Move to the oldest request of a companion.</source>
        <translation>コンパニオンのいちばん古いリクエストへ移動します。</translation>
    </message>
    <message>
        <source>permission, question, answer</source>
        <translation>許可, 質問, 返事</translation>
    </message>
    <message>
        <source>What companions may &amp;ask for…</source>
        <translation>コンパニオンへの許可(&amp;A)…</translation>
    </message>
    <message>
        <source>Decide who may ask you for pictures and answers.</source>
        <translation>誰が画像や返事を求めてよいかを決めます。</translation>
    </message>
    <message>
        <source>picture, photo, camera, screen, permission</source>
        <translation>画像, 写真, カメラ, 画面, 許可</translation>
    </message>
    <message>
        <source>What companions may &amp;do…</source>
        <translation>コンパニオンのツール使用許可(&amp;D)…</translation>
    </message>
    <message>
        <source>Decide which tools companions may use.</source>
        <translation>コンパニオンが使ってよいツールを決めます。</translation>
    </message>
    <message>
        <source>tools, permission</source>
        <translation>ツール, 許可</translation>
    </message>
    <message>
        <source>&amp;Connect a model…</source>
        <translation>モデルを接続(&amp;C)…</translation>
    </message>
    <message>
        <source>Let a real model answer for the companions.</source>
        <translation>本物のモデルにコンパニオンの代わりに答えてもらいます。</translation>
    </message>
    <message>
        <source>AI, LLM, server, local</source>
        <translation>AI, LLM, サーバー, ローカル</translation>
    </message>
    <message>
        <source>Model &amp;providers…</source>
        <translation>モデルのプロバイダー(&amp;P)…</translation>
    </message>
    <message>
        <source>See the providers and choose what answers for the companions.</source>
        <translation>プロバイダーを確認し、コンパニオンの代わりに答えるものを選びます。</translation>
    </message>
    <message>
        <source>AI, server, keys, standard</source>
        <translation>AI, サーバー, キー, 標準</translation>
    </message>
    <message>
        <source>C&amp;osts…</source>
        <translation>費用(&amp;O)…</translation>
    </message>
    <message>
        <source>See what the calls of models cost.</source>
        <translation>モデルの呼び出しにかかった費用を表示します。</translation>
    </message>
    <message>
        <source>money, price, tokens, budget</source>
        <translation>お金, 価格, トークン, 予算</translation>
    </message>
    <message>
        <source>&amp;Let them talk</source>
        <translation>話してもらう(&amp;L)</translation>
    </message>
    <message>
        <source>Let the companions go on.</source>
        <translation>コンパニオンに続けてもらいます。</translation>
    </message>
    <message>
        <source>play, continue, resume</source>
        <translation>再生, 続ける, 再開</translation>
    </message>
    <message>
        <source>Let them &amp;wait</source>
        <translation>待ってもらう(&amp;W)</translation>
    </message>
    <message>
        <source>Let nobody begin to speak until you say so.</source>
        <translation>合図するまで誰も話し始めません。</translation>
    </message>
    <message>
        <source>pause, hold</source>
        <translation>一時停止, 保留</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Play the &amp;next turn</source>
        <translation>次のターンを進める(&amp;N)</translation>
    </message>
    <message>
        <source>Let one companion speak, then wait.</source>
        <translation>コンパニオン一人に話してもらい、そのあと待ちます。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>&amp;Stop the talk</source>
        <translation>会話を停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the vote and the turn.</source>
        <translation>投票とターンを終わらせます。</translation>
    </message>
    <message>
        <source>cancel, interrupt</source>
        <translation>中止, 割り込む</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Re&amp;ply again</source>
        <translation>もう一度返事(&amp;P)</translation>
    </message>
    <message>
        <source>Let the same companion say it in another way.</source>
        <translation>同じコンパニオンに別の言い方をしてもらいます。</translation>
    </message>
    <message>
        <source>regenerate, retry</source>
        <translation>再生成, やり直す</translation>
    </message>
    <message>
        <source>&amp;Decide again</source>
        <translation>もう一度決める(&amp;D)</translation>
    </message>
    <message>
        <source>Let all decide anew who speaks.</source>
        <translation>誰が話すかを全員で決め直します。</translation>
    </message>
    <message>
        <source>vote, retry</source>
        <translation>投票, やり直す</translation>
    </message>
    <message>
        <source>Bring &amp;back what was there</source>
        <translation>前の状態に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Undo the last step back in this room.</source>
        <translation>この部屋で最後に戻った操作を取り消します。</translation>
    </message>
    <message>
        <source>undo, restore</source>
        <translation>元に戻す, 復元</translation>
    </message>
    <message>
        <source>&amp;Reset the ring</source>
        <translation>リングをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>End the turn and put the ring to sleep; its order stays.</source>
        <translation>ターンを終わらせ、リングを眠らせます。順番はそのままです。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Res&amp;huffle the ring</source>
        <translation>リングをシャッフルし直す(&amp;H)</translation>
    </message>
    <message>
        <source>Give the ring a new order by chance.</source>
        <translation>リングの順番を無作為に決め直します。</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>ランダム, 順番</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>シャッフルし直す</translation>
    </message>
    <message>
        <source>What &amp;if…</source>
        <translation>もしも(&amp;I)…</translation>
    </message>
    <message>
        <source>Try other votes and see who would have spoken.</source>
        <translation>別の投票を試し、誰が話したはずかを見ます。</translation>
    </message>
    <message>
        <source>trial, simulate, change votes</source>
        <translation>試す, シミュレーション, 投票を変える</translation>
    </message>
    <message>
        <source>Turn-taking: %1</source>
        <translation>発言方式：%1</translation>
    </message>
    <message>
        <source>Choose how the room finds out who speaks.</source>
        <translation>誰が話すかを部屋が決める方式を選びます。</translation>
    </message>
    <message>
        <source>policy, order, rules</source>
        <translation>方式, 順番, ルール</translation>
    </message>
    <message>
        <source>&amp;Settings of turn-taking…</source>
        <translation>発言方式の設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Set who may speak after whom and how long companions talk.</source>
        <translation>誰が誰のあとに話せるか、コンパニオンがどのくらい話すかを設定します。</translation>
    </message>
    <message>
        <source>policy, rules, matrix</source>
        <translation>方式, ルール, 表</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation>新しい部屋(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a room and choose who is in it.</source>
        <translation>部屋を作り、参加者を選びます。</translation>
    </message>
    <message>
        <source>start, begin, create, chat</source>
        <translation>開始, 作成, チャット</translation>
    </message>
    <message>
        <source>&amp;Set up room…</source>
        <translation>部屋を設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Change who is in this room, the scene and the rules.</source>
        <translation>この部屋の参加者、場面、ルールを変えます。</translation>
    </message>
    <message>
        <source>settings, options, preferences, add companion</source>
        <translation>設定, オプション, コンパニオンを追加</translation>
    </message>
    <message>
        <source>&amp;Rename room</source>
        <translation>部屋の名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Give this room another name.</source>
        <translation>この部屋に別の名前を付けます。</translation>
    </message>
    <message>
        <source>title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Save room as &amp;template…</source>
        <translation>部屋をテンプレートとして保存(&amp;T)…</translation>
    </message>
    <message>
        <source>Keep the setup of this room for new rooms.</source>
        <translation>この部屋の設定を新しい部屋のために保存します。</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Room te&amp;mplates…</source>
        <translation>部屋のテンプレート(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename or delete your templates.</source>
        <translation>テンプレートの名前の変更や削除をします。</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>&amp;Lorebooks…</source>
        <translation>ロアブック(&amp;L)…</translation>
    </message>
    <message>
        <source>Write down what companions know about your world.</source>
        <translation>コンパニオンが世界について知っていることを書きます。</translation>
    </message>
    <message>
        <source>world info, lore, knowledge</source>
        <translation>世界観, 設定, 知識</translation>
    </message>
    <message>
        <source>&amp;Export room…</source>
        <translation>部屋を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the conversation to a file.</source>
        <translation>会話をファイルに書き出します。</translation>
    </message>
    <message>
        <source>save, print, PDF, HTML, Markdown</source>
        <translation>保存, 印刷, PDF, HTML, Markdown</translation>
    </message>
    <message>
        <source>&amp;Import a conversation…</source>
        <translation>会話を取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Make a room from a chat of another program.</source>
        <translation>ほかのプログラムのチャットから部屋を作ります。</translation>
    </message>
    <message>
        <source>SillyTavern, chat, open file</source>
        <translation>SillyTavern, チャット, ファイルを開く</translation>
    </message>
    <message>
        <source>&amp;Delete room</source>
        <translation>部屋を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this room. A notice lets you undo it.</source>
        <translation>この部屋を削除します。お知らせから元に戻せます。</translation>
    </message>
    <message>
        <source>remove, trash</source>
        <translation>消す, ごみ箱</translation>
    </message>
    <message>
        <source>D&amp;oors…</source>
        <translation>出入口(&amp;O)…</translation>
    </message>
    <message>
        <source>Let other programs take part in your rooms.</source>
        <translation>ほかのプログラムを部屋に参加させます。</translation>
    </message>
    <message>
        <source>MCP, server, network, connection, guests</source>
        <translation>MCP, サーバー, ネットワーク, 接続, ゲスト</translation>
    </message>
    <message>
        <source>&amp;Who knows what…</source>
        <translation>誰が何を知っているか(&amp;W)…</translation>
    </message>
    <message>
        <source>See who has heard which message.</source>
        <translation>誰がどのメッセージを聞いたかを表示します。</translation>
    </message>
    <message>
        <source>witness, whisper, secret</source>
        <translation>目撃者, ささやき, 秘密</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>See how often each companion speaks in this room.</source>
        <translation>この部屋で各コンパニオンがどのくらい話すかを表示します。</translation>
    </message>
    <message>
        <source>numbers, charts</source>
        <translation>数字, グラフ</translation>
    </message>
    <message>
        <source>&amp;Your data…</source>
        <translation>あなたのデータ(&amp;Y)…</translation>
    </message>
    <message>
        <source>See where your data is, back it up and restore it.</source>
        <translation>データの場所の確認、バックアップ、復元をします。</translation>
    </message>
    <message>
        <source>backup, restore, privacy, files, storage</source>
        <translation>バックアップ, 復元, プライバシー, ファイル, 容量</translation>
    </message>
    <message>
        <source>Search in this &amp;room</source>
        <translation>この部屋を検索(&amp;R)</translation>
    </message>
    <message>
        <source>Find words in the conversation on screen.</source>
        <translation>画面の会話から言葉を探します。</translation>
    </message>
    <message>
        <source>find</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search e&amp;verywhere…</source>
        <translation>全体を検索(&amp;V)…</translation>
    </message>
    <message>
        <source>Find words in all rooms and notes.</source>
        <translation>すべての部屋とメモから言葉を探します。</translation>
    </message>
    <message>
        <source>&amp;Quit Companion Studio</source>
        <translation>Companion Studio を終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window. Everything is saved.</source>
        <translation>ウィンドウを閉じます。すべて保存されています。</translation>
    </message>
    <message>
        <source>exit, close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Choose who answers…</source>
        <translation>誰が答えるかを選ぶ…</translation>
    </message>
    <message>
        <source>Choose who should answer. Everybody hears the message unless you whisper.</source>
        <translation>誰に答えてもらうかを選びます。ささやきでなければ、メッセージは全員に聞こえます。</translation>
    </message>
    <message>
        <source>recipients, to</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Whisper the message</source>
        <translation>メッセージをささやく</translation>
    </message>
    <message>
        <source>Only the companions you write to hear it.</source>
        <translation>宛先のコンパニオンだけに聞こえます。</translation>
    </message>
    <message>
        <source>secret, private, only</source>
        <translation>秘密, 非公開</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>ささやく</translation>
    </message>
    <message>
        <source>Choose in whose name you write…</source>
        <translation>誰の名義で書くかを選ぶ…</translation>
    </message>
    <message>
        <source>Write as another of your identities.</source>
        <translation>別の名義で書きます。</translation>
    </message>
    <message>
        <source>identity, mask</source>
        <translation>名義, 仮面</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>メッセージを送信</translation>
    </message>
    <message>
        <source>Say what is in the message box.</source>
        <translation>メッセージ欄の内容を話します。</translation>
    </message>
    <message>
        <source>say, submit</source>
        <translation>話す, 送る</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Copy the words of the message.</source>
        <translation>メッセージの言葉をコピーします。</translation>
    </message>
    <message>
        <source>Copy the message as Markdown</source>
        <translation>メッセージを Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy the message with its marks.</source>
        <translation>記号も含めてメッセージをコピーします。</translation>
    </message>
    <message>
        <source>Show the decision</source>
        <translation>決定を表示</translation>
    </message>
    <message>
        <source>See why this companion had the floor.</source>
        <translation>このコンパニオンに発言権があった理由を表示します。</translation>
    </message>
    <message>
        <source>Show what happened in this turn</source>
        <translation>このターンで起きたことを表示</translation>
    </message>
    <message>
        <source>See the calls of the model that made this message.</source>
        <translation>このメッセージを作ったモデルの呼び出しを表示します。</translation>
    </message>
    <message>
        <source>Show the previous alternative</source>
        <translation>前の候補を表示</translation>
    </message>
    <message>
        <source>See what was said here before.</source>
        <translation>ここで前に話されたことを表示します。</translation>
    </message>
    <message>
        <source>Show the next alternative</source>
        <translation>次の候補を表示</translation>
    </message>
    <message>
        <source>See what was said here later.</source>
        <translation>ここであとに話されたことを表示します。</translation>
    </message>
    <message>
        <source>Edit the message…</source>
        <translation>メッセージを編集…</translation>
    </message>
    <message>
        <source>Change the words of the message.</source>
        <translation>メッセージの言葉を変えます。</translation>
    </message>
    <message>
        <source>Select all messages</source>
        <translation>すべてのメッセージを選択</translation>
    </message>
    <message>
        <source>Select the whole conversation.</source>
        <translation>会話全体を選択します。</translation>
    </message>
    <message>
        <source>Larger figures</source>
        <translation>キャラクターを大きく</translation>
    </message>
    <message>
        <source>Make the figures on the stage larger.</source>
        <translation>ステージのキャラクターを大きくします。</translation>
    </message>
    <message>
        <source>Smaller figures</source>
        <translation>キャラクターを小さく</translation>
    </message>
    <message>
        <source>Make the figures on the stage smaller.</source>
        <translation>ステージのキャラクターを小さくします。</translation>
    </message>
    <message>
        <source>Figures of the usual size</source>
        <translation>キャラクターを標準の大きさに</translation>
    </message>
    <message>
        <source>Give the figures their usual size.</source>
        <translation>キャラクターを標準の大きさに戻します。</translation>
    </message>
    <message>
        <source>Change the vote: %1</source>
        <translation>投票を変える：%1</translation>
    </message>
    <message>
        <source>See who would have spoken with this vote.</source>
        <translation>この投票なら誰が話したはずかを見ます。</translation>
    </message>
    <message>
        <source>Restore the vote</source>
        <translation>投票を元に戻す</translation>
    </message>
    <message>
        <source>Give the vote back as it was.</source>
        <translation>投票を元のままに戻します。</translation>
    </message>
    <message>
        <source>Show the roo&amp;ms</source>
        <translation>部屋の一覧を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the list of rooms.</source>
        <translation>部屋の一覧を表示または非表示にします。</translation>
    </message>
    <message>
        <source>panel, sidebar, hide</source>
        <translation>パネル, サイドバー, 隠す</translation>
    </message>
    <message>
        <source>Show the &amp;companions</source>
        <translation>コンパニオンのパネルを表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show or hide the companions of this room.</source>
        <translation>この部屋のコンパニオンを表示または非表示にします。</translation>
    </message>
    <message>
        <source>Show the &amp;side panel</source>
        <translation>サイドパネルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the floor, the timeline, the events and the turns.</source>
        <translation>発言権、タイムライン、イベント、ターンを表示または非表示にします。</translation>
    </message>
    <message>
        <source>floor, timeline, hide</source>
        <translation>発言権, タイムライン, 隠す</translation>
    </message>
    <message>
        <source>Show the floor</source>
        <translation>発言権を表示</translation>
    </message>
    <message>
        <source>See who has the floor and why.</source>
        <translation>誰に発言権があるか、そしてその理由を表示します。</translation>
    </message>
    <message>
        <source>votes, decision</source>
        <translation>投票, 決定</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>タイムラインを表示</translation>
    </message>
    <message>
        <source>See the turns of the room along the time.</source>
        <translation>部屋のターンを時間に沿って表示します。</translation>
    </message>
    <message>
        <source>history, past decisions</source>
        <translation>履歴, 過去の決定</translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>イベントを表示</translation>
    </message>
    <message>
        <source>Read the log of the room line by line.</source>
        <translation>部屋のログを 1 行ずつ読みます。</translation>
    </message>
    <message>
        <source>log, history</source>
        <translation>ログ, 履歴</translation>
    </message>
    <message>
        <source>Show the turns</source>
        <translation>ターンを表示</translation>
    </message>
    <message>
        <source>See what happened in each turn.</source>
        <translation>各ターンで起きたことを表示します。</translation>
    </message>
    <message>
        <source>prompts, calls, inspector</source>
        <translation>プロンプト, 呼び出し, インスペクター</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>レイアウト：%1</translation>
    </message>
    <message>
        <source>Choose which parts of the window are large.</source>
        <translation>ウィンドウのどの部分を大きくするかを選びます。</translation>
    </message>
    <message>
        <source>arrange, panels</source>
        <translation>配置, パネル</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>レイアウトを元に戻す</translation>
    </message>
    <message>
        <source>Put all panels back in their places.</source>
        <translation>すべてのパネルを元の場所に戻します。</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>テーマ：%1</translation>
    </message>
    <message>
        <source>Choose the colors of the window.</source>
        <translation>ウィンドウの色を選びます。</translation>
    </message>
    <message>
        <source>colors, dark mode, appearance</source>
        <translation>色, ダークモード, 外観</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>動き：%1</translation>
    </message>
    <message>
        <source>Choose how much the window moves.</source>
        <translation>ウィンドウの動きの量を選びます。</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>言語：%1</translation>
    </message>
    <message>
        <source>Choose the language of the window.</source>
        <translation>ウィンドウの言語を選びます。</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>翻訳</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Fill the whole screen with the window.</source>
        <translation>ウィンドウを画面全体に広げます。</translation>
    </message>
    <message>
        <source>maximize, stage, presentation</source>
        <translation>最大化, ステージ, プレゼンテーション</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Make all text larger.</source>
        <translation>すべての文字を大きくします。</translation>
    </message>
    <message>
        <source>zoom, font size</source>
        <translation>拡大, 縮小, フォントサイズ</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Make all text smaller.</source>
        <translation>すべての文字を小さくします。</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>標準の文字サイズ</translation>
    </message>
    <message>
        <source>Give all text the size of the system.</source>
        <translation>すべての文字をシステムの大きさに戻します。</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel.</source>
        <translation>キーボードを次のパネルへ移します。</translation>
    </message>
    <message>
        <source>focus, panel</source>
        <translation>フォーカス, パネル</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>ウィンドウの前の部分</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel.</source>
        <translation>キーボードを前のパネルへ移します。</translation>
    </message>
    <message>
        <source>&amp;Read this room aloud</source>
        <translation>この部屋を読み上げる(&amp;R)</translation>
    </message>
    <message>
        <source>Let voices read what is said in this room.</source>
        <translation>この部屋で話されたことを声で読み上げます。</translation>
    </message>
    <message>
        <source>voice, speech, sound</source>
        <translation>声, 音声, 音</translation>
    </message>
    <message>
        <source>Show &amp;words as they are heard</source>
        <translation>声に合わせて文字を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show each word when the voice reaches it.</source>
        <translation>声がそこに来たときに言葉を表示します。</translation>
    </message>
    <message>
        <source>voice, subtitles</source>
        <translation>声, 字幕</translation>
    </message>
    <message>
        <source>Sto&amp;p reading aloud</source>
        <translation>読み上げを停止(&amp;P)</translation>
    </message>
    <message>
        <source>End the voice. The words stay.</source>
        <translation>声を止めます。言葉は残ります。</translation>
    </message>
    <message>
        <source>voice, silence</source>
        <translation>声, 静か</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>コマンドを探す(&amp;C)…</translation>
    </message>
    <message>
        <source>Find everything that can be done here by its name.</source>
        <translation>ここでできることをすべて名前で探します。</translation>
    </message>
    <message>
        <source>palette, help</source>
        <translation>パレット, ヘルプ</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>キーボードショートカット(&amp;S)…</translation>
    </message>
    <message>
        <source>See all shortcuts and find one by its name.</source>
        <translation>すべてのショートカットを表示し、名前で探します。</translation>
    </message>
    <message>
        <source>help, hotkeys</source>
        <translation>ヘルプ, ホットキー</translation>
    </message>
    <message>
        <source>&amp;About Companion Studio</source>
        <translation>Companion Studioについて(&amp;A)</translation>
    </message>
    <message>
        <source>See the version and the license.</source>
        <translation>バージョンとライセンスを表示します。</translation>
    </message>
    <message>
        <source>version, help</source>
        <translation>バージョン, ヘルプ</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>この相手を次も宛先にする</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients, too.</source>
        <translation>次からのメッセージも同じ宛先に送ります。</translation>
    </message>
    <message>
        <source>pin, to</source>
        <translation>ピン,固定,宛先</translation>
    </message>
    <message>
        <source>Open the stage &amp;window</source>
        <translation>ステージウィンドウを開く(&amp;W)</translation>
    </message>
    <message>
        <source>Show the stage alone, for an audience or for a stream.</source>
        <translation>観客や配信のために、ステージだけを表示します。</translation>
    </message>
    <message>
        <source>stream, capture, OBS, second screen, captions, presentation</source>
        <translation>配信,キャプチャ,OBS,二つ目の画面,字幕,プレゼンテーション</translation>
    </message>
    <message>
        <source>Quote the message</source>
        <translation>メッセージを引用</translation>
    </message>
    <message>
        <source>Put the message, or what is selected in it, into the message box.</source>
        <translation>メッセージ、またはその中で選択した部分を、メッセージ欄に引用します。</translation>
    </message>
    <message>
        <source>cite, answer</source>
        <translation>引用, 返答</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
    <message>
        <source>Open the menu of the message.</source>
        <translation>メッセージのメニューを開きます。</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>ここから読み上げる</translation>
    </message>
    <message>
        <source>Hear this message and all that follow. Press Esc to end it.</source>
        <translation>このメッセージと続くすべてを聞きます。Escで終わります。</translation>
    </message>
    <message>
        <source>voice, speak, listen, sound</source>
        <translation>声, 話す, 聞く, 音声</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>メッセージを削除</translation>
    </message>
    <message>
        <source>Companions are not told of it any more. A line in its place lets you undo it.</source>
        <translation>コンパニオンにはもう伝わりません。その場所の行から元に戻せます。</translation>
    </message>
    <message>
        <source>remove, erase, take back, trash</source>
        <translation>消去, 取り消し, ゴミ箱</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The provider</source>
        <extracomment>Stands for its name at the beginning of a sentence</extracomment>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1は時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>%1 refused to answer this.</source>
        <translation>%1はこれに答えることを断りました。</translation>
    </message>
    <message>
        <source>%1 gave an answer that could not be read.</source>
        <translation>%1の返事を読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>%1につながりませんでした。</translation>
    </message>
    <message>
        <source>%1 takes no more requests for now.</source>
        <translation>%1は今、これ以上リクエストを受け付けません。</translation>
    </message>
    <message>
        <source>%1 gave no answer.</source>
        <translation>%1から返事がありませんでした。</translation>
    </message>
    <message>
        <source>%1 is busy with other calls of the studio; this one waits for its turn.</source>
        <translation>%1はスタジオのほかの呼び出しで手一杯です。この呼び出しは順番を待っています。</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <extracomment>%1 is a provider, %2 a phrase such as &quot;stopped&quot;</extracomment>
        <translation>%1から返事がありませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 refused the key.</source>
        <translation>%1がキーを受け付けませんでした。</translation>
    </message>
    <message>
        <source>%1 does not have this model.</source>
        <translation>%1にこのモデルはありません。</translation>
    </message>
    <message>
        <source>%1 says that the account has no credit left.</source>
        <translation>%1によると、アカウントの残高がありません。</translation>
    </message>
    <message>
        <source>%1 says that the talk is longer than the model can hold.</source>
        <translation>%1によると、会話がモデルに入りきる長さを超えています。</translation>
    </message>
    <message>
        <source>%1 cannot do this with the chosen model.</source>
        <translation>%1は、選んだモデルではこれができません。</translation>
    </message>
    <message>
        <source>%1 is not what answers at this address.</source>
        <translation>このアドレスで応答しているのは%1ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot take the request at the moment.</source>
        <translation>%1は今、リクエストを受け付けられません。</translation>
    </message>
    <message>
        <source>Wait a while and try again.</source>
        <translation>しばらく待ってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Check the key in the list of providers.</source>
        <translation>プロバイダーの一覧でキーを確かめてください。</translation>
    </message>
    <message>
        <source>Choose one that it has.</source>
        <translation>プロバイダーにあるモデルを選んでください。</translation>
    </message>
    <message>
        <source>Check its address, and whether it is running.</source>
        <translation>アドレスと、動いているかどうかを確かめてください。</translation>
    </message>
    <message>
        <source>Top the account up, or choose another provider.</source>
        <translation>残高を補充するか、別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Begin a new room, or choose a model that holds more.</source>
        <translation>新しい部屋を始めるか、もっと長い会話が入るモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 answered with the status %2.</source>
        <extracomment>%1 is a provider, %2 a number such as 503</extracomment>
        <translation>%1がステータス %2 を返しました。</translation>
    </message>
    <message>
        <source>by Rehearsal, offline</source>
        <translation>リハーサルによる（オフライン）</translation>
    </message>
    <message>
        <source>held to the form by the provider</source>
        <translation>プロバイダーが形式を保証</translation>
    </message>
    <message>
        <source>given as a tool call of that form</source>
        <translation>その形式のツール呼び出しとして回答</translation>
    </message>
    <message>
        <source>promised as JSON, the form only asked for</source>
        <translation>JSON は保証、形式は依頼のみ</translation>
    </message>
    <message>
        <source>the form only asked for</source>
        <translation>形式は依頼のみ</translation>
    </message>
    <message>
        <source>%1, readable at the second try</source>
        <extracomment>%1 says how a vote was had</extracomment>
        <translation>%1、二度目で読み取り</translation>
    </message>
    <message>
        <source>%1, in one call for several</source>
        <extracomment>%1 says how a vote was had; several companions voted in the same call of the model</extracomment>
        <translation>%1、数人分を一度の呼び出しで</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>発言</translation>
    </message>
    <message>
        <source>Woken turn</source>
        <translation>起きたターン</translation>
    </message>
    <message>
        <source>Repair of a vote</source>
        <translation>投票の修復</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>お試し</translation>
    </message>
    <message>
        <source>OpenAI (chat completions)</source>
        <translation>OpenAI（Chat Completions）</translation>
    </message>
    <message>
        <source>OpenAI (responses)</source>
        <translation>OpenAI（Responses）</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Google Gemini</source>
        <translation>Google Gemini</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>Compatible with OpenAI</source>
        <translation>OpenAI 互換</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a model, %2 its provider</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>under %1 ¢</source>
        <translation>%1 ¢ 未満</translation>
    </message>
    <message>
        <source>%1 ¢</source>
        <extracomment>a sum in hundredths of a US dollar</extracomment>
        <translation>%1 ¢</translation>
    </message>
    <message>
        <source>$%1</source>
        <extracomment>a sum in US dollars</extracomment>
        <translation>$%1</translation>
    </message>
    <message>
        <source>%1 in</source>
        <extracomment>tokens that a model read</extracomment>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 in, %2 of them cached</source>
        <extracomment>tokens that a model read: %1 is a number, %2 a part of it</extracomment>
        <translation>入力 %1（うちキャッシュ %2）</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>tokens that a model wrote</extracomment>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>%1 out, %2 of them thinking</source>
        <extracomment>tokens that a model wrote: %1 is a number, %2 a part of it</extracomment>
        <translation>出力 %1（うち思考 %2）</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Stands between what a model read and what it wrote</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Rehearsal is no AI and has no such setting.</source>
        <translation>リハーサルは AI ではなく、この設定はありません。</translation>
    </message>
    <message>
        <source>%1 has no such setting.</source>
        <extracomment>%1 is a kind of provider, such as &quot;Anthropic&quot;</extracomment>
        <translation>%1にこの設定はありません。</translation>
    </message>
    <message>
        <source>This model does not take it.</source>
        <extracomment>%1 is a model</extracomment>
        <translation>このモデルでは使えません。</translation>
    </message>
    <message>
        <source>%1 does not take it.</source>
        <translation>%1では使えません。</translation>
    </message>
    <message>
        <source>It is not taken while the model is told to think.</source>
        <translation>モデルに思考させる間は使えません。</translation>
    </message>
    <message>
        <source>It is not taken beside a temperature.</source>
        <translation>温度と同時には使えません。</translation>
    </message>
    <message>
        <source>%1 was not asked, because its key is missing here.</source>
        <translation>%1には、このコンピューターにキーがないため問い合わせませんでした。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>%1 said: “%2” (%3).</source>
        <extracomment>%1 is a provider, %2 its own words, not translated, %3 a number such as 503</extracomment>
        <translation>%1からのメッセージ：「%2」（%3）。</translation>
    </message>
    <message>
        <source>What came back: “%1”.</source>
        <extracomment>%1 are words of the network, such as &quot;Connection refused&quot;, not translated</extracomment>
        <translation>返ってきた内容：「%1」。</translation>
    </message>
    <message>
        <source>%1 said: “%2”.</source>
        <extracomment>%1 is a provider, %2 its own words, not translated</extracomment>
        <translation>%1からのメッセージ：「%2」。</translation>
    </message>
    <message>
        <source>importance</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>返答を求められた</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>会話の締めくくり</translation>
    </message>
    <message>
        <source>state</source>
        <translation>意思</translation>
    </message>
    <message>
        <source>%1: it was missing and counts as &quot;%2&quot;.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 its value</extracomment>
        <translation>%1: 書かれていなかったため「%2」とみなします。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; was read as &quot;%3&quot;.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 and %3 are values: &quot;85&quot; was read as &quot;8.5&quot;</extracomment>
        <translation>%1:「%2」を「%3」と読みました。</translation>
    </message>
    <message>
        <source>%1 was not asked, because no model is chosen.</source>
        <translation>モデルが選ばれていないため、%1には問い合わせませんでした。</translation>
    </message>
    <message>
        <source>%1 has nothing at the path of this address.</source>
        <translation>%1にはこのアドレスのパスに何もありません。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer.</source>
        <translation>%1は回答の代わりにウェブページを返しました。</translation>
    </message>
    <message>
        <source>%1 is still loading the model.</source>
        <translation>%1はまだモデルを読み込んでいます。</translation>
    </message>
    <message>
        <source>%1 has no model loaded.</source>
        <translation>%1にはモデルが読み込まれていません。</translation>
    </message>
    <message>
        <source>%1 has too little memory for this model.</source>
        <translation>%1にはこのモデルに必要なメモリが足りません。</translation>
    </message>
    <message>
        <source>%1 does not serve your location.</source>
        <translation>%1はお使いの地域では利用できません。</translation>
    </message>
    <message>
        <source>%1 only thought, and gave no answer.</source>
        <translation>%1 は考えただけで、答えませんでした。</translation>
    </message>
    <message>
        <source>Choose one in the list of providers.</source>
        <translation>プロバイダーの一覧で選んでください。</translation>
    </message>
    <message>
        <source>Check the end of its address: most end in /v1.</source>
        <translation>アドレスの末尾を確認してください。多くは /v1 で終わります。</translation>
    </message>
    <message>
        <source>Open its address in a browser: a login, a proxy or another program may be there.</source>
        <translation>そのアドレスをブラウザーで開いてください。ログイン画面やプロキシ、別のプログラムがあるかもしれません。</translation>
    </message>
    <message>
        <source>Try again when it has loaded.</source>
        <translation>読み込みが終わってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Load the model there and try again.</source>
        <translation>そちらでモデルを読み込んでから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs on the computer it runs on.</source>
        <translation>より小さいモデルを選ぶか、モデルが動いているコンピューターでほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Choose another provider.</source>
        <translation>別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Let the model think less or not at all, or choose another model.</source>
        <translation>モデルの思考を減らすかオフにするか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>It was not proper JSON.</source>
        <translation>正しい JSON ではありませんでした。</translation>
    </message>
    <message>
        <source>It was a list of lines in place of JSON.</source>
        <translation>JSON ではなく、行のリストでした。</translation>
    </message>
    <message>
        <source>It was the last of several.</source>
        <translation>複数のうち最後のものです。</translation>
    </message>
    <message>
        <source>Its end was missing.</source>
        <translation>末尾が欠けていました。</translation>
    </message>
    <message>
        <source>It stood only in what the model thought.</source>
        <translation>モデルの思考の中にだけありました。</translation>
    </message>
    <message>
        <source>Written was: %1</source>
        <extracomment>%1 is the answer of a model, not translated</extracomment>
        <translation>元の文: %1</translation>
    </message>
    <message>
        <source>%1 could not answer.</source>
        <extracomment>%1 is a companion; the reason follows</extracomment>
        <translation>%1は答えられませんでした。</translation>
    </message>
    <message>
        <source>Nobody answers, as no vote came from %1.</source>
        <extracomment>%1 is a companion or several; the reason follows</extracomment>
        <translation>%1から投票が届かなかったので、誰も答えません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a companion or several, %2 a sentence that says what went wrong with their calls</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>loading the model … %L1 s</source>
        <extracomment>%L1 are the seconds that it has been loading for</extracomment>
        <translation>モデルを読み込み中 … %L1秒</translation>
    </message>
    <message>
        <source>loading %1 … %L2 s</source>
        <extracomment>%1 is the name of a language model, %L2 the seconds that it has been loading for</extracomment>
        <translation>%1を読み込み中 … %L2秒</translation>
    </message>
    <message>
        <source>%1 was not asked, because its key was not given for this address.</source>
        <translation>キーがこのアドレスのために入力されたものではないため、%1には問い合わせていません。</translation>
    </message>
    <message>
        <source>Agree to it in the list of providers, or enter the key again.</source>
        <translation>プロバイダーの一覧で同意するか、キーを入力し直してください。</translation>
    </message>
    <message>
        <source>Director&apos;s choice</source>
        <extracomment>a call of the model that chooses who speaks next</extracomment>
        <translation>ディレクターの選択</translation>
    </message>
</context>
<context>
    <name>CardCosts</name>
    <message>
        <source>It asks for longer answers or more thinking, which may cost more. Choose that yourself, if you want it.</source>
        <translation>より長い返答やより深い思考を求めています。費用が増えることがあるので、必要ならご自分で選んでください。</translation>
    </message>
    <message>
        <source>It asks for %1. That was left out: the standard model answers until you choose another.</source>
        <translation>%1 を求めていますが、読み込みませんでした。別のモデルを選ぶまでは、標準のモデルが答えます。</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Used as the story.</source>
        <translation>生い立ちとして使います。</translation>
    </message>
    <message>
        <source>Used as the personality.</source>
        <translation>性格として使います。</translation>
    </message>
    <message>
        <source>Used as the scenario note.</source>
        <translation>シナリオメモとして使います。</translation>
    </message>
    <message>
        <source>Used as the greeting.</source>
        <translation>あいさつとして使います。</translation>
    </message>
    <message>
        <source>Used as the example dialogue.</source>
        <translation>会話例として使います。</translation>
    </message>
    <message>
        <source>Used as the system note.</source>
        <translation>システムメモとして使います。</translation>
    </message>
    <message>
        <source>Used as the end note.</source>
        <translation>末尾のメモとして使います。</translation>
    </message>
    <message>
        <source>Shown to people; never part of a prompt.</source>
        <translation>人に表示するだけで、プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Not fetched: it lies at a remote address. The address is kept.</source>
        <translation>取得しません：ネット上のアドレスにあります。アドレスは残します。</translation>
    </message>
    <message>
        <source>Stands for the card&apos;s own picture.</source>
        <translation>カード自身の画像を指しています。</translation>
    </message>
    <message>
        <source>Lies in the card&apos;s file and is kept there.</source>
        <translation>カードのファイルの中にあり、そのまま残します。</translation>
    </message>
    <message>
        <source>Stands in the card itself and is kept there.</source>
        <translation>カードの中に書かれており、そのまま残します。</translation>
    </message>
    <message>
        <source>Not fetched: its address is of a kind that is not known here. The address is kept.</source>
        <translation>取得しません：アドレスの種類がわかりません。アドレスは残します。</translation>
    </message>
    <message>
        <source>This is no list of pictures and files; it is kept as it is.</source>
        <translation>画像やファイルの一覧ではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>This is not an object; it is kept as it is.</source>
        <translation>オブジェクトではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>The name of a lorebook that is not in this file; it is kept.</source>
        <translation>このファイルにないロアブックの名前です。残します。</translation>
    </message>
    <message>
        <source>This stands in the card twice, and not alike. What stands in &quot;data&quot; was read; both are kept.</source>
        <translation>カードに二度、異なる内容で書かれています。「data」の中を読みました。どちらも残します。</translation>
    </message>
    <message>
        <source>This card says that it is a character card, but there is no character in it: its &quot;data&quot; is missing or is not an object.</source>
        <translation>キャラクターカードとありますが、キャラクターが入っていません。「data」がないか、オブジェクトではありません。</translation>
    </message>
    <message>
        <source>This character card has no name: give it one in &quot;name&quot; and import it again.</source>
        <translation>このキャラクターカードには名前がありません。「name」に名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>The card does not say which kind of card it is, or says one that is not known here. It was read as what it looks like.</source>
        <translation>カードの種類が書かれていないか、未知の種類です。見た目から判断して読みました。</translation>
    </message>
    <message>
        <source>Where the character should stand there is nothing that can be read. What stands beside it was read.</source>
        <translation>キャラクターがあるはずの所に読めるものがありません。その横に書かれたものを読みました。</translation>
    </message>
    <message>
        <source>The card follows version %1 of its specification, which is newer than what is known here. What is new in it is kept.</source>
        <extracomment>%1 is a version such as 3.1</extracomment>
        <translation>カードは仕様のバージョン %1 に従っていて、ここで知られているものより新しいです。新しい部分は残します。</translation>
    </message>
    <message>
        <source>This is a number and not a text; its digits were read.</source>
        <translation>文字ではなく数です。その数字を読みました。</translation>
    </message>
    <message>
        <source>This is not a text, so that it was left empty; it is kept as it is.</source>
        <translation>文字ではないので空のままにしました。元の値は残します。</translation>
    </message>
    <message>
        <source>This is a text and not a list; it was read as the only entry.</source>
        <translation>一覧ではなく文字です。唯一の項目として読みました。</translation>
    </message>
    <message>
        <source>This is not a list, so that it was left empty; it is kept as it is.</source>
        <translation>一覧ではないので空のままにしました。元の値は残します。</translation>
    </message>
    <message>
        <source>Some entries are no texts; they are kept and not used.</source>
        <translation>文字ではない項目があります。残しますが、使いません。</translation>
    </message>
    <message>
        <source>The name is longer than can be shown, or holds characters that cannot be seen; here it is %1.</source>
        <translation>名前が長すぎて表示できないか、見えない文字を含んでいます。ここでは %1 とします。</translation>
    </message>
    <message>
        <source>Only the first %L1 of %L2 entries are used; all are kept.</source>
        <translation>%L2 項目のうち最初の %L1 項目だけを使います。すべて残します。</translation>
    </message>
    <message>
        <source>Used as other greetings to choose from: %L1.</source>
        <translation>選べる別のあいさつとして使います：%L1 件。</translation>
    </message>
    <message>
        <source>Used as greetings for rooms with several companions: %L1.</source>
        <translation>複数のコンパニオンがいる部屋のあいさつとして使います：%L1 件。</translation>
    </message>
    <message>
        <source>Used as what {{char}} stands for, and as a nickname.</source>
        <translation>{{char}} が指す名前として、また呼び名として使います。</translation>
    </message>
    <message>
        <source>Too long or too many to be used, but kept: %L1.</source>
        <translation>長すぎるか多すぎるため使いませんが、残します：%L1 件。</translation>
    </message>
    <message>
        <source>Used as tags; never part of a prompt.</source>
        <translation>タグとして使います。プロンプトには入りません。</translation>
    </message>
    <message>
        <source>This is not a number between 0 and 1; the usual 0.5 is used.</source>
        <translation>0 から 1 までの数ではありません。通常の 0.5 を使います。</translation>
    </message>
    <message>
        <source>This is not between 0 and 1; the nearest value is used.</source>
        <translation>0 から 1 の間にありません。最も近い値を使います。</translation>
    </message>
    <message>
        <source>Used as the talkativeness.</source>
        <translation>おしゃべり度として使います。</translation>
    </message>
    <message>
        <source>This is no lorebook that can be read; it is kept as it is.</source>
        <translation>読めるロアブックではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>Not known here; stands in the card again when it is exported.</source>
        <translation>ここでは未知の項目です。書き出すとカードに戻ります。</translation>
    </message>
    <message>
        <source>There are more parts than can be listed here: %L1.</source>
        <translation>ここに挙げきれない項目があります：%L1 件。</translation>
    </message>
    <message>
        <source>The name stands outside of &quot;data&quot; only; it was read there.</source>
        <translation>名前は「data」の外にだけあり、そこから読みました。</translation>
    </message>
    <message>
        <source>Used as the reminder beside the newest message.</source>
        <translation>最新のメッセージのそばのリマインダーとして使います。</translation>
    </message>
    <message>
        <source>The studio&apos;s own fields: role, sample lines, look, voice, other languages.</source>
        <translation>スタジオ独自の項目：役割、セリフ例、見た目、声、ほかの言語。</translation>
    </message>
    <message>
        <source>This macro is not known here. It is left out of prompts, and kept in the card.</source>
        <translation>このマクロは未対応です。プロンプトには入れず、カードには残します。</translation>
    </message>
    <message>
        <source>Variables are set anew for each prompt; nothing is carried from one to the next.</source>
        <translation>変数はプロンプトごとに設定し直され、次のプロンプトには引き継がれません。</translation>
    </message>
</context>
<context>
    <name>CardReport</name>
    <message>
        <source>used</source>
        <extracomment>What became of a part of a card: a word before its name, in a column</extracomment>
        <translation>使用</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>What became of a part of a card: it is kept as it is, and comes back when the card is exported</extracomment>
        <translation>保持</translation>
    </message>
    <message>
        <source>ignored</source>
        <extracomment>What became of a part of a card: nothing</extracomment>
        <translation>無視</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>注意</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n changes</source>
        <extracomment>%1 is the id of a companion, %n how many of its values a file changes</extracomment>
        <translation>
            <numerusform>%1：変更 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: hint: %2</source>
        <extracomment>%1 is a file, %2 what could be better about the companion in it</extracomment>
        <translation>%1：ヒント：%2</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <extracomment>%1 is a file, %2 something about it that its reader should know</extracomment>
        <translation>%1：注意：%2</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; already. Nothing was added.</source>
        <translation>%1 にはロアブック「%2」がすでにあります。何も追加していません。</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; now.</source>
        <extracomment>%1 is a companion, %2 a lorebook</extracomment>
        <translation>%1 にロアブック「%2」を追加しました。</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; now. Another one is called &quot;%3&quot; already.</source>
        <extracomment>%1 is a companion, %2 a lorebook, %3 its name before</extracomment>
        <translation>%1 にロアブック「%2」を追加しました。「%3」という名前のものがすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the lorebook &quot;%2&quot;, with %n entries</source>
        <extracomment>%1 is a file, %2 the name of the lorebook in it</extracomment>
        <translation>
            <numerusform>%1: ロアブック「%2」、エントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there already. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」はすでにあります。何も追加していません。</translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there now. Another one is called &quot;%2&quot; already.</source>
        <extracomment>%1 is the name of a lorebook from now on, %2 its name before</extracomment>
        <translation>ロアブック「%1」を追加しました。「%2」という名前のものがすでにあります。</translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there now.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」を追加しました。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>Line %1 of the cassette cannot be read: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong</extracomment>
        <translation>カセットの %1 行目を読めません：%2</translation>
    </message>
    <message>
        <source>This file is no cassette of this program.</source>
        <translation>このファイルは、このプログラムのカセットではありません。</translation>
    </message>
    <message>
        <source>The cassette could not be written.</source>
        <translation>カセットを書き込めませんでした。</translation>
    </message>
    <message>
        <source>The cassette cannot be opened.</source>
        <translation>カセットを開けません。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Try companion-studio --help.</source>
        <translation>companion-studio --help をご覧ください。</translation>
    </message>
    <message>
        <source>--lang is en, ja or zh, not &quot;%1&quot;.</source>
        <translation>--lang は en、ja、zh のどれかです。「%1」ではありません。</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data にはフォルダーが必要です。</translation>
    </message>
    <message>
        <source>converse takes options only: &quot;%1&quot; is none.</source>
        <translation>converse が受け取るのはオプションだけです。「%1」はオプションではありません。</translation>
    </message>
    <message>
        <source>--say needs a text: nothing cannot be said.</source>
        <translation>--say には文が必要です。空の発言はできません。</translation>
    </message>
    <message>
        <source>--as is user or user_NAME, not &quot;%1&quot;.</source>
        <translation>--as は user か user_名前 です。「%1」ではありません。</translation>
    </message>
    <message>
        <source>export needs one room: its name or id.</source>
        <translation>export には部屋を一つ、名前か id で指定してください。</translation>
    </message>
    <message>
        <source>replay needs files, or --room and no file.</source>
        <translation>replay にはファイルを指定するか、ファイルなしで --room を指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>There is no room &quot;%1&quot;.</source>
        <translation>「%1」という部屋はありません。</translation>
    </message>
    <message>
        <source>Several rooms are called &quot;%1&quot;; take the id that `rooms` prints.</source>
        <translation>「%1」という部屋が複数あります。`rooms` が表示する id を使ってください。</translation>
    </message>
    <message>
        <source>persona export needs one companion&apos;s id.</source>
        <translation>persona export にはコンパニオンの id が一つ必要です。</translation>
    </message>
    <message>
        <source>persona list takes options only: &quot;%1&quot; is none.</source>
        <translation>persona list が受け取るのはオプションだけです。「%1」はオプションではありません。</translation>
    </message>
    <message>
        <source>persona %1 needs files.</source>
        <translation>persona %1 にはファイルが必要です。</translation>
    </message>
    <message>
        <source>--out goes with persona export.</source>
        <translation>--out は persona export と一緒に使います。</translation>
    </message>
    <message>
        <source>persona is followed by list, import, export or validate.</source>
        <translation>persona のあとには list、import、export、validate のどれかが続きます。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変わっていません。</translation>
    </message>
    <message>
        <source>--turns is a whole number from %L1 to %L2, not %3.</source>
        <translation>--turns は %L1 から %L2 までの整数です。%3 ではありません。</translation>
    </message>
    <message>
        <source>--provider needs the name of a provider.</source>
        <translation>--provider にはプロバイダーの名前が必要です。</translation>
    </message>
    <message>
        <source>--model goes with --provider.</source>
        <translation>--model は --provider と一緒に使います。</translation>
    </message>
    <message>
        <source>Either --record or --play: what is played is recorded already.</source>
        <translation>--record と --play はどちらか一方だけです。再生するものは、すでに記録されています。</translation>
    </message>
    <message>
        <source>--%1 needs a file.</source>
        <translation>--%1 にはファイルが必要です。</translation>
    </message>
    <message>
        <source>--pace goes with --play.</source>
        <translation>--pace は --play と一緒に使います。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>標準入力を読み取れません。</translation>
    </message>
    <message>
        <source>--key-stdin needs the key in the first line of standard input.</source>
        <translation>--key-stdin には、標準入力の一行目にキーが必要です。</translation>
    </message>
    <message>
        <source>There is no keychain here that could keep the key, so nothing was added. Put the key into an environment variable and name that with --key-env.</source>
        <translation>ここにはキーを保管できるキーチェーンがないため、何も追加しませんでした。キーを環境変数に入れ、その名前を --key-env で指定してください。</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>モデルの一覧</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>返事</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step of a test, how it went, and a sentence about it: &quot;key: fine. The key was not refused.&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>There is no provider &quot;%1&quot;; `provider list` prints those there are.</source>
        <translation>「%1」というプロバイダーはありません。`provider list` で一覧を表示できます。</translation>
    </message>
    <message>
        <source>--kind is openai, openai-responses, anthropic, gemini, ollama or compatible, not &quot;%1&quot;.</source>
        <translation>--kind は openai、openai-responses、anthropic、gemini、ollama、compatible のどれかです。「%1」ではありません。</translation>
    </message>
    <message>
        <source>--base-url needs the address of the server, such as http://localhost:8080/v1.</source>
        <translation>--base-url には http://localhost:8080/v1 のようなサーバーのアドレスが必要です。</translation>
    </message>
    <message>
        <source>Either --key-stdin or --key-env.</source>
        <translation>--key-stdin と --key-env はどちらか一方だけです。</translation>
    </message>
    <message>
        <source>provider list takes options only: &quot;%1&quot; is none.</source>
        <translation>provider list が受け取るのはオプションだけです。「%1」はオプションではありません。</translation>
    </message>
    <message>
        <source>provider %1 needs one name.</source>
        <translation>provider %1 には名前が一つ必要です。</translation>
    </message>
    <message>
        <source>--%1 goes with provider add.</source>
        <translation>--%1 は provider add と一緒に使います。</translation>
    </message>
    <message>
        <source>--model goes with provider add and provider test.</source>
        <translation>--model は provider add か provider test と一緒に使います。</translation>
    </message>
    <message>
        <source>--format goes with provider list.</source>
        <translation>--format は provider list と一緒に使います。</translation>
    </message>
    <message>
        <source>--%1 is a whole number from 0 on, not &quot;%2&quot;.</source>
        <translation>--%1 は 0 以上の整数です。「%2」ではありません。</translation>
    </message>
    <message>
        <source>--%1 is %2 or %3, not &quot;%4&quot;.</source>
        <translation>--%1 は %2 か %3 です。「%4」ではありません。</translation>
    </message>
    <message>
        <source>--%1 is a port from 1 to 65535, or 0 for any that is free, not &quot;%2&quot;.</source>
        <extracomment>%1 is an option, %2 what was given for it; 65535 is the highest port there is</extracomment>
        <translation>--%1 には 1 から 65535 までのポート番号か、空いているポートを使う 0 を指定してください（「%2」は使えません）。</translation>
    </message>
    <message>
        <source>Either --token or --no-token.</source>
        <translation>--token と --no-token は、どちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>serve takes options only: &quot;%1&quot; is none.</source>
        <translation>serve にはオプションだけを指定できます。「%1」はオプションではありません。</translation>
    </message>
    <message>
        <source>--mcp-port and --firehose-port cannot be the same.</source>
        <translation>--mcp-port と --firehose-port に同じ番号は指定できません。</translation>
    </message>
    <message>
        <source>Open house</source>
        <extracomment>the name of a room in which only guests of other programs talk</extracomment>
        <translation>オープンハウス</translation>
    </message>
    <message>
        <source>MCP server</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>firehose</source>
        <translation>イベント配信</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program. The %2 takes %3.</source>
        <extracomment>%1 and %3 are ports, %2 is &quot;MCP server&quot; or &quot;firehose&quot;</extracomment>
        <translation>ポート %1 は別のプログラムが使っています。%2はポート %3 を使います。</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program; %2 is free.</source>
        <translation>ポート %1 は別のプログラムが使っています。%2 は空いています。</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program.</source>
        <translation>ポート %1 は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>Every program on this computer may come in: no token is needed.</source>
        <translation>このコンピューターのどのプログラムでも、トークンなしで入れます。</translation>
    </message>
    <message>
        <source>--as names a companion or a guest, such as companion_kyoko.</source>
        <translation>--as にはコンパニオンかゲストを指定します（例: companion_kyoko）。</translation>
    </message>
    <message>
        <source>Either --replace or --new-id: a companion is changed, or there are two.</source>
        <translation>--replace か --new-id のどちらか一方です。コンパニオンを変えるか、二人にするかです。</translation>
    </message>
    <message>
        <source>--%1 goes with persona import.</source>
        <translation>--%1 は persona import と一緒に使います。</translation>
    </message>
    <message>
        <source>Such a card is not text. Use --out FILE.</source>
        <translation>このカードはテキストではありません。--out FILE を使ってください。</translation>
    </message>
    <message>
        <source>rooms takes options only: &quot;%1&quot; is none.</source>
        <translation>rooms が受け取るのはオプションだけです。&quot;%1&quot; はオプションではありません。</translation>
    </message>
    <message>
        <source>stats needs one room: its name or id.</source>
        <translation>stats には部屋を 1 つ、名前か ID で指定してください。</translation>
    </message>
    <message>
        <source>--format is text, json or csv, not &quot;%1&quot;.</source>
        <translation>--format は text、json、csv のいずれかです。&quot;%1&quot; は使えません。</translation>
    </message>
    <message>
        <source>%1: %2 s in the median, 19 of 20 within %3 s</source>
        <extracomment>%1 what took that long, %2 and %3 seconds</extracomment>
        <translation>%1：中央値 %2 秒、20 回中 19 回は %3 秒以内</translation>
    </message>
    <message>
        <source>%1: %2 % of what was said; messages: %3; cut off: %4</source>
        <extracomment>%1 a name, %2 a share in percent, %3 and %4 numbers</extracomment>
        <translation>%1：発言全体の %2 %、メッセージ %3 件、中断 %4 件</translation>
    </message>
    <message>
        <source>bought from the meter</source>
        <translation>メーターから購入</translation>
    </message>
    <message>
        <source>votes missing, %1: %2</source>
        <extracomment>%1 a cause, %2 a number of votes</extracomment>
        <translation>欠けた投票、%1：%2</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>最初の言葉</translation>
    </message>
    <message>
        <source>whole reply</source>
        <translation>返事全体</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>calls: %1; cost: %2</source>
        <extracomment>%1 a number of calls of models, %2 a sum of money</extracomment>
        <translation>呼び出し %1 回、費用 %2</translation>
    </message>
    <message>
        <source>%1; messages: %2; cost of calls: %3</source>
        <extracomment>%1 the name of a room, %2 a number, %3 a sum of money</extracomment>
        <translation>%1：メッセージ %2 件、呼び出しの費用 %3</translation>
    </message>
    <message>
        <source>Looked through %L1 events of %L2 rooms.</source>
        <translation>%L2 個の部屋のイベント %L1 件を調べました。</translation>
    </message>
    <message>
        <source>Further findings: %L1</source>
        <translation>ほかに見つかったもの: %L1 件</translation>
    </message>
    <message>
        <source>Database: %1, backups: %2 (%3), moved aside: %4</source>
        <translation>データベース: %1、バックアップ: %2 個 (%3)、別に移したもの: %4</translation>
    </message>
    <message>
        <source>The data is well.</source>
        <translation>データに問題はありません。</translation>
    </message>
    <message>
        <source>Something is wrong with the data.</source>
        <translation>データに問題があります。</translation>
    </message>
    <message>
        <source>All of the data can be read: there is nothing to recover.</source>
        <translation>データはすべて読めます。復元するものはありません。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>壊れたファイルは %1 として残してあります。</translation>
    </message>
    <message>
        <source>Room %1: events %2 to %3 are missing.</source>
        <translation>部屋 %1: イベント %2 から %3 がありません。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空きページ: %1</translation>
    </message>
    <message>
        <source>Attachments that nothing names: %L1, %2</source>
        <translation>どこからも使われていない添付: %L1 個、%2</translation>
    </message>
    <message>
        <source>Raw exchanges: %L1, %2</source>
        <translation>モデルとの生のやり取り: %L1 件、%2</translation>
    </message>
    <message>
        <source>The database was %1 and is %2 now.</source>
        <translation>データベースは %1 から %2 になりました。</translation>
    </message>
    <message>
        <source>%1 is the stored data now.</source>
        <translation>%1 が保存データになりました。</translation>
    </message>
    <message>
        <source>What was there before is kept as %1.</source>
        <translation>それまでのデータは %1 として残してあります。</translation>
    </message>
    <message>
        <source>What is made from the events was made again.</source>
        <translation>イベントから作られる一覧を作り直しました。</translation>
    </message>
    <message>
        <source>Backed up and looked through: %1 (%2)</source>
        <translation>バックアップして確認しました: %1 (%2)</translation>
    </message>
    <message>
        <source>doctor is followed by check, rebuild, recover, backup, compact or restore.</source>
        <translation>doctor の後には check、rebuild、recover、backup、compact、restore のどれかが続きます。</translation>
    </message>
    <message>
        <source>doctor restore needs one file.</source>
        <translation>doctor restore にはファイルが一つ必要です。</translation>
    </message>
    <message>
        <source>doctor %1 takes options only: &quot;%2&quot; is none.</source>
        <translation>doctor %1 はオプションだけを受け取ります。「%2」は違います。</translation>
    </message>
    <message>
        <source>--%1 goes with doctor compact.</source>
        <translation>--%1 は doctor compact と一緒に使います。</translation>
    </message>
    <message>
        <source>--%1 is one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 は %2 のどれかです（「%3」ではありません）。</translation>
    </message>
    <message>
        <source>--%1 is the number of a message or a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 はメッセージの番号か、2026-05-31 のような日付です（「%2」ではありません）。</translation>
    </message>
    <message>
        <source>--from is behind --to: nothing lies between them.</source>
        <translation>--from が --to より後です。あいだには何もありません。</translation>
    </message>
    <message>
        <source>Nobody is called %1 in this file.</source>
        <translation>このファイルに %1 という名前の人はいません。</translation>
    </message>
    <message>
        <source>--kind is message, thought, decision, tool or note, not &quot;%1&quot;.</source>
        <translation>--kind は message、thought、decision、tool、note のどれかです。&quot;%1&quot; ではありません。</translation>
    </message>
    <message>
        <source>--%1 is a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 は 2026-05-31 のような日付です。&quot;%2&quot; ではありません。</translation>
    </message>
    <message>
        <source>search needs something to look for: letters, digits or signs.</source>
        <translation>search には探すものが要ります。文字、数字、または記号です。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 は読めません。</translation>
    </message>
    <message>
        <source>It could not be copied to %1.</source>
        <translation>%1 にコピーできませんでした。</translation>
    </message>
    <message>
        <source>It could not be read to its end.</source>
        <translation>最後まで読めませんでした。</translation>
    </message>
    <message>
        <source>import needs one file.</source>
        <translation>import にはファイルが 1 つ必要です。</translation>
    </message>
    <message>
        <source>--map is NAME=companion_ID, NAME=new, NAME=me or NAME=outsider, not &quot;%1&quot;.</source>
        <translation>--map は NAME=companion_ID、NAME=new、NAME=me、NAME=outsider のどれかです。「%1」は使えません。</translation>
    </message>
    <message>
        <source>There is no companion %1.</source>
        <translation>コンパニオン%1はいません。</translation>
    </message>
    <message>
        <source>The key of %1 is sent to %2 from now on.</source>
        <translation>これからは、%1のキーを%2に送ります。</translation>
    </message>
    <message>
        <source>%1 If it may be sent there, say so once with `%2`.</source>
        <extracomment>%1 a sentence that says why a key is not sent, %2 a command</extracomment>
        <translation>%1 送ってよければ、`%2`を一度実行してください。</translation>
    </message>
    <message>
        <source>provider is followed by add, list, test, agree or remove.</source>
        <translation>provider のあとには add、list、test、agree、remove のどれかが続きます。</translation>
    </message>
    <message>
        <source>More than %L1 MiB come from there. Save it to a file, and import that.</source>
        <translation>そこから%L1 MiBを超えるデータが届きました。ファイルに保存してから読み込んでください。</translation>
    </message>
    <message>
        <source>%1 needs %L2 to %L3 letters, digits or . _ ~ - and nothing else.</source>
        <extracomment>%1 is an option, such as --token</extracomment>
        <translation>%1 には、英数字と . _ ~ - だけを使った %L2～%L3 文字が必要です。</translation>
    </message>
    <message>
        <source>--front-token goes with --may-speak-as-me, and not with --no-token.</source>
        <translation>--front-token は --may-speak-as-me と一緒に使います。--no-token とは一緒に使えません。</translation>
    </message>
    <message>
        <source>--token and --front-token cannot be the same.</source>
        <translation>--token と --front-token は同じにできません。</translation>
    </message>
    <message>
        <source>Every program may speak as you, and answer what companions ask.</source>
        <translation>どのプログラムも、あなたとして話し、コンパニオンのリクエストに答えることができます。</translation>
    </message>
    <message>
        <source>--conversation is a number from 1, not &quot;%1&quot;.</source>
        <translation>--conversation は 1 以上の数です（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>%1 has no lorebook.</source>
        <translation>%1 にはロアブックがありません。</translation>
    </message>
    <message>
        <source>%1 has several lorebooks. Choose one with --book: %2.</source>
        <extracomment>%1 is a companion, %2 a list of names</extracomment>
        <translation>%1 にはロアブックがいくつもあります。--book で 1 つ選んでください: %2。</translation>
    </message>
    <message>
        <source>%1 has no lorebook &quot;%2&quot;, but these: %3.</source>
        <extracomment>%1 is a companion, %2 a name, %3 a list of names</extracomment>
        <translation>%1 にはロアブック「%2」がありません。あるのは次のものです: %3。</translation>
    </message>
    <message>
        <source>--book goes with --format lorebook or lorebook-v3.</source>
        <translation>--book は --format lorebook または lorebook-v3 と一緒に使います。</translation>
    </message>
    <message>
        <source>--format is studio, aikyo, v1, v2, v3, png, charx, lorebook or lorebook-v3, not &quot;%1&quot;.</source>
        <translation>--format は studio、aikyo、v1、v2、v3、png、charx、lorebook、lorebook-v3 のどれかです。「%1」ではありません。</translation>
    </message>
    <message>
        <source>--book goes with persona export.</source>
        <translation>--book は persona export と一緒に使います。</translation>
    </message>
    <message>
        <source>%1: the pattern &quot;%2&quot; cannot be used and matches nothing (%3).</source>
        <translation>%1: パターン「%2」は使えず、何にも一致しません（%3）。</translation>
    </message>
    <message>
        <source>lore try needs --say with a line, once for each message.</source>
        <translation>lore try には、メッセージごとに --say とせりふが必要です。</translation>
    </message>
    <message>
        <source>There is neither a companion, a lorebook nor a file %1.</source>
        <translation>コンパニオンにもロアブックにもファイルにも %1 はありません。</translation>
    </message>
    <message>
        <source>lore is followed by list; by import and files; by export or remove and a lorebook; or by try and a companion&apos;s id, a card or a lorebook.</source>
        <translation>lore の後には、list、import とファイル、export または remove とロアブック、try とコンパニオンの id・カード・ロアブックのどれかが続きます。</translation>
    </message>
    <message>
        <source>every room</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>There is no lorebook %1.</source>
        <translation>ロアブック %1 はありません。</translation>
    </message>
    <message>
        <source>Several lorebooks are called %1; give its id.</source>
        <translation>%1 という名前のロアブックがいくつもあります。id を指定してください。</translation>
    </message>
    <message>
        <source>Companion Studio: several AI companions in one conversation, and who speaks is decided in the open.

companion-studio [--data DIR] [--lang en|ja|zh]        opens the window
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       lets other programs into a room until it is stopped
          both also [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       rules of the room for this run
companion-studio rooms [--format text|jsonl]           name, id, messages, last time
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       with --as only what that one has witnessed
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       finds words in all rooms, the newest first
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       a new room from an export of ours, of a chat program
                                                       or service, or from a text of people who talk
companion-studio stats ROOM [--format text|json|csv]   who spoke how much, why, how fast, at what cost
companion-studio replay FILE…                          feeds files to the floor engine
companion-studio replay --room NAME                    writes a room&apos;s replay file
companion-studio persona list [--format text|jsonl]    name, id, revision of each companion
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       cards of any format, lorebooks, and folders of them
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       a lorebook for SillyTavern, or of Character Card V3
companion-studio persona validate FILE… [--format text|jsonl]
                                                       tells what is wrong with them; ends with 0 or 1
companion-studio lore list [--format text|jsonl]       the lorebooks of no companion: name, id, entries, where they fire
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       lorebooks of any format, for every room or for one
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       what fires in the lorebooks of a companion or of a file, and why
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   name, id, kind, address, model, place of the key
companion-studio provider test NAME [--model M]        asks it step by step; ends with 0 or 1
companion-studio provider agree NAME                   its key may be sent to its address
companion-studio provider remove NAME                  and its key
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       looks after the stored data; ends with 1 if something is wrong

A key is read from standard input or from the environment, never from the command line.
Ends with 0, or with 1 if something failed, or with 2 if the command line is wrong.
--data DIR   keep everything under DIR        --version   --help
--trace[=ROOM]   tells on standard error what is written and which model is called, without any talk
</source>
        <translation>Companion Studio: 複数の AI コンパニオンが一つの会話に加わり、誰が話すかの決定が見えるプログラムです。

companion-studio [--data DIR] [--lang en|ja|zh]        ウィンドウを開く
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       停止するまで、ほかのプログラムを部屋に入れる
          both also [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       この実行中の部屋の決まり
companion-studio rooms [--format text|jsonl]           名前、id、メッセージ数、最後の時刻
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       --as を付けると、そのコンパニオンが見聞きしたものだけ
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       すべての部屋から言葉を探す。新しいものから
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       出力したファイル、チャットのプログラムやサービスの
                                                       書き出し、人が話すテキストから新しい部屋を作ります
companion-studio stats ROOM [--format text|json|csv]   誰がどれだけ、なぜ、どの速さで話し、いくらかかったか
companion-studio replay FILE…                          ファイルを発言権エンジンに渡す
companion-studio replay --room NAME                    部屋の再生ファイルを書き出す
companion-studio persona list [--format text|jsonl]    各コンパニオンの名前、id、版
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       カード（形式は問わない）、ロアブックと、それらのフォルダー
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       SillyTavern または Character Card V3 のロアブック
companion-studio persona validate FILE… [--format text|jsonl]
                                                       間違いを示し、0 か 1 で終わる
companion-studio lore list [--format text|jsonl]       どのコンパニオンのものでもないロアブック: 名前、id、エントリ数、発動する部屋
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       ロアブック（形式は問わない）。すべての部屋、または 1 つの部屋のため
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       コンパニオンやファイルのロアブックの何が、なぜ発動するか
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   名前、id、種類、アドレス、モデル、キーの場所
companion-studio provider test NAME [--model M]        一段ずつ確かめ、0 か 1 で終わる
companion-studio provider agree NAME                   キーをそのアドレスに送ってよいと同意する
companion-studio provider remove NAME                  キーも一緒に取り除く
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       保存データの面倒を見る。問題があれば 1 で終わる

キーは標準入力か環境変数から読み取ります。コマンドラインには書きません。
終了コード：0 成功、1 失敗、2 コマンドラインの誤り
--data DIR   すべてを DIR の下に置く        --version   --help
--trace[=ROOM]   何が書き込まれ、どのモデルが呼ばれたかを標準エラーに示す(会話の内容は出さない)
</translation>
    </message>
    <message>
        <source>--policy is vote, resource, ring, manual, natural, list, pooled or director, not &quot;%1&quot;.</source>
        <translation>--policy は vote、resource、ring、manual、natural、list、pooled、director のどれかです。「%1」ではありません。</translation>
    </message>
    <message>
        <source>chosen by the director: %1 of %2</source>
        <extracomment>what a model that directs did: %1 times it chose this companion, of %2 times that it could</extracomment>
        <translation>ディレクターが選んだ回数：%2 回中 %1 回</translation>
    </message>
    <message>
        <source>director asked: %1; chose nobody: %2; gave no valid answer: %3</source>
        <extracomment>what a model that directs did: %1, %2 and %3 are numbers</extracomment>
        <translation>ディレクターへの問い合わせ：%1、誰も選ばない：%2、有効な答えなし：%3</translation>
    </message>
    <message>
        <source>--%1 is a number from %L2 to %L3, not &quot;%4&quot;.</source>
        <translation>--%1 は %L2 から %L3 までの数です。「%4」は使えません。</translation>
    </message>
    <message>
        <source>--follows is NAME=NAME,NAME or NAME=, not &quot;%1&quot;.</source>
        <translation>--follows は 名前=名前,名前 か 名前= です。「%1」は使えません。</translation>
    </message>
    <message>
        <source>Nobody in the room is called &quot;%1&quot;.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>部屋に「%1」という人はいません。</translation>
    </message>
    <message>
        <source>Several in the room are called &quot;%1&quot;: say which by the id, one of %2.</source>
        <extracomment>%1 is a name, %2 a list of ids</extracomment>
        <translation>部屋に「%1」が何人かいます。ID で指定してください：%2。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in by the MCP server.</source>
        <translation>このコンピューターのウェブページは MCP サーバーに接続できます。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a file.</source>
        <translation>「%1」というコマンドもファイルもありません。</translation>
    </message>
    <message>
        <source>The form of the output.</source>
        <translation>出力の形式。</translation>
    </message>
    <message>
        <source>The file to write; - is standard output.</source>
        <translation>書き込むファイル。- は標準出力です。</translation>
    </message>
    <message>
        <source>How the room decides who speaks.</source>
        <translation>誰が発言するかを部屋が決める方式。</translation>
    </message>
    <message>
        <source>This companion speaks only when somebody names them.</source>
        <translation>このコンパニオンは名前を呼ばれたときだけ発言します。</translation>
    </message>
    <message>
        <source>Who may speak after the first companion.</source>
        <translation>最初のコンパニオンの後に発言できる人。</translation>
    </message>
    <message>
        <source>How many turns of others come before a companion speaks again.</source>
        <translation>コンパニオンが再び発言するまでに挟む、ほかの人のターン数。</translation>
    </message>
    <message>
        <source>Companions go on talking without you.</source>
        <translation>あなたがいなくてもコンパニオンは話し続けます。</translation>
    </message>
    <message>
        <source>Companions speak up after this many seconds of silence.</source>
        <translation>この秒数の沈黙の後、コンパニオンが話し始めます。</translation>
    </message>
    <message>
        <source>How often in a row companions break the silence at most.</source>
        <translation>コンパニオンが続けて沈黙を破る最大回数。</translation>
    </message>
    <message>
        <source>How long companions wait for your answer.</source>
        <translation>コンパニオンがあなたの返事を待つ時間。</translation>
    </message>
    <message>
        <source>How long a talk without you may last at most.</source>
        <translation>あなた抜きの会話が続く最長時間。</translation>
    </message>
    <message>
        <source>Open the window. Cards and exported rooms named by FILE are imported.</source>
        <translation>ウィンドウを開きます。FILE で指定したカードと、書き出した部屋を読み込みます。</translation>
    </message>
    <message>
        <source>Keep everything in this folder instead of the usual one.</source>
        <translation>通常のフォルダーの代わりに、すべてをこのフォルダーに置きます。</translation>
    </message>
    <message>
        <source>The language of the output.</source>
        <translation>出力の言語。</translation>
    </message>
    <message>
        <source>Print on standard error what is written to the log and which model is called, without any words of the talk. The room may be left out.</source>
        <translation>ログに書かれる内容と呼び出されるモデルを、会話の言葉を含めずに標準エラー出力に表示します。部屋は省略できます。</translation>
    </message>
    <message>
        <source>Talk in a room and print what happens. Without --room in a new room.</source>
        <translation>部屋で会話し、起きたことを表示します。--room がなければ新しい部屋で行います。</translation>
    </message>
    <message>
        <source>The name or id of a room.</source>
        <translation>部屋の名前または ID。</translation>
    </message>
    <message>
        <source>A message of yours.</source>
        <translation>あなたのメッセージ。</translation>
    </message>
    <message>
        <source>How many turns companions take at most.</source>
        <translation>コンパニオンのターンの最大数。</translation>
    </message>
    <message>
        <source>The seed of everything that is drawn by lot.</source>
        <translation>くじで決まるものすべてのシード。</translation>
    </message>
    <message>
        <source>The identity under which you write.</source>
        <translation>あなたが書くときの名義。</translation>
    </message>
    <message>
        <source>Without pauses, or at the speed of a talk.</source>
        <translation>間を置かずに、または会話の速さで進めます。</translation>
    </message>
    <message>
        <source>The provider that answers for every companion.</source>
        <translation>すべてのコンパニオンに代わって答えるプロバイダー。</translation>
    </message>
    <message>
        <source>A model of that provider.</source>
        <translation>そのプロバイダーのモデル。</translation>
    </message>
    <message>
        <source>Record the calls of models into a cassette.</source>
        <translation>モデルの呼び出しをカセットに記録します。</translation>
    </message>
    <message>
        <source>Answer from a cassette, without a network.</source>
        <translation>ネットワークを使わず、カセットから答えます。</translation>
    </message>
    <message>
        <source>How fast the cassette is played.</source>
        <translation>カセットを再生する速さ。</translation>
    </message>
    <message>
        <source>Let other programs into a room until the command is stopped.</source>
        <translation>コマンドが止められるまで、ほかのプログラムを部屋に入れます。</translation>
    </message>
    <message>
        <source>The port for MCP; 0 is any free port.</source>
        <translation>MCP のポート。0 は空いている任意のポートです。</translation>
    </message>
    <message>
        <source>The port for the firehose; 0 is any free port.</source>
        <translation>イベント配信のポート。0 は空いている任意のポートです。</translation>
    </message>
    <message>
        <source>The token that programs must show.</source>
        <translation>プログラムが示すトークン。</translation>
    </message>
    <message>
        <source>Let in every program on this computer.</source>
        <translation>このコンピューターのすべてのプログラムを入れます。</translation>
    </message>
    <message>
        <source>Programs may write in your name.</source>
        <translation>プログラムはあなたの名前で書くことができます。</translation>
    </message>
    <message>
        <source>The token of programs that write in your name.</source>
        <translation>あなたの名前で書くプログラムのトークン。</translation>
    </message>
    <message>
        <source>Let in web pages that this computer serves.</source>
        <translation>このコンピューターが配信するウェブページを入れます。</translation>
    </message>
    <message>
        <source>Write a room as one document.</source>
        <translation>部屋を一つの文書として書き出します。</translation>
    </message>
    <message>
        <source>How much of the room the document tells.</source>
        <translation>文書に含める部屋の内容の範囲。</translation>
    </message>
    <message>
        <source>The first message or day.</source>
        <translation>最初のメッセージまたは日。</translation>
    </message>
    <message>
        <source>The last message or day.</source>
        <translation>最後のメッセージまたは日。</translation>
    </message>
    <message>
        <source>Replace all names.</source>
        <translation>すべての名前を置き換えます。</translation>
    </message>
    <message>
        <source>Leave out the pictures.</source>
        <translation>画像を省きます。</translation>
    </message>
    <message>
        <source>Leave out whispers.</source>
        <translation>ささやきを省きます。</translation>
    </message>
    <message>
        <source>Only what this companion has heard.</source>
        <translation>このコンパニオンが聞いたことだけ。</translation>
    </message>
    <message>
        <source>List the rooms.</source>
        <translation>部屋の一覧を表示します。</translation>
    </message>
    <message>
        <source>Find words in all rooms.</source>
        <translation>すべての部屋から言葉を探します。</translation>
    </message>
    <message>
        <source>Only in this room.</source>
        <translation>この部屋の中だけ。</translation>
    </message>
    <message>
        <source>Only what this participant said.</source>
        <translation>この参加者が言ったことだけ。</translation>
    </message>
    <message>
        <source>Only in entries of this kind.</source>
        <translation>この種類の項目の中だけ。</translation>
    </message>
    <message>
        <source>The first day.</source>
        <translation>最初の日。</translation>
    </message>
    <message>
        <source>The last day.</source>
        <translation>最後の日。</translation>
    </message>
    <message>
        <source>How many places are listed at most.</source>
        <translation>一覧に出す箇所の最大数。</translation>
    </message>
    <message>
        <source>Make a new room from an exported conversation.</source>
        <translation>書き出された会話から新しい部屋を作ります。</translation>
    </message>
    <message>
        <source>Your name in the file.</source>
        <translation>ファイルの中でのあなたの名前。</translation>
    </message>
    <message>
        <source>Who a name in the file is.</source>
        <translation>ファイルの中の名前が誰か。</translation>
    </message>
    <message>
        <source>Which conversation of the file; 1 is the first.</source>
        <translation>ファイルの何番目の会話か。1 が最初です。</translation>
    </message>
    <message>
        <source>The name of the new room.</source>
        <translation>新しい部屋の名前。</translation>
    </message>
    <message>
        <source>Count who spoke how much, why, how fast and at what cost.</source>
        <translation>誰が、どれだけ、なぜ、どの速さで、どれだけの費用で話したかを集計します。</translation>
    </message>
    <message>
        <source>Feed replay files to the floor and print what it decides.</source>
        <translation>リプレイファイルで発言権の決定をやり直し、結果を表示します。</translation>
    </message>
    <message>
        <source>Write the replay file of this room.</source>
        <translation>この部屋のリプレイファイルを書き出します。</translation>
    </message>
    <message>
        <source>List the companions.</source>
        <translation>コンパニオンの一覧を表示します。</translation>
    </message>
    <message>
        <source>Import cards and lorebooks, also from folders.</source>
        <translation>カードとロアブックを読み込みます。フォルダーからも読み込めます。</translation>
    </message>
    <message>
        <source>Change a companion whose id is taken.</source>
        <translation>ID が使われているコンパニオンを変更します。</translation>
    </message>
    <message>
        <source>Make a second companion if an id is taken.</source>
        <translation>ID が使われている場合は、もう一人コンパニオンを作ります。</translation>
    </message>
    <message>
        <source>The companion who gets the lorebooks.</source>
        <translation>ロアブックを受け取るコンパニオン。</translation>
    </message>
    <message>
        <source>Write a companion as a card, or one of their lorebooks.</source>
        <translation>コンパニオンをカードとして、またはそのロアブックの一つを書き出します。</translation>
    </message>
    <message>
        <source>Which lorebook, if there are several.</source>
        <translation>複数ある場合に、どのロアブックか。</translation>
    </message>
    <message>
        <source>Tell what is wrong with cards.</source>
        <translation>カードの問題点を示します。</translation>
    </message>
    <message>
        <source>List the lorebooks that belong to no companion.</source>
        <translation>どのコンパニオンのものでもないロアブックの一覧を表示します。</translation>
    </message>
    <message>
        <source>Import lorebooks that belong to no companion.</source>
        <translation>どのコンパニオンのものでもないロアブックを読み込みます。</translation>
    </message>
    <message>
        <source>The lorebooks fire in every room.</source>
        <translation>ロアブックはすべての部屋で発動します。</translation>
    </message>
    <message>
        <source>The lorebooks fire in this room.</source>
        <translation>ロアブックはこの部屋で発動します。</translation>
    </message>
    <message>
        <source>Write a lorebook as a file.</source>
        <translation>ロアブックをファイルに書き出します。</translation>
    </message>
    <message>
        <source>Remove a lorebook.</source>
        <translation>ロアブックを削除します。</translation>
    </message>
    <message>
        <source>Tell which entries of lorebooks a line fires, and why.</source>
        <translation>ある発言でロアブックのどの項目が発動するか、その理由とともに示します。</translation>
    </message>
    <message>
        <source>Connect a provider of models.</source>
        <translation>モデルのプロバイダーを接続します。</translation>
    </message>
    <message>
        <source>How the provider is spoken to.</source>
        <translation>プロバイダーとの通信方法。</translation>
    </message>
    <message>
        <source>The address of the provider.</source>
        <translation>プロバイダーのアドレス。</translation>
    </message>
    <message>
        <source>Read the key from standard input and store it in the keychain.</source>
        <translation>キーを標準入力から読み取り、キーチェーンに保存します。</translation>
    </message>
    <message>
        <source>The environment variable that holds the key.</source>
        <translation>キーが入っている環境変数。</translation>
    </message>
    <message>
        <source>List the providers.</source>
        <translation>プロバイダーの一覧を表示します。</translation>
    </message>
    <message>
        <source>Test a provider step by step.</source>
        <translation>プロバイダーを段階的にテストします。</translation>
    </message>
    <message>
        <source>Agree that the key is sent to the address of this provider.</source>
        <translation>このプロバイダーのアドレスにキーを送ることに同意します。</translation>
    </message>
    <message>
        <source>Remove a provider and its key.</source>
        <translation>プロバイダーとそのキーを削除します。</translation>
    </message>
    <message>
        <source>Look for damage in the stored data.</source>
        <translation>保存されたデータの破損を調べます。</translation>
    </message>
    <message>
        <source>Make the lists in the stored data again.</source>
        <translation>保存されたデータの一覧を作り直します。</translation>
    </message>
    <message>
        <source>Read what can be read of damaged data.</source>
        <translation>破損したデータから読めるものを読み取ります。</translation>
    </message>
    <message>
        <source>Copy the stored data.</source>
        <translation>保存されたデータをコピーします。</translation>
    </message>
    <message>
        <source>Make the stored data smaller.</source>
        <translation>保存されたデータを小さくします。</translation>
    </message>
    <message>
        <source>Only tell how much space would be won.</source>
        <translation>どれだけ空きが増えるかだけを示します。</translation>
    </message>
    <message>
        <source>Also delete exchanges with models that are older than this.</source>
        <translation>これより古いモデルとのやり取りも削除します。</translation>
    </message>
    <message>
        <source>Put a backup in the place of the stored data.</source>
        <translation>保存されたデータをバックアップで置き換えます。</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>終了ステータス</translation>
    </message>
    <message>
        <source>The command was carried out.</source>
        <translation>コマンドは実行されました。</translation>
    </message>
    <message>
        <source>Something failed; standard error says what.</source>
        <translation>何かに失敗しました。内容は標準エラー出力に示されます。</translation>
    </message>
    <message>
        <source>The command line is wrong.</source>
        <translation>コマンドラインに誤りがあります。</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Every room, companion and setting. Removing the program keeps it.</source>
        <translation>すべての部屋、コンパニオン、設定。プログラムを削除しても残ります。</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>A key is read from standard input or from the environment, never from the command line.</source>
        <translation>キーは標準入力または環境変数から読み取られ、コマンドラインからは読み取られません。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>several AI companions in one conversation</source>
        <translation>複数の AI コンパニオンとの一つの会話</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>書式</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>With a command the studio works without a display.</source>
        <translation>コマンドを指定すると、ディスプレイなしで動作します。</translation>
    </message>
    <message>
        <source>OPTIONS OF EVERY COMMAND</source>
        <translation>すべてのコマンドのオプション</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>DataWindow</name>
    <message>
        <source>Database: %1</source>
        <translation>データベース: %1</translation>
    </message>
    <message>
        <source>of it pictures and files: %1</source>
        <translation>うち画像とファイル: %1</translation>
    </message>
    <message>
        <source>of it raw exchanges with models: %1</source>
        <translation>うちモデルとの生のやり取り: %1</translation>
    </message>
    <message>
        <source>of it empty: %1</source>
        <translation>うち空き: %1</translation>
    </message>
    <message>
        <source>Backups: %1</source>
        <translation>バックアップ: %1</translation>
    </message>
    <message>
        <source>Moved aside: %1</source>
        <translation>別に移したもの: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Before an update, %1 (%2)</source>
        <translation>更新の前、%1 (%2)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made every day.</source>
        <translation>バックアップはまだありません。毎日一つ作られます。</translation>
    </message>
    <message>
        <source>Last backup: %1. It was read through and is whole.</source>
        <translation>最後のバックアップ: %1。読み直して、欠けがないことを確認しました。</translation>
    </message>
    <message>
        <source>The newest try failed: %1 It is tried again within the hour.</source>
        <translation>最新の試みは失敗しました: %1 1 時間以内にもう一度試します。</translation>
    </message>
    <message>
        <source>The data is well. Events that were read: %1.</source>
        <translation>データに問題はありません。読んだイベント: %1 件。</translation>
    </message>
    <message>
        <source>Something is wrong with the data.</source>
        <translation>データに問題があります。</translation>
    </message>
    <message>
        <source>Further findings: %1</source>
        <translation>ほかに見つかったもの: %1 件</translation>
    </message>
    <message>
        <source>The database was %1 and is %2 now. Nothing of what was said is lost.</source>
        <translation>データベースは %1 から %2 になりました。話されたことは何も失われていません。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空きページ: %1</translation>
    </message>
    <message>
        <source>Pictures and files that nothing names: %1 (%2)</source>
        <translation>どこからも使われていない画像とファイル: %1 個 (%2)</translation>
    </message>
</context>
<context>
    <name>DecodedPicture</name>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG.</source>
        <translation>画像を読めません。PNG か JPEG で保存し直してください。</translation>
    </message>
</context>
<context>
    <name>DoorService</name>
    <message>
        <source>The MCP server and the firehose need a port each.</source>
        <translation>MCP サーバーとイベント配信には、それぞれ別のポートが必要です。</translation>
    </message>
    <message>
        <source>The address of a network begins with ws:// or wss:// and a name.</source>
        <translation>ネットワークのアドレスは ws:// か wss:// で始まり、名前が続きます。</translation>
    </message>
    <message>
        <source>That program is not connected any more.</source>
        <translation>そのプログラムはもう接続されていません。</translation>
    </message>
</context>
<context>
    <name>Endpoint</name>
    <message>
        <source>Write an address that begins with https:// or http://.</source>
        <translation>https:// か http:// で始まるアドレスを書いてください。</translation>
    </message>
    <message>
        <source>Leave name and password out of the address; the key has a field of its own.</source>
        <translation>アドレスには名前とパスワードを入れないでください。キーには専用の欄があります。</translation>
    </message>
    <message>
        <source>Leave everything from ? or # on out of the address.</source>
        <translation>アドレスの ? や # から後は書かないでください。</translation>
    </message>
    <message>
        <source>No model is at that address: it is for the machines of a cloud.</source>
        <translation>そのアドレスにモデルはありません。クラウドのマシン専用です。</translation>
    </message>
    <message>
        <source>The answer is no list of models.</source>
        <translation>返事がモデルの一覧ではありません。</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>At %1, %2 would have spoken.</source>
        <translation>重要度%1なら、%2が発言していました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>対応中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未投票</translation>
    </message>
    <message>
        <source>the rules of the room changed</source>
        <translation>部屋のルール変更</translation>
    </message>
    <message>
        <source>the floor was reset</source>
        <translation>発言権のリセット</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止中です。</translation>
    </message>
    <message>
        <source>winding down</source>
        <translation>締めくくり中</translation>
    </message>
    <message>
        <source>saying goodbye</source>
        <translation>お別れ中</translation>
    </message>
    <message>
        <source>speak</source>
        <translation>話す</translation>
    </message>
    <message>
        <source>listen</source>
        <translation>聞く</translation>
    </message>
    <message>
        <source>wanted to speak</source>
        <translation>発言を希望</translation>
    </message>
    <message>
        <source>the only one asked</source>
        <translation>尋ねられた唯一の人</translation>
    </message>
    <message>
        <source>nobody wanted to speak</source>
        <translation>希望者なし</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <extracomment>A companion that was silent; %1 is why, such as &quot;nothing to say&quot;</extracomment>
        <translation>パス：%1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <extracomment>A companion&apos;s turn failed; %1 is why, such as &quot;not in time&quot;</extracomment>
        <translation>失敗：%1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>The ring sleeps.</source>
        <translation>リングは待機中です。</translation>
    </message>
    <message>
        <source>%1 speaks: first in the ring.</source>
        <translation>%1が発言します。リングの先頭です。</translation>
    </message>
    <message>
        <source>Cannot be known: these votes were not waited for: %1.</source>
        <translation>不明です。次の投票を待ちませんでした：%1。</translation>
    </message>
    <message>
        <source>With this, nobody would have spoken.</source>
        <translation>これなら誰も発言しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>With this change %1 of %n decision(s) would differ.</source>
        <extracomment>%1: how many of them differ; %n: how many there are</extracomment>
        <translation>
            <numerusform>この変更で、%n件の決定のうち%1件が変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be known.</source>
        <extracomment>Of decisions, after a sentence that counts them</extracomment>
        <translation>
            <numerusform>%n件は分かりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to say</source>
        <translation>言うことなし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 a whole sentence about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>The name of a guest, who chose it</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is who speaks, %2 by which door or program</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>may not follow the last speaker</source>
        <translation>直前の人の次は不可</translation>
    </message>
    <message>
        <source>Quiet: nobody may follow the last speaker.</source>
        <translation>静かです。直前の人の次に話せる人がいません。</translation>
    </message>
    <message>
        <source>Waiting for your answer.</source>
        <translation>返事を待っています。</translation>
    </message>
    <message>
        <source>%1 speaks: next in line.</source>
        <translation>%1が発言します。次の順番です。</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>Who has the floor afterwards, in this order</extracomment>
        <translation>このあと：%1。</translation>
    </message>
    <message>
        <source>next in line</source>
        <translation>次の順番</translation>
    </message>
    <message>
        <source>Nobody speaks: the director chose nobody.</source>
        <translation>発言なし：進行役は誰も選びませんでした。</translation>
    </message>
    <message>
        <source>%1 speaks: chosen by the director.</source>
        <translation>%1が発言します。進行役が選びました。</translation>
    </message>
    <message>
        <source>chosen by the director</source>
        <translation>進行役が選択</translation>
    </message>
    <message>
        <source>silent longest</source>
        <translation>最も長く沈黙</translation>
    </message>
    <message>
        <source>owes an answer</source>
        <translation>返事待ち</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of names: &quot;Aya, Kyoko and Mimi&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 speaks: the only one asked.</source>
        <translation>%1が発言します。尋ねられたのは一人だけです。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked %1.</source>
        <translation>%1が発言します。宛先が%1でした。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 asked %1.</source>
        <translation>%1が発言します。%2に尋ねられました。</translation>
    </message>
    <message>
        <source>%1 speaks: the only candidate.</source>
        <translation>%1が発言します。候補は一人だけです。</translation>
    </message>
    <message>
        <source>%1 speaks: nobody else can.</source>
        <translation>%1が発言します。ほかに発言できる人がいません。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked only %1.</source>
        <translation>%1が発言します。宛先は%1だけです。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 asked only %1.</source>
        <translation>%1が発言します。%2が%1だけに尋ねました。</translation>
    </message>
    <message>
        <source>Vote dropped: a newer message came first.</source>
        <translation>投票を中止：新しいメッセージが先に届きました。</translation>
    </message>
    <message>
        <source>Vote dropped: you wrote something new.</source>
        <translation>投票を中止：新しいメッセージを書きました。</translation>
    </message>
    <message>
        <source>Vote dropped: %1 said something new.</source>
        <translation>投票を中止：%1が発言しました。</translation>
    </message>
    <message>
        <source>%1 speaks: first in the list.</source>
        <translation>%1が発言します。リストの先頭です。</translation>
    </message>
    <message>
        <source>%1 speaks: asked by name.</source>
        <translation>%1が発言します。名前を呼ばれました。</translation>
    </message>
    <message>
        <source>%1 speaks: drawn from those whose turn is due.</source>
        <translation>%1が発言します。順番が来た人からの抽選です。</translation>
    </message>
    <message>
        <source>%1 speaks: drawn (talkativeness %2 %).</source>
        <extracomment>%2 is a number from 0 to 100</extracomment>
        <translation>%1が発言します。抽選です（おしゃべり度 %2 %）。</translation>
    </message>
    <message>
        <source>%1 speaks: nobody was drawn, so one was picked.</source>
        <translation>抽選で該当者がなく、%1が選ばれました。</translation>
    </message>
    <message>
        <source>The conversation ends: %1 was chosen, but chose to leave.</source>
        <translation>会話終了：選ばれた%1が、別れを選びました。</translation>
    </message>
    <message>
        <source>The director failed (%2). %1 speaks: silent longest.</source>
        <extracomment>%2 is why the director did not choose, such as &quot;not in time&quot;</extracomment>
        <translation>進行役が失敗しました（%2）。最も長く黙っていた%1が発言します。</translation>
    </message>
    <message>
        <source>%1 speaks: still owes an answer.</source>
        <translation>%1が発言します。まだ答えていない質問があります。</translation>
    </message>
    <message>
        <source>You gave %1 the floor.</source>
        <translation>%1に話を振りました。</translation>
    </message>
    <message>
        <source>Vote stopped.</source>
        <translation>投票を停止しました。</translation>
    </message>
    <message>
        <source>Not waited for (could not change the result): %1.</source>
        <translation>結果が変わらないため待たず：%1。</translation>
    </message>
    <message>
        <source>Not asked (only when named): %1.</source>
        <translation>対象外（呼ばれたときのみ）：%1。</translation>
    </message>
    <message>
        <source>Not asked (may not follow the last speaker): %1.</source>
        <translation>対象外（直前の人の次は不可）：%1。</translation>
    </message>
    <message>
        <source>Not asked (just spoke): %1.</source>
        <translation>対象外（発言直後）：%1。</translation>
    </message>
    <message>
        <source>No vote from %1: %2.</source>
        <translation>%1の投票なし：%2。</translation>
    </message>
    <message numerus="yes">
        <source>No vote from %n: %1 (%2).</source>
        <extracomment>%1 the names of all %n, %2 why, such as &quot;not in time&quot;</extracomment>
        <translation>
            <numerusform>%n人の投票なし：%1（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Had %1 said %2, nobody would have spoken.</source>
        <translation>%1が%2なら、誰も発言しませんでした。</translation>
    </message>
    <message>
        <source>Had %1 said %2, %3 would have spoken.</source>
        <translation>%1が%2なら、%3が発言していました。</translation>
    </message>
    <message>
        <source>Had %1 voted “%2”, nobody would have spoken.</source>
        <translation>%1が「%2」に投票していれば、誰も発言しませんでした。</translation>
    </message>
    <message>
        <source>Had %1 voted “%2”, %3 would have spoken.</source>
        <translation>%1が「%2」に投票していれば、%3が発言していました。</translation>
    </message>
    <message>
        <source>Had %1 been called on, nobody would have spoken.</source>
        <translation>%1が名指しなら、誰も発言しませんでした。</translation>
    </message>
    <message>
        <source>Had %1 not been called on, nobody would have spoken.</source>
        <translation>%1が名指しでなければ、誰も発言しませんでした。</translation>
    </message>
    <message>
        <source>Had %1 been called on, %2 would have spoken.</source>
        <translation>%1が名指しなら、%2が発言していました。</translation>
    </message>
    <message>
        <source>Had %1 not been called on, %2 would have spoken.</source>
        <translation>%1が名指しでなければ、%2が発言していました。</translation>
    </message>
    <message>
        <source>Quiet for %1 s.</source>
        <translation>%1秒間、誰も話しませんでした。</translation>
    </message>
    <message>
        <source>It was quiet for a while.</source>
        <translation>しばらく静かでした。</translation>
    </message>
    <message>
        <source>%1 paid %2. Level: %3.</source>
        <extracomment>%1 a name, %2 what was paid for the message, %3 what is left of the level, which is at most 100</extracomment>
        <translation>%1が%2を消費。残量%3。</translation>
    </message>
    <message>
        <source>%1 cannot afford %2 (level %3).</source>
        <extracomment>%1 a name, %2 the price that was offered, %3 the level</extracomment>
        <translation>%1は%2が必要ですが、残量は%3です。</translation>
    </message>
    <message>
        <source>%1 wrote too much: %2 buys %3 characters.</source>
        <extracomment>%1 a name, %2 the price that was offered, %3 a number of characters</extracomment>
        <translation>%1の発言は長すぎます（%2では%3文字まで）。</translation>
    </message>
    <message>
        <source>%1 repeated an earlier message, so it was refused.</source>
        <translation>%1の発言は、前のメッセージと同じなので拒否されました。</translation>
    </message>
    <message>
        <source>cannot afford %1 (level %2)</source>
        <extracomment>Speech was refused: %1 the price that was offered, %2 the level</extracomment>
        <translation>%1が必要、残量は%2</translation>
    </message>
    <message>
        <source>wrote too much: %1 buys %2 characters</source>
        <extracomment>Speech was refused: %1 the price that was offered, %2 a number of characters</extracomment>
        <translation>長すぎます（%1では%2文字まで）</translation>
    </message>
    <message>
        <source>refused: repeated an earlier message</source>
        <extracomment>Speech was refused</extracomment>
        <translation>拒否：前と同じメッセージ</translation>
    </message>
    <message>
        <source>%1 is waiting for a level of %2.</source>
        <translation>%1は残量%2を待っています。</translation>
    </message>
    <message>
        <source>interrupted: %1</source>
        <extracomment>A companion&apos;s turn was ended; %1 is why, such as &quot;you wrote&quot;</extracomment>
        <translation>中断：%1</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>guest via MCP</source>
        <translation>ゲスト（MCP）</translation>
    </message>
    <message>
        <source>guest via the firehose</source>
        <translation>ゲスト（Firehose）</translation>
    </message>
    <message>
        <source>guest from the network</source>
        <translation>ゲスト（ネットワーク）</translation>
    </message>
    <message>
        <source>via program: %1</source>
        <extracomment>Behind the name of who speaks: %1 is what the program calls itself</extracomment>
        <translation>プログラム：%1</translation>
    </message>
    <message>
        <source>This room has no companions.</source>
        <translation>この部屋にコンパニオンがいません。</translation>
    </message>
    <message>
        <source>The only companion passed.</source>
        <translation>ただ一人のコンパニオンがパスしました。</translation>
    </message>
    <message>
        <source>Everyone passed, one after the other.</source>
        <translation>全員が順にパスしました。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked %1, and the ring goes on from there.</source>
        <translation>%1が発言します。宛先の%1からリングを続けます。</translation>
    </message>
    <message>
        <source>%1 speaks again: nobody else can.</source>
        <translation>%1が続けて発言します。ほかに話せる人がいません。</translation>
    </message>
    <message>
        <source>%1 speaks: next after %2.</source>
        <translation>%1が発言します。%2の次の番です。</translation>
    </message>
    <message>
        <source>Write to wake %1.</source>
        <translation>書くと%1から再開します。</translation>
    </message>
    <message>
        <source>Everyone is muted or has left. Unmute someone first.</source>
        <translation>全員がミュート中か退室済みです。誰かのミュートを解除してください。</translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it called %1 %n time(s).</source>
        <extracomment>%1 is a tool and what it was called with</extracomment>
        <translation>
            <numerusform>ターンを停止しました。%1を%n回呼び出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it repeated %1 %n time(s).</source>
        <extracomment>%1 is a row of tools</extracomment>
        <translation>
            <numerusform>ターンを停止しました。%1を%n回繰り返しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it wrote “%1” %n time(s).</source>
        <translation>
            <numerusform>ターンを停止しました。「%1」と%n回書きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Older messages are now a summary. Prompts are %1 % shorter.</source>
        <extracomment>%1 is a share in per cent</extracomment>
        <translation>古いメッセージを要約にしました。プロンプトは %1 % 短くなります。</translation>
    </message>
    <message>
        <source>Could not summarise older messages: the model wrote nothing. They are kept in full.</source>
        <translation>古いメッセージを要約できませんでした。モデルの応答が空です。全文を使い続けます。</translation>
    </message>
    <message>
        <source>Older messages were not summarised: the summary would be longer. They are kept in full.</source>
        <translation>古いメッセージは要約しませんでした。要約のほうが長くなるためです。全文を使い続けます。</translation>
    </message>
    <message>
        <source>Could not summarise older messages. They are kept in full.</source>
        <translation>古いメッセージを要約できませんでした。全文を使い続けます。</translation>
    </message>
    <message>
        <source>Could not summarise older messages (%1). They are kept in full.</source>
        <translation>古いメッセージを要約できませんでした（%1）。全文を使い続けます。</translation>
    </message>
    <message>
        <source>The conversation may no longer fit into the model’s context, and nothing can be left out.</source>
        <translation>会話がモデルのコンテキストに収まらない可能性があります。省ける部分はもうありません。</translation>
    </message>
    <message>
        <source>%1 began to speak for %2. That part was removed.</source>
        <extracomment>%1 a companion, %2 somebody else, whose line it went on with</extracomment>
        <translation>%1が%2の分まで話し始めました。その部分は削除しました。</translation>
    </message>
    <message>
        <source>%1 did not begin: all turns that this room allows are used.</source>
        <translation>%1は発言を始めませんでした。この部屋のターン上限に達しています。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3, but silent longer.</source>
        <translation>%1が発言します。名指しどうし、%2と同点（%3）ですが、長く黙っていました。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3, but earlier in the room.</source>
        <translation>%1が発言します。名指しどうし、%2と同点（%3）ですが、並び順が先です。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>%1が発言します。名指しどうし、%2と同点（%3）です。長く黙っていた人、次に並び順で決まります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 was silent longest.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。名指しの%n人が同点（%2）で、いちばん長く黙っていました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 comes first in the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。名指しの%n人が同点（%2）で、並び順が先頭です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。名指しの%n人が同点（%2）です。長く黙っていた人、次に並び順で決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3, but silent longer.</source>
        <translation>%1が発言します。%2と同点（%3）ですが、長く黙っていました。</translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3, but earlier in the room.</source>
        <translation>%1が発言します。%2と同点（%3）ですが、並び順が先です。</translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>%1が発言します。%2と同点（%3）です。長く黙っていた人、次に並び順で決まります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 was silent longest.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。%n人が同点（%2）で、いちばん長く黙っていました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 comes first in the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。%n人が同点（%2）で、並び順が先頭です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1が発言します。%n人が同点（%2）です。長く黙っていた人、次に並び順で決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: called on, importance %2.</source>
        <translation>%1が発言します。名指しされました（重要度%2）。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, so ahead of %2’s %3.</source>
        <translation>%1が発言します。名指しなので、%2の%3より優先です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n were called on, %2 is the highest.</source>
        <translation>
            <numerusform>%1が発言します。名指し%n人のうち、%2が最高です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: two were called on, %2 beats %3’s %4.</source>
        <translation>%1が発言します。%3も名指しでしたが、%2対%4です。</translation>
    </message>
    <message>
        <source>%1 speaks: the only one who wants to (%2).</source>
        <translation>%1が発言します。話したいのは一人だけです（%2）。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 beats %3’s %4.</source>
        <translation>%1が発言します。重要度%2で、%3の%4を上回りました。</translation>
    </message>
    <message>
        <source>Nobody wanted to, so %1 answers you (%2).</source>
        <extracomment>%1 a name, %2 the importance of the vote</extracomment>
        <translation>希望者がいないので、%1が答えます（%2）。</translation>
    </message>
    <message>
        <source>%1 speaks instead: %2 passed.</source>
        <translation>%2がパスしたので、代わりに%1が発言します。</translation>
    </message>
    <message>
        <source>%1 speaks instead: the turn of %2 failed.</source>
        <translation>%2のターンが失敗したので、代わりに%1が発言します。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: asked by name.</source>
        <translation>投票が届かず、名前を呼ばれた%1が発言します。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: silent longest.</source>
        <translation>投票が届かず、最も長く黙っていた%1が発言します。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: asked by name, or silent longest.</source>
        <translation>投票が届かず、名前を呼ばれたか最も長く黙っていた%1が発言します。</translation>
    </message>
    <message>
        <source>Nobody speaks: they speak only when named.</source>
        <translation>発言なし：呼ばれたときだけ話す設定です。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody may follow %1.</source>
        <translation>発言なし：%1の次に話せる人がいません。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody may follow the last speaker.</source>
        <translation>発言なし：直前の人の次に話せる人がいません。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone left or was muted.</source>
        <translation>発言なし：全員が退室かミュートです。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody was asked.</source>
        <translation>発言なし：対象者がいません。</translation>
    </message>
    <message>
        <source>Nobody speaks: no votes came in.</source>
        <translation>発言なし：投票が届きませんでした。</translation>
    </message>
    <message>
        <source>Nobody speaks: you asked for quiet.</source>
        <translation>発言なし：静かにしてほしいと頼まれました。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone who voted would rather listen.</source>
        <translation>発言なし：投票した全員が聞き役を選びました。</translation>
    </message>
    <message>
        <source>Nobody speaks: %1 would rather listen.</source>
        <translation>発言なし：%1は聞き役を選びました。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone would rather listen.</source>
        <translation>発言なし：全員が聞き役を選びました。</translation>
    </message>
    <message>
        <source>Cannot be known: %1’s vote was not waited for.</source>
        <translation>不明です。%1の投票を待ちませんでした。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: %2 beats %3’s %4.</source>
        <translation>これなら%1が発言していました。%2が%3の%4を上回ります。</translation>
    </message>
    <message numerus="yes">
        <source>With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>これなら%1が発言していました。%n人が同点（%2）です。長く黙っていた人、次に並び順で決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>これなら%1が発言していました。%2と同点（%3）です。長く黙っていた人、次に並び順で決まります。</translation>
    </message>
    <message>
        <source>With this, the conversation would have ended: %1 was chosen, but chose to leave.</source>
        <translation>これなら会話は終わっていました。選ばれた%1が、別れを選びました。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only candidate.</source>
        <translation>これなら%1が発言していました。候補は一人だけです。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only one called on.</source>
        <translation>これなら%1が発言していました。名指しは一人だけです。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only one who wants to.</source>
        <translation>これなら%1が発言していました。話したいのは一人だけです。</translation>
    </message>
    <message>
        <source>That is who spoke.</source>
        <translation>実際に発言したのもこの人です。</translation>
    </message>
    <message>
        <source>That is what happened.</source>
        <translation>実際もそうでした。</translation>
    </message>
    <message>
        <source>No votes in this room yet, so there is nothing to decide again.</source>
        <translation>この部屋ではまだ投票がないため、やり直す決定がありません。</translation>
    </message>
    <message>
        <source>No messages in this part, so there is nothing to decide.</source>
        <translation>この範囲にメッセージがないため、決めることがありません。</translation>
    </message>
    <message numerus="yes">
        <source>After %1 of %n message(s), someone else would have had the floor.</source>
        <extracomment>%1: how many of them differ; %n: how many messages there are</extracomment>
        <translation>
            <numerusform>%n件のメッセージのうち%1件で、発言権が別の人に移っていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be known: there was no vote on this message.</source>
        <translation>不明です。このメッセージでは投票がありませんでした。</translation>
    </message>
    <message>
        <source>Cannot be known: the director would have chosen.</source>
        <translation>不明です。進行役が選ぶ場面です。</translation>
    </message>
    <message>
        <source>Cannot be known: nobody offered a price to speak.</source>
        <translation>不明です。発言の価格を誰も示していません。</translation>
    </message>
    <message>
        <source>not in time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>the model declined</source>
        <translation>モデルが回答を拒否</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>応答を解釈できず</translation>
    </message>
    <message>
        <source>the model cannot be reached</source>
        <translation>モデルに接続できず</translation>
    </message>
    <message>
        <source>the provider is rate-limited</source>
        <translation>プロバイダーが利用制限中</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>応答が空</translation>
    </message>
    <message>
        <source>left</source>
        <translation>退室</translation>
    </message>
    <message>
        <source>not waited for</source>
        <translation>待たず</translation>
    </message>
    <message>
        <source>a newer message came first</source>
        <translation>新しいメッセージが先</translation>
    </message>
    <message>
        <source>you gave someone the floor</source>
        <translation>ほかの人に話を振った</translation>
    </message>
    <message>
        <source>only when named</source>
        <translation>呼ばれたときのみ</translation>
    </message>
    <message>
        <source>just spoke</source>
        <translation>発言直後</translation>
    </message>
    <message>
        <source>turn failed</source>
        <translation>ターンの失敗</translation>
    </message>
    <message>
        <source>you asked for quiet</source>
        <translation>静かにしてほしいと頼まれた</translation>
    </message>
    <message>
        <source>you wrote</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>the level was too low</source>
        <translation>残量不足</translation>
    </message>
    <message>
        <source>the program ended during the turn</source>
        <translation>ターン中にプログラムが終了</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>保存に失敗</translation>
    </message>
    <message>
        <source>repeated itself</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Quiet: everyone here speaks only when named.</source>
        <translation>静かです。この部屋では全員、呼ばれたときだけ話す設定です。</translation>
    </message>
    <message>
        <source>Quiet: you asked for quiet.</source>
        <translation>静かです。静かにしてほしいと頼まれました。</translation>
    </message>
    <message>
        <source>Quiet.</source>
        <translation>静かです。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns without you. Write, or give someone the floor.</source>
        <translation>
            <numerusform>%nターン続きました。何か書くか、話を振ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The companions used all turns. Write, or give someone the floor.</source>
        <translation>コンパニオンがターンの上限に達しました。何か書くか、話を振ってください。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing from you for %n min. Write to go on.</source>
        <translation>
            <numerusform>%n分間書き込みがありません。書くと再開します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing from you for a long while. Write to go on.</source>
        <translation>長い間書き込みがありません。書くと再開します。</translation>
    </message>
    <message>
        <source>Everyone has said goodbye. Write to begin again.</source>
        <translation>全員が別れを告げました。書くとまた始まります。</translation>
    </message>
    <message>
        <source>The ring sleeps. Write to wake it.</source>
        <translation>リングは待機中です。書くと再開します。</translation>
    </message>
    <message>
        <source>Manual: give someone the floor.</source>
        <translation>手動：誰かに話を振ってください。</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>待機中です。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中です。</translation>
    </message>
    <message>
        <source>The last turn failed: %1.</source>
        <translation>最後のターンが失敗しました：%1。</translation>
    </message>
    <message>
        <source>The last turn failed.</source>
        <translation>最後のターンが失敗しました。</translation>
    </message>
    <message>
        <source>The budget of this room is spent.</source>
        <translation>この部屋の予算を使い切りました。</translation>
    </message>
    <message>
        <source>All turns that this room allows are used. Raise the limit to go on.</source>
        <translation>この部屋のターンをすべて使いました。上限を上げると再開します。</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>退出済み</translation>
    </message>
    <message>
        <source>called on</source>
        <translation>名指し</translation>
    </message>
    <message>
        <source>answers you although nobody wanted to</source>
        <translation>希望者がなく回答</translation>
    </message>
    <message>
        <source>no votes came in</source>
        <translation>投票が届かず</translation>
    </message>
    <message>
        <source>asked by name, or drawn</source>
        <translation>呼ばれたか抽選</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>リストの先頭</translation>
    </message>
    <message>
        <source>drawn from those due</source>
        <translation>順番が来た人から抽選</translation>
    </message>
    <message>
        <source>instead of the first choice</source>
        <translation>第一候補の代わり</translation>
    </message>
    <message>
        <source>the only candidate</source>
        <translation>唯一の候補</translation>
    </message>
    <message>
        <source>you gave the floor</source>
        <translation>話を振った</translation>
    </message>
    <message>
        <source>vote dropped</source>
        <translation>投票を中止</translation>
    </message>
    <message>
        <source>Cannot be known: with more time, %1 might have voted.</source>
        <translation>不明です。時間があれば、%1の投票が届いたかもしれません。</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Everything, to keep (JSON)</source>
        <translation>すべて（保存用、JSON）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>ウェブページ (HTML)</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <translation>紙 (PDF)</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>SillyTavern chat (JSONL)</source>
        <translation>SillyTavern のチャット (JSONL)</translation>
    </message>
    <message>
        <source>Table of votes (CSV)</source>
        <translation>投票の表 (CSV)</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕 (SRT)</translation>
    </message>
    <message>
        <source>Subtitles for the web (VTT)</source>
        <translation>ウェブ用の字幕 (VTT)</translation>
    </message>
    <message>
        <source>Cassette, to replay</source>
        <translation>カセット（再生用）</translation>
    </message>
    <message>
        <source>Holds all that the room knows, with every event, and can be imported again.</source>
        <translation>部屋のすべてを、どのイベントも含めて収めます。また読み込めます。</translation>
    </message>
    <message>
        <source>For notes and websites.</source>
        <translation>メモやウェブサイト向けです。</translation>
    </message>
    <message>
        <source>One file with faces and colours that opens in any browser, light or dark. It loads nothing.</source>
        <translation>顔と色のついた一つのファイルで、どのブラウザーでも明暗どちらでも開けます。何も読み込みに行きません。</translation>
    </message>
    <message>
        <source>Pages with numbers, to print or to keep. The text can be searched.</source>
        <translation>番号つきのページです。印刷にも保存にも使え、文字を検索できます。</translation>
    </message>
    <message>
        <source>Opens everywhere.</source>
        <translation>どこでも開けます。</translation>
    </message>
    <message>
        <source>Every vote of every decision as a row for a spreadsheet; no messages.</source>
        <translation>すべての決定のすべての投票を一行ずつ、表計算用に。メッセージは入りません。</translation>
    </message>
    <message>
        <source>Times count from the first message; each stands as long as it takes to read.</source>
        <translation>時刻は最初のメッセージから数えます。どれも読むのにかかるあいだ表示されます。</translation>
    </message>
    <message>
        <source>What the floor was told, line by line. `companion-studio replay` decides it anew.</source>
        <translation>発言権に伝えられたことを一行ずつ。`companion-studio replay` がもう一度決めます。</translation>
    </message>
    <message>
        <source>Goes on there; with several companions as a group chat. Holds all alternatives of a reply, also those that are not shown.</source>
        <translation>そちらで続きを話せます。コンパニオンが複数ならグループチャットになります。表示していないものも含め、返事の候補をすべて収めます。</translation>
    </message>
</context>
<context>
    <name>GroupFile</name>
    <message>
        <source>Entries that are no names of files, or too many: %L1. They are not used.</source>
        <translation>ファイル名ではない、または多すぎる項目：%L1 件。使いません。</translation>
    </message>
    <message>
        <source>By hand: you choose who speaks.</source>
        <translation>手動：だれが話すかをあなたが選びます。</translation>
    </message>
    <message>
        <source>All cards in one prompt: here each companion has a prompt of its own.</source>
        <translation>すべてのカードを一つのプロンプトに入れる設定です。ここではコンパニオンごとに自分のプロンプトがあります。</translation>
    </message>
    <message>
        <source>Its conversations lie in files of their own and are not read.</source>
        <translation>会話は別のファイルにあり、読みません。</translation>
    </message>
    <message>
        <source>This file is no group of SillyTavern.</source>
        <translation>このファイルは SillyTavern のグループではありません。</translation>
    </message>
    <message>
        <source>This group has no name: give it one in &quot;name&quot; and import it again.</source>
        <translation>このグループには名前がありません。「name」に名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>Used as the name of the room.</source>
        <translation>部屋の名前として使います。</translation>
    </message>
    <message>
        <source>Companions to be found by the names of their files: %L1.</source>
        <translation>ファイル名で探すコンパニオン：%L1 人。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>部屋でミュート：%L1 人。</translation>
    </message>
    <message>
        <source>The group&apos;s settings are too long to be kept with the room.</source>
        <translation>グループの設定は長すぎるため、部屋には残しません。</translation>
    </message>
    <message>
        <source>How turns are taken is not stated: natural order, as there.</source>
        <translation>ターンの回し方が書かれていません。元のプログラムと同じ自然な順にします。</translation>
    </message>
    <message>
        <source>Natural order: the companions who are named answer, and the talkative join in.</source>
        <translation>自然な順：名前を呼ばれたコンパニオンが答え、おしゃべりなコンパニオンが加わります。</translation>
    </message>
    <message>
        <source>List order: everybody speaks once, in the order of the group.</source>
        <translation>リスト順：グループの順に全員が一度ずつ話します。</translation>
    </message>
    <message>
        <source>Pooled order: one at a time, and nobody twice before all have spoken.</source>
        <translation>プール順：一人ずつ話し、全員が話すまで二度目はありません。</translation>
    </message>
    <message>
        <source>A way of taking turns that is not known here: natural order is used.</source>
        <translation>ここにないターンの回し方です。自然な順を使います。</translation>
    </message>
    <message>
        <source>Neither yes nor no: nobody answers their own message.</source>
        <translation>はいでもいいえでもありません。だれも自分のメッセージには答えません。</translation>
    </message>
    <message>
        <source>Companions may answer their own message, in the talk while you are silent.</source>
        <translation>あなたが黙っている間の話では、コンパニオンは自分のメッセージに答えることがあります。</translation>
    </message>
    <message>
        <source>Nobody answers their own message: see “Who may speak after whom”.</source>
        <translation>だれも自分のメッセージには答えません。「だれのあとにだれが話せるか」をご覧ください。</translation>
    </message>
    <message>
        <source>No number of seconds from 1 to 86,400: 5 are used.</source>
        <translation>1～86,400 の秒数ではありません。5 秒を使います。</translation>
    </message>
    <message>
        <source>Auto mode is a switch of the other program that no file keeps, so the room waits for you. To let companions go on by themselves, tick “Speak when I am silent” in the room&apos;s settings; its pause is filled in there.</source>
        <translation>自動モードは元のプログラムのスイッチで、ファイルには残りません。そのため部屋はあなたを待ちます。コンパニオンに自分たちで続けさせるには、部屋の設定で「わたしが黙っているときに話す」を選んでください。待つ時間はそこに入っています。</translation>
    </message>
    <message>
        <source>Pictures of muted companions: here they stay on the stage.</source>
        <translation>ミュート中のコンパニオンの画像：ここではステージに残ります。</translation>
    </message>
    <message>
        <source>All are muted: nobody speaks until you unmute somebody or give the floor.</source>
        <translation>全員がミュート中です。だれかのミュートを解くか指名するまで、だれも話しません。</translation>
    </message>
</context>
<context>
    <name>GuestService</name>
    <message>
        <source>A guest needs a name of at most %L1 plain characters.</source>
        <translation>ゲストには、ふつうの文字で %L1 文字以内の名前が必要です。</translation>
    </message>
    <message>
        <source>Users are not guests.</source>
        <translation>ユーザーはゲストではありません。</translation>
    </message>
    <message>
        <source>This guest was shown out of the room.</source>
        <translation>このゲストは部屋から退室させられています。</translation>
    </message>
    <message>
        <source>There is no seat left in this room.</source>
        <translation>この部屋には空いている席がありません。</translation>
    </message>
    <message>
        <source>This room has had all the guests that it can.</source>
        <translation>この部屋には、これ以上ゲストを迎えられません。</translation>
    </message>
    <message>
        <source>A guest&apos;s name is short and no sentence: at most %L1 letters.</source>
        <translation>ゲストの名前は短く、文ではないものにしてください（最大%L1文字）。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>The file is damaged or was cut short.</source>
        <translation>ファイルが壊れているか、途中で切れています。</translation>
    </message>
    <message>
        <source>Nobody says anything in this file.</source>
        <translation>このファイルでは誰も発言していません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>Imported conversation</source>
        <translation>取り込んだ会話</translation>
    </message>
    <message>
        <source>beginning</source>
        <translation>冒頭</translation>
    </message>
    <message numerus="yes">
        <source>%n lines before the first name are left out.</source>
        <translation>
            <numerusform>最初の名前より前の %n 行は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>empty messages</source>
        <translation>空のメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%n messages without a word are left out.</source>
        <translation>
            <numerusform>言葉のないメッセージ %n 件は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no room of Companion Studio.</source>
        <translation>これは Companion Studio の部屋ではありません。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Companion Studio.</source>
        <translation>このファイルは新しいバージョンの Companion Studio で書かれました。</translation>
    </message>
    <message>
        <source>The import was cancelled; nothing was changed.</source>
        <translation>取り込みを取り消しました。何も変わっていません。</translation>
    </message>
    <message>
        <source>Settings of the other program; they mean nothing here.</source>
        <translation>ほかのプログラムの設定です。ここでは意味がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages keep their other versions.</source>
        <translation>
            <numerusform>%n 件のメッセージは別の版も残します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %n messages say of their models is left out.</source>
        <translation>
            <numerusform>%n 件のメッセージにあるモデルの情報は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>A line of the file is too long.</source>
        <translation>ファイルに長すぎる行があります。</translation>
    </message>
    <message>
        <source>The file holds what one companion has witnessed: only that is taken in, without votes and decisions.</source>
        <translation>このファイルにあるのは 1 人のコンパニオンが見聞きしたことです。それだけを取り込み、投票と決定はありません。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読めません。</translation>
    </message>
    <message>
        <source>This is JSON, but no conversation that can be read.</source>
        <translation>これはJSONですが、読み込める会話ではありません。</translation>
    </message>
    <message>
        <source>The file is one JSON object of more than 128 MB. Export fewer conversations at once.</source>
        <translation>ファイルは 128 MB を超える一つの JSON オブジェクトです。一度に書き出す会話を減らしてください。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of the file are damaged and left out; the first is number %1.</source>
        <translation>
            <numerusform>ファイルの %n か所が壊れているため省きました。最初は %1 番目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no conversation with this number.</source>
        <translation>この番号の会話はファイルにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages of the program itself are left out.</source>
        <translation>
            <numerusform>プログラム自身のメッセージ %n 件は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures or other files are not in this file and are left out.</source>
        <translation>
            <numerusform>画像などのファイル %n 件はこのファイルに入っていないため省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody says anything in this file. In a text, each message stands on a line of its own, with a name and a colon before it.</source>
        <translation>このファイルでは誰も発言していません。テキストでは、メッセージごとに一行を使い、先頭に名前とコロンを書きます。</translation>
    </message>
    <message>
        <source>This is the card of a companion, not a conversation. Import it in the library, or with &quot;companion-studio persona import&quot;.</source>
        <translation>これは会話ではなく、コンパニオンのカードです。ライブラリーか「companion-studio persona import」で読み込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook, not a conversation.</source>
        <translation>これは会話ではなく、ロアブックです。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n conversations.</source>
        <translation>
            <numerusform>ファイルには %n 件の会話があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>会話</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n conversations; this is number %1.</source>
        <translation>
            <numerusform>ファイルには %n 件の会話があります。これは %1 番目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>notices</source>
        <translation>お知らせ</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the program itself are left out.</source>
        <translation>
            <numerusform>プログラム自身の %n 行は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>The dates fit two ways of writing; they were read as day, month, year.</source>
        <translation>日付は二通りに読めるため、日・月・年の順で読みました。</translation>
    </message>
    <message>
        <source>The dates fit two ways of writing; they were read as month, day, year.</source>
        <translation>日付は二通りに読めるため、月・日・年の順で読みました。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Each name stands here once only. If these are not people who talk, do not take the file in.</source>
        <translation>どの名前も一度しか出てきません。話している人でなければ、このファイルは読み込まないでください。</translation>
    </message>
    <message>
        <source>damaged lines</source>
        <translation>壊れた行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are damaged and left out; the first is line %1.</source>
        <translation>
            <numerusform>%n 行が壊れているため省きました。最初は %1 行目です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages were hidden from the models there. They stay hidden: you can read them, companions cannot.</source>
        <translation>
            <numerusform>%n 件のメッセージは元のプログラムでモデルから隠されていました。ここでも隠したままです。あなたは読めますが、コンパニオンには見えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whispers stay whispers.</source>
        <translation>
            <numerusform>%n 件のささやきは、ささやきのままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages bring the thoughts of their models along.</source>
        <translation>
            <numerusform>%n 件のメッセージはモデルの思考も一緒に読み込みます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in this file and are left out.</source>
        <translation>
            <numerusform>画像 %n 件はこのファイルに入っていないため省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No conversation was found in the zip %1.</source>
        <translation>ZIP %1 に会話が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The conversation in the zip is larger than 1 GB. Unpack it, and import the file.</source>
        <translation>ZIP の中の会話は 1 GB を超えています。展開してから、そのファイルを読み込んでください。</translation>
    </message>
    <message>
        <source>The zip is damaged.</source>
        <translation>ZIP が壊れています。</translation>
    </message>
    <message>
        <source>The zip could not be unpacked.</source>
        <translation>ZIP を展開できませんでした。</translation>
    </message>
    <message>
        <source>No conversation was found in this web page. HTML is read as DiscordChatExporter (Discord) and Telegram Desktop export it.</source>
        <translation>このウェブページには会話が見つかりません。HTML は、DiscordChatExporter(Discord)と Telegram Desktop が書き出したものを読めます。</translation>
    </message>
    <message>
        <source>The page is larger than 1 GB. Export fewer messages at once.</source>
        <translation>ページは 1 GB を超えています。一度に書き出すメッセージを減らしてください。</translation>
    </message>
    <message>
        <source>These are contacts, not a conversation.</source>
        <translation>これは連絡先で、会話ではありません。</translation>
    </message>
    <message>
        <source>This is a calendar, not a conversation.</source>
        <translation>これはカレンダーで、会話ではありません。</translation>
    </message>
    <message>
        <source>These are subtitles, not a conversation.</source>
        <translation>これは字幕で、会話ではありません。</translation>
    </message>
    <message>
        <source>This is an email or a reply from a web server, not a conversation.</source>
        <translation>これはメールかウェブサーバーの応答で、会話ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n files of the archive are damaged and left out; the first is %1.</source>
        <translation>
            <numerusform>アーカイブの %n 個のファイルが壊れているため省きました。最初は %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is XML, but no conversation that can be read.</source>
        <translation>XML ですが、読める会話ではありません。</translation>
    </message>
    <message>
        <source>The text does not say its encoding. It is read as %1; letters may be wrong.</source>
        <extracomment>%1 is the name of an encoding: Shift_JIS</extracomment>
        <translation>テキストに文字コードの指定がありません。%1 として読みました。文字が正しくないことがあります。</translation>
    </message>
    <message>
        <source>Little in this text looks like speech. If these are not people who talk, do not take the file in.</source>
        <translation>このテキストには会話らしいところがほとんどありません。話している人たちでなければ、取り込まないでください。</translation>
    </message>
    <message>
        <source>Author&apos;s note: %1</source>
        <translation>作者のメモ: %1</translation>
    </message>
    <message>
        <source>The scenario becomes the scene of the room.</source>
        <translation>シナリオは部屋の場面になります。</translation>
    </message>
    <message>
        <source>The author&apos;s note is switched off in the chat, so it is no part of the room&apos;s scene. The note says: %1</source>
        <translation>作者のメモはチャットでオフになっているため、部屋の場面に入れません。メモの内容: %1</translation>
    </message>
    <message>
        <source>The author&apos;s note becomes part of the scene of the room, which every companion is told. Its depth, role and interval are not kept.</source>
        <translation>作者のメモは部屋の場面の一部になり、すべてのコンパニオンに伝えられます。深さ、役割、間隔は残りません。</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>The scene is too long for a room and ends early. This is left out: %1</source>
        <translation>場面が部屋には長すぎるため、途中で終わります。省いた部分: %1</translation>
    </message>
</context>
<context>
    <name>Listener</name>
    <message>
        <source>Another program uses port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>ポート %1 は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>This computer does not let the studio open port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>このコンピューターでは、ポート %1 を開くことが許可されていません。</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>It says that it always fires (@@activate).</source>
        <translation>必ず発動すると書かれています（@@activate）。</translation>
    </message>
    <message>
        <source>It fired before and stays from then on.</source>
        <translation>前に発動し、それ以降ずっと残ります。</translation>
    </message>
    <message>
        <source>It is always on.</source>
        <translation>常にオンです。</translation>
    </message>
    <message>
        <source>It fired a short while ago and still holds.</source>
        <translation>少し前に発動し、まだ有効です。</translation>
    </message>
    <message>
        <source>“%1” is in the entry “%2”.</source>
        <extracomment>%1 is a keyword, %2 the name of an entry of a lorebook</extracomment>
        <translation>「%1」がエントリ「%2」にあります。</translation>
    </message>
    <message>
        <source>“%1” is in message %2.</source>
        <extracomment>%1 is a keyword, %2 the number of a message</extracomment>
        <translation>「%1」がメッセージ %2 にあります。</translation>
    </message>
    <message>
        <source>It is switched off.</source>
        <translation>オフになっています。</translation>
    </message>
    <message>
        <source>It is for other companions.</source>
        <translation>ほかのコンパニオン向けです。</translation>
    </message>
    <message>
        <source>The conversation is not long enough for it yet.</source>
        <translation>会話がまだ短すぎます。</translation>
    </message>
    <message>
        <source>It fired a short while ago and pauses.</source>
        <translation>少し前に発動し、一時停止中です。</translation>
    </message>
    <message>
        <source>Only other entries can fire it, and none did.</source>
        <translation>ほかのエントリからだけ発動しますが、どれも発動させませんでした。</translation>
    </message>
    <message>
        <source>It says that it never fires (@@dont_activate).</source>
        <translation>発動しないと書かれています（@@dont_activate）。</translation>
    </message>
    <message>
        <source>It fires once in a conversation, and it has.</source>
        <translation>1 つの会話で 1 回だけ発動し、すでに発動しました。</translation>
    </message>
    <message>
        <source>Companions have not said enough for it yet.</source>
        <translation>コンパニオンの発言がまだ足りません。</translation>
    </message>
    <message>
        <source>It fires every so many messages, and not at this one.</source>
        <translation>何メッセージかごとに発動しますが、このメッセージではありません。</translation>
    </message>
    <message>
        <source>It belongs to another greeting.</source>
        <translation>別のあいさつのものです。</translation>
    </message>
    <message>
        <source>None of its additional keywords was said.</source>
        <translation>追加キーワードがどれも出ていません。</translation>
    </message>
    <message>
        <source>“%1” was said, which keeps it from firing.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>「%1」が出たため発動しません。</translation>
    </message>
    <message>
        <source>None of its keywords was said.</source>
        <translation>キーワードがどれも出ていません。</translation>
    </message>
    <message>
        <source>None of its keywords was said, and one of its patterns cannot be used.</source>
        <translation>キーワードがどれも出ておらず、使えないパターンが 1 つあります。</translation>
    </message>
    <message>
        <source>“%1” was said, but its secondary keywords do not fit.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>「%1」は出ましたが、副キーワードの条件が合いません。</translation>
    </message>
    <message>
        <source>Another entry of its group was chosen.</source>
        <translation>同じグループの別のエントリが選ばれました。</translation>
    </message>
    <message>
        <source>It was left to chance, and not drawn this time.</source>
        <translation>確率で決まり、今回は外れました。</translation>
    </message>
    <message>
        <source>Another entry says the same.</source>
        <translation>別のエントリが同じ内容です。</translation>
    </message>
    <message>
        <source>Fired</source>
        <extracomment>Of an entry of a lorebook: it is part of the prompt</extracomment>
        <translation>発動</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Of an entry of a lorebook: it fired, but there was no room for it in the prompt</extracomment>
        <translation>省略</translation>
    </message>
    <message>
        <source>Not fired</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>未発動</translation>
    </message>
    <message numerus="yes">
        <source>%1 Its %n tokens are more than its book&apos;s budget leaves.</source>
        <translation>
            <numerusform>%1 その %n トークンは、ロアブックの残りの予算に収まりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Its %n tokens are more than the prompt has space for.</source>
        <extracomment>%1 is a sentence on why the entry fired; %n counts tokens</extracomment>
        <translation>
            <numerusform>%1 その %n トークンは、プロンプトの残りに収まりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>エントリ %1</translation>
    </message>
    <message>
        <source>Lorebook %1</source>
        <translation>ロアブック %1</translation>
    </message>
    <message>
        <source>before the description</source>
        <translation>説明の前</translation>
    </message>
    <message>
        <source>after the description</source>
        <translation>説明の後</translation>
    </message>
    <message>
        <source>before the author&apos;s note</source>
        <translation>作者のメモの前</translation>
    </message>
    <message>
        <source>after the author&apos;s note</source>
        <translation>作者のメモの後</translation>
    </message>
    <message>
        <source>before the example lines</source>
        <translation>せりふの例の前</translation>
    </message>
    <message>
        <source>after the example lines</source>
        <translation>せりふの例の後</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n after the first</source>
        <translation>
            <numerusform>メッセージの間、最初から %n 件後</numerusform>
        </translation>
    </message>
    <message>
        <source>behind the newest message</source>
        <translation>最新のメッセージの後</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n before the end</source>
        <translation>
            <numerusform>メッセージの間、末尾から %n 件前</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 said “%1”.</source>
        <extracomment>%1 is a keyword, %2 the name of somebody, or &quot;You&quot;</extracomment>
        <translation>「%1」を%2が言いました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Fired&quot;, &quot;Cut&quot; or &quot;Not fired&quot;, %2 a list of names of entries</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the companion’s</source>
        <extracomment>Of a lorebook: whose it is. It belongs to one companion</extracomment>
        <translation>コンパニオンのもの</translation>
    </message>
    <message>
        <source>the room’s</source>
        <extracomment>Of a lorebook: whose it is. It was chosen for this room</extracomment>
        <translation>部屋のもの</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Of a lorebook: whose it is. It was chosen for somebody whom the user writes as</extracomment>
        <translation>あなたのもの</translation>
    </message>
    <message>
        <source>in every room</source>
        <extracomment>Of a lorebook: it fires in all rooms</extracomment>
        <translation>すべての部屋</translation>
    </message>
</context>
<context>
    <name>Lorebook</name>
    <message>
        <source>Entries: %L1, of which always on and part of the prompt: %L2.</source>
        <translation>項目：%L1 件。うち常に有効でプロンプトに入るもの：%L2 件。</translation>
    </message>
    <message>
        <source>Switched off: %L1.</source>
        <translation>オフのもの：%L1 件。</translation>
    </message>
    <message>
        <source>Not readable here, and only kept: %L1.</source>
        <translation>ここでは読めず、残すだけのもの：%L1 件。</translation>
    </message>
    <message>
        <source>Told when a keyword or a condition calls for them: %L1.</source>
        <translation>キーワードや条件に応じて伝えるもの: %L1。</translation>
    </message>
</context>
<context>
    <name>LorebookFile</name>
    <message>
        <source>Read as a lorebook of %1, with that program&apos;s usual settings: keywords are looked for in the newest messages (%L2), and entries can fire entries.</source>
        <translation>%1 のロアブックとして、そのプログラムの通常の設定で読みました。キーは最新のメッセージ（%L2 件）から探し、エントリはほかのエントリを発動できます。</translation>
    </message>
    <message>
        <source>Read as a lorebook of %1, with that program&apos;s usual settings: keywords are looked for in the newest messages (%L2), and entries fire no entries.</source>
        <translation>%1 のロアブックとして、そのプログラムの通常の設定で読みました。キーは最新のメッセージ（%L2 件）から探し、エントリはほかのエントリを発動しません。</translation>
    </message>
    <message>
        <source>Entries with several keywords, of which one wants two words at once: %L1. That one was read as it is written.</source>
        <translation>複数のキーのうち 1 つが 2 語を同時に求めるエントリ: %L1。そのキーは書かれているとおりに読みました。</translation>
    </message>
    <message>
        <source>Entries with a place that is counted in lines of text: %L1. They stand behind what is said about the companion.</source>
        <translation>位置がテキストの行数で決まるエントリ: %L1。コンパニオンの説明の後に入ります。</translation>
    </message>
    <message>
        <source>Folders without text: %L1.</source>
        <translation>テキストのないフォルダー: %L1。</translation>
    </message>
    <message>
        <source>This file holds no lorebook.</source>
        <translation>このファイルにロアブックはありません。</translation>
    </message>
    <message>
        <source>Lorebook</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>Entries that cannot be read, or are more than a companion can have, and are left out: %L1.</source>
        <translation>読めないため、またはコンパニオンが持てる数を超えるため省いたエントリ: %L1。</translation>
    </message>
    <message>
        <source>Not known here, and left out of the entries.</source>
        <translation>ここでは使えないため、エントリから省きました。</translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message>
        <source>The id of the card, &quot;%1&quot;, cannot be used here; %2 is suggested.</source>
        <extracomment>%1 and %2 are ids such as companion_aya</extracomment>
        <translation>カードの id「%1」はここでは使えません。%2 を提案します。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>story</source>
        <translation>生い立ち</translation>
    </message>
    <message>
        <source>sample line</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>The card says nothing about: %1.</source>
        <extracomment>%1 is a list such as &quot;personality, story&quot;</extracomment>
        <translation>カードに書かれていないもの：%1。</translation>
    </message>
    <message>
        <source>This card of aikyo cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>この aikyo のカードは読めません：%1</translation>
    </message>
    <message>
        <source>This companion cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>このコンパニオンは読めません：%1</translation>
    </message>
    <message>
        <source>This file holds a room, not a companion.</source>
        <translation>このファイルは部屋で、コンパニオンではありません。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB, more than any companion needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>ファイルが %L1 MB を超えています。コンパニオンには大きすぎます。</translation>
    </message>
    <message>
        <source>Tools of aikyo&apos;s own; kept, and not acted on.</source>
        <translation>aikyo 独自のツールです。残しますが、動作には使いません。</translation>
    </message>
    <message>
        <source>What it can look up in aikyo; kept, and not acted on.</source>
        <translation>aikyo で調べられる知識です。残しますが、動作には使いません。</translation>
    </message>
    <message>
        <source>Rules for what it does when; kept, and not acted on yet.</source>
        <translation>いつ何をするかの規則です。残しますが、まだ動作には使いません。</translation>
    </message>
    <message>
        <source>Not known here; stands in the card again when it is exported.</source>
        <translation>ここでは未知の項目です。書き出すとカードに戻ります。</translation>
    </message>
    <message>
        <source>Used as the name.</source>
        <translation>名前として使います。</translation>
    </message>
    <message>
        <source>Used as the personality.</source>
        <translation>性格として使います。</translation>
    </message>
    <message>
        <source>Used as the story.</source>
        <translation>生い立ちとして使います。</translation>
    </message>
    <message>
        <source>Used as a sample line.</source>
        <translation>セリフ例として使います。</translation>
    </message>
    <message>
        <source>Used as the role.</source>
        <translation>役割として使います。</translation>
    </message>
    <message>
        <source>This card of aikyo has no name: give it one and import it again.</source>
        <translation>この aikyo のカードには名前がありません。名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>This file is a group of SillyTavern: import it as a room.</source>
        <translation>このファイルは SillyTavern のグループです。部屋として読み込んでください。</translation>
    </message>
    <message>
        <source>This file holds no companion: neither the studio&apos;s own JSON, nor a card of aikyo, nor a character card.</source>
        <translation>このファイルにコンパニオンは入っていません。スタジオ自身の JSON でも、aikyo のカードでも、キャラクターカードでもありません。</translation>
    </message>
    <message>
        <source>The file that it was first read from was taken along, but it is no card; it is left out.</source>
        <translation>最初に読み込んだ元のファイルが添えられていますが、カードではないので除きました。</translation>
    </message>
    <message>
        <source>This file is no text in UTF-8: it is damaged, or was written in another encoding. Save it as UTF-8 and import it again.</source>
        <translation>このファイルは UTF-8 の文字ではありません。壊れているか、別の文字コードで書かれています。UTF-8 で保存して、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>This file holds more parts, parts deeper inside each other, or a longer text than any card does; it is not read.</source>
        <translation>このファイルは、カードではありえないほど項目が多いか、入れ子が深いか、文が長いので、読みません。</translation>
    </message>
    <message>
        <source>This was taken along and is damaged or too large; it is left out.</source>
        <translation>添えられたものが壊れているか大きすぎるため、除きました。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>このファイルは空です。</translation>
    </message>
    <message>
        <source>This file is not JSON: %1.</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>このファイルは JSON ではありません：%1。</translation>
    </message>
    <message>
        <source>The picture is left out. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>画像は取り込みませんでした。%1</translation>
    </message>
    <message>
        <source>This is a picture without a card that can be read here. The site that you have it from may offer the card as another file.</source>
        <translation>この画像には、ここで読めるカードが入っていません。入手元のサイトに別のファイルがあるかもしれません。</translation>
    </message>
    <message>
        <source>This file holds a conversation, not a companion: import it as a room.</source>
        <translation>このファイルはコンパニオンではなく会話です。部屋として読み込んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n more companions; only the first was read.</source>
        <translation>
            <numerusform>ファイルにはほかに %n 人のコンパニオンがいます。最初の一人だけを読みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as a character of %1. It is exported as a character card.</source>
        <translation>%1 のキャラクターとして読みました。書き出すときはキャラクターカードになります。</translation>
    </message>
    <message>
        <source>The conversation in the zip is left out.</source>
        <translation>ZIP の中の会話は省きました。</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>ファイルを読む許可がありません。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>そのようなファイルはありません。</translation>
    </message>
    <message>
        <source>There is no card in this folder.</source>
        <translation>このフォルダーにカードはありません。</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>読み取れるファイルではありません。</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>読めません：%1。</translation>
    </message>
    <message>
        <source>The card was wrapped in another JSON structure, which is not kept.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>カードは別の JSON 構造に包まれていました。その構造は残しません。</translation>
    </message>
    <message>
        <source>Shown on the stage as the pictures of feelings: %1.</source>
        <extracomment>%1 are names of feelings in English, as in the file: &quot;joy, anger&quot;</extracomment>
        <translation>感情ごとの画像としてステージに表示されます: %1。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %L1 MB: the card and the pictures that are shown are kept, %n other pictures or files in it are not.</source>
        <translation>
            <numerusform>ファイルは %L1 MB を超えています。カードと表示に使う画像は残し、ほかの画像などのファイル %n 件は残しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is a lorebook by itself, without a companion. Import it together with the card of one companion, who gets it.</source>
        <translation>このファイルはロアブックだけで、コンパニオンが入っていません。渡したいコンパニオンのカードと一緒に取り込んでください。</translation>
    </message>
</context>
<context>
    <name>PersonaFlaws</name>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Give the companion an id, such as companion_aya.</source>
        <translation>コンパニオンに companion_aya のような id を付けてください。</translation>
    </message>
    <message>
        <source>Let the id begin with companion_.</source>
        <translation>id は companion_ で始めてください。</translation>
    </message>
    <message>
        <source>Shorten the id to at most %L1 characters.</source>
        <translation>id を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Use only the small letters a to z, digits, - and _ in the id.</source>
        <translation>id には小文字の a〜z、数字、-、_ だけを使ってください。</translation>
    </message>
    <message>
        <source>Another companion has the id %1 already; choose another one.</source>
        <translation>id %1 は別のコンパニオンが使っています。ほかの id を選んでください。</translation>
    </message>
    <message>
        <source>Give the companion a name.</source>
        <translation>コンパニオンに名前を付けてください。</translation>
    </message>
    <message>
        <source>Give the name in %1 too, or clear what is written in %1.</source>
        <translation>%1の名前も書くか、%1で書いたものを消してください。</translation>
    </message>
    <message>
        <source>Write the name on one line, without hidden characters.</source>
        <translation>名前は一行で、見えない文字を入れずに書いてください。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>名前を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Keep at most %L1 nicknames; there are %L2.</source>
        <translation>呼び名は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Write the empty nickname or take it out.</source>
        <translation>空の呼び名は、書くか取り除いてください。</translation>
    </message>
    <message>
        <source>Write each nickname on one line of at most %L1 characters.</source>
        <translation>呼び名はそれぞれ一行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>A nickname stands here twice; once is enough.</source>
        <translation>同じ呼び名が二つあります。一つで十分です。</translation>
    </message>
    <message>
        <source>Write each reading on one line of at most %L1 characters.</source>
        <translation>読みはそれぞれ一行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>Keep one reading for each name; there are more.</source>
        <translation>読みは名前ごとに一つにしてください。余分があります。</translation>
    </message>
    <message>
        <source>Add how %1 is read, so that the companion answers to that too.</source>
        <extracomment>%1 is a name in Han characters, such as 綾</extracomment>
        <translation>%1の読み方を加えると、コンパニオンはその呼び方にも答えます。</translation>
    </message>
    <message>
        <source>%1: shorten this to at most %L2 characters; it has %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of characters</extracomment>
        <translation>%1：%L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>%1: keep at most %L2 entries; there are %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of entries</extracomment>
        <translation>%1：%L2 個までにしてください。今は %L3 個あります。</translation>
    </message>
    <message>
        <source>%1: give each entry between 1 and %L2 characters.</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1：一つにつき 1〜%L2 文字で書いてください。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>生い立ち</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>あいさつ</translation>
    </message>
    <message>
        <source>Scenario note</source>
        <translation>シナリオメモ</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>Keep at most %L1 sample lines; there are %L2.</source>
        <translation>セリフ例は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Write the empty sample line or take it out.</source>
        <translation>空のセリフ例は、書くか取り除いてください。</translation>
    </message>
    <message>
        <source>Sample line</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>Topics of a sample line</source>
        <translation>セリフ例の話題</translation>
    </message>
    <message>
        <source>Say in a sentence or two what the companion is like.</source>
        <translation>コンパニオンがどんな人か、一、二文で書いてください。</translation>
    </message>
    <message>
        <source>Add a line or two that show how the companion talks.</source>
        <translation>コンパニオンの話し方が分かるセリフを一つ二つ加えてください。</translation>
    </message>
    <message>
        <source>All of this is about %L1 tokens, which are read again with every vote and every turn.</source>
        <extracomment>%1 is a number of tokens, the pieces that a model reads</extracomment>
        <translation>全部で約 %L1 トークンです。投票とターンのたびに読み直されます。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>色は #3f6fc4 のように # と 6 桁で書いてください。</translation>
    </message>
    <message>
        <source>Write each colour of the avatar as # and six digits.</source>
        <translation>アバターの色はどれも # と 6 桁で書いてください。</translation>
    </message>
    <message>
        <source>Choose the picture again; its name is not one that the studio gives.</source>
        <translation>画像を選び直してください。スタジオが付けた名前ではありません。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>おしゃべり度は 0 から 1 の間で選んでください。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>This card holds more than the studio can keep; make it smaller.</source>
        <translation>このカードは大きすぎて保存できません。小さくしてください。</translation>
    </message>
    <message>
        <source>Keep at most %L1 stops; there are %L2.</source>
        <translation>停止文字列は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Write the empty stop or take it out.</source>
        <translation>空の停止文字列に何か書くか、取り除いてください。</translation>
    </message>
    <message>
        <source>Shorten each stop to at most %L1 characters.</source>
        <translation>停止文字列はそれぞれ %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Write a temperature between 0 and %L1, or leave it empty.</source>
        <translation>温度は 0 から %L1 までの数を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Write a top-p between 0 and 1, or leave it empty.</source>
        <translation>Top-p は 0 から 1 までの数を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Write a whole number between 1 and %L1, or leave it empty.</source>
        <translation>1 から %L1 までの整数を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Write a whole number between 0 and %L1, or leave it empty.</source>
        <translation>0 から %L1 までの整数を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Choose a provider from the list.</source>
        <translation>プロバイダーを一覧から選んでください。</translation>
    </message>
    <message>
        <source>Write the name of the model on one line of at most %L1 characters.</source>
        <translation>モデルの名前は一行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>System note</source>
        <translation>システムメモ</translation>
    </message>
    <message>
        <source>End note</source>
        <translation>末尾のメモ</translation>
    </message>
    <message>
        <source>Alternate greetings</source>
        <translation>別のあいさつ</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>グループのあいさつ</translation>
    </message>
    <message>
        <source>Allowed tools</source>
        <translation>許可するツール</translation>
    </message>
    <message>
        <source>Allowed gestures</source>
        <translation>許可するジェスチャー</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Character version</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>Lore: keep at most %L1 books, %L2 entries and %L3 characters in all.</source>
        <translation>ロアブック：全部で %L1 冊、%L2 項目、%L3 文字までにしてください。</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>リマインダー</translation>
    </message>
</context>
<context>
    <name>PictureCheck</name>
    <message>
        <source>The picture is cut off: a part of the file is missing. Choose another copy of it.</source>
        <translation>画像が途中で切れています。ファイルの一部がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>The picture is %L1 × %L2 pixels; make it at most %L3 × %L3.</source>
        <translation>画像は %L1 × %L2 ピクセルです。%L3 × %L3 以内にしてください。</translation>
    </message>
    <message>
        <source>The file is empty. Choose another picture.</source>
        <translation>ファイルが空です。別の画像を選んでください。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB. Choose a smaller picture.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>ファイルが %L1 MB を超えています。小さい画像を選んでください。</translation>
    </message>
    <message>
        <source>This is an SVG drawing, which may fetch other files. Save it as a PNG picture and choose that.</source>
        <translation>これは SVG の図で、ほかのファイルを読み込むことがあります。PNG 画像として保存し、それを選んでください。</translation>
    </message>
    <message>
        <source>This is not a picture that the studio reads. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>読み取れる画像ではありません。PNG、JPEG、WebP、GIF、BMP のどれかを選んでください。</translation>
    </message>
    <message>
        <source>This is an animated WebP. Save one of its pictures and choose that.</source>
        <translation>これはアニメーション WebP です。中の画像を一枚保存し、それを選んでください。</translation>
    </message>
    <message>
        <source>The picture is damaged. Open it in a picture program and save it anew.</source>
        <translation>画像が壊れています。画像ソフトで開いて保存し直してください。</translation>
    </message>
    <message>
        <source>The picture has %L1 million pixels; make it smaller, at most %L2 million.</source>
        <extracomment>megapixels</extracomment>
        <translation>画像は %L1 メガピクセルあります。%L2 メガピクセル以下に縮小してください。</translation>
    </message>
</context>
<context>
    <name>PngCard</name>
    <message>
        <source>This PNG is damaged. Choose another copy of it.</source>
        <translation>この PNG は壊れています。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This PNG is cut off: a part of the file is missing. Choose another copy of it.</source>
        <translation>この PNG は途中で切れています。ファイルの一部がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>A part of this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この PNG には %L1 MB を超える部分があります。どのカードにも必要のない大きさです。</translation>
    </message>
    <message>
        <source>This is not a PNG picture.</source>
        <translation>これは PNG 画像ではありません。</translation>
    </message>
    <message>
        <source>This PNG is larger than %L1 MB. Make it smaller.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この PNG は %L1 MB を超えています。小さくしてください。</translation>
    </message>
    <message>
        <source>This PNG holds more than %L1 texts, more than any card needs.</source>
        <translation>この PNG には %L1 個を超えるテキストが入っています。どのカードにも必要のない数です。</translation>
    </message>
    <message>
        <source>This PNG is made of more than %L1 parts. Open it in a picture program and save it anew.</source>
        <translation>この PNG は %L1 個を超える部分からできています。画像ソフトで開き、保存し直してください。</translation>
    </message>
    <message>
        <source>The card in this PNG is damaged. Choose another copy of the file.</source>
        <translation>この PNG に入っているカードは壊れています。ファイルの別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>The card in this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この PNG に入っているカードは %L1 MB を超えています。どのカードにも必要のない大きさです。</translation>
    </message>
    <message>
        <source>This PNG cannot be unpacked now. Close other programs and try again.</source>
        <translation>この PNG は今は展開できません。ほかのプログラムを閉じて、もう一度試してください。</translation>
    </message>
    <message>
        <source>This PNG is a picture without a card. The site that you have it from may offer the card as another file.</source>
        <translation>この PNG はカードの入っていない画像です。入手元のサイトで、カードが別のファイルとして配布されているかもしれません。</translation>
    </message>
    <message>
        <source>This picture is too large to take a card. Open it in a picture program and save it anew, smaller.</source>
        <translation>この画像は大きすぎて、カードを入れられません。画像ソフトで開き、小さくして保存し直してください。</translation>
    </message>
    <message>
        <source>One of the cards in this picture is damaged; another one was read.</source>
        <translation>この画像のカードの一つが壊れているため、別のカードを読みました。</translation>
    </message>
    <message>
        <source>The checksum of the card is wrong, but its text can be read.</source>
        <translation>カードのチェックサムは合いませんが、内容は読めます。</translation>
    </message>
    <message>
        <source>The picture holds more than one card of one kind, and they differ; the first was read.</source>
        <translation>画像には同じ種類のカードが複数あり、内容が違います。最初のものを読みました。</translation>
    </message>
</context>
<context>
    <name>PolicyWords</name>
    <message>
        <source>State vote</source>
        <extracomment>A way of taking turns, as the next ones</extracomment>
        <translation>投票</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>After each message everybody says whether to speak and how much it matters; the strongest wish gets the floor.</source>
        <translation>メッセージのたびに、話すかどうかとその重要さを全員が示し、いちばん強い希望が発言権を得ます。</translation>
    </message>
    <message>
        <source>Speech is bought from one common level that comes back with time; the longer it is, the more it costs.</source>
        <translation>全員に共通の残量で発言を買います。残量は時間とともに戻り、長い発言ほど多くかかります。</translation>
    </message>
    <message>
        <source>One after the other around the table; once everybody has been silent, the ring sleeps until called.</source>
        <translation>テーブルを一人ずつ順番に回ります。全員が黙ると、リングは呼ばれるまで眠ります。</translation>
    </message>
    <message>
        <source>Nobody speaks until you give them the floor.</source>
        <translation>あなたが発言権を渡すまで誰も話しません。</translation>
    </message>
    <message>
        <source>Keep at least one tier and at most %L1.</source>
        <translation>段階は 1〜%L1 個にしてください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a price from 0 to %L2.</source>
        <extracomment>A tier has a price and a longest text; %L1 counts them from 1, in the next ones too</extracomment>
        <translation>段階 %L1：価格は 0〜%L2 で選んでください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a higher price than that of the tier before it.</source>
        <translation>段階 %L1：前の段階より高い価格を選んでください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a longest text from 1 to %L2 characters.</source>
        <translation>段階 %L1：文の長さの上限は 1〜%L2 文字で選んでください。</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>自然な順</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト順</translation>
    </message>
    <message>
        <source>Pooled</source>
        <translation>くじ引き順</translation>
    </message>
    <message>
        <source>Everybody you name answers; the others join in by lot, the talkative more often.</source>
        <translation>あなたが名前を呼んだ人は全員答えます。ほかの人はくじで加わり、おしゃべりな人ほどよく話します。</translation>
    </message>
    <message>
        <source>After each message of yours everybody speaks once, in the order of the room.</source>
        <translation>あなたのメッセージのたびに、全員が部屋の順に一度ずつ話します。</translation>
    </message>
    <message>
        <source>One answers at a time, by lot, and nobody twice before everybody has spoken.</source>
        <translation>一度に一人がくじで答え、全員が話すまで同じ人は二度話しません。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>A model follows the talk and chooses after each message who speaks, or nobody.</source>
        <translation>モデルが会話を追い、メッセージのたびに誰が話すか、または誰も話さないかを選びます。</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>プロバイダーに名前を付けてください。</translation>
    </message>
    <message>
        <source>A provider&apos;s name has at most %L1 characters.</source>
        <translation>プロバイダーの名前は %L1 文字以内です。</translation>
    </message>
    <message>
        <source>Rehearsal is there already and needs no provider. Take another name.</source>
        <translation>リハーサルは最初からあり、プロバイダーは要りません。別の名前にしてください。</translation>
    </message>
    <message>
        <source>There is a provider &quot;%1&quot; already. Take another name.</source>
        <translation>「%1」というプロバイダーはもうあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>No model has a name of more than %L1 characters.</source>
        <translation>%L1 文字を超える名前のモデルはありません。</translation>
    </message>
    <message>
        <source>Name the environment variable that holds the key: letters, digits and _.</source>
        <translation>キーの入った環境変数の名前を書いてください。使えるのは英数字と _ です。</translation>
    </message>
    <message>
        <source>Allow from 1 to %L1 calls at the same time.</source>
        <translation>同時の呼び出しは 1〜%L1 件にしてください。</translation>
    </message>
    <message>
        <source>Allow from 0 (no limit) to %L1 calls in a minute.</source>
        <translation>一分あたりの呼び出しは 0（制限なし）〜%L1 件にしてください。</translation>
    </message>
    <message>
        <source>The key is empty.</source>
        <translation>キーが空です。</translation>
    </message>
    <message>
        <source>No key is that long: something else was pasted.</source>
        <translation>そんなに長いキーはありません。別のものを貼り付けたようです。</translation>
    </message>
    <message>
        <source>The key holds a blank, an end of a line or a character that no key has. Copy it again, without what stands around it.</source>
        <translation>キーに空白、改行、またはキーには使われない文字が入っています。周りのものを含めずに、もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>The address is another one, so enter the key again: it is sent nowhere but where it was meant for.</source>
        <translation>アドレスが別のものになったので、キーをもう一度入力してください。キーは本来の送り先以外には送られません。</translation>
    </message>
    <message>
        <source>There is no key to agree to.</source>
        <translation>同意するキーがありません。</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1がカメラの画像を求めています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が画面の画像を求めています。</translation>
    </message>
    <message>
        <source>%1 asks to say something aloud.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が声に出して話すことを求めています。</translation>
    </message>
    <message>
        <source>%1 has a question for you.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1からあなたに質問があります。</translation>
    </message>
    <message>
        <source>%1 asks for something: %2</source>
        <extracomment>%1 is a companion, %2 the name of a kind of request, as a program wrote it</extracomment>
        <translation>%1が求めています：%2</translation>
    </message>
    <message>
        <source>The request could not be answered.</source>
        <translation>リクエストに答えられませんでした。</translation>
    </message>
    <message>
        <source>The request was refused.</source>
        <translation>リクエストは断られました。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>時間内に誰も答えませんでした。</translation>
    </message>
    <message>
        <source>There is nothing here that answers such a request.</source>
        <translation>このリクエストに答えられるものが、ここにはありません。</translation>
    </message>
    <message>
        <source>The request could not be understood.</source>
        <translation>リクエストの内容を理解できませんでした。</translation>
    </message>
    <message>
        <source>Nobody is here who could answer; the talk goes on without it.</source>
        <translation>答えられる人がいません。会話はこのまま続きます。</translation>
    </message>
    <message>
        <source>There is no device that could answer.</source>
        <translation>使える機器がありません。</translation>
    </message>
    <message>
        <source>Another program is using the device.</source>
        <translation>別のプログラムが機器を使っています。</translation>
    </message>
    <message>
        <source>The device was lost.</source>
        <translation>機器との接続が切れました。</translation>
    </message>
    <message>
        <source>The model cannot be shown pictures, so no camera was opened.</source>
        <translation>モデルに画像を見せられないため、カメラはオンにしませんでした。</translation>
    </message>
    <message>
        <source>It asks for too much at once.</source>
        <translation>一度に多くを求めすぎています。</translation>
    </message>
</context>
<context>
    <name>QueryDesk</name>
    <message>
        <source>This cannot be the answer to such a request.</source>
        <translation>このリクエストの答えとしては使えません。</translation>
    </message>
</context>
<context>
    <name>Rehearsal</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>リハーサル（オフライン、AIではありません）</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the file has no room line</source>
        <translation>ファイルに部屋の行がありません</translation>
    </message>
    <message>
        <source>time goes back, from %1 to %2</source>
        <translation>時刻が%1から%2へ戻っています</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation>答えを書き出せません</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>行がJSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>the first line must be {&quot;room&quot;:{…}}</source>
        <translation>最初の行は {&quot;room&quot;:{…}} でなければなりません</translation>
    </message>
    <message>
        <source>the room has no &quot;%1&quot;</source>
        <translation>部屋に「%1」がありません</translation>
    </message>
    <message>
        <source>the line has no &quot;t&quot;</source>
        <translation>行に &quot;t&quot; がありません</translation>
    </message>
    <message>
        <source>&quot;t&quot; is not a whole number of milliseconds from 0 on</source>
        <translation>&quot;t&quot; が0以上の整数ミリ秒ではありません</translation>
    </message>
    <message>
        <source>the line needs exactly one kind of input beside &quot;t&quot;</source>
        <translation>行には &quot;t&quot; のほかに入力がちょうど一種類必要です</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>行が長すぎます</translation>
    </message>
</context>
<context>
    <name>RoomDocument</name>
    <message>
        <source>Votes are known to nobody of the room; they cannot be exported as one companion knows them.</source>
        <translation>投票は部屋の誰にも知られません。一人のコンパニオンが知る形では書き出せません。</translation>
    </message>
    <message>
        <source>A cassette is of the whole room; it cannot begin or end in the middle.</source>
        <translation>カセットは部屋全体のものです。途中から始めたり途中で終えたりできません。</translation>
    </message>
    <message>
        <source>A PDF cannot be made here: there are no fonts.</source>
        <translation>ここではフォントがないため PDF を作れません。</translation>
    </message>
    <message>
        <source>(interrupted: %1)</source>
        <extracomment>Under what was said before it was cut off; %1 is why</extracomment>
        <translation>（中断：%1）</translation>
    </message>
    <message>
        <source>As %1 witnessed it.</source>
        <extracomment>Under the title of a document: %1 is a companion, who has not heard what was whispered to others</extracomment>
        <translation>%1が見聞きしたとおりの記録です。</translation>
    </message>
    <message>
        <source>Companions</source>
        <extracomment>For those who have a page read aloud: the list of the companions at its top</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Companion %1</source>
        <extracomment>A name in a document without names: %1 is a letter</extracomment>
        <translation>コンパニオン%1</translation>
    </message>
    <message>
        <source>Person %1</source>
        <extracomment>A name in a document without names: %1 is a number</extracomment>
        <translation>人物%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call of a model took, in seconds</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>A table of votes or a cassette tells about whispers too. Choose another format, or keep the whispers.</source>
        <translation>投票の表とカセットには、ささやきのことも含まれます。別の形式を選ぶか、ささやきを残してください。</translation>
    </message>
</context>
<context>
    <name>RoomFlaws</name>
    <message>
        <source>Choose a pause before a speech between %L1 and %L2 ms.</source>
        <extracomment>%1 and %2 are times in milliseconds, as in the next ones</extracomment>
        <translation>発言前の待ち時間は %L1〜%L2 ミリ秒で選んでください。</translation>
    </message>
    <message>
        <source>Let companions speak between %L1 and %L2 times before they wait for you.</source>
        <translation>コンパニオンがあなたを待つまでに話す回数は %L1〜%L2 回にしてください。</translation>
    </message>
    <message>
        <source>Give votes between %L1 and %L2 ms.</source>
        <translation>投票の時間は %L1〜%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>Choose a refund time between %L1 and %L2 ms.</source>
        <translation>払い戻しの時間は %L1〜%L2 ミリ秒で選んでください。</translation>
    </message>
    <message>
        <source>Give a turn between %L1 and %L2 ms.</source>
        <translation>ターンの時間は %L1〜%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>A room needs a name.</source>
        <translation>部屋には名前が必要です。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>名前を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>A companion can be in a room only once.</source>
        <translation>コンパニオンは一つの部屋に一度しか入れません。</translation>
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation>部屋に入れるのはコンパニオンとゲストだけです。</translation>
    </message>
    <message>
        <source>Choose at most %L1 companions for one room.</source>
        <translation>一つの部屋のコンパニオンは %L1 人までにしてください。</translation>
    </message>
    <message>
        <source>This version cannot play that turn-taking policy.</source>
        <translation>このバージョンは、その発言方式に対応していません。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters; it has %L2.</source>
        <translation>場面を %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Keep at most %L1 identities.</source>
        <translation>名義は %L1 個までにしてください。</translation>
    </message>
    <message>
        <source>Let an identity be user, or user_ and then small letters, digits, - and _.</source>
        <translation>名義の id は user か、user_ に小文字、数字、-、_ を続けたものにしてください。</translation>
    </message>
    <message>
        <source>Two identities have the id %1; change one.</source>
        <translation>二つの名義の id がどちらも %1 です。片方を変えてください。</translation>
    </message>
    <message>
        <source>Give each identity a name on one line of at most %L1 characters.</source>
        <translation>名義にはそれぞれ一行、%L1 文字以内の名前を付けてください。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>色は #3f6fc4 のように # と 6 桁で書いてください。</translation>
    </message>
    <message>
        <source>Choose a budget between %1 and %2, or none.</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>予算は %1 から %2 までにするか、なしにしてください。</translation>
    </message>
    <message>
        <source>Let companions have between 1 and %L1 turns in this room, or any number.</source>
        <translation>この部屋でのコンパニオンのターンは、1〜%L1 にするか、制限なしにしてください。</translation>
    </message>
    <message>
        <source>Shorten what is known of %1 to at most %L2 characters; there are %L3.</source>
        <translation>%1 についての説明を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>Shorten what %1 has in this room only to at most %L2 characters; there are %L3.</source>
        <translation>この部屋だけの %1 の内容を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>おしゃべり度は 0 から 1 の間で選んでください。</translation>
    </message>
    <message>
        <source>Change at most %L1 companions for one room.</source>
        <translation>1つの部屋で変えるコンパニオンは %L1 人までにしてください。</translation>
    </message>
    <message>
        <source>Only companions can be otherwise in one room.</source>
        <translation>部屋ごとに変えられるのはコンパニオンだけです。</translation>
    </message>
    <message>
        <source>A companion can be changed only once for one room.</source>
        <translation>1つの部屋でコンパニオンを変えられるのは1回だけです。</translation>
    </message>
    <message>
        <source>Let somebody greet who is in the room.</source>
        <translation>部屋にいる人にあいさつさせてください。</translation>
    </message>
    <message>
        <source>Write a greeting, or let the room begin without one.</source>
        <translation>あいさつを書くか、あいさつなしで部屋を始めてください。</translation>
    </message>
    <message>
        <source>Shorten the greeting to at most %L1 characters; it has %L2.</source>
        <translation>あいさつを %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>The group&apos;s settings are too long.</source>
        <translation>グループの設定が長すぎます。</translation>
    </message>
    <message>
        <source>Choose at most %L1 lorebooks.</source>
        <translation>選べるロアブックは %L1 冊までです。</translation>
    </message>
    <message>
        <source>Let a talk without you last between %L1 and %L2 ms.</source>
        <translation>あなた抜きの話は %L1～%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>Choose how long companions wait for you between %L1 and %L2 ms.</source>
        <translation>コンパニオンがあなたを待つ時間は %L1～%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>Choose a silence before companions speak up between %L1 and %L2 ms.</source>
        <translation>コンパニオンが話しだすまでの沈黙は %L1～%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>Let companions speak up between %L1 and %L2 times while you are silent.</source>
        <translation>あなたが黙っている間にコンパニオンが話しだす回数は %L1～%L2 回にしてください。</translation>
    </message>
    <message>
        <source>Let companions sit out between %L1 and %L2 messages after one of theirs.</source>
        <translation>コンパニオンが自分のメッセージのあとに休む数は %L1～%L2 件にしてください。</translation>
    </message>
    <message>
        <source>Give the director between %L1 and %L2 ms.</source>
        <translation>ディレクターの時間は %L1～%L2 ミリ秒にしてください。</translation>
    </message>
    <message>
        <source>Shorten what the director is to heed to at most %L1 characters; it has %L2.</source>
        <translation>ディレクターへの指示を %L1 文字以内にしてください。今は %L2 文字です。</translation>
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>There is nothing to say yet.</source>
        <translation>まだ言うことがありません。</translation>
    </message>
    <message>
        <source>Only a ring has an order.</source>
        <translation>順番があるのはリングだけです。</translation>
    </message>
    <message>
        <source>The order needs every companion of the room once.</source>
        <translation>順番には、部屋のコンパニオン全員が一度ずつ必要です。</translation>
    </message>
    <message>
        <source>This room has spent its budget. Raise it, or take it away, where you change the room.</source>
        <translation>この部屋は予算を使い切りました。部屋の設定で予算を増やすか、なくしてください。</translation>
    </message>
    <message>
        <source>The companions have had all the turns that this room allows. Raise the limit, or take it away, where you change the room.</source>
        <translation>コンパニオンが、この部屋のターンの上限に達しました。部屋の設定で上限を上げるか、なくしてください。</translation>
    </message>
</context>
<context>
    <name>SpeechFlaw</name>
    <message>
        <source>The model answered without a word, also when it was asked once more.</source>
        <translation>モデルは、もう一度たずねても何も答えませんでした。</translation>
    </message>
    <message>
        <source>The model only thought and said nothing, also when it was asked once more.</source>
        <translation>モデルは考えただけで、もう一度たずねても何も言いませんでした。</translation>
    </message>
    <message>
        <source>The model voted instead of speaking, also when it was asked once more.</source>
        <translation>モデルは、もう一度たずねても、話す代わりに投票しました。</translation>
    </message>
    <message>
        <source>The model wrote a line for %1 instead of its own, also when it was asked once more.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>モデルは、もう一度たずねても、自分のせりふではなく%1のせりふを書きました。</translation>
    </message>
    <message>
        <source>The model wrote somebody else&apos;s line instead of its own, also when it was asked once more.</source>
        <translation>モデルは、もう一度たずねても、自分のせりふではなくほかの人のせりふを書きました。</translation>
    </message>
    <message>
        <source>The model repeated its instructions instead of speaking, also when it was asked once more.</source>
        <translation>モデルは、もう一度たずねても、話す代わりに指示をくり返しました。</translation>
    </message>
    <message>
        <source>The limit of the answer was used up before the model said a word.</source>
        <translation>モデルがひとことも言わないうちに、回答の上限に達しました。</translation>
    </message>
    <message>
        <source>Thinking used up the limit of the answer before the model said a word.</source>
        <translation>モデルがひとことも言わないうちに、考えるだけで回答の上限を使い切りました。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The program ended in the middle of this turn.</source>
        <translation>このターンの途中でプログラムが終了しました。</translation>
    </message>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>データフォルダーは読み取り専用で開かれています。</translation>
    </message>
    <message>
        <source>The stored data is damaged.</source>
        <translation>保存されたデータが壊れています。</translation>
    </message>
    <message>
        <source>The disk is full: nothing more can be saved.</source>
        <translation>ディスクがいっぱいです。これ以上保存できません。</translation>
    </message>
    <message>
        <source>The data folder cannot be written.</source>
        <translation>データフォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>The data folder is gone: nothing more can be saved.</source>
        <translation>データフォルダーがなくなりました。これ以上は保存できません。</translation>
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation>ほかのプログラムが保存データを使っています。</translation>
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation>データを保存または読み込みできませんでした。</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>その部屋はありません。</translation>
    </message>
    <message>
        <source>The room was changed by something else meanwhile.</source>
        <translation>その間に部屋がほかから変更されました。</translation>
    </message>
    <message>
        <source>The data was written by a newer version of Companion Studio.</source>
        <translation>このデータは新しいバージョンの Companion Studio で書かれています。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>この画像はここに保存されていません。</translation>
    </message>
    <message>
        <source>%1 (in the bin)</source>
        <extracomment>A room that was deleted and can be restored; %1 is its name</extracomment>
        <translation>%1（ごみ箱の中）</translation>
    </message>
    <message>
        <source>There is no such companion.</source>
        <translation>そのコンパニオンはいません。</translation>
    </message>
    <message>
        <source>This companion is still in a room: %1. Take it out of there first, or archive it.</source>
        <extracomment>%1 is a list of room names</extracomment>
        <translation>このコンパニオンはまだ部屋にいます：%1。先にそこから外すか、アーカイブしてください。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>There is a companion with the id %1 already.</source>
        <translation>id %1 のコンパニオンはもういます。</translation>
    </message>
    <message>
        <source>This note is not there any more.</source>
        <translation>このメモはもうありません。</translation>
    </message>
    <message>
        <source>There is a template of that name already. Choose another name.</source>
        <translation>その名前のテンプレートはもうあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>There are %L1 templates already. Delete one first.</source>
        <translation>テンプレートはもう %L1 個あります。先に1つ削除してください。</translation>
    </message>
    <message>
        <source>This template is not there any more.</source>
        <translation>このテンプレートはもうありません。</translation>
    </message>
    <message>
        <source>The backup is not the same as the data.</source>
        <translation>バックアップがデータと同じではありません。</translation>
    </message>
    <message>
        <source>There is no stored data in %1.</source>
        <translation>%1 には保存データがありません。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>フォルダー %1 を作れませんでした。</translation>
    </message>
    <message>
        <source>The data was not made smaller: something of it would have been lost.</source>
        <translation>データは小さくしませんでした。何かが失われるところでした。</translation>
    </message>
    <message>
        <source>The data is of an earlier version. Open the studio on it once first.</source>
        <translation>データは以前のバージョンのものです。先に一度スタジオで開いてください。</translation>
    </message>
    <message>
        <source>The data folder %1 cannot be written.</source>
        <translation>データフォルダー%1に書き込めません。</translation>
    </message>
    <message>
        <source>Companion Studio is already open on %1. It can be opened here for reading only.</source>
        <translation>Companion Studioはすでに%1を開いています。ここでは読み取り専用で開けます。</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; could not be read to its end.</source>
        <translation>表「%1」を最後まで読めませんでした。</translation>
    </message>
    <message>
        <source>The file is damaged at the table &quot;%1&quot;: %2</source>
        <translation>ファイルは表「%1」のところで壊れています: %2</translation>
    </message>
    <message>
        <source>A part of the data&apos;s structure is missing or was changed: %1</source>
        <translation>データの構造の一部がないか、変えられています: %1</translation>
    </message>
    <message>
        <source>The data is of an earlier version; the next start brings it to this one.</source>
        <translation>データは以前のバージョンのものです。次に起動したときに今のバージョンになります。</translation>
    </message>
    <message>
        <source>The record of a room does not begin with the room.</source>
        <translation>部屋の記録が、部屋の作成から始まっていません。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room were lost by damage; the rest was recovered.</source>
        <translation>部屋のイベント %1 から %2 は破損で失われました。残りは復元されました。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room are missing.</source>
        <translation>部屋のイベント %1 から %2 がありません。</translation>
    </message>
    <message>
        <source>Event %1 of a room, of the kind &quot;%2&quot;, cannot be read.</source>
        <translation>部屋のイベント %1（種類「%2」）を読めません。</translation>
    </message>
    <message>
        <source>A line of the table &quot;%1&quot; cannot be read: %2</source>
        <translation>表「%1」の行を読めません: %2</translation>
    </message>
    <message>
        <source>A kept picture or file is not what it was when it was kept.</source>
        <translation>保存した画像またはファイルが、保存したときと違っています。</translation>
    </message>
    <message>
        <source>What is made from the events cannot be made again from them.</source>
        <translation>イベントから作られる一覧を作り直せません。</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; is not what the events give; rebuilding mends it.</source>
        <translation>一覧「%1」がイベントと合っていません。作り直せば直ります。</translation>
    </message>
    <message>
        <source>The file is not one of the studio&apos;s, or its beginning is damaged.</source>
        <translation>ファイルがスタジオのものではないか、先頭が壊れています。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>ファイルが壊れています。</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ファイル %1 を書き込めませんでした。</translation>
    </message>
    <message>
        <source>The file %1 could not be moved.</source>
        <translation>ファイル %1 を移動できませんでした。</translation>
    </message>
    <message>
        <source>A room can only go back.</source>
        <translation>部屋は前にしか戻れません。</translation>
    </message>
    <message>
        <source>This room is there already.</source>
        <translation>この部屋はすでにあります。</translation>
    </message>
    <message>
        <source>Another companion has the id %1 meanwhile.</source>
        <translation>その間に別のコンパニオンが ID %1 を使いました。</translation>
    </message>
    <message>
        <source>The file %1 could not be read.</source>
        <translation>ファイル %1 を読めませんでした。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>Nothing of it could be read.</source>
        <translation>そこからは何も読めませんでした。</translation>
    </message>
    <message>
        <source>What could be read of it is there: rooms: %L1, messages: %L2, companions: %L3.</source>
        <translation>読めたものは残っています。部屋: %L1、メッセージ: %L2、コンパニオン: %L3。</translation>
    </message>
    <message>
        <source>A part came from the backup %1.</source>
        <translation>一部はバックアップ %1 から補いました。</translation>
    </message>
    <message>
        <source>Events that are missing: %L1.</source>
        <translation>失われたイベント: %L1 件。</translation>
    </message>
    <message>
        <source>The newest part may be missing.</source>
        <translation>最新の部分が欠けているかもしれません。</translation>
    </message>
    <message>
        <source>Recovered room %1</source>
        <translation>復元された部屋 %1</translation>
    </message>
    <message>
        <source>Only what a companion said in its turn can be said again.</source>
        <translation>言い直せるのは、コンパニオンが自分のターンに言ったことだけです。</translation>
    </message>
    <message>
        <source>There is no such message here any more.</source>
        <translation>そのメッセージはもうここにありません。</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>まだ誰も何も言っていません。</translation>
    </message>
    <message>
        <source>This room never went back.</source>
        <translation>この部屋は一度も戻ったことがありません。</translation>
    </message>
    <message>
        <source>This one is shown already.</source>
        <translation>これはすでに表示されています。</translation>
    </message>
    <message>
        <source>There is no other reply here.</source>
        <translation>ここにほかの返事はありません。</translation>
    </message>
    <message>
        <source>It is not known any more how this reply came about.</source>
        <translation>この返事がどう生まれたかは、もうわかりません。</translation>
    </message>
    <message>
        <source>The stored data cannot be searched: SQLite is not the one expected.</source>
        <translation>保存されたデータを検索できません：想定と違うSQLiteが使われています。</translation>
    </message>
    <message>
        <source>The MCP server was open. It is shut now.</source>
        <translation>MCPサーバーが開いていました。今は閉じています。</translation>
    </message>
    <message>
        <source>The firehose was open. It is shut now.</source>
        <translation>イベント配信が開いていました。今は閉じています。</translation>
    </message>
    <message>
        <source>The network %1 was joined. It is left now.</source>
        <translation>ネットワーク%1に参加していました。今は離れています。</translation>
    </message>
    <message>
        <source>Connected programs might answer requests. They may no more.</source>
        <translation>接続中のプログラムがリクエストに答えられる設定でした。今は答えられません。</translation>
    </message>
    <message>
        <source>Tools acted without a question. You are asked again.</source>
        <translation>ツールが確認なしで動く設定でした。これからはまた確認します。</translation>
    </message>
    <message>
        <source>%1 had a standing answer: %2. You are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 what is asked for, such as &quot;camera&quot;</extracomment>
        <translation>%1には常に許可する設定がありました：%2。これからはまた確認します。</translation>
    </message>
    <message>
        <source>%1 had a standing permission: %2. You are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 the name of a tool</extracomment>
        <translation>%1には常に有効な許可がありました：%2。これからはまた確認します。</translation>
    </message>
    <message>
        <source>The index of the search is damaged; rebuilding mends it. No message is lost.</source>
        <translation>検索の索引が壊れています。作り直すと直ります。メッセージは失われていません。</translation>
    </message>
    <message>
        <source>The file holds something that is not of this program. Recovering reads what is.</source>
        <translation>ファイルに、このプログラムのものではないものが含まれています。復旧すると、このプログラムのものだけを読み取ります。</translation>
    </message>
    <message>
        <source>Programs might speak as you. They may no more.</source>
        <translation>プログラムがあなたとして話せるようになっていました。もう話せません。</translation>
    </message>
    <message>
        <source>%1 is a link, which no lock can be. Remove it.</source>
        <translation>%1 はリンクなので、ロックファイルとして使えません。削除してください。</translation>
    </message>
    <message>
        <source>Pages of the file name each other in circles. Recovering reads each once.</source>
        <translation>ファイルのページが互いを指し合っています。復旧では、それぞれを一度だけ読みます。</translation>
    </message>
    <message>
        <source>There is no such decision here any more.</source>
        <translation>その決定はもうここにはありません。</translation>
    </message>
    <message>
        <source>No votes decided this round.</source>
        <translation>このラウンドは投票で決まっていません。</translation>
    </message>
    <message>
        <source>It is not known any more how this round began.</source>
        <translation>このラウンドがどう始まったかはもう分かりません。</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Choose a folder for the data</source>
        <translation>データ用のフォルダーを選択</translation>
    </message>
    <message>
        <source>Files cannot be imported while the data is open for reading.</source>
        <translation>データを読み取り用に開いている間は、ファイルを読み込めません。</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>%1 – (%2)</source>
        <extracomment>A missing vote: %1 is a companion, %2 why there is none</extracomment>
        <translation>%1 – (%2)</translation>
    </message>
    <message>
        <source> … [interrupted: %1]</source>
        <extracomment>Behind what was said before it was cut off; %1 is why</extracomment>
        <translation> … [中断：%1]</translation>
    </message>
    <message>
        <source> … [cut off at the limit of tokens]</source>
        <translation> … [トークン数の上限で途切れました]</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a model, %2 its provider</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>TurnEventWords</name>
    <message>
        <source>Said</source>
        <translation>発言</translation>
    </message>
    <message>
        <source>Tool asked for</source>
        <translation>ツールの呼び出し</translation>
    </message>
    <message>
        <source>Tool answered</source>
        <translation>ツールの応答</translation>
    </message>
    <message>
        <source>Permission asked for</source>
        <translation>許可の確認</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Put in short</source>
        <translation>要約に置き換え</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Turns used up</source>
        <translation>ターンの使い切り</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Going in circles</source>
        <translation>堂々巡り</translation>
    </message>
    <message>
        <source>What the companion says, as it comes: like a train announcement that you hear word by word.</source>
        <translation>コンパニオンの発言が、届いた順に現れます。一言ずつ聞こえてくる駅のアナウンスのようなものです。</translation>
    </message>
    <message>
        <source>The companion wants to use a tool: like a reader who hands the librarian a slip with a title.</source>
        <translation>コンパニオンがツールを使おうとしています。図書館で、読みたい本の題名を書いた紙を司書に渡すようなものです。</translation>
    </message>
    <message>
        <source>What the tool gave back: like the book that the librarian brings, or the news that it is out.</source>
        <translation>ツールが返したものです。司書が持ってきた本や、「貸出中です」という返事のようなものです。</translation>
    </message>
    <message>
        <source>Somebody must agree before it is done: like a neighbour who asks before borrowing your bicycle.</source>
        <translation>実行する前に、誰かの同意が要ります。お隣さんが、自転車を借りる前にひとこと聞きに来るようなものです。</translation>
    </message>
    <message>
        <source>The turn was ended before it was over: like ringing the bell to get off the bus early.</source>
        <translation>ターンが途中で終わりました。降車ボタンを押して、予定より手前でバスを降りるようなものです。</translation>
    </message>
    <message>
        <source>The turn could not go on: like a train that stops because a tree fell on the line.</source>
        <translation>ターンを続けられませんでした。線路に木が倒れて、電車が止まるようなものです。</translation>
    </message>
    <message>
        <source>What was said long ago was put in short for the companion: like the story so far at the head of a new chapter. The earlier pages stay.</source>
        <translation>ずっと前の会話を、コンパニオンのために要約しました。新しい章の初めにある「これまでのあらすじ」のようなもので、前のページはそのまま残ります。</translation>
    </message>
    <message>
        <source>What the model noted for itself, which nobody in the room hears: like pencil notes in the margin of a script.</source>
        <translation>モデルが自分のために書き留めたもので、部屋の誰にも聞こえません。台本の余白に鉛筆で書いたメモのようなものです。</translation>
    </message>
    <message>
        <source>The room has used up the turns that you gave it: like a parking meter that ran out. Add some, and it goes on.</source>
        <translation>あなたが部屋に与えたターンを使い切りました。時間の切れたパーキングメーターのようなもので、足せばまた続きます。</translation>
    </message>
    <message>
        <source>The turn came to its end by itself: like a runner who hands on the baton.</source>
        <translation>ターンが最後まで終わりました。リレーの走者が次の人にバトンを渡すようなものです。</translation>
    </message>
    <message>
        <source>The companion did the same thing over and over and was stopped: like lifting the needle from a record that is stuck.</source>
        <translation>コンパニオンが同じことを何度も繰り返したので、止めました。同じところばかり回るレコードから、針を上げるようなものです。</translation>
    </message>
</context>
<context>
    <name>WhisperWords</name>
    <message>
        <source>%1 (whispered)</source>
        <extracomment>In a document: %1 is who speaks, %2 are those who hear it</extracomment>
        <translation>%1(ささやき)</translation>
    </message>
    <message>
        <source>%1 (whispered to %2)</source>
        <translation>%1(%2へのささやき)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>In a document: %1 is who speaks, %2 by which door it came</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>WindowProgram</name>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>読み取り専用で開く</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>別のフォルダーを使う…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Choose a folder for the data</source>
        <translation>データ用のフォルダーを選択</translation>
    </message>
</context>
<context>
    <name>ZipCard</name>
    <message>
        <source>This zip holds two files card.json, and nobody can tell which is meant.</source>
        <translation>この zip には card.json が二つあり、どちらが本物か分かりません。</translation>
    </message>
    <message>
        <source>This zip holds no card: there is no file card.json at its top.</source>
        <translation>この zip にカードは入っていません。いちばん上に card.json がありません。</translation>
    </message>
    <message>
        <source>The portrait of a CHARX must be a PNG. Save it as one.</source>
        <translation>CHARX の肖像は PNG でなければなりません。PNG として保存してください。</translation>
    </message>
    <message>
        <source>The card or its portrait is too large for a CHARX. Make it smaller.</source>
        <translation>カードまたは肖像が CHARX には大きすぎます。小さくしてください。</translation>
    </message>
    <message>
        <source>The CHARX would be larger than %L1 MB, so it could not be read again.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>CHARX が %L1 MB を超えてしまい、読み直せなくなります。</translation>
    </message>
    <message>
        <source>This zip is damaged or built to deceive. Choose another copy of it.</source>
        <translation>この zip は壊れているか、欺くように作られています。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This zip holds more than %L1 files, more than any card needs.</source>
        <translation>この zip には %L1 個を超えるファイルが入っています。どのカードにも必要のない数です。</translation>
    </message>
    <message>
        <source>This zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip は %L1 MB を超えています。どのカードにも必要のない大きさです。</translation>
    </message>
    <message>
        <source>This zip is of the kind for files above 4 GB (zip64). Pack it anew as a plain zip.</source>
        <translation>この zip は 4 GB を超えるファイル用の形式（zip64）です。普通の zip として圧縮し直してください。</translation>
    </message>
    <message>
        <source>This file is no zip, or its end is missing. Choose another copy of it.</source>
        <translation>このファイルは zip ではないか、終わりの部分がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This is one part of a zip that was split into several files. Pack it anew as one.</source>
        <translation>これは複数のファイルに分割された zip の一部です。一つの zip として圧縮し直してください。</translation>
    </message>
    <message>
        <source>A file in this zip has a name that could lead out of its folder, so the zip is refused. Pack it anew.</source>
        <translation>この zip には、フォルダーの外に出てしまう名前のファイルがあるため、受け付けません。圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip is locked with a password. Pack it anew without one.</source>
        <translation>この zip はパスワードで保護されています。パスワードなしで圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip holds a link to another place, so it is refused. Pack it anew with files only.</source>
        <translation>この zip には別の場所へのリンクが入っているため、受け付けません。ファイルだけを圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip would unpack to more than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip は展開すると %L1 MB を超えます。どのカードにも必要のない大きさです。</translation>
    </message>
    <message>
        <source>A file in this zip cannot be unpacked. Choose another copy of it.</source>
        <translation>この zip には展開できないファイルがあります。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>A file in this zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip には %L1 MB を超えるファイルがあります。どのカードにも必要のない大きさです。</translation>
    </message>
    <message>
        <source>This Backyard file holds no character that can be read.</source>
        <translation>この Backyard ファイルには読めるキャラクターがありません。</translation>
    </message>
    <message>
        <source>Left out: the pictures of feelings take more than %L1 MB together.</source>
        <translation>感情ごとの画像が合わせて %L1 MB を超えるため、使いません。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display to open a window on. `companion-studio converse` works without one.</source>
        <translation>ウィンドウを開く画面がありません。`companion-studio converse` は画面なしで使えます。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::Errands</name>
    <message>
        <source>Somebody else has come than was asked for.</source>
        <translation>頼まれたのとは別の人が来ました。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::NetworkLine</name>
    <message>
        <source>This is the studio&apos;s own firehose.</source>
        <extracomment>The user gave the address of another network, but it is that of this program</extracomment>
        <translation>これはこのスタジオ自身のイベント配信です。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>接続が切れました。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>Nobody listens at this address.</source>
        <translation>このアドレスで待ち受けているプログラムはありません。</translation>
    </message>
    <message>
        <source>There is no computer of this name.</source>
        <translation>この名前のコンピューターは見つかりません。</translation>
    </message>
    <message>
        <source>What answers at this address is no firehose.</source>
        <translation>このアドレスで応答したものは、イベント配信ではありません。</translation>
    </message>
</context>
<context>
    <name>studio::agent::Compressor</name>
    <message>
        <source>The summary was cut off before its end.</source>
        <translation>要約が途中で切れました。</translation>
    </message>
    <message>
        <source>The talk is longer than the model can hold.</source>
        <translation>会話がモデルに入りきる長さを超えています。</translation>
    </message>
</context>
<context>
    <name>studio::app::BookImport</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>このロアブックには読めるエントリがありません。</translation>
    </message>
    <message>
        <source>There is no companion %1.</source>
        <translation>コンパニオン %1 はいません。</translation>
    </message>
    <message>
        <source>This is a lorebook, and no companion came with it. Import it together with the card of one companion, name a companion with --for ID, or take it in for no companion with lore import.</source>
        <translation>これはロアブックですが、コンパニオンが一緒にありません。1 人のコンパニオンのカードと一緒に取り込むか、--for ID でコンパニオンを指定するか、lore import でどのコンパニオンのものでもないロアブックとして取り込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook, and several companions came with it. Name the one who gets it with --for ID, or take it in for no companion with lore import.</source>
        <translation>これはロアブックですが、コンパニオンが何人も一緒にあります。渡すコンパニオンを --for ID で指定するか、lore import でどのコンパニオンのものでもないロアブックとして取り込んでください。</translation>
    </message>
    <message>
        <source>No card that was imported names this lorebook, so it is left out. Import it by itself with --for ID to give it to a companion, or with lore import for none.</source>
        <translation>取り込んだカードのどれもこのロアブックを指定していないため、省きました。コンパニオンに渡すには --for ID を付けて、どのコンパニオンのものでもなくするには lore import で、単独で取り込んでください。</translation>
    </message>
</context>
<context>
    <name>studio::app::CardImport</name>
    <message>
        <source>There is a companion with the id %1 already. Use --replace to change it, or --new-id to have both.</source>
        <translation>id %1 のコンパニオンはもういます。変えるには --replace、両方を残すには --new-id を使ってください。</translation>
    </message>
</context>
<context>
    <name>studio::app::ShelfImporter</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>このロアブックには読めるエントリがありません。</translation>
    </message>
</context>
<context>
    <name>studio::app::TextSearch</name>
    <message>
        <source>Several are called &quot;%1&quot;; take one of these ids: %2</source>
        <translation>&quot;%1&quot; という名前の人が複数います。次の id のどれかを使ってください: %2</translation>
    </message>
    <message numerus="yes">
        <source>What was written long ago may be missing: %Ln event(s) cannot be searched yet.</source>
        <translation>
            <numerusform>以前に書かれたものが抜けているかもしれません。まだ検索できないイベントが %Ln 件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::explain::HabitWords</name>
    <message>
        <source>does not count tokens while it answers</source>
        <extracomment>Each goes into &quot;Learned about this model: …&quot;, between semicolons.</extracomment>
        <translation>応答中にトークン数を知らせない</translation>
    </message>
    <message>
        <source>answers all at once</source>
        <translation>応答を一度にまとめて返す</translation>
    </message>
    <message>
        <source>takes no system text, so that goes into the first message</source>
        <translation>システム文を受け付けないため、最初のメッセージに入れる</translation>
    </message>
    <message>
        <source>has another name for the limit of tokens</source>
        <translation>トークン上限の項目名が異なる</translation>
    </message>
    <message>
        <source>takes no limit of tokens</source>
        <translation>トークン上限を受け付けない</translation>
    </message>
    <message>
        <source>takes no marks for its cache</source>
        <translation>キャッシュの印を受け付けない</translation>
    </message>
    <message>
        <source>cannot be told how much to think</source>
        <translation>考える量を指定できない</translation>
    </message>
    <message>
        <source>takes no settings for its template</source>
        <translation>テンプレートの設定を受け付けない</translation>
    </message>
    <message>
        <source>keeps its hidden thoughts to itself</source>
        <translation>隠れた思考を返さない</translation>
    </message>
    <message>
        <source>takes no seed</source>
        <translation>シードを受け付けない</translation>
    </message>
    <message>
        <source>takes no stop words</source>
        <translation>停止語を受け付けない</translation>
    </message>
    <message>
        <source>takes no temperature</source>
        <translation>温度を受け付けない</translation>
    </message>
    <message>
        <source>takes no tools</source>
        <translation>ツールを受け付けない</translation>
    </message>
    <message>
        <source>answers without a schema</source>
        <translation>スキーマなしで答える</translation>
    </message>
    <message>
        <source>cannot be made to use a tool</source>
        <translation>ツールの使用を強制できない</translation>
    </message>
    <message>
        <source>cannot be held to JSON</source>
        <translation>JSON に限定できない</translation>
    </message>
    <message>
        <source>thinks before it answers</source>
        <translation>答える前に考える</translation>
    </message>
    <message>
        <source>thinks even when it is told not to</source>
        <translation>考えないよう指示しても考える</translation>
    </message>
    <message>
        <source>Learned about this model: %1.</source>
        <extracomment>%1: one or more parts such as &quot;takes no seed&quot;, between semicolons</extracomment>
        <translation>このモデルについて分かったこと：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>studio::explain::Keys</name>
    <message>
        <source>%1 needs a key, and the variable %2 is not set.</source>
        <translation>%1にはキーが必要ですが、変数%2が設定されていません。</translation>
    </message>
    <message>
        <source>%1 needs a key, and there is none.</source>
        <translation>%1にはキーが必要ですが、キーがありません。</translation>
    </message>
    <message>
        <source>The key of %1 was given for %2, so it is not sent to %3 unless you agree.</source>
        <extracomment>%1 a provider, %2 and %3 addresses</extracomment>
        <translation>%1のキーは%2のために入力されたものです。同意しない限り、%3には送りません。</translation>
    </message>
    <message>
        <source>An earlier version kept the key of %1 without its address, so it is not sent to %2 unless you agree.</source>
        <extracomment>%1 a provider, %2 an address</extracomment>
        <translation>%1のキーは以前のバージョンが宛先なしで保存したものです。同意しない限り、%2には送りません。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not sent to %2 unless you agree.</source>
        <extracomment>%1 an environment variable, %2 an address</extracomment>
        <translation>環境変数%1は、同意しない限り%2には送りません。</translation>
    </message>
</context>
<context>
    <name>studio::memory::NoteBook</name>
    <message>
        <source>There is nothing in this note.</source>
        <translation>このメモは空です。</translation>
    </message>
    <message>
        <source>A note has at most %1 characters.</source>
        <translation>メモは %1 文字以内です。</translation>
    </message>
    <message>
        <source>A companion remembers at most %1 notes.</source>
        <extracomment>%1 is a number; the companion has to forget something first.</extracomment>
        <translation>コンパニオンが覚えられるメモは %1 件までです。</translation>
    </message>
    <message>
        <source>This note is not there any more.</source>
        <translation>このメモはもうありません。</translation>
    </message>
</context>
<context>
    <name>studio::permission::PermissionDesk</name>
    <message>
        <source>This answer has been taken back already.</source>
        <translation>この回答はもう取り消されています。</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>長すぎます。</translation>
    </message>
    <message>
        <source>The tool cannot take that: %1</source>
        <extracomment>%1: what is wrong, in English: &quot;at days: is no number&quot;</extracomment>
        <translation>ツールで使えない内容です：%1</translation>
    </message>
    <message>
        <source>This question is over already.</source>
        <translation>この確認はもう終わっています。</translation>
    </message>
</context>
<context>
    <name>studio::query::QueryDesk</name>
    <message>
        <source>This request has not been allowed yet.</source>
        <translation>このリクエストはまだ許可されていません。</translation>
    </message>
    <message>
        <source>Connected programs may not answer requests.</source>
        <translation>接続中のプログラムがリクエストに答えることは許可されていません。</translation>
    </message>
    <message>
        <source>This request is over already.</source>
        <translation>このリクエストはもう終わっています。</translation>
    </message>
</context>
<context>
    <name>studio::room::FloorTools</name>
    <message>
        <source>Read what was said</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>発言を読む</translation>
    </message>
    <message>
        <source>Reads what was said in the room.</source>
        <translation>部屋での発言を読みます。</translation>
    </message>
    <message>
        <source>Look at the level</source>
        <extracomment>What a companion can do, as a title in a list. The level is that of the resource floor.</extracomment>
        <translation>残量を見る</translation>
    </message>
    <message>
        <source>Looks at the level and at what speech costs.</source>
        <translation>残量と、発言にいくらかかるかを見ます。</translation>
    </message>
    <message>
        <source>Buy speech</source>
        <extracomment>What a companion can do, as a title in a list. It pays with a part of the level.</extracomment>
        <translation>発言を買う</translation>
    </message>
    <message>
        <source>Says something for a part of the level.</source>
        <translation>残量の一部を払って発言します。</translation>
    </message>
</context>
<context>
    <name>studio::room::GestureTool</name>
    <message>
        <source>Move or show a feeling</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>動く、感情を見せる</translation>
    </message>
    <message>
        <source>Moves its body or its face on the stage.</source>
        <translation>ステージで体や表情を動かします。</translation>
    </message>
</context>
<context>
    <name>studio::room::MemoryTools</name>
    <message>
        <source>Search its memory</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>記憶を探す</translation>
    </message>
    <message>
        <source>Looks for notes that it has made.</source>
        <translation>自分で書いたメモを探します。</translation>
    </message>
    <message>
        <source>Remember something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>何かを覚える</translation>
    </message>
    <message>
        <source>Makes a note that it will still know in other rooms. You can read and change what it remembers.</source>
        <translation>ほかの部屋でも使えるメモを書きます。覚えている内容は、あなたが読んだり変えたりできます。</translation>
    </message>
</context>
<context>
    <name>studio::room::QueryTools</name>
    <message>
        <source>Ask for a picture</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>画像を求める</translation>
    </message>
    <message>
        <source>Asks you for a picture from the camera or of the screen.</source>
        <translation>カメラか画面の画像をあなたに求めます。</translation>
    </message>
    <message>
        <source>Ask you something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>あなたに質問する</translation>
    </message>
    <message>
        <source>Asks you a question and waits for your answer.</source>
        <translation>あなたに質問し、返事を待ちます。</translation>
    </message>
</context>
<context>
    <name>studio::room::SayTool</name>
    <message>
        <source>Say something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>発言する</translation>
    </message>
    <message>
        <source>Says something in the room.</source>
        <translation>部屋で発言します。</translation>
    </message>
</context>
<context>
    <name>studio::room::WorldTools</name>
    <message>
        <source>See who is here</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>誰がいるかを見る</translation>
    </message>
    <message>
        <source>Looks at who is in the room, and what they do.</source>
        <translation>部屋に誰がいて、何をしているかを見ます。</translation>
    </message>
    <message>
        <source>Look at the clock</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>時計を見る</translation>
    </message>
    <message>
        <source>Reads the date and the time of this computer.</source>
        <translation>このコンピューターの日付と時刻を読み取ります。</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Rolls dice and tells what they show.</source>
        <translation>サイコロを振り、出た目を伝えます。</translation>
    </message>
</context>
<context>
    <name>studio::secrets::Keychain</name>
    <message>
        <source>The keychain holds no such key.</source>
        <translation>キーチェーンにそのキーはありません。</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>キーチェーンのロックが解除されませんでした。</translation>
    </message>
    <message>
        <source>There is no keychain that could be used.</source>
        <translation>使えるキーチェーンがありません。</translation>
    </message>
    <message>
        <source>The keychain does not answer.</source>
        <translation>キーチェーンが応答しません。</translation>
    </message>
</context>
<context>
    <name>studio::services::AsPolicyJob</name>
    <message>
        <source>The beginning of this room cannot be read.</source>
        <translation>この部屋の始まりを読み取れません。</translation>
    </message>
</context>
<context>
    <name>studio::services::DocumentFile</name>
    <message>
        <source>Choose a file to write to.</source>
        <translation>書き込むファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 に書き込めません。フォルダー %2 がありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the file is protected.</source>
        <translation>%1 に書き込めません。ファイルが保護されています。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>studio::services::DraftService</name>
    <message>
        <source>This text is too long to be kept until the next start.</source>
        <translation>この文は長すぎて、次の起動まで取っておけません。</translation>
    </message>
</context>
<context>
    <name>studio::services::GuestService</name>
    <message>
        <source>This is no gesture that could be made.</source>
        <translation>このジェスチャーは行えません。</translation>
    </message>
    <message>
        <source>Those were too many gestures in a second.</source>
        <translation>1 秒間のジェスチャーが多すぎました。</translation>
    </message>
    <message>
        <source>The number of this request is too long.</source>
        <translation>このリクエストの番号が長すぎます。</translation>
    </message>
    <message>
        <source>A request of that number is waiting already.</source>
        <translation>その番号のリクエストは、すでに回答待ちです。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>回答が来る前に部屋が閉じられました。</translation>
    </message>
    <message>
        <source>This room is closed.</source>
        <translation>この部屋は閉じられています。</translation>
    </message>
    <message>
        <source>Somebody else is here by that name.</source>
        <translation>その名前では、別の参加者がすでに来ています。</translation>
    </message>
    <message>
        <source>Only guests and users come through the doors.</source>
        <translation>出入口を通れるのは、ゲストとユーザーだけです。</translation>
    </message>
    <message>
        <source>This guest was shown out of the room.</source>
        <translation>このゲストは部屋から退室させられています。</translation>
    </message>
    <message>
        <source>That was too much in a minute.</source>
        <translation>1 分間の回数が多すぎました。</translation>
    </message>
    <message>
        <source>This is longer than anything can be said.</source>
        <translation>これは発言できる長さを超えています。</translation>
    </message>
    <message>
        <source>This guest does not have the turn.</source>
        <translation>いまはこのゲストのターンではありません。</translation>
    </message>
    <message>
        <source>This is no message that could be posted.</source>
        <translation>このメッセージは投稿できません。</translation>
    </message>
    <message>
        <source>This guest is muted.</source>
        <translation>このゲストはミュートされています。</translation>
    </message>
    <message>
        <source>Those were too many messages: at most %L1 are taken in a minute.</source>
        <translation>メッセージが多すぎました。1 分間に受け付けるのは最大 %L1 件です。</translation>
    </message>
    <message>
        <source>It is not this guest&apos;s turn.</source>
        <translation>このゲストのターンではありません。</translation>
    </message>
    <message>
        <source>There is no such guest.</source>
        <translation>そのようなゲストはいません。</translation>
    </message>
    <message>
        <source>There is no seat left in this room.</source>
        <translation>この部屋には空いている席がありません。</translation>
    </message>
    <message>
        <source>A program cannot ask for this in the name of the user.</source>
        <translation>プログラムは、ユーザーの名前でこれを求めることはできません。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of somebody who is here already. Take another.</source>
        <translation>「%1」は、すでにここにいる人の名前と紛らわしいです。別の名前にしてください。</translation>
    </message>
    <message>
        <source>“%1” looks like another guest. Take another name.</source>
        <translation>「%1」は別のゲストと紛らわしいです。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>studio::services::LoreTrialService</name>
    <message>
        <source>This companion is not in the room any more.</source>
        <translation>このコンパニオンはもうこの部屋にいません。</translation>
    </message>
</context>
<context>
    <name>studio::services::OpenRooms</name>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>データフォルダーは読み取り専用で開かれています。</translation>
    </message>
</context>
<context>
    <name>studio::services::PermissionService</name>
    <message>
        <source>What was changed by hand can be allowed once only.</source>
        <translation>手で変えた内容は、一度だけしか許可できません。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>There is no such companion.</source>
        <translation>そのコンパニオンはいません。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>この画像はここに保存されていません。</translation>
    </message>
    <message>
        <source>Write a line to try the companion with.</source>
        <translation>コンパニオンを試す一言を書いてください。</translation>
    </message>
    <message>
        <source>This line is too long to try.</source>
        <translation>この一言は長すぎて試せません。</translation>
    </message>
    <message>
        <source>A stored picture is a PNG or JPEG of at most 1 MB. Make it smaller.</source>
        <translation>保存できる画像は 1 MB までの PNG か JPEG です。小さくしてください。</translation>
    </message>
    <message>
        <source>The file is too large to be kept.</source>
        <translation>ファイルが大きすぎて保存できません。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaTrial</name>
    <message>
        <source>The trial was stopped.</source>
        <translation>お試しを停止しました。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderService</name>
    <message>
        <source>This was called off.</source>
        <translation>取りやめました。</translation>
    </message>
    <message>
        <source>There is no such provider.</source>
        <translation>そのプロバイダーはありません。</translation>
    </message>
    <message>
        <source>Name the model.</source>
        <translation>モデルの名前を書いてください。</translation>
    </message>
    <message>
        <source>A price is 0 or more, a context 1 token or more.</source>
        <translation>価格は 0 以上、コンテキストは 1 トークン以上にしてください。</translation>
    </message>
    <message>
        <source>%1 has no key that waits for you to agree.</source>
        <translation>%1に、同意を待っているキーはありません。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderTest</name>
    <message>
        <source>%1 answers.</source>
        <translation>%1が応答しています。</translation>
    </message>
    <message>
        <source>This is a door for other programs, such as the studio&apos;s own, and no model. Check the address.</source>
        <translation>ここは、スタジオ自身などが開く、ほかのプログラムのための出入口です。モデルではありません。アドレスを確かめてください。</translation>
    </message>
    <message>
        <source>The server sends us to another address, which is not followed, since the key would go there too. Check the address.</source>
        <translation>サーバーが別のアドレスへ転送しようとしましたが、キーもそこへ送られてしまうため、たどりませんでした。アドレスを確かめてください。</translation>
    </message>
    <message>
        <source>No key was asked for.</source>
        <translation>キーは求められませんでした。</translation>
    </message>
    <message>
        <source>The key was not refused.</source>
        <translation>キーは拒まれませんでした。</translation>
    </message>
    <message>
        <source>There is no list of models here. That does no harm: write the model&apos;s name yourself.</source>
        <translation>ここにはモデルの一覧がありません。支障はないので、モデルの名前を自分で書いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n models are listed.</source>
        <translation>
            <numerusform>モデルが %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model %1 is not in the list. Choose one of the list if the next step fails.</source>
        <translation>モデル %1 は一覧にありません。次のステップが失敗したら、一覧から選んでください。</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one, and test again.</source>
        <translation>モデルがまだ選ばれていません。選んでから、もう一度テストしてください。</translation>
    </message>
    <message>
        <source>The model said nothing at all. Choose another model.</source>
        <translation>モデルは何も答えませんでした。別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 answers, piece by piece.</source>
        <translation>%1が少しずつ返事を送ってきます。</translation>
    </message>
    <message>
        <source>%1 answers, all at once.</source>
        <translation>%1が返事を一度に送ってきます。</translation>
    </message>
    <message>
        <source>It does not answer in JSON, so its votes cannot be read. It can still speak in rooms without votes: in a ring, or when it is given the floor.</source>
        <translation>JSON で答えないため、投票を読み取れません。それでも、リングや、発言権を渡されたときなど、投票のない部屋では話せます。</translation>
    </message>
    <message>
        <source>Its votes can be held to their form by the provider.</source>
        <translation>投票の形式をプロバイダーが保証できます。</translation>
    </message>
    <message>
        <source>Its votes can be had through a tool that it must call.</source>
        <translation>必ず呼び出すツールを通じて、投票を受け取れます。</translation>
    </message>
    <message>
        <source>It answers in JSON; the form of a vote is asked for in words.</source>
        <translation>JSON で答えます。投票の形式は言葉で頼みます。</translation>
    </message>
    <message>
        <source>It answers in JSON only because it is asked to. A vote may now and then have to be asked for twice.</source>
        <translation>JSON で答えるのは、そう頼んでいるからにすぎません。投票をときどき頼み直すことになるかもしれません。</translation>
    </message>
    <message>
        <source>It uses tools.</source>
        <translation>ツールを使えます。</translation>
    </message>
    <message>
        <source>It uses no tools, so it cannot speak in rooms where speech is bought.</source>
        <translation>ツールを使えないため、発言を買う部屋では話せません。</translation>
    </message>
    <message>
        <source>It can be shown pictures.</source>
        <translation>画像を見せられます。</translation>
    </message>
    <message>
        <source>It takes no pictures, so none will be shown to it.</source>
        <translation>画像を受け付けないため、見せません。</translation>
    </message>
    <message>
        <source>This looks like Ollama. Choose the kind Ollama, or put /v1 behind the address.</source>
        <translation>これは Ollama のようです。種類で Ollama を選ぶか、アドレスの最後に /v1 を付けてください。</translation>
    </message>
    <message>
        <source>This is no Ollama, but a server that speaks like OpenAI. Choose the kind OpenAI-compatible.</source>
        <translation>これは Ollama ではなく、OpenAI 形式のサーバーです。種類で OpenAI 互換を選んでください。</translation>
    </message>
    <message>
        <source>%1 answers. The address was corrected to %2.</source>
        <translation>%1 は応答しています。アドレスは %2 に修正されました。</translation>
    </message>
    <message>
        <source>The list of models is empty. That does no harm: write the model&apos;s name yourself.</source>
        <translation>モデルの一覧は空です。問題はありません。モデル名を自分で入力してください。</translation>
    </message>
    <message>
        <source>The server answers at %1 instead. The key was given for another address, so it was not sent there: correct the address and enter the key again.</source>
        <translation>サーバーは%1で応答します。キーは別のアドレスのために入力されたものなので、そこには送っていません。アドレスを直して、キーを入力し直してください。</translation>
    </message>
</context>
<context>
    <name>studio::services::QueryService</name>
    <message>
        <source>Choose a companion, and what may be asked for.</source>
        <translation>コンパニオンと、そのコンパニオンが求めてもよいものを選んでください。</translation>
    </message>
</context>
<context>
    <name>studio::services::RecordService</name>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomImport</name>
    <message>
        <source>The room is here already; this is a second one beside it.</source>
        <translation>この部屋はすでにあります。これは並んでもう 1 つ作られました。</translation>
    </message>
    <message>
        <source>The companion is here already.</source>
        <translation>このコンパニオンはすでにいます。</translation>
    </message>
    <message>
        <source>A companion with this id is here already and differs; it stays as it is.</source>
        <translation>この ID のコンパニオンはすでにいて、内容が違います。そのまま残します。</translation>
    </message>
    <message>
        <source>%1 comes into the library.</source>
        <translation>%1 をライブラリに加えました。</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>イベント %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>メッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>%1 です</translation>
    </message>
    <message>
        <source>comes into the library as %1</source>
        <translation>%1 としてライブラリに加えました</translation>
    </message>
    <message>
        <source>is you</source>
        <translation>あなたです</translation>
    </message>
    <message>
        <source>is somebody who takes no part</source>
        <translation>参加しない人です</translation>
    </message>
    <message>
        <source>The room is full; what it said is there.</source>
        <translation>部屋は満員です。発言は残っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n events cannot be read by this version and are left out.</source>
        <translation>
            <numerusform>このバージョンで読めないイベント %n 件は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; fires in the room.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」がこの部屋で発動します。</translation>
    </message>
    <message>
        <source>The chat uses the lorebook &quot;%1&quot;, and there is none of that name here. Import it among the lorebooks, then choose it where the room is set up.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>このチャットはロアブック「%1」を使っていますが、その名前のものはここにありません。ロアブックとして読み込んでから、部屋の設定で選んでください。</translation>
    </message>
    <message>
        <source>The group says how turns are taken in the room.</source>
        <translation>部屋のターンの回し方はグループによります。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>部屋でミュート：%L1 人</translation>
    </message>
    <message>
        <source>Of the group, but not among those who talk: %1. Add them where the room is set up.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>グループにいますが、ここでは話していません：%1。部屋の設定で加えてください。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomRecording</name>
    <message>
        <source>The document could not be written whole.</source>
        <translation>文書を最後まで書き込めませんでした。</translation>
    </message>
    <message>
        <source>None of the room&apos;s messages is in this range; it has %L1.</source>
        <translation>この範囲にメッセージはありません。部屋のメッセージは %L1 件です。</translation>
    </message>
    <message>
        <source>%1 is no companion or guest of this room.</source>
        <translation>%1はこの部屋のコンパニオンでもゲストでもありません。</translation>
    </message>
    <message>
        <source>The export was stopped; nothing was changed.</source>
        <translation>書き出しを中止しました。何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>There is no companion %1.</source>
        <translation>コンパニオン %1 はいません。</translation>
    </message>
    <message>
        <source>A gesture needs a name, and somebody who makes it.</source>
        <translation>ジェスチャーには、名前と、それをする人が必要です。</translation>
    </message>
    <message>
        <source>This companion is not in the room.</source>
        <translation>このコンパニオンは部屋にいません。</translation>
    </message>
    <message>
        <source>A request needs somebody who asks, and a number that is not too long.</source>
        <translation>リクエストには、求める人と、長すぎない番号が必要です。</translation>
    </message>
    <message>
        <source>A request of that number is waiting already.</source>
        <translation>その番号のリクエストは、もう待機中です。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>答えが届く前に、部屋が閉じられました。</translation>
    </message>
    <message>
        <source>There is no such summary any more.</source>
        <translation>その要約はもうありません。</translation>
    </message>
    <message>
        <source>Whoever said this is not in the room any more.</source>
        <translation>これを言った人は、もう部屋にいません。</translation>
    </message>
    <message>
        <source>A message cannot be empty.</source>
        <translation>メッセージを空にはできません。</translation>
    </message>
    <message>
        <source>The room does not vote any more. Switch its turn-taking to State vote to play this.</source>
        <translation>この部屋はもう投票をしていません。続けるには発言方式を「投票」に切り替えてください。</translation>
    </message>
    <message>
        <source>You can only change the vote of a companion who was asked in that round.</source>
        <translation>変更できるのは、そのラウンドで投票を求められたコンパニオンの投票だけです。</translation>
    </message>
    <message>
        <source>This companion is not in the room any more, so the vote cannot be played.</source>
        <translation>このコンパニオンはもう部屋にいないため、この投票では続けられません。</translation>
    </message>
</context>
<context>
    <name>studio::services::ShelfService</name>
    <message>
        <source>A lorebook needs a name.</source>
        <translation>ロアブックには名前が必要です。</translation>
    </message>
    <message>
        <source>Keep at most %L1 entries and %L2 characters in one lorebook.</source>
        <translation>1 冊のロアブックは、エントリ %L1 件、%L2 文字までにしてください。</translation>
    </message>
    <message>
        <source>There are %L1 lorebooks already. Remove one first.</source>
        <translation>ロアブックがすでに %L1 冊あります。先に 1 冊を取り除いてください。</translation>
    </message>
    <message>
        <source>Keep at most %L1 characters in all lorebooks together. Remove one first.</source>
        <translation>すべてのロアブックを合わせて %L1 文字までです。先に 1 冊を取り除いてください。</translation>
    </message>
</context>
<context>
    <name>studio::services::StatisticsService</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルされました。</translation>
    </message>
</context>
<context>
    <name>studio::services::TemplateService</name>
    <message>
        <source>A template needs a name.</source>
        <translation>テンプレートには名前が必要です。</translation>
    </message>
</context>
<context>
    <name>studio::services::VoiceService</name>
    <message>
        <source>The voice was stopped.</source>
        <translation>音声を停止しました。</translation>
    </message>
</context>
<context>
    <name>studio::services::WhatIfService</name>
    <message>
        <source>The beginning of this room cannot be read.</source>
        <translation>この部屋の始まりを読み取れません。</translation>
    </message>
    <message>
        <source>No votes decided this round.</source>
        <translation>このラウンドは投票で決まったものではありません。</translation>
    </message>
    <message>
        <source>This is not asked any more.</source>
        <translation>この質問は取り消されました。</translation>
    </message>
</context>
<context>
    <name>studio::services::WitnessService</name>
    <message>
        <source>This room is not open any more.</source>
        <translation>この部屋はもう開かれていません。</translation>
    </message>
</context>
<context>
    <name>studio::store::ExchangeRows</name>
    <message>
        <source>What was sent and came back is not kept any more.</source>
        <translation>送った内容と返ってきた内容は、もう保存されていません。</translation>
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>There is no stored data in %1.</source>
        <translation>%1に保存データがありません。</translation>
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was begun.</source>
        <translation>保存データが壊れていました。%1に移し、新しいファイルを始めました。</translation>
    </message>
    <message>
        <source>The data that lay ready is in use now.</source>
        <translation>用意してあったデータを使っています。</translation>
    </message>
    <message>
        <source>The data that lay ready is in use now. What was there before is in %1.</source>
        <translation>用意してあったデータを使っています。それまでのデータは %1 にあります。</translation>
    </message>
    <message>
        <source>Other users of this computer could read the data in %1. Now only you can.</source>
        <translation>このコンピューターの他のユーザーが %1 のデータを読める状態でした。今はあなただけが読めます。</translation>
    </message>
</context>
<context>
    <name>studio::tools::ToolRegistry</name>
    <message>
        <source>These tools cannot be added.</source>
        <translation>これらのツールは追加できません。</translation>
    </message>
    <message>
        <source>Tools of this name are here already.</source>
        <translation>この名前のツールはもうあります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AbilityFields</name>
    <message>
        <source>What it may do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Tools and gestures</source>
        <translation>ツールとジェスチャー</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>What it can do besides talking. You are still asked where you always are.</source>
        <translation>話すことのほかにできることです。いつもの確認はこれまでどおり表示されます。</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>ジェスチャー</translation>
    </message>
    <message>
        <source>How it may move on the stage.</source>
        <translation>ステージでの動き方です。</translation>
    </message>
    <message>
        <source>All tools, also those that come later</source>
        <translation>すべてのツール（今後加わるものも）</translation>
    </message>
    <message>
        <source>Only these tools</source>
        <translation>次のツールだけ</translation>
    </message>
    <message>
        <source>Allowed tools</source>
        <translation>許可するツール</translation>
    </message>
    <message>
        <source>All gestures, also those that come later</source>
        <translation>すべてのジェスチャー（今後加わるものも）</translation>
    </message>
    <message>
        <source>Only these gestures</source>
        <translation>次のジェスチャーだけ</translation>
    </message>
    <message>
        <source>Allowed gestures</source>
        <translation>許可するジェスチャー</translation>
    </message>
</context>
<context>
    <name>studio::ui::AccessPage</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>プロバイダーに名前を付けてください。</translation>
    </message>
    <message>
        <source>There is a provider of this name already. Choose another one.</source>
        <translation>この名前のプロバイダーはもうあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Write the address of the server, as its documentation gives it.</source>
        <translation>サーバーのアドレスを、説明書にあるとおりに書いてください。</translation>
    </message>
    <message>
        <source>Write an address that begins with https:// or http:// and names a server.</source>
        <translation>https:// か http:// で始まり、サーバー名を含むアドレスを書いてください。</translation>
    </message>
    <message>
        <source>Take the name and the password out of the address.</source>
        <translation>アドレスから名前とパスワードを取り除いてください。</translation>
    </message>
    <message>
        <source>Write the name of a variable, such as OPENAI_API_KEY.</source>
        <translation>OPENAI_API_KEY のような変数の名前を書いてください。</translation>
    </message>
    <message>
        <source>The stored key belongs to another server. Write the key of this one.</source>
        <translation>保存されているキーは別のサーバーのものです。このサーバーのキーを書いてください。</translation>
    </message>
    <message>
        <source>Paste the key here, or say that none is needed.</source>
        <translation>ここにキーを貼り付けるか、「不要」を選んでください。</translation>
    </message>
    <message>
        <source>A key has no blanks, no line breaks and only plain letters, digits and signs. Copy it again.</source>
        <translation>キーには空白や改行がなく、普通の英数字と記号だけが使われます。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>No key is sent.</source>
        <translation>キーは送られません。</translation>
    </message>
    <message>
        <source>It is read from this variable at each start. Nothing is stored.</source>
        <translation>起動のたびにこの変数から読み取ります。何も保存しません。</translation>
    </message>
    <message>
        <source>A key is in the keychain. Leave this empty to keep it.</source>
        <translation>キーはキーチェーンにあります。そのまま使うなら空にしておいてください。</translation>
    </message>
    <message>
        <source>A key is kept until the program ends. Leave this empty to keep it.</source>
        <translation>キーはプログラムの終了まで保持されます。そのまま使うなら空にしておいてください。</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your desktop and nowhere else.</source>
        <translation>デスクトップのキーチェーンだけに保管します。</translation>
    </message>
    <message>
        <source>There is no keychain here: the key is kept only until the program ends, and you write it again then.</source>
        <translation>ここにはキーチェーンがありません。キーはプログラムの終了まで保持され、次回はもう一度書くことになります。</translation>
    </message>
    <message>
        <source>With http:// everybody on the way can read the key. Take https:// if you can.</source>
        <translation>http:// では、途中の誰でもキーを読めます。できれば https:// にしてください。</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>How it is called in this studio.</source>
        <translation>このスタジオで使う名前です。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Spoken with as</source>
        <translation>通信の方式</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Where the key comes from</source>
        <translation>キーの入手元</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>ここに入力</translation>
    </message>
    <message>
        <source>From a variable</source>
        <translation>変数から</translation>
    </message>
    <message>
        <source>None is needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>変数の名前</translation>
    </message>
    <message>
        <source>Calls at the same time</source>
        <translation>同時の呼び出し数</translation>
    </message>
    <message>
        <source>Calls a minute</source>
        <translation>一分あたりの呼び出し数</translation>
    </message>
    <message>
        <source>no limit of ours</source>
        <translation>こちらでは制限なし</translation>
    </message>
</context>
<context>
    <name>studio::ui::ActWords</name>
    <message>
        <source>%1 bows</source>
        <extracomment>Bodily acts, as quiet lines of the talk: %1 a name</extracomment>
        <translation>%1がおじぎをしました</translation>
    </message>
    <message>
        <source>%1 cheers</source>
        <translation>%1が歓声を上げました</translation>
    </message>
    <message>
        <source>%1 claps</source>
        <translation>%1が拍手しました</translation>
    </message>
    <message>
        <source>%1 puts a hand to the forehead</source>
        <translation>%1が額に手を当てました</translation>
    </message>
    <message>
        <source>%1 laughs</source>
        <translation>%1が笑いました</translation>
    </message>
    <message>
        <source>%1 leans in</source>
        <translation>%1が身を乗り出しました</translation>
    </message>
    <message>
        <source>%1 nods</source>
        <translation>%1がうなずきました</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1が指さしました</translation>
    </message>
    <message>
        <source>%1 shakes the head</source>
        <translation>%1が首を横に振りました</translation>
    </message>
    <message>
        <source>%1 shrugs</source>
        <translation>%1が肩をすくめました</translation>
    </message>
    <message>
        <source>%1 sighs</source>
        <translation>%1がため息をつきました</translation>
    </message>
    <message>
        <source>%1 falls asleep</source>
        <translation>%1が眠りました</translation>
    </message>
    <message>
        <source>%1 steps forward</source>
        <translation>%1が前に出ました</translation>
    </message>
    <message>
        <source>%1 is surprised</source>
        <translation>%1が驚きました</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1が考えています</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation>%1が手を振りました</translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <extracomment>A bodily act, as a quiet line of the talk: %1 and %2 are names</extracomment>
        <translation>%1が%2を見ました</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bodily act, as a quiet line: %1 a name, %2 the act, such as &quot;wave&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ActivityPage</name>
    <message>
        <source>a program that is gone</source>
        <extracomment>A program that is not connected any more</extracomment>
        <translation>もういないプログラム</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is somebody, %2 the program through which it speaks</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>went well</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>入れなかったもの</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>The heads of columns: when somebody was not let in, by which door, why, how often, what it sent
----------
The heads of columns: when something was called for, by which door, by whom, what, what came of it</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>出入口</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>What it sent</source>
        <translation>送られた内容</translation>
    </message>
    <message>
        <source>Programs that were not let in</source>
        <translation>入れなかったプログラム</translation>
    </message>
    <message>
        <source>Nobody was kept out.</source>
        <translation>断られたものはありません。</translation>
    </message>
    <message>
        <source>Last calls</source>
        <translation>最近の呼び出し</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰が</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Last calls of programs</source>
        <translation>プログラムからの最近の呼び出し</translation>
    </message>
    <message>
        <source>No program has called for anything.</source>
        <translation>プログラムからの呼び出しはまだありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AddressLine</name>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Write as %1</source>
        <extracomment>%1 is one of the user&apos;s own names</extracomment>
        <translation>%1として書く</translation>
    </message>
    <message>
        <source>To nobody</source>
        <extracomment>On a button: to whom one writes. The names follow it, if there are any.</extracomment>
        <translation>宛先なし</translation>
    </message>
    <message>
        <source>To everybody</source>
        <translation>全員へ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Whom you ask for an answer. Everybody hears it unless you whisper.</source>
        <translation>返事を求める相手です。ささやかないかぎり全員に聞こえます。</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>ささやく</translation>
    </message>
    <message>
        <source>Choose first to whom you whisper.</source>
        <translation>先にささやく相手を選んでください。</translation>
    </message>
    <message>
        <source>Only those you write to hear it.</source>
        <translation>宛先の相手にだけ聞こえます。</translation>
    </message>
    <message>
        <source>as %1</source>
        <extracomment>On a button: in whose name one writes</extracomment>
        <translation>%1として</translation>
    </message>
    <message>
        <source>In whose name you write here.</source>
        <translation>ここで誰として書くかです。</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>%1へ</translation>
    </message>
    <message>
        <source>Do not address %1 any more</source>
        <translation>%1を宛先から外す</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Keep these recipients</source>
        <translation>この宛先を次も使う</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>この相手を次も宛先にする</translation>
    </message>
    <message>
        <source>The next messages go to the same recipients.</source>
        <translation>次のメッセージも同じ宛先に送ります。</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients, too.</source>
        <translation>次からのメッセージも同じ宛先に送ります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AllowedList</name>
    <message>
        <source>%1 (not known here)</source>
        <extracomment>%1 is the name of a tool or a gesture that a companion from elsewhere brought</extracomment>
        <translation>%1（ここにはありません）</translation>
    </message>
</context>
<context>
    <name>studio::ui::Answering</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>リハーサル（オフライン、AIではありません）</translation>
    </message>
</context>
<context>
    <name>studio::ui::AnswersWindow</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::AskForm</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A numbered choice: %1 the key that takes it, %2 the answer</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>Or an answer of your own</source>
        <translation>または自分の言葉で答える</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
</context>
<context>
    <name>studio::ui::AskedNames</name>
    <message>
        <source>Asks %1</source>
        <translation>%1に尋ねる</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>%1には尋ねない</translation>
    </message>
    <message>
        <source>Asks</source>
        <extracomment>Before the names of those whom a message asks by name, in a row of chips</extracomment>
        <translation>尋ねる相手</translation>
    </message>
    <message>
        <source>Whom the text asks by name</source>
        <translation>文の中で名前を呼ばれて尋ねられる相手</translation>
    </message>
</context>
<context>
    <name>studio::ui::AskingCard</name>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>%1 is a sentence such as &quot;Kyoko asks you:&quot;, %2 the name of another room than the one on screen</extracomment>
        <translation>%1（部屋：%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::AvatarEditor</name>
    <message>
        <source>The picture is being made small…</source>
        <translation>画像を縮小しています…</translation>
    </message>
    <message>
        <source>Your own picture is shown; the drawn face waits beneath it.</source>
        <translation>自分の画像を表示しています。描かれた顔はその下に残っています。</translation>
    </message>
    <message>
        <source>A picture may have up to 8192 × 8192 pixels and 16 MB. You can also drop it here.</source>
        <translation>画像は 8192 × 8192 ピクセル、16 MB までです。ここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Use your own picture</source>
        <translation>自分の画像を使う</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>顔</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>髪</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Clothes</source>
        <translation>服</translation>
    </message>
    <message>
        <source>Skin colour</source>
        <translation>肌の色</translation>
    </message>
    <message>
        <source>Hair colour</source>
        <translation>髪の色</translation>
    </message>
    <message>
        <source>Eye colour</source>
        <translation>目の色</translation>
    </message>
    <message>
        <source>Colour of the clothes</source>
        <translation>服の色</translation>
    </message>
    <message>
        <source>Round face</source>
        <translation>丸い顔</translation>
    </message>
    <message>
        <source>Oval face</source>
        <translation>卵形の顔</translation>
    </message>
    <message>
        <source>Square face</source>
        <translation>四角い顔</translation>
    </message>
    <message>
        <source>Heart-shaped face</source>
        <translation>ハート形の顔</translation>
    </message>
    <message>
        <source>Short hair</source>
        <translation>ショートヘア</translation>
    </message>
    <message>
        <source>Bob</source>
        <translation>ボブ</translation>
    </message>
    <message>
        <source>Long hair</source>
        <translation>ロングヘア</translation>
    </message>
    <message>
        <source>Ponytail</source>
        <translation>ポニーテール</translation>
    </message>
    <message>
        <source>Twin tails</source>
        <translation>ツインテール</translation>
    </message>
    <message>
        <source>Bun</source>
        <translation>お団子</translation>
    </message>
    <message>
        <source>Curly hair</source>
        <translation>巻き毛</translation>
    </message>
    <message>
        <source>No hair</source>
        <translation>髪なし</translation>
    </message>
    <message>
        <source>Round eyes</source>
        <translation>丸い目</translation>
    </message>
    <message>
        <source>Almond eyes</source>
        <translation>アーモンド形の目</translation>
    </message>
    <message>
        <source>Narrow eyes</source>
        <translation>細い目</translation>
    </message>
    <message>
        <source>Smiling eyes</source>
        <translation>笑った目</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>シャツ</translation>
    </message>
    <message>
        <source>Hoodie</source>
        <translation>パーカー</translation>
    </message>
    <message>
        <source>Jacket</source>
        <translation>ジャケット</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>ワンピース</translation>
    </message>
    <message>
        <source>Sailor collar</source>
        <translation>セーラー服</translation>
    </message>
    <message>
        <source>Lab coat</source>
        <translation>白衣</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>めがね</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Another face by chance; undo brings this one back.</source>
        <translation>別の顔を偶然で選びます。元に戻すと今の顔に戻ります。</translation>
    </message>
    <message>
        <source>Use own picture…</source>
        <translation>自分の画像を使う…</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>画像を取り除く</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Take the picture</source>
        <translation>撮影</translation>
    </message>
    <message>
        <source>Take it now</source>
        <translation>今すぐ撮影</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Space takes the picture at once, Enter counts to three first.</source>
        <translation>Space ですぐに、Enter で三つ数えてから撮影します。</translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken and sent in %n second(s). Esc refuses.</source>
        <translation>
            <numerusform>%n 秒後に撮影して送信します。Esc で断ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に撮影します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera is closed. Only what you see here is sent.</source>
        <translation>カメラはオフになりました。ここに見えているものだけを送信します。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信していません。</translation>
    </message>
    <message>
        <source>The camera is being opened…</source>
        <translation>カメラをオンにしています…</translation>
    </message>
    <message>
        <source>A picture from the camera</source>
        <translation>カメラの画像</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>カメラに映っているもの</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>A button: takes another picture instead of the one that is shown</extracomment>
        <translation>撮り直す</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSign</name>
    <message>
        <source>Camera is on</source>
        <translation>カメラがオンです</translation>
    </message>
    <message>
        <source>%1 is open. Press to close it.</source>
        <translation>%1がオンです。押すとオフにします。</translation>
    </message>
    <message>
        <source>Close the camera</source>
        <translation>カメラをオフにする</translation>
    </message>
    <message>
        <source>The camera is on: %1</source>
        <translation>カメラがオンです：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraWords</name>
    <message>
        <source>There is no camera. Plug one in, or choose a picture of your own above.</source>
        <translation>カメラがありません。接続するか、上で自分の画像を選んでください。</translation>
    </message>
    <message>
        <source>Another program is using the camera. Close it there, then try again.</source>
        <translation>別のプログラムがカメラを使っています。そちらでカメラを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The camera was unplugged. Plug it in again, or choose another one above.</source>
        <translation>カメラが取り外されました。接続し直すか、上で別のカメラを選んでください。</translation>
    </message>
    <message>
        <source>The camera gives no new pictures. Unplug it and plug it in again, then try again.</source>
        <translation>カメラから新しい画像が届きません。一度取り外して接続し直し、もう一度試してください。</translation>
    </message>
    <message>
        <source>The picture is black. Is the lens covered, or is it dark?</source>
        <translation>画像が真っ黒です。レンズがふさがっているか、暗すぎませんか？</translation>
    </message>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG, or choose another one.</source>
        <translation>画像を読めません。PNG か JPEG で保存し直すか、別の画像を選んでください。</translation>
    </message>
    <message>
        <source>Test card</source>
        <translation>テストパターン</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A camera among several of one name: %1 is the name, %2 its number</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ask for a picture from the camera. One picture serves them all.</source>
        <extracomment>%1 is a list of companions</extracomment>
        <translation>%1がカメラの画像を求めています。一枚で全員に渡せます。</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1がカメラの画像を求めています。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardDialogs</name>
    <message>
        <source>There are more than %L1 files; the rest was left out.</source>
        <translation>ファイルが %L1 個を超えたため、残りは読み込みませんでした。</translation>
    </message>
    <message>
        <source>Import companions</source>
        <translation>コンパニオンの読み込み</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import a folder of companions</source>
        <translation>コンパニオンのフォルダーの読み込み</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>フォルダーへの書き出し</translation>
    </message>
    <message>
        <source>Export a companion</source>
        <translation>コンパニオンの書き出し</translation>
    </message>
    <message>
        <source>Export “%1” as a group</source>
        <extracomment>%1 is the name of a room</extracomment>
        <translation>「%1」をグループとして書き出す</translation>
    </message>
    <message>
        <source>Cards and persona files (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</source>
        <translation>カードとペルソナのファイル (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) can join a room now.</source>
        <translation>
            <numerusform>%n 人のコンパニオンが部屋に参加できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::CardExport</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the id of a companion, %2 a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardFields</name>
    <message>
        <source>This companion was made here.</source>
        <translation>このコンパニオンはここで作られました。</translation>
    </message>
    <message>
        <source>It came from a file of Companion Studio.</source>
        <translation>Companion Studio のファイルから来ました。</translation>
    </message>
    <message>
        <source>It came from an aikyo companion card.</source>
        <translation>aikyo のコンパニオンカードから来ました。</translation>
    </message>
    <message>
        <source>It came from a Character Card V1.</source>
        <translation>Character Card V1 から来ました。</translation>
    </message>
    <message>
        <source>It came from a Character Card V2.</source>
        <translation>Character Card V2 から来ました。</translation>
    </message>
    <message>
        <source>It came from a Character Card V3.</source>
        <translation>Character Card V3 から来ました。</translation>
    </message>
    <message>
        <source>It came from a character card in a PNG picture.</source>
        <translation>PNG 画像に入ったキャラクターカードから来ました。</translation>
    </message>
    <message>
        <source>It came from a CHARX file.</source>
        <translation>CHARX ファイルから来ました。</translation>
    </message>
    <message>
        <source>Version of the specification: %1.</source>
        <extracomment>%1 is a version of a specification, such as 2.0</extracomment>
        <translation>仕様のバージョン：%1。</translation>
    </message>
    <message>
        <source>{{char}} in its texts stands for %1.</source>
        <extracomment>{{char}} is a macro that texts of cards have; %1 is a name</extracomment>
        <translation>文中の {{char}} は%1を指します。</translation>
    </message>
    <message>
        <source>The file itself is kept, so that nothing of it is lost on export.</source>
        <translation>ファイルそのものも保管しているので、書き出しても何も失われません。</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Who made it, its version, notes of its creator, where it came from</source>
        <translation>作者、バージョン、作者のメモ、どこから来たか</translation>
    </message>
    <message>
        <source>Where the companion came from</source>
        <translation>コンパニオンがどこから来たか</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Who made the character. Not part of a prompt.</source>
        <translation>キャラクターを作った人です。プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>For people who use the card; never part of a prompt.</source>
        <translation>カードを使う人に向けたものです。プロンプトには入りません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardWords</name>
    <message>
        <source>Companion Studio persona</source>
        <translation>Companion Studio のペルソナ</translation>
    </message>
    <message>
        <source>aikyo card</source>
        <translation>aikyo のカード</translation>
    </message>
    <message>
        <source>Character Card V1</source>
        <translation>キャラクターカード V1</translation>
    </message>
    <message>
        <source>Character Card V2</source>
        <translation>キャラクターカード V2</translation>
    </message>
    <message>
        <source>Character Card V3</source>
        <translation>キャラクターカード V3</translation>
    </message>
    <message>
        <source>Character Card in a picture</source>
        <translation>画像に入ったキャラクターカード</translation>
    </message>
    <message>
        <source>CHARX package</source>
        <translation>CHARX パッケージ</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>What became of a part of a card: the studio acts on it</extracomment>
        <translation>使用</translation>
    </message>
    <message>
        <source>Kept aside</source>
        <extracomment>What became of a part of a card: not acted on, but given back on export</extracomment>
        <translation>保管</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>What became of a part of a card: neither used nor kept</extracomment>
        <translation>無視</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>studio::ui::CastList</name>
    <message numerus="yes">
        <source>%n take(s) part.</source>
        <translation>
            <numerusform>%n 人が参加します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search companions</source>
        <translation>コンパニオンを検索</translation>
    </message>
    <message>
        <source>Who takes part, in order</source>
        <translation>参加者（順番どおり）</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Earlier in the order (Alt+Up). The order decides ties, and the first one greets.</source>
        <translation>順番を前へ（Alt+↑）。同点は順番で決まり、最初の人があいさつします。</translation>
    </message>
    <message>
        <source>Later in the order (Alt+Down).</source>
        <translation>順番を後ろへ（Alt+↓）。</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後ろへ</translation>
    </message>
</context>
<context>
    <name>studio::ui::CastModel</name>
    <message>
        <source>%1 takes part</source>
        <translation>%1は参加します</translation>
    </message>
    <message>
        <source>%1 does not take part</source>
        <translation>%1は参加しません</translation>
    </message>
</context>
<context>
    <name>studio::ui::Casting</name>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>What you wrote about %1 is kept as a draft. Open the form again to go on.</source>
        <translation>%1について書いたことは下書きとして残っています。続けるにはフォームをもう一度開いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written.</source>
        <translation>
            <numerusform>%n 個のファイルに書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ClientSetups</name>
    <message>
        <source>This goes into the file %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>これをファイル %1 に入れてください。</translation>
    </message>
    <message>
        <source>This goes into the file %1. The bridge that it starts comes from npm, so Node.js is needed.</source>
        <extracomment>%1 is the name of a file; a bridge is a small program between two others</extracomment>
        <translation>これをファイル %1 に入れてください。起動される中継プログラムは npm から取得されるため、Node.js が必要です。</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>これをターミナルで実行してください。</translation>
    </message>
    <message>
        <source>This goes into your program, in TypeScript or JavaScript.</source>
        <translation>これを自分のプログラムに入れてください（TypeScript か JavaScript）。</translation>
    </message>
    <message>
        <source>Notices (WebSocket)</source>
        <translation>お知らせ（WebSocket）</translation>
    </message>
    <message>
        <source>The address where agents hear of new messages as they come.</source>
        <translation>新しいメッセージがエージェントに届くアドレスです。</translation>
    </message>
    <message>
        <source>Run this in a terminal: it says hello in your name.</source>
        <translation>これをターミナルで実行すると、あなたの名前であいさつします。</translation>
    </message>
    <message>
        <source>A front end of aikyo</source>
        <translation>aikyo のフロントエンド</translation>
    </message>
    <message>
        <source>The address of the firehose, in place of %1.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>%1 の代わりに使う、イベント配信のアドレスです。</translation>
    </message>
    <message>
        <source>Run this in a terminal: it says hello, marked as a program&apos;s message.</source>
        <translation>端末で実行します。プログラムのメッセージという印が付いて、あいさつが届きます。</translation>
    </message>
    <message>
        <source>What you write there is marked as a program&apos;s message, unless you let programs speak as you by the firehose.</source>
        <translation>イベント配信でプログラムがあなたとして話すことを許可しないかぎり、そこで書いたものにはプログラムのメッセージという印が付きます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ClosingStrip</name>
    <message>
        <source>talks on</source>
        <extracomment>Beside a name, in a list that tells who is winding down and who is not</extracomment>
        <translation>話を続ける</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 how far it is winding down</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ColourNames</name>
    <message>
        <source>Rust</source>
        <translation>さび色</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>黄土色</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>オリーブ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>すみれ色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>赤紫</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
</context>
<context>
    <name>studio::ui::ColourProof</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 on light and on dark ground</source>
        <translation>明るい地と暗い地での%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::ColourRow</name>
    <message>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>%1: another colour</source>
        <translation>%1：ほかの色</translation>
    </message>
    <message>
        <source>%1: chosen by the studio</source>
        <translation>%1：スタジオにおまかせ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Hair colour&quot; or the like, %2 a colour such as #a0522d</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>「%1」に一致するコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionActions</name>
    <message>
        <source>&amp;Mute</source>
        <translation>ミュート(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Give the floor to</source>
        <translation>発言権を渡す(&amp;G)</translation>
    </message>
    <message>
        <source>What they &amp;remember</source>
        <extracomment>A menu: what each companion remembers</extracomment>
        <translation>覚えていること(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show out</source>
        <extracomment>A menu: which guest has to leave</extracomment>
        <translation>退室させる(&amp;S)</translation>
    </message>
    <message>
        <source>What they &amp;know</source>
        <extracomment>A menu: what each companion knows of this room</extracomment>
        <translation>知っていること(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu: which companion is edited</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionState</name>
    <message>
        <source>listening</source>
        <translation>聞いています</translation>
    </message>
    <message>
        <source>voting…</source>
        <translation>投票中…</translation>
    </message>
    <message>
        <source>votes %1</source>
        <translation>投票 %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次に話します</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>話しています</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>ミュート中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>%1待ち</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>眠っています</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a guest, %2 is &quot;guest&quot; or &quot;guest, away&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionsPanel</name>
    <message>
        <source>Companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Nobody is in this room.</source>
        <translation>この部屋には誰もいません。</translation>
    </message>
    <message>
        <source>Give the floor to the chosen companion, whatever the votes say.</source>
        <translation>投票に関係なく、選んだコンパニオンに発言権を渡します。</translation>
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation>ミュート中のコンパニオンは聞いていますが、投票も発言もしません。</translation>
    </message>
    <message>
        <source>Take the seat away</source>
        <extracomment>In the menu of a guest: it hears everything, but is no part of the floor any more</extracomment>
        <translation>席を外す</translation>
    </message>
    <message>
        <source>Messages a minute…</source>
        <translation>1 分間のメッセージ数…</translation>
    </message>
</context>
<context>
    <name>studio::ui::Composer</name>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>送信（Enter）</translation>
    </message>
    <message>
        <source>Write as you…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation>あなたとして書く…</translation>
    </message>
    <message>
        <source>Write as %1…</source>
        <translation>%1として書く…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter begins a new line.</source>
        <translation>Enterで送信、Shift+Enterで改行します。</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Nobody is left to hear this whisper: choose to whom you write.</source>
        <translation>このささやきを聞く相手がいません。宛先を選んでください。</translation>
    </message>
    <message>
        <source>Only %1 will hear this…</source>
        <extracomment>%1 are names</extracomment>
        <translation>%1にだけ聞こえます…</translation>
    </message>
    <message>
        <source>Ask %1, all hear it…</source>
        <extracomment>%1 are names</extracomment>
        <translation>%1に尋ねます。全員に聞こえます…</translation>
    </message>
</context>
<context>
    <name>studio::ui::ConsentHistory</name>
    <message>
        <source>When</source>
        <extracomment>Heads of a table: when a companion asked, which one, for what, and what came of it</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>求めたもの</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>studio::ui::ConsentRules</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud before a choice: %1 a companion, %2 what it may ask for</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::CopyLine</name>
    <message>
        <source>Copied</source>
        <extracomment>On a button, for a moment after it was pressed</extracomment>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostDesk</name>
    <message>
        <source>cost not known</source>
        <translation>費用は不明</translation>
    </message>
    <message>
        <source>This room has used up its budget of %1, so no model is called.</source>
        <translation>この部屋は予算 %1 を使い切ったため、モデルを呼び出しません。</translation>
    </message>
    <message>
        <source>This room today: %1</source>
        <translation>この部屋の今日：%1</translation>
    </message>
    <message>
        <source>Altogether: %1</source>
        <translation>合計：%1</translation>
    </message>
    <message>
        <source>Its budget is %1.</source>
        <translation>予算は %1 です。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostWindow</name>
    <message>
        <source>All rooms</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>Calls and turns are the newest %L1; sums and days are of all.</source>
        <translation>呼び出しとターンは最新の %L1 件です。合計と日別はすべてを含みます。</translation>
    </message>
    <message>
        <source>Prices are estimates from the list of models; your provider&apos;s bill counts.</source>
        <translation>価格はモデル一覧による見積もりです。実際の額はプロバイダーの請求書によります。</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Costs of</source>
        <translation>費用の対象</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日別</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::Costs</name>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call took</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>How the vote was had: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票の取り方：%1。</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n time(s).</source>
        <translation>
            <numerusform>%n 回試しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, failed</source>
        <extracomment>The purpose of a call that came to nothing: %1 such as &quot;Vote&quot;</extracomment>
        <translation>%1（失敗）</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Who spoke</source>
        <translation>発言した人</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>A sum of money that is not all: the price of some calls is not known</extracomment>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>No model was called yet.</source>
        <translation>モデルはまだ呼び出されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n call(s)</source>
        <extracomment>%1 is a sum of money, %n how many calls of models it was paid for</extracomment>
        <translation>
            <numerusform>呼び出し %n 回、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what calls cost, %2 how many tokens they used</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; tokens: %2.</source>
        <translation>%1、トークン：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The price of %n of them is not known.</source>
        <translation>
            <numerusform>うち %n 回の価格は分かりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DataWindow</name>
    <message>
        <source>Your data</source>
        <translation>あなたのデータ</translation>
    </message>
    <message>
        <source>Folder of the data</source>
        <translation>データのフォルダー</translation>
    </message>
    <message>
        <source>Shares of the data</source>
        <translation>データの内訳</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>The largest rooms</source>
        <translation>大きい部屋</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>最後のバックアップ</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>What is being done</source>
        <translation>今していること</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>確認する(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>今すぐバックアップ(&amp;B)</translation>
    </message>
    <message>
        <source>Reb&amp;uild lists</source>
        <translation>一覧を作り直す(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mpact…</source>
        <translation>小さくする(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
        <translation>このバックアップに戻す(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::DifferenceRow</name>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>以前のもの</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>別のもの</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, the version at the left</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1、左のバージョン</translation>
    </message>
    <message>
        <source>%1, the version at the right</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1、右のバージョン</translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation>消えた部分：%1</translation>
    </message>
    <message>
        <source>Put in: %1</source>
        <translation>加わった部分：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::DirectorForm</name>
    <message>
        <source>The model of the first companion</source>
        <translation>最初のコンパニオンのモデル</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>%1に尋ねます</translation>
    </message>
    <message>
        <source>Shorten this to at most %L1 characters; there are %L2.</source>
        <translation>%L1 文字以内にしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Who directs</source>
        <extracomment>The director is a model that chooses which companion speaks next</extracomment>
        <translation>ディレクターのモデル</translation>
    </message>
    <message>
        <source>This model is asked only where there is a choice. It reads what all who may speak have heard, and each of its calls is counted among the costs of the room.</source>
        <translation>選ぶ余地があるときだけ、このモデルに尋ねます。モデルが読むのは話せる全員が聞いたことだけで、呼び出しの費用は部屋の費用に含まれます。</translation>
    </message>
    <message>
        <source>Name of the director&apos;s model</source>
        <translation>ディレクターのモデルの名前</translation>
    </message>
    <message>
        <source>the provider&apos;s standard model</source>
        <translation>プロバイダーの標準モデル</translation>
    </message>
    <message>
        <source>What the director is to heed</source>
        <translation>ディレクターへの指示</translation>
    </message>
    <message>
        <source>In your own words, such as “Let Kyoko moderate” or “Short turns, everybody in turn”.</source>
        <translation>自分の言葉で書いてください。例：「京子に司会をしてもらう」「ターンは短く、みんな順番に」</translation>
    </message>
</context>
<context>
    <name>studio::ui::DockTitle</name>
    <message>
        <source>Hide %1</source>
        <extracomment>A button that hides a panel of the window; %1 is the panel&apos;s name, such as Rooms</extracomment>
        <translation>%1を隠す</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorPart</name>
    <message>
        <source>Use port %1</source>
        <extracomment>A button: %1 is the number of a port that is free</extracomment>
        <translation>ポート %1 を使う</translation>
    </message>
    <message>
        <source>Every program on this computer can come in and speak here. Use this only for programs that cannot show a token.</source>
        <translation>このコンピューターのどのプログラムでも入って発言できます。トークンを提示できないプログラムにだけ使ってください。</translation>
    </message>
    <message>
        <source>For agents: they read along, and speak as guests under the rules of the room.</source>
        <translation>エージェント用：会話を読み、部屋のルールに従ってゲストとして発言します。</translation>
    </message>
    <message>
        <source>For front ends and companions of aikyo: they get what happens here as it happens, and can send.</source>
        <translation>aikyo のフロントエンドとコンパニオン用：ここで起きることがその場で届き、送ることもできます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>開く：%1</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>ポート：</translation>
    </message>
    <message>
        <source>Port: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>ポート：%1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>アドレス：%1</translation>
    </message>
    <message>
        <source>Copy the address: %1</source>
        <translation>アドレスをコピー：%1</translation>
    </message>
    <message>
        <source>Whoever comes has to show the token</source>
        <translation>入るにはトークンの提示が必要</translation>
    </message>
    <message>
        <source>Whoever comes has to show the token: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>入るにはトークンの提示が必要：%1</translation>
    </message>
    <message>
        <source>Every program on this computer can come in, write in your name and answer what companions ask you.</source>
        <translation>このコンピューターのどのプログラムも入って、あなたの名前で書き、コンパニオンからあなたへのリクエストに答えることができます。</translation>
    </message>
    <message>
        <source>Programs that show the token of the front ends write in your name and answer what companions ask you. A mark beside each message names the program.</source>
        <translation>フロントエンド用のトークンを示すプログラムは、あなたの名前で書き、コンパニオンからあなたへのリクエストに答えます。どのプログラムかは、各メッセージの横の印で分かります。</translation>
    </message>
    <message>
        <source>Programs may speak as me</source>
        <translation>プログラムが私として話してもよい</translation>
    </message>
    <message>
        <source>While this is off, a program that calls itself the user speaks as an outsider.</source>
        <translation>これがオフの間、ユーザーを名乗るプログラムは部外者として話します。</translation>
    </message>
    <message>
        <source>Programs may speak as me: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>プログラムが私として話してもよい: %1</translation>
    </message>
    <message>
        <source>Every program on this computer, and every web page that one of them serves, can come in and speak here. Better let them show the token.</source>
        <translation>このコンピューターのすべてのプログラムと、それらが配信するすべてのウェブページが、ここに入って発言できます。トークンを要求することをおすすめします。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in</source>
        <translation>このコンピューターのウェブページの接続を許可</translation>
    </message>
    <message>
        <source>Such as MCP Inspector in a browser, at http://localhost. Pages of the internet never come in.</source>
        <translation>例: ブラウザーで開いた http://localhost の MCP Inspector。インターネット上のページは接続できません。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>このコンピューターのウェブページの接続を許可: %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::Doors</name>
    <message>
        <source>MCP server</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>Firehose</source>
        <translation>イベント配信</translation>
    </message>
    <message>
        <source>Network</source>
        <extracomment>Another network of companions, which we have joined</extracomment>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>閉じています。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>Open: programs on this computer can come in.</source>
        <translation>開いています。このコンピューターのプログラムが入れます。</translation>
    </message>
    <message>
        <source>Another program has port %1.</source>
        <extracomment>%1 is the number of a port</extracomment>
        <translation>ポート %1 は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>It could not be opened. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>開けませんでした。%1</translation>
    </message>
    <message>
        <source>Not joined.</source>
        <translation>参加していません。</translation>
    </message>
    <message>
        <source>Joined: its companions can talk here.</source>
        <translation>参加中です。相手のコンパニオンがここで話せます。</translation>
    </message>
    <message>
        <source>It could not be joined. %1</source>
        <extracomment>A network of companions; %1 is a sentence: why</extracomment>
        <translation>参加できませんでした。%1</translation>
    </message>
    <message>
        <source>Joining…</source>
        <extracomment>A network of companions</extracomment>
        <translation>参加しています…</translation>
    </message>
    <message>
        <source>The network is away. %1 Trying again…</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>ネットワークにつながりません。%1 もう一度試しています…</translation>
    </message>
    <message numerus="yes">
        <source>The network is away. %1 Next try in %n second(s).</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>
            <numerusform>ネットワークにつながりません。%1 %n 秒後にもう一度試します。</numerusform>
        </translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation>名前のないプログラム</translation>
    </message>
    <message>
        <source>It asked for another address: perhaps a web page that pretends.</source>
        <translation>別のアドレスあての要求でした。なりすましの Web ページかもしれません。</translation>
    </message>
    <message>
        <source>A web page from elsewhere.</source>
        <translation>よそから来た Web ページです。</translation>
    </message>
    <message>
        <source>Without the token, or with a wrong one.</source>
        <extracomment>Why a program was not let in</extracomment>
        <translation>トークンがないか、間違っています。</translation>
    </message>
    <message>
        <source>A form or a text, as web pages send them unasked.</source>
        <translation>Web ページが勝手に送るようなフォームやテキストです。</translation>
    </message>
    <message>
        <source>It was too large.</source>
        <translation>大きすぎました。</translation>
    </message>
    <message>
        <source>It could not be read.</source>
        <translation>読み取れませんでした。</translation>
    </message>
    <message>
        <source>Too many connections or requests.</source>
        <translation>接続かリクエストが多すぎます。</translation>
    </message>
    <message>
        <source>A guest that you showed out.</source>
        <translation>退室させたゲストです。</translation>
    </message>
    <message>
        <source>A guest that speaks through another connection.</source>
        <translation>別の接続で話しているゲストです。</translation>
    </message>
    <message>
        <source>Network away</source>
        <extracomment>In the top bar: the network of companions that we joined cannot be reached now</extracomment>
        <translation>ネットワーク不通</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>出入口は開いています</translation>
    </message>
    <message numerus="yes">
        <source>Doors: %n program(s)</source>
        <translation>
            <numerusform>出入口：プログラム %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsDesk</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;, %2 a sentence about it</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsPage</name>
    <message>
        <source>a room that is gone</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>もうない部屋</translation>
    </message>
    <message>
        <source>They lead to:</source>
        <extracomment>Before the name of a room: the doors lead to it</extracomment>
        <translation>つながる部屋：</translation>
    </message>
    <message>
        <source>The room that the doors lead to</source>
        <translation>出入口がつながる部屋</translation>
    </message>
    <message>
        <source>Doors lead to a room. Make one first.</source>
        <translation>出入口は部屋につながります。先に部屋を作ってください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsWindow</name>
    <message>
        <source>Doors</source>
        <translation>出入口</translation>
    </message>
    <message>
        <source>Other programs can take part in a room. Nothing is open until you open it, and only programs on this computer can come in.</source>
        <translation>ほかのプログラムが部屋に参加できます。あなたが開くまでは何も開いておらず、入れるのはこのコンピューターのプログラムだけです。</translation>
    </message>
    <message>
        <source>Programs and guests</source>
        <translation>プログラムとゲスト</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Set up a program</source>
        <translation>プログラムの設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::Emotion</name>
    <message>
        <source>happy</source>
        <translation>うれしい</translation>
    </message>
    <message>
        <source>sad</source>
        <translation>悲しい</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>怒り</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>驚き</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>くつろぎ</translation>
    </message>
    <message>
        <source>shy</source>
        <translation>照れ</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>excited</source>
        <translation>わくわく</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>不安</translation>
    </message>
</context>
<context>
    <name>studio::ui::EventListModel</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A row of the list of events for screen readers: %1 its number, %2 its kind, %3 what it is about</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>studio::ui::EventSummary</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of the list of events: %1 a name, %2 what it did or said</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>問い合わせ</translation>
    </message>
    <message>
        <source>Answers to queries</source>
        <translation>問い合わせへの答え</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>発言権</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Another reply</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>別の返事</translation>
    </message>
    <message>
        <source>Another decision</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>別の決定</translation>
    </message>
    <message>
        <source>Another alternative chosen</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>別の候補を選択</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>ロア</translation>
    </message>
    <message>
        <source>A message was deleted</source>
        <extracomment>In the list of events, beside &quot;Message edited&quot;: a message was deleted</extracomment>
        <translation>メッセージが削除されました</translation>
    </message>
</context>
<context>
    <name>studio::ui::EventsPanel</name>
    <message>
        <source>Event %1</source>
        <translation>イベント %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking further back… %n event(s) so far.</source>
        <translation>
            <numerusform>さらに前を調べています… これまでに %n 件のイベント。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened here yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>No event fits. Change the topic or the text.</source>
        <translation>合うイベントがありません。トピックか文字を変えてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), all of this room.</source>
        <translation>
            <numerusform>%n 件のイベント。この部屋のすべてです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) read; older ones come as you scroll.</source>
        <translation>
            <numerusform>%n 件のイベントを読みました。古いものはスクロールすると出ます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>すべてのトピック</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Show only events with this text</source>
        <translation>この文字を含むイベントだけを表示</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>イベント（新しい順）</translation>
    </message>
    <message>
        <source>All that the log holds of this event</source>
        <translation>このイベントについてログにあるすべて</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>At the end of a row: %1 the number of an event, %2 its time</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message numerus="yes">
        <source>In which format are %n companion(s) to be written?</source>
        <translation>
            <numerusform>%n 人のコンパニオンをどの形式で書き出しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>In which format is %1 to be written?</source>
        <translation>%1 をどの形式で書き出しますか?</translation>
    </message>
    <message>
        <source>Holds everything, in all languages; only this studio reads it.</source>
        <translation>すべての内容をすべての言語で保存します。読めるのはこのスタジオだけです。</translation>
    </message>
    <message>
        <source>The card in its portrait, as most programs share it: V2 and V3 at once. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>肖像の中にカードを収めた、最も広く使われる形です。V2 と V3 を同時に含みます。主な言語だけで、モデルと声とあなたのメモは含まれません。</translation>
    </message>
    <message>
        <source>A V3 card with its pictures in one package. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>V3 のカードと画像をまとめた形式です。主な言語だけで、モデルと声とあなたのメモは含まれません。</translation>
    </message>
    <message>
        <source>The newest Character Card, without a picture. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>最新のキャラクターカードで、画像はありません。主な言語だけで、モデルと声とあなたのメモは含まれません。</translation>
    </message>
    <message>
        <source>The Character Card that nearly every program reads, without a picture. Greetings for rooms of several are lost besides.</source>
        <translation>ほとんどのプログラムが読めるキャラクターカードで、画像はありません。さらに、複数人の部屋向けのあいさつも失われます。</translation>
    </message>
    <message>
        <source>For old programs: name, story, personality, scenario, greeting and example talk, and nothing else.</source>
        <translation>古いプログラム向けです。名前、生い立ち、性格、シナリオ、あいさつ、会話例だけを含みます。</translation>
    </message>
    <message>
        <source>For aikyo: name, role, personality, story and one sample line, and what the card had when it came from there.</source>
        <translation>aikyo 向けです。名前、役割、性格、生い立ち、セリフ例 1 つと、aikyo から来たカードの元の内容を含みます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportRange</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>What is selected (%n messages)</source>
        <translation>
            <numerusform>選択した部分（%n 件のメッセージ）</numerusform>
        </translation>
    </message>
    <message>
        <source>What is selected (nothing)</source>
        <translation>選択した部分（なし）</translation>
    </message>
    <message>
        <source>From one message to another</source>
        <translation>あるメッセージから別のメッセージまで</translation>
    </message>
    <message>
        <source>From one day to another</source>
        <translation>ある日から別の日まで</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>From message </source>
        <comment>before a number</comment>
        <translation>最初のメッセージ </translation>
    </message>
    <message>
        <source>to message </source>
        <comment>before a number</comment>
        <translation>最後のメッセージ </translation>
    </message>
    <message>
        <source>First message</source>
        <translation>最初のメッセージ</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportWindow</name>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <translation>
            <numerusform>%Ln 件のメッセージ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 are &quot;12 messages&quot;, %2 is &quot;1.2 MiB&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1、約 %2</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>「%1」を書き出す</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>形式(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>どこまで(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Which part</source>
        <translation>どの部分(&amp;W)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>どこまで</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>話されたこと</translation>
    </message>
    <message>
        <source>… and votes and decisions</source>
        <translation>… と投票と決定</translation>
    </message>
    <message>
        <source>… and every event</source>
        <translation>… とすべてのイベント</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>顔(&amp;F)</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <translation>名前なし(&amp;N)</translation>
    </message>
    <message>
        <source>Companions become Companion A, B …, users Person 1, 2 …, in texts too. What somebody is called otherwise stays: read it before you share it.</source>
        <translation>コンパニオンはコンパニオンA、B…、ユーザーは人物1、2…になります。文章の中でも同じです。ほかの呼び方は残りますので、渡す前に読んでください。</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>始まりの部分</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Leave whispers out</source>
        <translation>ささやきを除く(&amp;L)</translation>
    </message>
    <message>
        <source>Only what everybody in the room could hear. Votes and events are left out too, because they can tell of whispers.</source>
        <translation>部屋の全員に聞こえたものだけ。投票とイベントからもささやきのことが分かるため、それらも除きます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FailedDesk</name>
    <message>
        <source>Try again</source>
        <extracomment>Below a line that says why a companion could not answer</extracomment>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Let %1 try again</source>
        <translation>%1にもう一度試させる</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>モデルを変える</translation>
    </message>
    <message>
        <source>Change the model of %1…</source>
        <translation>%1のモデルを変える…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show what happened when %1 could not answer</source>
        <translation>%1が答えられなかったときに何が起きたかを見る</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldGroup</name>
    <message>
        <source>What you pasted has %L1 characters; the first %L2 were taken.</source>
        <translation>貼り付けた文は %L1 文字です。最初の %L2 文字を取り込みました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldNames</name>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>返事の長さの上限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Nicknames</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>Readings of its names</source>
        <translation>名前の読み</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>生い立ち</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>あいさつ</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>ほかのあいさつ</translation>
    </message>
    <message>
        <source>Greetings for groups</source>
        <translation>複数人の部屋でのあいさつ</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>Scene note</source>
        <translation>シナリオメモ</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>演じ方</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>返事の直前に伝える言葉</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation>アバター</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>おしゃべり度</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>ジェスチャー</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>どこから来たか</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>What the studio does not know of its card</source>
        <translation>カードのうちスタジオが扱わない部分</translation>
    </message>
    <message>
        <source>Main language</source>
        <translation>主な言語</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a part of the form, %2 a language</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>リマインダー</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldNotes</name>
    <message numerus="yes">
        <source>≈ %Ln token(s)</source>
        <extracomment>An estimate: about how many of the pieces that a model reads a text is</extracomment>
        <translation>
            <numerusform>≈ %Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>how many characters are written, and how many may be</extracomment>
        <translation>%L1 / %L2</translation>
    </message>
</context>
<context>
    <name>studio::ui::FileWords</name>
    <message>
        <source>The file could not be written: %1</source>
        <translation>ファイルを書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>There are too many files of this name in the folder already.</source>
        <translation>この名前のファイルがフォルダーに多すぎます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FindBar</name>
    <message>
        <source>Search in this room</source>
        <translation>この部屋を検索</translation>
    </message>
    <message>
        <source>Older match (Enter)</source>
        <translation>前の一致（Enter）</translation>
    </message>
    <message>
        <source>Newer match (Shift+Enter)</source>
        <translation>次の一致（Shift+Enter）</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>検索を閉じる（Esc）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 the number of the match that is shown, %2 how many there are</extracomment>
        <translation>%2 件中 %1 件目</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 of %2 or more</source>
        <extracomment>Not everything is searched yet: %1 the number of the match that is shown, %2 how many there are at least</extracomment>
        <translation>%2 件以上の %1 件目</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) could not be read and were not searched.</source>
        <translation>
            <numerusform>%n 件のメッセージは読めなかったため、検索していません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>They vote on who speaks next: %1 of %2 have answered.</source>
        <translation>次に誰が話すか投票中です。%2人中%1人が答えました。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and they vote on who answers.</source>
        <translation>まだ誰も選ばれていません。何か書くと、誰が答えるか投票します。</translation>
    </message>
    <message>
        <source>nobody is winding down</source>
        <translation>締めくくりに入った人なし</translation>
    </message>
    <message>
        <source>%1 of %2 are winding down</source>
        <translation>%2人中%1人が締めくくり中</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>ミュート中</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未投票</translation>
    </message>
    <message>
        <source>voting…</source>
        <translation>投票中…</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>未投票</translation>
    </message>
    <message>
        <source>%1 of 10</source>
        <translation>10のうち%1</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>返事を求められた</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A vote read aloud: %1 a name, %2 what is known of its vote, such as &quot;9 of 10, speak, wins&quot;
----------
A companion read aloud: %1 a name, %2 what it does, such as &quot;thinking…&quot;
----------
A vote that is tried: %1 a name, %2 what it says, such as &quot;10 instead of 7, speak&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No other vote of %1 would have changed the outcome.</source>
        <translation>%1の投票がどう変わっても、結果は同じでした。</translation>
    </message>
    <message>
        <source>%1 speaks.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name</extracomment>
        <translation>%1が話します。</translation>
    </message>
    <message>
        <source>%1 speaks, importance %2.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1が話します。重要度は%2です。</translation>
    </message>
    <message>
        <source>The floor is held: nobody begins until you let them talk.</source>
        <translation>発言権が保留されています。話してもらうまで誰も始めません。</translation>
    </message>
    <message>
        <source>%1 · asked</source>
        <extracomment>%1 is what a vote says, such as &quot;speak&quot;; the last speaker asked this companion to answer</extracomment>
        <translation>%1 · 指定</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>発言中</translation>
    </message>
    <message>
        <source>turns since you wrote: %1</source>
        <translation>あなたが書いてからのターン：%1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <extracomment>%1 of %2 turns that companions may take until the user writes</extracomment>
        <translation>ターン %1/%2</translation>
    </message>
    <message>
        <source>turn %1, beyond the %2 without you</source>
        <translation>ターン %1（あなた抜きの上限 %2 を超過）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is how many turns were taken, %2 how far the talk is winding down</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>%1 are thinking.</source>
        <extracomment>%1 is a list of two names or more</extracomment>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>%1待ち</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>聞いています</translation>
    </message>
    <message>
        <source>said it for %1</source>
        <extracomment>What a companion paid for what it said last</extracomment>
        <translation>%1で発言</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>話しています</translation>
    </message>
    <message>
        <source>speaks in a moment</source>
        <translation>まもなく発言</translation>
    </message>
    <message>
        <source>was silent</source>
        <translation>発言なし</translation>
    </message>
    <message>
        <source>asleep · your message wakes it</source>
        <translation>眠っています · あなたのメッセージで起きます</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>眠っています</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <translation>リングで次の番</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>発言済み</translation>
    </message>
    <message>
        <source>Nobody has said anything yet. Write something, and whoever wants to answer pays for it from the level.</source>
        <translation>まだ誰も話していません。何か書くと、答えたい人が残量から払って話します。</translation>
    </message>
    <message>
        <source>nobody is in the ring</source>
        <translation>リングに誰もいません</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>%1が発言中</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>次は%1</translation>
    </message>
    <message>
        <source>asleep: your message wakes %1</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>眠っています：あなたのメッセージで%1が起きます</translation>
    </message>
    <message>
        <source>asleep: nobody can be woken</source>
        <translation>眠っています：起こせる人がいません</translation>
    </message>
    <message>
        <source>Nobody can answer: all are muted or have left.</source>
        <translation>答えられる人がいません。全員がミュート中か、会話を離れています。</translation>
    </message>
    <message>
        <source>How the vote was had: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票の取り方：%1。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 turns in all</source>
        <extracomment>%1 is a line of facts, %2 and %3 numbers: companions have had so many turns, and the room allows so many</extracomment>
        <translation>%1 · 合計 %2/%3 ターン</translation>
    </message>
    <message numerus="yes">
        <source>The companions have had the %n turn(s) that this room allows.</source>
        <translation>
            <numerusform>コンパニオンは、この部屋の上限の %n ターンを使い切りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speak or listen</source>
        <translation>話す／聞く</translation>
    </message>
    <message>
        <source>Asked to answer</source>
        <translation>返事を求められた</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>締めくくり</translation>
    </message>
    <message>
        <source>Wants to speak</source>
        <translation>話したい</translation>
    </message>
    <message>
        <source>Listens</source>
        <translation>聞く</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>投票なし</translation>
    </message>
    <message>
        <source>talks on</source>
        <translation>話し続ける</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, or cue a companion.</source>
        <translation>まだ誰も選ばれていません。何か書くか、コンパニオンを指名してください。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something: whom you name speaks, and of the others whom their talkativeness lets.</source>
        <translation>まだ誰も選ばれていません。何か書くと、名前を呼ばれた人が話し、ほかの人はおしゃべり度に応じて加わります。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and all answer one after another.</source>
        <translation>まだ誰も選ばれていません。何か書くと、全員が順番に答えます。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and one answers who has not yet.</source>
        <translation>まだ誰も選ばれていません。何か書くと、まだ話していない一人が答えます。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and the director chooses who answers.</source>
        <translation>まだ誰も選ばれていません。何か書くと、誰が答えるかをディレクターが選びます。</translation>
    </message>
    <message>
        <source>The director chooses who speaks next.</source>
        <translation>ディレクターが次に話す人を選んでいます。</translation>
    </message>
    <message>
        <source>next in line</source>
        <translation>次の番</translation>
    </message>
    <message>
        <source>in line: %L1</source>
        <translation>順番待ち：%L1 番目</translation>
    </message>
    <message>
        <source>drew %1, talkativeness %2</source>
        <extracomment>In natural order: the number that was drawn for a companion is not below its talkativeness</extracomment>
        <translation>抽選 %1、おしゃべり度 %2</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>選ばれる可能性あり</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>A mark on a vote: the last speaker asked this companion to answer</extracomment>
        <translation>指名</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>A mark on a vote that can be set: this companion begins to wind down</extracomment>
        <translation>締めくくり</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <extracomment>Of how important a vote is: %1 what is tried, %2 what it was</extracomment>
        <translation>%1（元は%2）</translation>
    </message>
    <message>
        <source>not asked to answer</source>
        <translation>返事を求められていない</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between votes that are tried: &quot;Kyoko: 10 instead of 7; Aya: listen&quot;</extracomment>
        <translation>；</translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <extracomment>%1 some votes that are tried</extracomment>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was asked for a vote here, so there is no vote to change.</source>
        <translation>ここでは誰も投票を求められていないため、変更できる投票がありません。</translation>
    </message>
    <message>
        <source>Only votes can be changed, and no votes decided this round.</source>
        <translation>変更できるのは投票だけで、このラウンドは投票で決まっていません。</translation>
    </message>
    <message>
        <source>%1 is not in the room any more, so this cannot be played.</source>
        <translation>%1はもう部屋にいないため、これで進めることはできません。</translation>
    </message>
    <message>
        <source>Drag the bar, or press Left and Right, to see what another vote would have done.</source>
        <translation>バーをドラッグするか左右キーを押すと、別の投票ならどうなっていたかが分かります。</translation>
    </message>
    <message>
        <source>While they vote, no vote can be changed. Wait for the decision.</source>
        <translation>投票中は変更できません。決定を待ってください。</translation>
    </message>
    <message>
        <source>Something newer was decided meanwhile. Try it again.</source>
        <translation>その間に新しい決定がありました。もう一度試してください。</translation>
    </message>
    <message>
        <source>This room is open for reading only, so nothing can be played.</source>
        <translation>この部屋は閲覧専用で開かれているため、進めることはできません。</translation>
    </message>
    <message>
        <source>The room does not vote any more. Switch its turn-taking to State vote to play this.</source>
        <translation>この部屋はもう投票をしていません。続けるには発言方式を「投票」に切り替えてください。</translation>
    </message>
    <message>
        <source>The outcome is not there yet.</source>
        <translation>結果はまだ出ていません。</translation>
    </message>
    <message>
        <source>%1 was not asked in this round, so a vote of theirs cannot be played.</source>
        <translation>%1はこのラウンドで投票を求められていないため、その投票で進めることはできません。</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>speaks in a moment</extracomment>
        <translation>次</translation>
    </message>
    <message>
        <source>awake</source>
        <extracomment>woken, and not done yet</extracomment>
        <translation>起きています</translation>
    </message>
    <message>
        <source>Last: %1, %2 (%3).</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;asked to answer&quot;, %3 how it ended, such as &quot;cut off: you came in&quot;</extracomment>
        <translation>前回: %1、%2（%3）。</translation>
    </message>
    <message>
        <source>Last: %1, %2.</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;asked to answer&quot;</extracomment>
        <translation>前回: %1、%2。</translation>
    </message>
    <message>
        <source>Nobody is speaking.</source>
        <translation>今は誰も話していません。</translation>
    </message>
    <message>
        <source>%1 speaks in a moment.</source>
        <translation>まもなく%1が話します。</translation>
    </message>
    <message>
        <source>last vote %1 of 10</source>
        <extracomment>A vote read aloud; %1 is a number from 0 to 10</extracomment>
        <translation>前回は10のうち%1に投票</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorNotices</name>
    <message>
        <source>Raise the budget…</source>
        <translation>予算を増やす…</translation>
    </message>
    <message>
        <source>Raise the limit…</source>
        <translation>上限を上げる…</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorPanel</name>
    <message>
        <source>Floor</source>
        <translation>発言権</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message>
        <source>A past decision</source>
        <translation>過去の決定</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>現在に戻る</translation>
    </message>
    <message>
        <source>Point at a vote to see what would have changed the outcome.</source>
        <translation>投票を指すと、何が違えば結果が変わったかが分かります。</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>The votes then</source>
        <translation>このときの投票</translation>
    </message>
    <message>
        <source>The last vote</source>
        <translation>前回の投票</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>投票</translation>
    </message>
</context>
<context>
    <name>studio::ui::GiveFloorRow</name>
    <message>
        <source>Give the floor to…</source>
        <translation>発言権を渡す…</translation>
    </message>
    <message>
        <source>Give the floor to a companion</source>
        <translation>コンパニオンに発言権を渡す</translation>
    </message>
    <message>
        <source>Let one companion speak now. The turns are counted anew once you write.</source>
        <translation>今すぐコンパニオン一人に話してもらいます。ターンは、あなたが書くと数え直されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GroupRooms</name>
    <message>
        <source>Not among the files: %1.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>ファイルの中にありません: %1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Nobody of the group “%1” came in.</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>グループ「%1」からは誰も読み込まれませんでした。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>The group “%1” can become a room with %n companion(s).</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>
            <numerusform>グループ「%1」から、コンパニオン %n 人の部屋を作れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make the room</source>
        <translation>部屋を作る</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestNotes</name>
    <message>
        <source>%1 came in as a guest.</source>
        <translation>%1がゲストとして入りました。</translation>
    </message>
    <message>
        <source>%1 was shown out.</source>
        <translation>%1を退室させました。</translation>
    </message>
    <message>
        <source>%1 was let in again.</source>
        <translation>%1が再び入れるようになりました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestsPart</name>
    <message>
        <source>shown out</source>
        <translation>退室</translation>
    </message>
    <message>
        <source>has a seat</source>
        <translation>席あり</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>席なし</translation>
    </message>
    <message>
        <source>%1, away</source>
        <extracomment>%1 is &quot;has a seat&quot; or &quot;no seat&quot;; the guest&apos;s program is not connected</extracomment>
        <translation>%1、不在</translation>
    </message>
    <message>
        <source>Guests</source>
        <extracomment>%1 is a room</extracomment>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Guests of the room “%1”</source>
        <translation>部屋「%1」のゲスト</translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation>席を用意する</translation>
    </message>
    <message>
        <source>Take the seat away</source>
        <translation>席を外す</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>再び入れる</translation>
    </message>
    <message>
        <source>Show out</source>
        <translation>退室させる</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column: what a guest calls itself</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Calls itself</source>
        <translation>名乗り</translation>
    </message>
    <message>
        <source>Came by</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Nobody has come in. A program becomes a guest when it first speaks or votes.</source>
        <translation>まだ誰も来ていません。プログラムは、最初に発言するか投票したときにゲストになります。</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Before a field: the name of a guest</extracomment>
        <translation>名前：</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>ゲストの名前</translation>
    </message>
    <message>
        <source>At most so many messages a minute:</source>
        <translation>1 分間のメッセージの上限：</translation>
    </message>
    <message>
        <source>Messages that the guest may send in a minute</source>
        <translation>ゲストが 1 分間に送れるメッセージ数</translation>
    </message>
    <message>
        <source>as usual (%1)</source>
        <extracomment>In place of a number: the studio&apos;s own bound</extracomment>
        <translation>通常どおり（%1）</translation>
    </message>
</context>
<context>
    <name>studio::ui::HistoryPane</name>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>No votes were taken in these turns, so there is no importance to show.</source>
        <translation>これらのターンでは投票がなかったので、表示する重要度はありません。</translation>
    </message>
    <message>
        <source>The last turns and votes</source>
        <translation>最近のターンと投票</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>最近のターン</translation>
    </message>
    <message>
        <source>Importance of speaking</source>
        <extracomment>A part of the timeline: how important it was to each companion to speak, in the last votes</extracomment>
        <translation>発言の重要度</translation>
    </message>
    <message>
        <source>Show or hide how important it was to each companion to speak.</source>
        <translation>各コンパニオンにとって発言がどれほど重要だったかを、表示または非表示にします。</translation>
    </message>
</context>
<context>
    <name>studio::ui::HitModel</name>
    <message>
        <source>another version</source>
        <translation>別の版</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>tool call</source>
        <translation>ツールの呼び出し</translation>
    </message>
    <message>
        <source>note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A line of what a search found: %1 who and where, %2 when, %3 what it says</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>studio::ui::IdentityList</name>
    <message>
        <source>Give everybody you write as a name.</source>
        <translation>書くときの名義にはすべて名前を付けてください。</translation>
    </message>
    <message>
        <source>Give everybody you write as a name of their own.</source>
        <translation>名義の名前が重ならないようにしてください。</translation>
    </message>
    <message>
        <source>Add somebody you write as</source>
        <translation>名義を加える</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of somebody you write as</source>
        <translation>名義の名前</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1の色</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>色はおまかせ</translation>
    </message>
    <message>
        <source>Do not write as %1 any more</source>
        <translation>%1として書くのをやめる</translation>
    </message>
    <message>
        <source>Shorten what is known of %1 to at most %L2 characters; there are %L3.</source>
        <translation>%1 についての説明を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>Who that is, for the companions. It may stay empty.</source>
        <translation>どんな人か、コンパニオンに伝える説明。空でもかまいません。</translation>
    </message>
    <message>
        <source>Who %1 is</source>
        <translation>%1 はどんな人か</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportBooks</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>このロアブックには読めるエントリがありません。</translation>
    </message>
    <message>
        <source>This is a lorebook, and no companion came with it. Import it together with the card of one companion.</source>
        <translation>これはロアブックですが、コンパニオンが一緒にありません。1 人のコンパニオンのカードと一緒に取り込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook, and several companions came with it. Import it together with the card of the one who gets it.</source>
        <translation>これはロアブックですが、コンパニオンが何人も一緒にあります。渡すコンパニオンのカードと一緒に取り込んでください。</translation>
    </message>
    <message>
        <source>No card that came in names this lorebook. Import it together with the card of the companion who gets it.</source>
        <translation>取り込んだカードのどれもこのロアブックを指定していません。渡すコンパニオンのカードと一緒に取り込んでください。</translation>
    </message>
    <message>
        <source>There is another lorebook &quot;%1&quot; already, so this one is called &quot;%2&quot;.</source>
        <translation>ロアブック「%1」がすでにあるため、これは「%2」という名前になります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportConflictDialog</name>
    <message>
        <source>Companion with the same id</source>
        <translation>同じ ID のコンパニオン</translation>
    </message>
    <message>
        <source>%1 holds a companion that the library has already: %2 (%3). What is to become of it?</source>
        <extracomment>%1 is a file, %2 the name of a companion, %3 its id</extracomment>
        <translation>%1 のコンパニオンはすでにライブラリーにあります: %2 (%3)。どうしますか?</translation>
    </message>
    <message>
        <source>On the left it is as the library has it, on the right as it would be when replaced. The library keeps the one before as a version, and what the card says nothing about stays.</source>
        <translation>左はライブラリーにある内容、右は置き換えた後の内容です。前の内容は版として残り、カードに書かれていない部分はそのまま残ります。</translation>
    </message>
    <message>
        <source>The file brings another picture.</source>
        <translation>ファイルには別の画像があります。</translation>
    </message>
    <message>
        <source>The file differs in parts that the studio only keeps aside.</source>
        <translation>スタジオが保管だけしている部分に違いがあります。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more part(s)</source>
        <translation>
            <numerusform>… ほか %n 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>変わるところ</translation>
    </message>
    <message numerus="yes">
        <source>Do the same for the other %n</source>
        <translation>
            <numerusform>残りの %n 件も同じようにする</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Besides the companion in the library, the one of the file gets an id of its own</extracomment>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDesk</name>
    <message>
        <source>Import a conversation</source>
        <translation>会話を取り込む</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Conversations (*.json *.jsonl *.txt *.md *.log *.html *.htm *.zip)</source>
        <translation>会話 (*.json *.jsonl *.txt *.md *.log *.html *.htm *.zip)</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>会話を取り込む</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>誰が誰か</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>始まり</translation>
    </message>
    <message>
        <source>What becomes of the file</source>
        <translation>ファイルの扱い</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進みぐあい</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここでは</translation>
    </message>
    <message>
        <source>Who %1 is</source>
        <translation>%1 は誰か</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>A new companion</source>
        <translation>新しいコンパニオン</translation>
    </message>
    <message>
        <source>Takes no part</source>
        <translation>参加しない人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Name of the room</source>
        <translation>部屋の名前(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n messages; it begins like this:</source>
        <extracomment>%1 is a whole number of messages</extracomment>
        <translation>
            <numerusform>メッセージ %n 件。始まりはこうです：</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is a room now.</source>
        <translation>会話が部屋になりました。</translation>
    </message>
    <message>
        <source>&amp;Open the room</source>
        <translation>部屋を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Which conversation of the file</source>
        <translation>ファイルのどの会話か</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>One of many conversations in a list: its number and its title</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <translation>会話(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportReport</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Looking for files…</source>
        <translation>ファイルを探しています…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>How far an import is: &quot;137 of 1,000&quot;</extracomment>
        <translation>%L2 件中 %L1 件</translation>
    </message>
    <message>
        <source>Choose a file to see what became of its parts.</source>
        <translation>ファイルを選ぶと、各部分がどうなったかがわかります。</translation>
    </message>
    <message>
        <source>There is nothing to tell.</source>
        <translation>お知らせすることはありません。</translation>
    </message>
    <message>
        <source>Import of companions</source>
        <translation>コンパニオンの読み込み</translation>
    </message>
    <message>
        <source>How far the import is</source>
        <translation>読み込みの進み具合</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>読み込まれたもの</translation>
    </message>
    <message>
        <source>What stayed as it was</source>
        <translation>変わらなかったもの</translation>
    </message>
    <message>
        <source>What was not taken</source>
        <translation>読み込まれなかったもの</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>警告のあるもの</translation>
    </message>
    <message>
        <source>Which files</source>
        <translation>どのファイル</translation>
    </message>
    <message>
        <source>All parts of the card</source>
        <translation>カードのすべての部分</translation>
    </message>
    <message>
        <source>Which parts of the card</source>
        <translation>カードのどの部分</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>What became of the parts of the card</source>
        <translation>カードの各部分がどうなったか</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportWords</name>
    <message numerus="yes">
        <source>%n companion(s) came in.</source>
        <translation>
            <numerusform>コンパニオンが %n 人加わりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were here already.</source>
        <translation>
            <numerusform>コンパニオン %n 人はすでにいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not taken.</source>
        <translation>
            <numerusform>%n 個のファイルは取り込みませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were replaced.</source>
        <translation>
            <numerusform>%n 人のコンパニオンを置き換えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were left as they are.</source>
        <translation>
            <numerusform>%n 人のコンパニオンはそのままにしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not read.</source>
        <translation>
            <numerusform>%n 個のファイルは読みませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came in.</source>
        <translation>何も読み込まれませんでした。</translation>
    </message>
    <message>
        <source>Came in as %1 (%2)</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1 (%2) として読み込みました</translation>
    </message>
    <message>
        <source>Came in as %1, under the new id %2</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1 として、新しい ID %2 で読み込みました</translation>
    </message>
    <message>
        <source>Replaced %1 (%2); the one before is kept as a version</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1 (%2) を置き換えました。前の内容は版として残ります</translation>
    </message>
    <message>
        <source>%1 is here already, word for word</source>
        <translation>%1 はまったく同じものがすでにあります</translation>
    </message>
    <message>
        <source>Left out: %1 stays as it is</source>
        <translation>読み込まず、%1 はそのままです</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>受け付けませんでした: %1</translation>
    </message>
    <message>
        <source>A group of companions</source>
        <translation>コンパニオンのグループ</translation>
    </message>
    <message>
        <source>Not read, because the import was cancelled</source>
        <translation>読み込みがキャンセルされたため、読みませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n lorebook(s) came in.</source>
        <translation>
            <numerusform>ロアブックを %n 件取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Now a lorebook of %1</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1 のロアブックになりました</translation>
    </message>
    <message>
        <source>%1 had this lorebook already</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1 はこのロアブックをすでに持っています</translation>
    </message>
    <message>
        <source>Now a lorebook of no companion; choose it for a room</source>
        <translation>どのコンパニオンのものでもないロアブックになりました。部屋で選んでください</translation>
    </message>
    <message>
        <source>This lorebook is here already</source>
        <translation>このロアブックはすでにあります</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportancePlot</name>
    <message>
        <source>Importance of speaking: %1</source>
        <translation>発言の重要度：%1</translation>
    </message>
    <message>
        <source>Importance of speaking</source>
        <translation>発言の重要度</translation>
    </message>
</context>
<context>
    <name>studio::ui::InspectorPanel</name>
    <message>
        <source>Older turns come as you scroll.</source>
        <translation>古いターンはスクロールすると出ます。</translation>
    </message>
    <message>
        <source>Looking further back…</source>
        <translation>さらに前を探しています…</translation>
    </message>
    <message>
        <source>No row fits. Change the kind or the text.</source>
        <translation>合う行がありません。種類か文字を変えてください。</translation>
    </message>
    <message>
        <source>No turn yet. Say something, and see here what each companion does.</source>
        <translation>まだターンがありません。何か書くと、各コンパニオンのしたことがここに出ます。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Calls of models</source>
        <translation>モデルの呼び出し</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <translation>この文字を含む行だけを表示</translation>
    </message>
    <message>
        <source>Turns, newest first</source>
        <translation>ターン、新しい順</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>ロア</translation>
    </message>
</context>
<context>
    <name>studio::ui::JumpButton</name>
    <message numerus="yes">
        <source>%n new ↓</source>
        <extracomment>%n messages came below what is visible</extracomment>
        <translation>
            <numerusform>新着 %n 件 ↓</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest ↓</source>
        <translation>最新へ ↓</translation>
    </message>
    <message>
        <source>Go to the newest message</source>
        <translation>最新のメッセージへ移動</translation>
    </message>
</context>
<context>
    <name>studio::ui::LastPage</name>
    <message>
        <source>No key is sent.</source>
        <translation>キーは送られません。</translation>
    </message>
    <message>
        <source>Its key is in the keychain of your desktop.</source>
        <translation>キーはデスクトップのキーチェーンにあります。</translation>
    </message>
    <message>
        <source>Its key is kept until the program ends.</source>
        <translation>キーはプログラムの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Its key is read from the variable %1.</source>
        <translation>キーは変数 %1 から読み取ります。</translation>
    </message>
    <message>
        <source>It was not tested. You can do so later in the list of providers.</source>
        <translation>テストしていません。あとでプロバイダーの一覧からテストできます。</translation>
    </message>
    <message>
        <source>It runs on this machine: nothing that is said leaves it.</source>
        <translation>このコンピューターで動きます。話した内容が外に出ることはありません。</translation>
    </message>
    <message>
        <source>What is said in a room is sent to %1.</source>
        <translation>部屋で話した内容は %1 に送られます。</translation>
    </message>
    <message>
        <source>Use this model for companions without one of their own</source>
        <translation>自分のモデルがないコンパニオンにこのモデルを使う</translation>
    </message>
    <message>
        <source>It answers for them already.</source>
        <extracomment>%1 is what answers for the companions now, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>もうこのモデルが答えています。</translation>
    </message>
    <message>
        <source>Now it is %1 that answers for them.</source>
        <translation>今は%1が答えています。</translation>
    </message>
    <message>
        <source>What was set up</source>
        <translation>設定した内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::LedgerWindow</name>
    <message>
        <source>What companions may ask for</source>
        <translation>コンパニオンへの許可</translation>
    </message>
    <message>
        <source>Companions and guests can ask this machine for something, and you decide. Only the time and the language are told without asking.</source>
        <translation>コンパニオンやゲストは、このコンピューターに何かを求めることができます。許可するかどうかはあなたが決めます。確認なしで伝えるのは、時刻と言語だけです。</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Past requests</source>
        <translation>これまでのリクエスト</translation>
    </message>
    <message>
        <source>No companion has asked for anything yet.</source>
        <translation>まだどのコンパニオンからもリクエストはありません。</translation>
    </message>
    <message>
        <source>Let connected programs answer</source>
        <translation>接続中のプログラムが答えることを許可</translation>
    </message>
    <message>
        <source>They see what is asked for and can answer in your place. What is never allowed stays refused.</source>
        <translation>求められた内容を見て、あなたの代わりに答えられます。常に断ると決めたものは、断ったままです。</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>すべて取り消す</translation>
    </message>
    <message>
        <source>You will be asked again about every request.</source>
        <translation>すべてのリクエストについて、もう一度確認します。</translation>
    </message>
</context>
<context>
    <name>studio::ui::Level</name>
    <message>
        <source>%1 of 100</source>
        <extracomment>The level of the room, 0 to 100</extracomment>
        <translation>%1/100</translation>
    </message>
    <message>
        <source>The level is full.</source>
        <translation>残量は満タンです。</translation>
    </message>
    <message>
        <source>Nothing is on its way back.</source>
        <translation>戻ってくる分はありません。</translation>
    </message>
    <message>
        <source>%1 come back in %2 s.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds</extracomment>
        <translation>%2秒後に%1戻ります。</translation>
    </message>
    <message>
        <source>%1 come back in %2 s, then %3 more.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds, %3 how much comes later</extracomment>
        <translation>%2秒後に%1、そのあとさらに%3戻ります。</translation>
    </message>
    <message>
        <source>On its way back: %1</source>
        <extracomment>%1 is a list of names, each with a part of the level: &quot;Aya 60, Natsumi 5&quot;</extracomment>
        <translation>戻ってくる分：%1</translation>
    </message>
    <message>
        <source>%1 buys %2 characters</source>
        <translation>%1で%2文字</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1で%2</translation>
    </message>
    <message>
        <source>The last %1 seconds</source>
        <translation>最近の%1秒</translation>
    </message>
    <message>
        <source>The last %1 minutes</source>
        <translation>最近の%1分</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryModel</name>
    <message>
        <source>%1, archived: %2</source>
        <translation>%1、アーカイブ済み：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>archived · %1</source>
        <translation>アーカイブ済み · %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryView</name>
    <message>
        <source>There are no companions yet. Make one, or drop cards here.</source>
        <translation>コンパニオンはまだいません。新しく作るか、カードをここにドロップしてください。</translation>
    </message>
    <message>
        <source>No companion fits what you search for.</source>
        <translation>条件に合うコンパニオンはいません。</translation>
    </message>
    <message>
        <source>All companions are archived.</source>
        <translation>すべてのコンパニオンがアーカイブされています。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>Below the library: how many companions are shown, and how many there are</extracomment>
        <translation>%L2 件中 %L1 件</translation>
    </message>
    <message>
        <source>Search by name, role, tag or creator</source>
        <translation>名前、役割、タグ、作者で検索</translation>
    </message>
    <message>
        <source>Search companions</source>
        <translation>コンパニオンを検索</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Only those with this tag</source>
        <translation>このタグのものだけ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Show the archived</source>
        <translation>アーカイブも表示</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWindow</name>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>代わりにアーカイブ</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Delete %1 for good? All that was said stays in the rooms.</source>
        <translation>%1を完全に削除しますか？ 発言は部屋に残ります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>New companion…</source>
        <translation>新しいコンパニオン…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written.</source>
        <translation>
            <numerusform>%n 個のファイルに書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a room…</source>
        <extracomment>A new room with the chosen companions</extracomment>
        <translation>部屋を始める…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Cards and persona files. You can also drop files and folders here.</source>
        <translation>カードとペルソナファイル。ファイルやフォルダーをここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>A whole folder…</source>
        <translation>フォルダー全体…</translation>
    </message>
    <message>
        <source>Not deleted: %1. %2</source>
        <extracomment>%1 is a list of names, %2 why the last of them cannot be deleted, a sentence</extracomment>
        <translation>削除できません：%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n companions for good: %1? All that was said stays in the rooms.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%n 人のコンパニオン（%1）を完全に削除しますか。話した内容は部屋に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the room on screen</source>
        <translation>画面の部屋に追加</translation>
    </message>
    <message>
        <source>Companion library</source>
        <translation>コンパニオン一覧</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWords</name>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>最近使った順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Most talkative first</source>
        <translation>おしゃべりな順</translation>
    </message>
    <message>
        <source>In no room yet</source>
        <translation>まだどの部屋にもいません</translation>
    </message>
    <message>
        <source>Used %1</source>
        <extracomment>%1 is a time of day or a date: when a companion was in a room last</extracomment>
        <translation>最後の使用: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>直すところが %n か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒントが %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::LinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Your browser will open a page of this host:</source>
        <translation>ブラウザーが次のホストのページを開きます：</translation>
    </message>
    <message>
        <source>The name has letters that may look like others. Its technical form is %1.</source>
        <extracomment>Letters of other scripts may look like Latin ones. %1 is the host in its technical form, xn--…</extracomment>
        <translation>名前に、ほかの文字と紛らわしい文字があります。技術的な表記は %1 です。</translation>
    </message>
    <message>
        <source>The link says “%1”, which is another host.</source>
        <extracomment>The words of a link name one host, but it leads to another. %1 is the host that the words name</extracomment>
        <translation>リンクの文字は「%1」ですが、それは別のホストです。</translation>
    </message>
    <message>
        <source>“%1” before the @ is only a name to sign in with. The page is not there.</source>
        <extracomment>%1 is what stands before the @ of an address: it looks like a host and is none</extracomment>
        <translation>@ の前の「%1」はサインイン用の名前にすぎません。ページはそこにはありません。</translation>
    </message>
    <message>
        <source>The connection is not encrypted (http).</source>
        <translation>接続は暗号化されません（http）。</translation>
    </message>
    <message>
        <source>The whole address</source>
        <translation>アドレス全体</translation>
    </message>
    <message>
        <source>No program took the address. You can copy it instead.</source>
        <translation>アドレスを開けるプログラムがありません。代わりにコピーできます。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>studio::ui::LookFields</name>
    <message>
        <source>How it looks</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation>アバター</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreBookForm</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Looks back (messages)</source>
        <translation>さかのぼる範囲（メッセージ）</translation>
    </message>
    <message>
        <source>Budget (tokens)</source>
        <translation>予算（トークン）</translation>
    </message>
    <message>
        <source>Entries fire entries</source>
        <translation>エントリがエントリを発動</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>In place of a number</extracomment>
        <translation>通常どおり</translation>
    </message>
    <message>
        <source>The newest messages that keywords are looked for in</source>
        <translation>キーワードを探す最新のメッセージの数</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>In place of a number</extracomment>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>What all its entries may take in a prompt; what has the lowest priority is cut</source>
        <translation>全エントリがプロンプトで使える量。超えると優先度の低いものから省きます</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Names of speakers count as said</source>
        <translation>話し手の名前も発言として扱う</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreDesk</name>
    <message>
        <source>Lore</source>
        <extracomment>A tab of the right dock: what fires of the companions&apos; lorebooks</extracomment>
        <translation>ロア</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreEditor</name>
    <message>
        <source>Remove lorebook</source>
        <extracomment>A button that takes out a lorebook with all its entries</extracomment>
        <translation>ロアブックを削除</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>エントリを検索</translation>
    </message>
    <message>
        <source>Add entry</source>
        <translation>エントリを追加</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>エントリを複製</translation>
    </message>
    <message>
        <source>Add lorebook</source>
        <translation>ロアブックを追加</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreEntryForm</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Secondary keywords</source>
        <translation>副キーワード</translation>
    </message>
    <message>
        <source>Of these</source>
        <extracomment>Of the secondary keywords: &quot;Of these: all have to be there&quot;</extracomment>
        <translation>副キーワードの条件</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Depth (messages)</source>
        <translation>深さ（メッセージ）</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Stays (messages)</source>
        <translation>残る期間（メッセージ）</translation>
    </message>
    <message>
        <source>Pauses (messages)</source>
        <translation>一時停止（メッセージ）</translation>
    </message>
    <message>
        <source>Not before (messages)</source>
        <translation>開始まで（メッセージ）</translation>
    </message>
    <message>
        <source>Looks back (messages)</source>
        <translation>さかのぼる範囲（メッセージ）</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Upper and lower case</source>
        <translation>大文字と小文字</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Switched on</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>Always on, whatever was said</source>
        <translation>発言にかかわらず常にオン</translation>
    </message>
    <message>
        <source>Take out “%1”</source>
        <translation>「%1」を外す</translation>
    </message>
    <message>
        <source>Write a keyword, then Return</source>
        <translation>キーワードを書いて Return</translation>
    </message>
    <message>
        <source>one has to be there</source>
        <extracomment>Of the secondary keywords of an entry of a lorebook</extracomment>
        <translation>どれか 1 つが必要</translation>
    </message>
    <message>
        <source>one has to be missing</source>
        <translation>どれか 1 つがないこと</translation>
    </message>
    <message>
        <source>none may be there</source>
        <translation>どれもないこと</translation>
    </message>
    <message>
        <source>all have to be there</source>
        <translation>すべて必要</translation>
    </message>
    <message>
        <source>Before the description</source>
        <translation>説明の前</translation>
    </message>
    <message>
        <source>After the description</source>
        <translation>説明の後</translation>
    </message>
    <message>
        <source>Before the author&apos;s note</source>
        <translation>作者のメモの前</translation>
    </message>
    <message>
        <source>After the author&apos;s note</source>
        <translation>作者のメモの後</translation>
    </message>
    <message>
        <source>Before the example lines</source>
        <translation>せりふの例の前</translation>
    </message>
    <message>
        <source>After the example lines</source>
        <translation>せりふの例の後</translation>
    </message>
    <message>
        <source>Among the messages</source>
        <translation>メッセージの間</translation>
    </message>
    <message>
        <source>Messages between it and the end of the conversation; 0: behind the newest</source>
        <translation>会話の末尾との間のメッセージの数。0 は最新の後</translation>
    </message>
    <message>
        <source>What has a lower number stands higher up</source>
        <translation>数が小さいものほど上に入ります</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>as the lorebook</source>
        <translation>ロアブックと同じ</translation>
    </message>
    <message>
        <source>Stays in the prompt for so long once it fired</source>
        <translation>発動後、この間プロンプトに残ります</translation>
    </message>
    <message>
        <source>Then does not fire for so long</source>
        <translation>その後、この間は発動しません</translation>
    </message>
    <message>
        <source>Does not fire before the conversation is so long</source>
        <translation>会話がこの長さになるまで発動しません</translation>
    </message>
    <message>
        <source>The newest messages that its keywords are looked for in</source>
        <translation>キーワードを探す最新のメッセージの数</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>通常どおり</translation>
    </message>
    <message>
        <source>only whole words</source>
        <translation>単語全体のみ</translation>
    </message>
    <message>
        <source>inside words too</source>
        <translation>単語の一部でも</translation>
    </message>
    <message>
        <source>must be the same</source>
        <translation>区別する</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>区別しない</translation>
    </message>
    <message>
        <source>Of all entries with the same group, one is told. Several names with commas.</source>
        <translation>同じグループのエントリから 1 つだけ伝えます。複数の名前はコンマで区切ります。</translation>
    </message>
    <message>
        <source>All keywords are patterns (regular expressions)</source>
        <translation>すべてのキーワードをパターン（正規表現）とする</translation>
    </message>
    <message>
        <source>Told even when the budget is used up</source>
        <translation>予算を使い切っても伝える</translation>
    </message>
    <message>
        <source>Only messages can fire it, not other entries</source>
        <translation>メッセージからだけ発動し、ほかのエントリからは発動しない</translation>
    </message>
    <message>
        <source>Fires no other entries</source>
        <translation>ほかのエントリを発動しない</translation>
    </message>
</context>
<context>
    <name>studio::ui::LorePane</name>
    <message numerus="yes">
        <source>%n fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n 件発動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <extracomment>%n counts entries of lorebooks that fired and did not fit into the prompt</extracomment>
        <translation>
            <numerusform>%n 件省略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n 件未発動</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the pattern “%2” cannot be used and matches nothing (%3).</source>
        <extracomment>%1 is the name of an entry of a lorebook, %2 a pattern, %3 what is wrong with it, in English</extracomment>
        <translation>%1: パターン「%2」は使えず、何にも一致しません（%3）。</translation>
    </message>
    <message>
        <source>Entries fired entries for too long, so the rest was not looked at.</source>
        <translation>エントリの連鎖が長すぎたため、残りは調べていません。</translation>
    </message>
    <message>
        <source>Type a line to try the lorebooks</source>
        <translation>せりふを入力してロアブックを試す</translation>
    </message>
    <message>
        <source>Line to try the lorebooks with</source>
        <translation>ロアブックを試すせりふ</translation>
    </message>
    <message>
        <source>Entries of the lorebooks, and why they fire</source>
        <translation>ロアブックのエントリと発動の理由</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreSection</name>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>What a keyword calls to mind</source>
        <translation>キーワードで思い出すこと</translation>
    </message>
    <message>
        <source>What the companion knows and is told only when it matters: an entry fires when one of its keywords was said, or always. Prompt › Lore shows what fires for a line, and why.</source>
        <translation>コンパニオンが知っていて、必要なときだけ伝えることです。エントリは、キーワードが出たとき、または常に発動します。あるせりふで何がなぜ発動するかは、「プロンプト」の「ロア」に表示されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTree</name>
    <message>
        <source>off</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>always on</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>常にオン</translation>
    </message>
    <message>
        <source>by keyword</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>伝え方</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Entries of the lorebooks</source>
        <translation>ロアブックのエントリ</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTrialPanel</name>
    <message>
        <source>Lore in this room</source>
        <translation>この部屋のロア</translation>
    </message>
    <message>
        <source>Companion whose lorebooks are looked at</source>
        <translation>ロアブックを見るコンパニオン</translation>
    </message>
</context>
<context>
    <name>studio::ui::MainWindow</name>
    <message>
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>発言権</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>ここでは読むことはできますが、書くことはできません。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
</context>
<context>
    <name>studio::ui::MaskEditor</name>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>After %1 nobody may speak: the talk ends there.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>%1 のあとはだれも話せません。話はそこで終わります。</translation>
    </message>
    <message>
        <source>After no other companion may they speak, only after you: %1.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>ほかのコンパニオンのあとには話せず、あなたのあとだけ話せます：%1。</translation>
    </message>
    <message>
        <source>After your own messages everybody may speak, whatever is ticked here.</source>
        <translation>あなたのメッセージのあとは、ここで何を選んでいても、だれでも話せます。</translation>
    </message>
    <message>
        <source>Where several answer you one after another, whoever may not follow the one before is passed over.</source>
        <translation>何人かが順にあなたに答えるとき、前の人のあとに話せない人は飛ばします。</translation>
    </message>
    <message>
        <source>A row for each companion whose message was the last, a column for each who may speak then. Space ticks, Ctrl+A ticks a row.</source>
        <translation>行は最後にメッセージを送ったコンパニオン、列はそのあとに話せるコンパニオンです。スペースで選び、Ctrl+A で行全体を選びます。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <extracomment>A button that opens a menu of patterns for who may speak after whom</extracomment>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Everybody after everybody</source>
        <translation>だれのあとでもだれでも</translation>
    </message>
    <message>
        <source>A moderator between all</source>
        <extracomment>Opens the list of companions: who is to be the moderator</extracomment>
        <translation>司会がみんなの間に入る</translation>
    </message>
    <message>
        <source>Nobody answers themselves</source>
        <translation>自分には答えない</translation>
    </message>
    <message>
        <source>Pairs: first with second, third with fourth</source>
        <translation>二人組：1 人目と 2 人目、3 人目と 4 人目</translation>
    </message>
    <message>
        <source>Who may speak after whom</source>
        <translation>だれのあとにだれが話せるか</translation>
    </message>
</context>
<context>
    <name>studio::ui::MaskModel</name>
    <message>
        <source>After a message of %1. Click: all or nobody.</source>
        <extracomment>Tool tips of the matrix of who may speak after whom; %1 is a name</extracomment>
        <translation>%1 のメッセージのあと。クリックで全員かだれもなしを切り替えます。</translation>
    </message>
    <message>
        <source>%1 may speak. Click: after all or nobody.</source>
        <translation>%1 が話せます。クリックで全員のあとかだれのあとでもなしを切り替えます。</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1 のあと</translation>
    </message>
    <message>
        <source>%1 may speak</source>
        <translation>%1 が話せます</translation>
    </message>
    <message>
        <source>%1 may go on after a message of their own, in a ring and in a silence.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>リングや沈黙のときには、%1 は自分のメッセージのあとも話せます。</translation>
    </message>
    <message>
        <source>%1 may not go on after a message of their own.</source>
        <translation>%1 は自分のメッセージのあとには話せません。</translation>
    </message>
    <message>
        <source>After %2, %1 may speak.</source>
        <extracomment>%1 and %2 are names</extracomment>
        <translation>%2 のあと、%1 は話せます。</translation>
    </message>
    <message>
        <source>After %2, %1 may not speak.</source>
        <translation>%2 のあと、%1 は話せません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryDesk</name>
    <message>
        <source>That message is not in this room any more.</source>
        <translation>そのメッセージは、もうこの部屋にありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryWindow</name>
    <message>
        <source>%1 · written by you</source>
        <extracomment>Under a note: %1 is when it was written</extracomment>
        <translation>%1 · あなたが記入</translation>
    </message>
    <message>
        <source>a room that is gone</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>なくなった部屋</translation>
    </message>
    <message numerus="yes">
        <source>%1 · from %n message(s) in %2</source>
        <extracomment>Under a note: from how many messages, %1 when, %2 the room</extracomment>
        <translation>
            <numerusform>%1 · 「%2」の %n 件のメッセージから</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · worded by you</source>
        <extracomment>Under a note: %1 tells where it came from</extracomment>
        <translation>%1 · あなたが書き直し</translation>
    </message>
    <message>
        <source>Save what you are writing first, or discard it.</source>
        <translation>先に書きかけの内容を保存するか、破棄してください。</translation>
    </message>
    <message>
        <source>%1 remembers nothing yet. Notes come from talks in which something will matter again, or when you add one here.</source>
        <translation>%1はまだ何も覚えていません。会話の中で、あとでまた大切になると思ったことをメモします。ここで書き足すこともできます。</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>この言葉を含むメモはありません。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新しいメモ</translation>
    </message>
    <message>
        <source>The chosen note</source>
        <translation>選んだメモ</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘れさせる</translation>
    </message>
    <message>
        <source>Forget it for good</source>
        <translation>完全に忘れさせる</translation>
    </message>
    <message>
        <source>What %1 remembers</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が覚えていること</translation>
    </message>
    <message>
        <source>Only %1 reads these notes. They are part of the prompts, so they go to the provider of the model that answers.</source>
        <translation>これらのメモを読むのは%1だけです。プロンプトに含まれるので、そのモデルのプロバイダーにも送られます。</translation>
    </message>
    <message>
        <source>Search the notes</source>
        <translation>メモを検索</translation>
    </message>
    <message>
        <source>Notes, the newest first</source>
        <translation>メモ、新しい順</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>メモの本文</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Show the message</source>
        <translation>メッセージを表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::MentionPopup</name>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>Read aloud while names are suggested: %1 a name, %2 its place, %3 how many there are</extracomment>
        <translation>%1、%3 件中 %2 件目</translation>
    </message>
</context>
<context>
    <name>studio::ui::MessageEditor</name>
    <message>
        <source>Edit message by %1</source>
        <extracomment>For screen readers. %1 is a name</extracomment>
        <translation>%1のメッセージを編集</translation>
    </message>
    <message>
        <source>What was said first:</source>
        <translation>最初に言われたこと:</translation>
    </message>
    <message>
        <source>What was said first</source>
        <translation>最初に言われたこと</translation>
    </message>
    <message>
        <source>Enter saves, Esc cancels. Companions read the new words from now on.</source>
        <translation>Enterで保存、Escで取り消し。これからコンパニオンには新しい言葉が伝わります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>studio::ui::MessageMenu</name>
    <message>
        <source>Copy the selection</source>
        <translation>選択部分をコピー</translation>
    </message>
    <message>
        <source>Copy the code “%1”</source>
        <extracomment>%1 is the beginning of a piece of code</extracomment>
        <translation>コード「%1」をコピー</translation>
    </message>
    <message>
        <source>Open the link to %1…</source>
        <extracomment>%1 is a host, such as example.com</extracomment>
        <translation>%1 へのリンクを開く…</translation>
    </message>
</context>
<context>
    <name>studio::ui::MeterView</name>
    <message>
        <source>Level</source>
        <translation>残量</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>残量：%1</translation>
    </message>
    <message>
        <source>The level over time</source>
        <translation>残量の推移</translation>
    </message>
    <message>
        <source>Nobody has spent anything yet.</source>
        <translation>まだ誰も使っていません。</translation>
    </message>
    <message>
        <source>Who spent it</source>
        <translation>使った人</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelFields</name>
    <message>
        <source>The standard: %1</source>
        <extracomment>%1 is the model that answers for companions without one of their own</extracomment>
        <translation>標準：%1</translation>
    </message>
    <message>
        <source>The standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>%1 (not on this machine)</source>
        <extracomment>%1 is a provider that a companion from elsewhere names</extracomment>
        <translation>%1（このコンピューターにありません）</translation>
    </message>
    <message>
        <source>%1 is not on this machine: the standard model answers, %2.</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>%1はこのコンピューターにないため、標準のモデルの%2が答えます。</translation>
    </message>
    <message>
        <source>The key of %1 is missing. Enter it in the list of providers.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1のキーがありません。プロバイダーの一覧で入力してください。</translation>
    </message>
    <message>
        <source>The studio&apos;s standard answers, also when you change it later.</source>
        <translation>スタジオの標準が答えます。あとで標準を変えると、それに従います。</translation>
    </message>
    <message>
        <source>It speaks in set phrases, offline.</source>
        <translation>決まった言い回しで、オフラインで話します。</translation>
    </message>
    <message>
        <source>The standard decides.</source>
        <translation>標準に従います。</translation>
    </message>
    <message>
        <source>Rehearsal has only one.</source>
        <translation>リハーサルには一つしかありません。</translation>
    </message>
    <message>
        <source>Write its name; the list could not be had: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>名前を書いてください。一覧を取得できませんでした：%1</translation>
    </message>
    <message>
        <source>%1 does not list this model.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1の一覧にこのモデルはありません。</translation>
    </message>
    <message>
        <source>%1, the provider&apos;s standard</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（プロバイダーの標準）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Settings of the model</source>
        <translation>モデルの設定</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelLine</name>
    <message>
        <source>%1 answers for the companions</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>コンパニオンの代わりに%1が答えています</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelPage</name>
    <message>
        <source>The list is empty.</source>
        <translation>一覧は空です。</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>モデルを選んでください。</translation>
    </message>
    <message>
        <source>Asking for the list of models…</source>
        <translation>モデルの一覧を取得しています…</translation>
    </message>
    <message>
        <source>%L1 of %L2 models</source>
        <translation>モデル %L2 件中 %L1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Write the name of the model as its provider calls it.</source>
        <extracomment>%1 is a whole sentence: why there is no list</extracomment>
        <translation>%1モデルの名前を、プロバイダーでの表記どおりに書いてください。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Write to search, or a name that is not in the list</source>
        <translation>検索語、または一覧にない名前を入力</translation>
    </message>
    <message>
        <source>Models of the provider</source>
        <translation>プロバイダーのモデル</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度取得</translation>
    </message>
    <message>
        <source>No model in the list has this name. Choose one, or use the name as it is.</source>
        <translation>一覧にこの名前のモデルはありません。一覧から選ぶか、この名前をそのまま使ってください。</translation>
    </message>
    <message>
        <source>Use “%1” as it is</source>
        <translation>「%1」をそのまま使う</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelSettings</name>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>返事の長さの上限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>%1 takes at most %L2; more counts as that.</source>
        <extracomment>%1 is a kind of provider, %2 a number</extracomment>
        <translation>%1で使えるのは %L2 までです。超えた分は上限とみなします。</translation>
    </message>
    <message>
        <source>How freely it words: 0 is sober, 1 is usual.</source>
        <translation>言葉選びの自由さです。0 は堅め、1 が普通です。</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses from, 0 to 1.</source>
        <translation>ありそうな語のうち、どこまでを候補にするか（0〜1）。</translation>
    </message>
    <message>
        <source>In tokens, thinking included. What is longer is cut off.</source>
        <translation>思考を含むトークン数です。超えた分は切り捨てます。</translation>
    </message>
    <message>
        <source>The same seed gives the same answer, as far as the model can.</source>
        <translation>モデルが対応していれば、同じシードで同じ返事になります。</translation>
    </message>
    <message>
        <source>It ends where it would write one of these. One on each line; \n is a line break.</source>
        <translation>これらを書こうとしたところで返事を終えます。一行に一つ。\n は改行です。</translation>
    </message>
    <message>
        <source>How long it may think before it answers.</source>
        <translation>どれだけ考えてから答えるかです。</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <extracomment>%1 are names such as &quot;Temperature, Seed&quot;</extracomment>
        <translation>設定済み：%1</translation>
    </message>
    <message>
        <source>left open</source>
        <extracomment>stands in an empty input: the provider decides</extracomment>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Rehearsal is no AI and has none of these settings.</source>
        <translation>リハーサルは AI ではなく、これらの設定はありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelTable</name>
    <message>
        <source>Tested %1.</source>
        <translation>テスト日時：%1。</translation>
    </message>
    <message>
        <source>Never tested.</source>
        <translation>未テスト。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>As you wrote it.</source>
        <translation>自分で書いた値です。</translation>
    </message>
    <message>
        <source>As the studio knows it. You can write your own.</source>
        <translation>スタジオが知っている値です。自分で書くこともできます。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>In, $</source>
        <extracomment>how many tokens fit into it, the head of a column</extracomment>
        <translation>入力 ($)</translation>
    </message>
    <message>
        <source>Cached, $</source>
        <extracomment>the price of what is sent, the head of a column</extracomment>
        <translation>キャッシュ ($)</translation>
    </message>
    <message>
        <source>Out, $</source>
        <translation>出力 ($)</translation>
    </message>
    <message>
        <source>Write how many tokens the model holds, a whole number such as 128000.</source>
        <translation>モデルに入るトークン数を、128000 のような整数で書いてください。</translation>
    </message>
    <message>
        <source>Write a price in dollars for a million tokens, such as 2.5.</source>
        <translation>100 万トークンあたりの価格を、2.5 のようにドルで書いてください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelWords</name>
    <message>
        <source>The provider holds it to the form of a vote.</source>
        <translation>プロバイダーが投票の形式を保証します。</translation>
    </message>
    <message>
        <source>Its votes are JSON, but their form is only asked for.</source>
        <translation>投票は JSON ですが、形式は頼むだけです。</translation>
    </message>
    <message>
        <source>It is asked in words to keep to the form of a vote, and once more where it does not.</source>
        <translation>投票の形式を守るよう言葉で頼み、守らなければもう一度頼みます。</translation>
    </message>
    <message>
        <source>It uses tools.</source>
        <translation>ツールを使えます。</translation>
    </message>
    <message>
        <source>It uses no tools, so it cannot take part where speech is bought.</source>
        <translation>ツールを使えないため、発言を買うところには参加できません。</translation>
    </message>
    <message>
        <source>It sees pictures.</source>
        <translation>画像を見られます。</translation>
    </message>
    <message>
        <source>It sees no pictures.</source>
        <translation>画像は見られません。</translation>
    </message>
    <message>
        <source>votes in form</source>
        <extracomment>a model keeps to the form of votes</extracomment>
        <translation>形式どおりの投票</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>text only</source>
        <translation>テキストのみ</translation>
    </message>
</context>
<context>
    <name>studio::ui::MoreFields</name>
    <message>
        <source>hardly ever speaks up</source>
        <translation>めったに話さない</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>静か</translation>
    </message>
    <message>
        <source>neither quiet nor talkative</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>おしゃべり</translation>
    </message>
    <message>
        <source>speaks whenever it can</source>
        <translation>話せるときは必ず話す</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Greeting, scene, talkativeness, example dialogue, knowledge, tags, notes</source>
        <translation>あいさつ、場面、おしゃべり度、会話例、知識、タグ、メモ</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>おしゃべり度</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>あいさつ</translation>
    </message>
    <message>
        <source>The first thing it says in a new room.</source>
        <translation>新しい部屋で最初に言うことです。</translation>
    </message>
    <message>
        <source>Scene note</source>
        <translation>シナリオメモ</translation>
    </message>
    <message>
        <source>The place and time of scenes.</source>
        <translation>いつ、どこの場面か。</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>A longer exchange that shows its voice.</source>
        <translation>話し方が分かる、少し長いやり取りです。</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識</translation>
    </message>
    <message>
        <source>What it knows and cares about, with commas between.</source>
        <translation>知っていることや関心事をカンマ区切りで。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>For finding it again, with commas between.</source>
        <translation>あとで見つけるための言葉をカンマ区切りで。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>For yourself; never part of a prompt.</source>
        <translation>自分用です。プロンプトには入りません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::NetworkPart</name>
    <message>
        <source>The address of a network begins with ws:// or wss:// and a name.</source>
        <translation>ネットワークのアドレスは ws:// か wss:// で始まり、名前が続きます。</translation>
    </message>
    <message>
        <source>Another network</source>
        <translation>ほかのネットワーク</translation>
    </message>
    <message>
        <source>Its companions come into the room as guests. What is said in the room goes to them.</source>
        <translation>相手のコンパニオンがゲストとして部屋に入ります。部屋での発言は相手に送られます。</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>To be in another network of companions</extracomment>
        <translation>参加する</translation>
    </message>
    <message>
        <source>Join the other network</source>
        <translation>ほかのネットワークに参加する</translation>
    </message>
    <message>
        <source>Address of the other network</source>
        <translation>ほかのネットワークのアドレス</translation>
    </message>
    <message>
        <source>Its user speaks as me</source>
        <translation>そのユーザーは私として話す</translation>
    </message>
    <message>
        <source>While this is off, what its user says comes from an outsider.</source>
        <translation>これがオフの間、そのユーザーの発言は部外者のものになります。</translation>
    </message>
    <message>
        <source>The user of the other network speaks as me</source>
        <translation>ほかのネットワークのユーザーは私として話す</translation>
    </message>
    <message>
        <source>Who is there:</source>
        <extracomment>Companions who are in another network, by name; a field follows</extracomment>
        <translation>参加者:</translation>
    </message>
    <message>
        <source>Who is in the other network</source>
        <translation>別のネットワークにいる参加者</translation>
    </message>
    <message>
        <source>Companions of another network answer only when they are named. Write the names of those who have not spoken yet, with commas between them. Companions who were heard are remembered.</source>
        <translation>別のネットワークのコンパニオンは、名前で呼ばれたときだけ答えます。まだ発言していないコンパニオンの名前を、コンマで区切って書いてください。一度発言したコンパニオンは覚えています。</translation>
    </message>
</context>
<context>
    <name>studio::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::OpeningForm</name>
    <message>
        <source>The main greeting</source>
        <translation>主なあいさつ</translation>
    </message>
    <message>
        <source>Another greeting, number %L1</source>
        <translation>別のあいさつ %L1</translation>
    </message>
    <message>
        <source>For several companions, number %L1</source>
        <translation>複数のコンパニオン向け %L1</translation>
    </message>
    <message>
        <source>Somebody says something</source>
        <extracomment>How a room begins</extracomment>
        <translation>誰かが何か言う</translation>
    </message>
    <message>
        <source>%1 says something</source>
        <translation>%1 が何か言う</translation>
    </message>
    <message>
        <source>Nobody speaks before you do</source>
        <extracomment>How a room begins</extracomment>
        <translation>あなたが話すまで誰も話さない</translation>
    </message>
    <message>
        <source>%1 says a greeting as it is written</source>
        <extracomment>How a room begins; %1 is a companion</extracomment>
        <translation>%1 が書かれたとおりのあいさつを言う</translation>
    </message>
    <message>
        <source>How the room begins</source>
        <translation>部屋の始まり方</translation>
    </message>
    <message>
        <source>Which greeting</source>
        <translation>どのあいさつか</translation>
    </message>
    <message>
        <source>What the room will hear</source>
        <translation>部屋で聞こえる言葉</translation>
    </message>
    <message>
        <source>With the macros of the card replaced. It is said as it stands.</source>
        <translation>カードのマクロは置き換えてあります。このまま言われます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayBar</name>
    <message>
        <source>Deadlines as they were</source>
        <translation>投票の時間は元のまま</translation>
    </message>
    <message numerus="yes">
        <source>Votes may take %n second(s)</source>
        <translation>
            <numerusform>投票は%n秒まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodbyes as they were</source>
        <translation>別れの挨拶の扱いは元のまま</translation>
    </message>
    <message>
        <source>A goodbye ends the room</source>
        <translation>別れの挨拶で部屋が終わる</translation>
    </message>
    <message>
        <source>A goodbye ends nothing</source>
        <translation>別れの挨拶では何も終わらない</translation>
    </message>
    <message>
        <source>The whole room</source>
        <translation>部屋全体</translation>
    </message>
    <message>
        <source>From the chosen row on</source>
        <translation>選んだ行から</translation>
    </message>
    <message>
        <source>Up to the chosen row</source>
        <translation>選んだ行まで</translation>
    </message>
    <message>
        <source>As policy…</source>
        <extracomment>A button: shows the room as another way of taking turns would have had it</extracomment>
        <translation>別の方式で…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <extracomment>A button: the rules under which the votes are counted</extracomment>
        <translation>ルール…</translation>
    </message>
    <message>
        <source>Stretch…</source>
        <extracomment>A button: from where to where in the room</extracomment>
        <translation>範囲…</translation>
    </message>
    <message>
        <source>Take off</source>
        <extracomment>A button: takes off what lies over the room</extracomment>
        <translation>重ねを外す</translation>
    </message>
    <message>
        <source>Shows who would have had the floor after each message under another policy.</source>
        <translation>別の方式なら各メッセージの後に誰が発言権を得たかを表示します。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayDesk</name>
    <message>
        <source>Choose a row of the timeline first.</source>
        <translation>先にタイムラインの行を選んでください。</translation>
    </message>
    <message>
        <source>As %1</source>
        <extracomment>%1 a way of taking turns</extracomment>
        <translation>%1の場合</translation>
    </message>
    <message>
        <source>The same in every round: %1</source>
        <extracomment>Over every round of a room: %1 what is tried, such as &quot;Kyoko: 10 instead of 7&quot;</extracomment>
        <translation>すべてのラウンドで同じ変更：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 what lies over the room, %2 a sentence: what came of it</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverrideModel</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Who answers in this room</source>
        <translation>この部屋で答えるプロバイダー</translation>
    </message>
    <message>
        <source>Name of the model in this room</source>
        <translation>この部屋でのモデルの名前</translation>
    </message>
    <message>
        <source>the provider&apos;s standard model</source>
        <translation>プロバイダーの標準モデル</translation>
    </message>
    <message>
        <source>The studio&apos;s standard model</source>
        <translation>スタジオの標準モデル</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>この部屋だけ</translation>
    </message>
    <message>
        <source>as in the library: %1</source>
        <translation>ライブラリーのとおり: %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverrideText</name>
    <message>
        <source>Shorten this to at most %L1 characters; there are %L2.</source>
        <translation>%L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>この部屋だけ</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>ライブラリーのとおり</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteCommands</name>
    <message>
        <source>This cannot be done now.</source>
        <translation>今はできません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteDelegate</name>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteDesk</name>
    <message>
        <source>Go to the room “%1”</source>
        <translation>部屋「%1」へ移動</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>You are in it.</source>
        <translation>今ここにいます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteModel</name>
    <message>
        <source>%1, not now: %2</source>
        <extracomment>For screen readers: %1 a command that cannot be used now, %2 a sentence that says why</extracomment>
        <translation>%1、今は使えません：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::PastedTexts</name>
    <message>
        <source>The beginning of what was pasted</source>
        <translation>貼り付けた文の冒頭</translation>
    </message>
    <message>
        <source>%1 characters pasted</source>
        <translation>%1 文字を貼り付け</translation>
    </message>
    <message>
        <source>Too long to be edited here. It is sent whole, after what you write.</source>
        <translation>長すぎてここでは編集できません。書いた文のあとに、全文が送られます。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>のぞく</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
</context>
<context>
    <name>studio::ui::People</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>guest, away</source>
        <extracomment>Beside the name of somebody of another program, which is not connected now</extracomment>
        <translation>ゲスト、不在</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>changed here</source>
        <extracomment>Beside the name of a companion that is otherwise in this room than in the library</extracomment>
        <translation>ここでは変更あり</translation>
    </message>
    <message>
        <source>A guest called “%1” (%2)</source>
        <extracomment>Somebody of another program: %1 the name, which is that one&apos;s own choice, %2 the id</extracomment>
        <translation>「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest by MCP called “%1” (%2)</source>
        <translation>MCPから来た「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest by the firehose called “%1” (%2)</source>
        <translation>イベント配信から来た「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest of the network called “%1” (%2)</source>
        <translation>ネットワークの「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>the model that chooses which companion speaks</extracomment>
        <translation>ディレクター</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionAsking</name>
    <message>
        <source>That question was over already.</source>
        <translation>その確認はもう終わっていました。</translation>
    </message>
    <message>
        <source>A companion wants to use a tool</source>
        <translation>コンパニオンがツールを使おうとしています</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionCard</name>
    <message>
        <source>Without any arguments</source>
        <translation>引数なし</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Only with these arguments</source>
        <translation>この引数のときだけ</translation>
    </message>
    <message>
        <source>“In this room”, “Always” and “Never” then count for just these arguments.</source>
        <translation>「この部屋では許可」「常に許可」「常に断る」が、この引数のときにだけ適用されます。</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>一度だけ許可</translation>
    </message>
    <message>
        <source>In this room</source>
        <translation>この部屋では許可</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>常に断る</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A button and the key that presses it: &quot;1 · Allow once&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Allow once like this</source>
        <translation>この内容で一度だけ許可</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Arguments of the tool, as JSON</source>
        <translation>ツールの引数（JSON）</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionStrip</name>
    <message numerus="yes">
        <source>%n more question(s) about tools wait</source>
        <translation>
            <numerusform>ほかに %n 件のツールの確認が待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions about tools of companions</source>
        <translation>コンパニオンのツールについての確認</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWindow</name>
    <message>
        <source>a room that is gone</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>なくなった部屋</translation>
    </message>
    <message>
        <source>every room</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>常に断る</translation>
    </message>
    <message>
        <source>All companions</source>
        <translation>すべてのコンパニオン</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>すべてのツール</translation>
    </message>
    <message>
        <source>What companions may do</source>
        <translation>コンパニオンのツール使用許可</translation>
    </message>
    <message>
        <source>Companions can use tools. What reaches beyond the studio, or cannot be undone, is asked about until you have agreed; what you agreed to can be taken back here.</source>
        <translation>コンパニオンはツールを使えます。スタジオの外に及ぶことや元に戻せないことは、あなたが許可を決めるまで、そのつど確認します。決めたことは、ここで取り消せます。</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>使用履歴</translation>
    </message>
    <message>
        <source>Companion</source>
        <extracomment>Heads of a table: a companion, its tool, whether it may use it, in which room, since when, with what</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>回答日時</translation>
    </message>
    <message>
        <source>With</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>You have not said “Always” or “Never” to anything yet.</source>
        <translation>まだ「常に許可」も「常に断る」も選んでいません。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>You will be asked again.</source>
        <translation>もう一度確認するようになります。</translation>
    </message>
    <message>
        <source>Show the companion</source>
        <translation>表示するコンパニオン</translation>
    </message>
    <message>
        <source>Show the tool</source>
        <translation>表示するツール</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>No companion has used such a tool yet.</source>
        <translation>まだどのコンパニオンも、こうしたツールを使っていません。</translation>
    </message>
    <message>
        <source>Ask before gestures and speech by tool too</source>
        <translation>ツールでのジェスチャーや発言も確認する</translation>
    </message>
    <message>
        <source>Tools that do something that is seen in the studio are asked about then.</source>
        <translation>スタジオの中で目に見えることをするツールも、確認の対象になります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWords</name>
    <message>
        <source>%1 wants to use a tool: %2</source>
        <extracomment>%1 is a companion, %2 the name of a tool, such as &quot;Gesture&quot;</extracomment>
        <translation>%1がツールを使おうとしています：%2</translation>
    </message>
    <message>
        <source>It only looks at what the companion may know anyway.</source>
        <translation>コンパニオンがもともと知ってよいことを見るだけです。</translation>
    </message>
    <message>
        <source>It does something that is seen here in the studio.</source>
        <translation>このスタジオの中で、目に見えることをします。</translation>
    </message>
    <message>
        <source>It reaches beyond the studio, or cannot be undone.</source>
        <translation>スタジオの外に及ぶか、元に戻せない操作です。</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>一度だけ許可しました</translation>
    </message>
    <message>
        <source>You allowed it once, with changes</source>
        <translation>内容を変えて一度だけ許可しました</translation>
    </message>
    <message>
        <source>You allowed it in this room</source>
        <translation>この部屋では許可することにしました</translation>
    </message>
    <message>
        <source>You allowed it for good</source>
        <translation>今後も許可することにしました</translation>
    </message>
    <message>
        <source>You refused</source>
        <translation>断りました</translation>
    </message>
    <message>
        <source>You refused it in this room</source>
        <translation>この部屋では断ることにしました</translation>
    </message>
    <message>
        <source>You refused for good</source>
        <translation>今後も断ることにしました</translation>
    </message>
    <message>
        <source>Allowed, as you had said</source>
        <translation>設定どおり許可しました</translation>
    </message>
    <message>
        <source>Refused, as you had said</source>
        <translation>設定どおり断りました</translation>
    </message>
    <message>
        <source>Done without asking, as tools like it are</source>
        <translation>この種のツールなので、確認なしで実行しました</translation>
    </message>
    <message>
        <source>Nobody answered in time, so it was refused</source>
        <translation>時間内に誰も答えなかったため、断りました</translation>
    </message>
    <message>
        <source>Nobody was here to be asked, so it was refused</source>
        <translation>確認できる人がいなかったため、断りました</translation>
    </message>
    <message>
        <source>Too many of its questions were open, so it was refused</source>
        <translation>未回答の確認が多すぎたため、断りました</translation>
    </message>
    <message>
        <source>It was not wanted any more</source>
        <translation>不要になりました</translation>
    </message>
    <message>
        <source>You took back what you had said</source>
        <translation>設定を取り消しました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An argument of a tool: its name and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaFoot</name>
    <message>
        <source>%1 in every prompt</source>
        <extracomment>%1 is such as &quot;≈ 120 tokens&quot;; how much of a prompt the companion&apos;s description takes</extracomment>
        <translation>毎回のプロンプトに %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>An estimate of how much of every prompt this companion takes in this language.</source>
        <translation>この言語で、このコンパニオンが毎回のプロンプトに占める量の目安です。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaForm</name>
    <message>
        <source>Model</source>
        <translation>使うモデル</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaHead</name>
    <message>
        <source>%1 (main)</source>
        <extracomment>%1 is a language; the companion&apos;s texts in the others stand behind this one</extracomment>
        <translation>%1（メイン）</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Language of what you write</source>
        <translation>書く言語</translation>
    </message>
    <message>
        <source>Make this the main language</source>
        <translation>これをメインの言語にする</translation>
    </message>
    <message>
        <source>Where a text is missing in another language, the main one stands in.</source>
        <translation>ほかの言語にない文は、メインの言語の文が使われます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation>バージョン…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaPreview</name>
    <message>
        <source>The face of the new companion</source>
        <translation>新しいコンパニオンの顔</translation>
    </message>
    <message>
        <source>The face of %1</source>
        <translation>%1の顔</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>まだ名前がありません</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaRemoval</name>
    <message>
        <source>%1 is archived: still in the rooms of before, and not offered for new ones.</source>
        <translation>%1をアーカイブしました。今の部屋には残り、新しい部屋の候補には出ません。</translation>
    </message>
    <message>
        <source>%1 is back among the companions.</source>
        <translation>%1がコンパニオンに戻りました。</translation>
    </message>
    <message>
        <source>Delete %1 for good? All that was said stays in the rooms.</source>
        <translation>%1を完全に削除しますか？ 発言は部屋に残ります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>代わりにアーカイブ</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaSide</name>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>What is shown beside the form</source>
        <translation>フォームの横に表示するもの</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaWindow</name>
    <message>
        <source>Not saved: %1 Your changes are kept as a draft.</source>
        <translation>保存できませんでした：%1 変更は下書きとして残っています。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>もう一度保存</translation>
    </message>
    <message>
        <source>These changes cannot be kept: %1</source>
        <translation>この変更は残せません：%1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>閉じて変更を捨てる</translation>
    </message>
    <message>
        <source>You have unsaved changes from %1.</source>
        <translation>%1の保存していない変更があります。</translation>
    </message>
    <message>
        <source>You have a companion without a name from %1 that was never saved.</source>
        <translation>%1に作った、名前のない未保存のコンパニオンがあります。</translation>
    </message>
    <message>
        <source>You have %1 from %2, which was never saved.</source>
        <translation>%2に作った%1がまだ保存されていません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>the new companion</source>
        <translation>新しいコンパニオン</translation>
    </message>
    <message>
        <source>Give it a name first, then you can try it.</source>
        <translation>名前を付けると試せます。</translation>
    </message>
    <message>
        <source>New companion</source>
        <translation>新しいコンパニオン</translation>
    </message>
    <message>
        <source>%1 – companion</source>
        <translation>%1 – コンパニオン</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be changed before it can be saved.</source>
        <translation>
            <numerusform>保存するには %n か所を直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. The change counts from the companion&apos;s next turn.</source>
        <translation>保存しました。変更は、このコンパニオンの次のターンから反映されます。</translation>
    </message>
    <message>
        <source>Not saved yet, but kept as a draft.</source>
        <translation>まだ保存していませんが、下書きとして残っています。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>まだ保存していません。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>すべて保存済みです。</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>こんにちは！</translation>
    </message>
    <message>
        <source>The version is in the form now. Save it, or undo to go back.</source>
        <translation>このバージョンをフォームに入れました。保存するか、元に戻してください。</translation>
    </message>
    <message>
        <source>%1 is saved and can join a room.</source>
        <translation>%1 を保存しました。部屋に参加できます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureSheet</name>
    <message>
        <source>%1: “%2”</source>
        <extracomment>What a companion says about why it asks for a picture: %1 is its name, %2 its words</extracomment>
        <translation>%1：「%2」</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>あと %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep this picture in the room</source>
        <translation>この画像を部屋に残す(&amp;K)</translation>
    </message>
    <message>
        <source>Otherwise the room&apos;s log says only that a picture was sent.</source>
        <translation>残さない場合、部屋のログには画像を送信したことだけが記録されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWork</name>
    <message>
        <source>The picture cannot be made small.</source>
        <translation>画像を縮小できません。</translation>
    </message>
    <message>
        <source>The picture&apos;s file cannot be opened.</source>
        <translation>画像のファイルを開けません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyActions</name>
    <message>
        <source>&amp;Turn-taking</source>
        <translation>発言方式(&amp;T)</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>ここでは読むことはできますが、書くことはできません。</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>このバージョンでは使えません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChoiceField</name>
    <message>
        <source>Whose text must fit its price</source>
        <translation>文の長さを価格に合わせる人</translation>
    </message>
    <message>
        <source>that of companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>everybody&apos;s</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>When you say something while a companion speaks</source>
        <translation>コンパニオンの発言中にあなたが話すと</translation>
    </message>
    <message>
        <source>the companion is interrupted</source>
        <translation>コンパニオンの発言を中断します</translation>
    </message>
    <message>
        <source>the companion finishes first</source>
        <translation>コンパニオンの発言が終わるのを待ちます</translation>
    </message>
    <message>
        <source>When you say something in the ring</source>
        <translation>リングの途中であなたが話すと</translation>
    </message>
    <message>
        <source>whom you name goes on</source>
        <translation>名指しした人から続けます</translation>
    </message>
    <message>
        <source>the first one goes on</source>
        <translation>最初の人から続けます</translation>
    </message>
    <message>
        <source>the next one goes on</source>
        <translation>次の人が続けます</translation>
    </message>
    <message>
        <source>When no vote can be had of your message</source>
        <translation>あなたのメッセージに投票がひとつも得られないとき</translation>
    </message>
    <message>
        <source>somebody speaks all the same</source>
        <translation>それでもだれかが話す</translation>
    </message>
    <message>
        <source>nobody speaks</source>
        <translation>だれも話さない</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChooser</name>
    <message>
        <source>Not available in this version.</source>
        <translation>このバージョンでは使えません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyDialog</name>
    <message>
        <source>Turn-taking: %1</source>
        <extracomment>The title of a dialog: %1 is a way of taking turns, such as Ring</extracomment>
        <translation>発言方式：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyFlag</name>
    <message>
        <source>Wait while I write</source>
        <translation>書いている間は待つ</translation>
    </message>
    <message>
        <source>Nobody begins to speak while there is text in your line.</source>
        <translation>入力欄に文がある間は、誰も話し始めません。</translation>
    </message>
    <message>
        <source>Decide early</source>
        <translation>早めに決める</translation>
    </message>
    <message>
        <source>As soon as the missing votes cannot change anything.</source>
        <translation>残りの投票で結果が変わらなくなったら、すぐに決めます。</translation>
    </message>
    <message>
        <source>Goodbye is final</source>
        <translation>お別れで終わり</translation>
    </message>
    <message>
        <source>The room rests for good once somebody has said goodbye.</source>
        <translation>誰かがお別れを言ったら、部屋はそのまま休憩します。</translation>
    </message>
    <message>
        <source>Refuse repetitions</source>
        <translation>繰り返しを断る</translation>
    </message>
    <message>
        <source>What was said before, word for word, is not said again.</source>
        <translation>前と一字一句同じことは、もう言いません。</translation>
    </message>
    <message>
        <source>Short answers wake</source>
        <translation>短い返事でも起こす</translation>
    </message>
    <message>
        <source>A mere &quot;I see&quot; wakes the others too.</source>
        <translation>「なるほど」だけでも、ほかの人を起こします。</translation>
    </message>
    <message>
        <source>Always answer me</source>
        <translation>わたしには必ず答える</translation>
    </message>
    <message>
        <source>When nobody wants to speak after your message, the companion who wants it most answers.</source>
        <translation>あなたのメッセージのあとだれも話したがらないときは、いちばん話したいコンパニオンが答えます。</translation>
    </message>
    <message>
        <source>Ask the next one</source>
        <translation>次のコンパニオンに聞く</translation>
    </message>
    <message>
        <source>When the companion who is to answer you says nothing or fails, another one answers.</source>
        <translation>答えるはずのコンパニオンが何も言わないか失敗したときは、別のコンパニオンが答えます。</translation>
    </message>
    <message>
        <source>Go on by themselves</source>
        <translation>自分たちで続ける</translation>
    </message>
    <message>
        <source>When all have had their turn and somebody spoke, they begin anew, up to the limits below.</source>
        <translation>全員のターンが終わり、だれかが話していれば、下の上限までまた始めます。</translation>
    </message>
    <message>
        <source>Leave no question open</source>
        <translation>質問を残さない</translation>
    </message>
    <message>
        <source>Before the room falls silent, a companion who was asked something and has not answered gets the floor.</source>
        <translation>部屋が静かになる前に、質問されてまだ答えていないコンパニオンが発言権を得ます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>%1〜%2 の整数を書いてください。</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>順番のシード</translation>
    </message>
    <message>
        <source>The same seed and the same companions give the same order. With 0 a new room draws one.</source>
        <translation>シードとコンパニオンが同じなら、順番も同じです。0 にすると、新しい部屋がシードを引きます。</translation>
    </message>
    <message>
        <source>Another time for one of them, in seconds</source>
        <translation>一人だけ別の時間にする（秒）</translation>
    </message>
    <message>
        <source>Whoever needs more time to vote, or should have less.</source>
        <translation>投票にもっと時間が要る人や、短くしたい人のために。</translation>
    </message>
    <message>
        <source>as all</source>
        <extracomment>In an empty input: the vote of this companion may take as long as that of everybody</extracomment>
        <translation>全員と同じ</translation>
    </message>
    <message>
        <source>Tiers: price and longest text</source>
        <translation>段階：価格と文の長さの上限</translation>
    </message>
    <message>
        <source>On the left what it costs at least, of a level of 100; on the right how many characters that buys. Below the second price it is a short answer.</source>
        <translation>左は、100 の残量のうち最低でもかかる分。右は、それで買える文字数です。二番目の価格より下は、短い返事になります。</translation>
    </message>
    <message>
        <source>price</source>
        <extracomment>Of a tier: in an empty input</extracomment>
        <translation>価格</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Add a tier</source>
        <translation>段階を追加</translation>
    </message>
    <message>
        <source>Remove this tier</source>
        <translation>この段階を削除</translation>
    </message>
    <message>
        <source>Price of tier %1</source>
        <extracomment>For screen readers, %1 is the row&apos;s number</extracomment>
        <translation>段階 %1 の価格</translation>
    </message>
    <message>
        <source>Longest text of tier %1</source>
        <translation>段階 %1 の文の長さの上限</translation>
    </message>
    <message>
        <source>Pace and limits</source>
        <extracomment>Heading over pauses and limits of a room&apos;s talk</extracomment>
        <translation>間合いと上限</translation>
    </message>
    <message>
        <source>Who may speak</source>
        <extracomment>Heading over settings of who gets the floor</extracomment>
        <translation>だれが話せるか</translation>
    </message>
    <message>
        <source>When I am silent</source>
        <extracomment>Heading over what companions do while the user says nothing</extracomment>
        <translation>わたしが黙っているとき</translation>
    </message>
    <message>
        <source>After a silence companions look at the last message once more, and a companion with something to add speaks.</source>
        <translation>しばらく沈黙が続くと、コンパニオンが最後のメッセージをもう一度見て、付け加えたいことのあるコンパニオンが話します。</translation>
    </message>
    <message>
        <source>Speak when I am silent</source>
        <translation>わたしが黙っているときに話す</translation>
    </message>
    <message>
        <source>Only when named</source>
        <extracomment>Beside it the companions of a room, each to be ticked</extracomment>
        <translation>名前を呼ばれたときだけ</translation>
    </message>
    <message>
        <source>They speak only after messages that name them.</source>
        <translation>名前の出てくるメッセージのあとにだけ話します。</translation>
    </message>
    <message>
        <source>Who may speak after whom</source>
        <translation>だれのあとにだれが話せるか</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyMenu</name>
    <message>
        <source>Ways of taking turns</source>
        <translation>ターンの決め方</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>このバージョンでは使えません。</translation>
    </message>
    <message>
        <source>%1, in use: %2</source>
        <extracomment>Read aloud: %1 a way of taking turns, %2 what happens under it</extracomment>
        <translation>%1（使用中）：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyNumberField</name>
    <message>
        <source>Write a number of seconds from %1 to %2.</source>
        <translation>%1〜%2 の秒数を書いてください。</translation>
    </message>
    <message>
        <source>Write a number of minutes from %1 to %2.</source>
        <translation>%1 から %2 までの分数を書いてください。</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>%1〜%2 の整数を書いてください。</translation>
    </message>
    <message>
        <source>Pause before somebody speaks, in seconds</source>
        <translation>話し始める前の待ち時間（秒）</translation>
    </message>
    <message>
        <source>Turns without you, at most</source>
        <translation>あなた抜きのターンの上限</translation>
    </message>
    <message>
        <source>Then the room rests until you say something or give somebody the floor.</source>
        <translation>そのあと、あなたが何か言うか、誰かに発言権を渡すまで、部屋は休憩します。</translation>
    </message>
    <message>
        <source>Talk without you, in minutes at most</source>
        <translation>あなた抜きで話す時間の上限（分）</translation>
    </message>
    <message>
        <source>Counted from your last message. With 0 there is no such limit.</source>
        <translation>あなたの最後のメッセージから数えます。0 ならこの上限はありません。</translation>
    </message>
    <message>
        <source>Wait for your answer, in seconds</source>
        <translation>あなたの返事を待つ時間（秒）</translation>
    </message>
    <message>
        <source>When a companion speaks to you alone, the others wait so long. With 0 they go on at once.</source>
        <translation>コンパニオンがあなただけに話しかけたとき、ほかのコンパニオンはこの時間だけ待ちます。0 ならすぐに続けます。</translation>
    </message>
    <message>
        <source>How long a vote may take, in seconds</source>
        <translation>投票の制限時間（秒）</translation>
    </message>
    <message>
        <source>Whoever is later is counted as listening.</source>
        <translation>遅れた人は聞くほうに数えます。</translation>
    </message>
    <message>
        <source>How long the director may take, in seconds</source>
        <translation>ディレクターにかけてよい時間（秒）</translation>
    </message>
    <message>
        <source>After that the companion who has been silent longest speaks.</source>
        <translation>それを過ぎると、いちばん長く黙っているコンパニオンが話します。</translation>
    </message>
    <message>
        <source>How long until what was spent comes back, in seconds</source>
        <translation>使った分が戻るまでの時間（秒）</translation>
    </message>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>ターンの制限時間（秒）</translation>
    </message>
    <message>
        <source>Whoever takes longer is cut off and counts as silent.</source>
        <translation>それより長くかかる人は打ち切られ、発言なしと数えます。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking</source>
        <translation>話したあとに休むメッセージの数</translation>
    </message>
    <message>
        <source>A companion who spoke sits out that many messages of companions, unless named or nobody else is left. With 0 nobody sits out.</source>
        <translation>話したコンパニオンは、コンパニオンのメッセージこの数の間は休みます。名前を呼ばれたとき、ほかにだれもいないときは別です。0 ならだれも休みません。</translation>
    </message>
    <message>
        <source>After how long a silence, in seconds</source>
        <translation>どれだけ沈黙が続いたら（秒）</translation>
    </message>
    <message>
        <source>How many times, at most</source>
        <translation>回数の上限</translation>
    </message>
    <message>
        <source>Counted from your last message; then they wait for you.</source>
        <translation>あなたの最後のメッセージから数えます。その後はあなたを待ちます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyRow</name>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>ここでは読むことはできますが、書くことはできません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProgramsPage</name>
    <message>
        <source>nobody yet</source>
        <extracomment>In a table: nobody has spoken through that program yet</extracomment>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>Connected programs</source>
        <translation>接続中のプログラム</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>The heads of columns: a program, who speaks through it, by which door it came, in which protocol, since when, how many calls it made</extracomment>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Speaks as</source>
        <translation>話し手</translation>
    </message>
    <message>
        <source>Came by</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>No program is connected.</source>
        <translation>接続中のプログラムはありません。</translation>
    </message>
    <message>
        <source>Cut it off</source>
        <extracomment>A button: the chosen program is disconnected; it may come back</extracomment>
        <translation>切断する</translation>
    </message>
    <message>
        <source>It may come back. To keep it out, show its guest out or renew the token.</source>
        <translation>また来ることがあります。入れないようにするには、そのゲストを退室させるか、トークンを新しくしてください。</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In a table: the program speaks as the user</extracomment>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptPane</name>
    <message>
        <source>In all: %1, an estimate.</source>
        <extracomment>%1 is such as &quot;≈ 1,200 tokens&quot;</extracomment>
        <translation>合計：%1（目安）。</translation>
    </message>
    <message>
        <source>The prompt could not be put together: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>プロンプトを組み立てられませんでした：%1</translation>
    </message>
    <message>
        <source>Putting the prompt together…</source>
        <translation>プロンプトを組み立てています…</translation>
    </message>
    <message>
        <source>There is nothing to tell a model yet. Write something about the companion.</source>
        <translation>モデルに伝えることがまだありません。コンパニオンについて何か書いてください。</translation>
    </message>
    <message>
        <source>Speech</source>
        <extracomment>What a companion says; beside its votes</extracomment>
        <translation>発言</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Which prompt is shown</source>
        <translation>どのプロンプトを表示するか</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the whole prompt</source>
        <translation>プロンプト全体をコピー</translation>
    </message>
    <message>
        <source>The prompt, word for word</source>
        <translation>一字一句そのままのプロンプト</translation>
    </message>
    <message>
        <source>Answers in %1: the room is set to it.</source>
        <extracomment>%1 is a language, in its own words: &quot;한국어&quot;</extracomment>
        <translation>%1で答えます。部屋の設定です。</translation>
    </message>
    <message>
        <source>Answers in %1, the language of the card, until you write in another.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>カードの言語の%1で答えます。あなたが別の言語で書くと、それに合わせます。</translation>
    </message>
    <message numerus="yes">
        <source>Answers in %1: %n of your latest messages are in it.</source>
        <extracomment>%1 is a language, in its own words; %n counts messages of the user</extracomment>
        <translation>
            <numerusform>%1で答えます。あなたの最近のメッセージ %n 件がこの言語です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers in %1, like the others here: your own messages are too short to tell.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>ほかの人と同じ%1で答えます。あなたのメッセージは短く、言語がわかりません。</translation>
    </message>
    <message>
        <source>Answers in the language of the conversation: what was written so far does not say which.</source>
        <translation>会話の言語で答えます。ここまでの内容からは、どの言語か決められません。</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>ロア</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptView</name>
    <message>
        <source>Rules of the studio</source>
        <translation>スタジオの決まり</translation>
    </message>
    <message>
        <source>Where it plays</source>
        <translation>舞台となる場所</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>ここにいる人</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>話されたこと</translation>
    </message>
    <message>
        <source>About the companion</source>
        <translation>コンパニオンについて</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>演じ方</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>What it remembers</source>
        <translation>覚えていること</translation>
    </message>
    <message>
        <source>How it talks</source>
        <translation>話し方</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>最後に伝える言葉</translation>
    </message>
    <message>
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>user</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>What stands for its macros</source>
        <extracomment>Macros are pieces of a card&apos;s texts that stand for something, such as {{user}}</extracomment>
        <translation>マクロの置き換え</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderDesk</name>
    <message>
        <source>%1 answers for the companions from their next turn on.</source>
        <translation>次のターンから、%1がコンパニオンの代わりに答えます。</translation>
    </message>
    <message>
        <source>%1 can be chosen in the forms of companions now.</source>
        <translation>コンパニオンのフォームで%1を選べるようになりました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderItems</name>
    <message>
        <source>The studio&apos;s standard model</source>
        <translation>スタジオの標準モデル</translation>
    </message>
    <message>
        <source>%1 (not on this machine)</source>
        <translation>%1（このコンピューターにはありません）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderPlaces</name>
    <message>
        <source>The firehose of Companion Studio</source>
        <translation>Companion Studio のイベント配信</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation>ポート %1 のサーバー</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>At %1: it tells others what happens here, it is no model.</source>
        <translation>%1 にあります。ここの出来事をほかのプログラムに伝えるもので、モデルではありません。</translation>
    </message>
    <message>
        <source>At %1, but it lists no models.</source>
        <translation>%1 にありますが、モデルの一覧を出しません。</translation>
    </message>
    <message>
        <source>At %1, without a model. Load one there first.</source>
        <translation>%1 にありますが、モデルがありません。先にそこで読み込んでください。</translation>
    </message>
    <message numerus="yes">
        <source>At %1, with %n model(s)</source>
        <translation>
            <numerusform>%1、モデル %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderWizard</name>
    <message>
        <source>Choose one of them.</source>
        <translation>どれか一つを選んでください。</translation>
    </message>
    <message>
        <source>Where is the model?</source>
        <translation>モデルはどこにありますか？</translation>
    </message>
    <message>
        <source>How is it reached?</source>
        <translation>どうやって接続しますか？</translation>
    </message>
    <message>
        <source>Which model is it?</source>
        <translation>どのモデルですか？</translation>
    </message>
    <message>
        <source>Does it work?</source>
        <translation>動きますか？</translation>
    </message>
    <message>
        <source>Who uses it?</source>
        <translation>誰が使いますか？</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Skip the test</source>
        <translation>テストを省く</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>このまま進む</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>モデルを接続</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderWords</name>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>key in the keychain</source>
        <translation>キーチェーンにキーあり</translation>
    </message>
    <message>
        <source>the keychain has no key of it</source>
        <translation>キーチェーンにこのキーなし</translation>
    </message>
    <message>
        <source>key until the program ends</source>
        <translation>キーはプログラムの終了まで</translation>
    </message>
    <message>
        <source>its key is missing</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>key from %1</source>
        <translation>変数 %1 のキー</translation>
    </message>
    <message>
        <source>%1 is not set</source>
        <translation>%1 は未設定</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of a provider: %1 its address, %2 what is known of its key</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>its key waits for you to agree</source>
        <translation>キーは同意を待っています</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProvidersWindow</name>
    <message>
        <source>Remove %1 and its key? For companions that use it the model of the others answers then.</source>
        <translation>%1とそのキーを取り除きますか。これを使うコンパニオンには、以後、標準のモデルが答えます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>%1のモデル</translation>
    </message>
    <message>
        <source>Prices are those of a million tokens. Write your own where they differ.</source>
        <translation>価格は 100 万トークンあたりです。違うときは自分で書いてください。</translation>
    </message>
    <message>
        <source>Nothing is known of its models yet. A test finds out.</source>
        <translation>モデルについてはまだ何も分かりません。テストすると分かります。</translation>
    </message>
    <message>
        <source>For companions without a model of their own</source>
        <translation>自分のモデルがないコンパニオンには</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>There is no provider yet: Rehearsal answers for the companions, which is not an AI.</source>
        <translation>プロバイダーはまだありません。AI ではないリハーサルがコンパニオンの代わりに答えます。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>モデルを接続…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Test again…</source>
        <translation>もう一度テスト…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>取り除く…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Send it there</source>
        <translation>送る</translation>
    </message>
    <message>
        <source>Do not send it</source>
        <translation>送らない</translation>
    </message>
    <message>
        <source>Use its key…</source>
        <translation>キーを使う…</translation>
    </message>
    <message>
        <source>Model providers</source>
        <translation>モデルのプロバイダー</translation>
    </message>
</context>
<context>
    <name>studio::ui::QuietNotice</name>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::RecordDesk</name>
    <message>
        <source>The room was exported as “%1”.</source>
        <translation>部屋を「%1」として書き出しました。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>This is too long to be printed from here. Save it as a PDF, and print that.</source>
        <translation>長すぎてここからは印刷できません。PDF として保存し、それを印刷してください。</translation>
    </message>
    <message>
        <source>This is too long for the clipboard. Save it as a file.</source>
        <translation>長すぎてクリップボードに入りません。ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>The room was copied.</source>
        <translation>部屋をコピーしました。</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>In the file dialog: %1 is a format, %2 how its files end</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestActions</name>
    <message>
        <source>No requests are waiting.</source>
        <translation>今、リクエストしているコンパニオンはいません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestCard</name>
    <message>
        <source>“%1”</source>
        <extracomment>What a companion says of its request, in its own words</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>一度だけ許可</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Show the picture</source>
        <translation>画像を表示</translation>
    </message>
    <message>
        <source>Do not answer</source>
        <translation>答えない</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Never allow</source>
        <translation>常に断る</translation>
    </message>
    <message>
        <source>You are not asked again when %1 asks for this: %2</source>
        <translation>%1が次のものを求めても、もう確認しません：%2</translation>
    </message>
    <message>
        <source>It is refused by itself whenever %1 asks for this: %2</source>
        <translation>%1が次のものを求めると、自動的に断ります：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestDesk</name>
    <message>
        <source>That request was over already.</source>
        <translation>そのリクエストはもう終わっていました。</translation>
    </message>
    <message>
        <source>A companion asks for something</source>
        <translation>コンパニオンからのリクエスト</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestNotes</name>
    <message>
        <source>refused</source>
        <translation>断られました</translation>
    </message>
    <message>
        <source>nobody answered in time</source>
        <translation>時間内に誰も答えませんでした</translation>
    </message>
    <message>
        <source>nobody was here to answer</source>
        <translation>答える人がいませんでした</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>その機器がありません</translation>
    </message>
    <message>
        <source>another program has the device</source>
        <translation>別のプログラムが機器を使っています</translation>
    </message>
    <message>
        <source>the device stopped</source>
        <translation>機器が停止しました</translation>
    </message>
    <message>
        <source>its model takes no pictures</source>
        <translation>モデルが画像を受け付けません</translation>
    </message>
    <message>
        <source>too many of its requests are open</source>
        <translation>未完了のリクエストが多すぎます</translation>
    </message>
    <message>
        <source>it is not wanted any more</source>
        <translation>不要になりました</translation>
    </message>
    <message>
        <source>nothing here can answer that</source>
        <translation>答えられるものがありません</translation>
    </message>
    <message>
        <source>it did not work</source>
        <translation>うまくいきませんでした</translation>
    </message>
    <message>
        <source>%1 looked through the camera.</source>
        <translation>%1がカメラの画像を見ました。</translation>
    </message>
    <message>
        <source>%1 looked at the screen.</source>
        <translation>%1が画面を見ました。</translation>
    </message>
    <message>
        <source>%1 had a line read aloud.</source>
        <translation>%1の一言を読み上げました。</translation>
    </message>
    <message>
        <source>You answered %1: %2</source>
        <translation>%1に答えました：%2</translation>
    </message>
    <message>
        <source>%1 was answered: %2</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for</extracomment>
        <translation>%1のリクエストに答えがありました：%2</translation>
    </message>
    <message>
        <source>%1 asked for a picture from the camera · %2</source>
        <extracomment>%1 is a companion, %2 why it got none, such as &quot;refused&quot;</extracomment>
        <translation>%1がカメラの画像を求めました · %2</translation>
    </message>
    <message>
        <source>%1 asked for a picture of the screen · %2</source>
        <translation>%1が画面の画像を求めました · %2</translation>
    </message>
    <message>
        <source>%1 asked to have a line read aloud · %2</source>
        <translation>%1が一言の読み上げを求めました · %2</translation>
    </message>
    <message>
        <source>%1 asked you a question · %2</source>
        <translation>%1があなたに質問しました · %2</translation>
    </message>
    <message>
        <source>%1 asked for “%2” · %3</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for, %3 why it got nothing</extracomment>
        <translation>%1が「%2」を求めました · %3</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestWords</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>What a companion may ask for: to have a line read aloud</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Questions to you</source>
        <translation>あなたへの質問</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1がカメラの画像を求めています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1が画面の画像を求めています。</translation>
    </message>
    <message>
        <source>%1 asks to have this line read aloud.</source>
        <translation>%1がこの一言の読み上げを求めています。</translation>
    </message>
    <message>
        <source>%1 asks you:</source>
        <translation>%1からの質問：</translation>
    </message>
    <message>
        <source>%1 asks for “%2”.</source>
        <extracomment>%1 is a companion or a guest, %2 what it asks for, in its own word</extracomment>
        <translation>%1が「%2」を求めています。</translation>
    </message>
    <message>
        <source>You see the picture before it is sent, and you can still refuse then.</source>
        <translation>送信する前に画像を確認でき、そこで断ることもできます。</translation>
    </message>
    <message>
        <source>Everybody near this machine will hear it.</source>
        <translation>このコンピューターの近くにいる全員に聞こえます。</translation>
    </message>
    <message>
        <source>The studio cannot answer this itself: a program that is connected would.</source>
        <translation>スタジオ自身は答えられません。接続中のプログラムが答えます。</translation>
    </message>
    <message>
        <source>%1 waits for the picture from the camera.</source>
        <translation>%1がカメラの画像を待っています。</translation>
    </message>
    <message>
        <source>%1 waits for the picture of the screen.</source>
        <translation>%1が画面の画像を待っています。</translation>
    </message>
    <message>
        <source>A line of %1 is being read aloud.</source>
        <translation>%1の一言を読み上げています。</translation>
    </message>
    <message>
        <source>%1 waits for a program that is connected to answer “%2”.</source>
        <translation>%1は、接続中のプログラムが「%2」に答えるのを待っています。</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <extracomment>Seconds until a request is over</extracomment>
        <translation>%L1秒</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>一度だけ許可しました</translation>
    </message>
    <message>
        <source>You allowed it for good</source>
        <translation>今後も許可することにしました</translation>
    </message>
    <message>
        <source>You refused</source>
        <translation>断りました</translation>
    </message>
    <message>
        <source>You refused for good</source>
        <translation>今後も断ることにしました</translation>
    </message>
    <message>
        <source>Allowed, as you had said</source>
        <translation>設定どおり許可しました</translation>
    </message>
    <message>
        <source>Refused, as you had said</source>
        <translation>設定どおり断りました</translation>
    </message>
    <message>
        <source>You took back what you had said</source>
        <translation>設定を取り消しました</translation>
    </message>
    <message>
        <source>Nobody answered in time</source>
        <translation>時間内に誰も答えませんでした</translation>
    </message>
    <message>
        <source>It was not wanted any more</source>
        <translation>不要になりました</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>What happens when a companion asks: the user is asked, it is always allowed, it is never allowed</extracomment>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>常に断る</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestsPanel</name>
    <message numerus="yes">
        <source>%n more request(s) wait</source>
        <translation>
            <numerusform>ほかに %n 件のリクエストが待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests of companions</source>
        <translation>コンパニオンからのリクエスト</translation>
    </message>
    <message>
        <source>No requests are waiting.</source>
        <translation>今、リクエストしているコンパニオンはいません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RingCircle</name>
    <message>
        <source>%1, place %2 of %3: %4</source>
        <extracomment>A seat in the ring: %1 a name, %2 its place, %3 how many there are, %4 what it does</extracomment>
        <translation>%1、%3人中%2番目：%4</translation>
    </message>
    <message>
        <source>Move %1 earlier</source>
        <translation>%1を前へ移動</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>%1を後ろへ移動</translation>
    </message>
</context>
<context>
    <name>studio::ui::RingView</name>
    <message>
        <source>The ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>Changed last at %1.</source>
        <extracomment>%1 is a time of day</extracomment>
        <translation>最後に変わったのは%1です。</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>ここでは読むことはできますが、書くことはできません。</translation>
    </message>
    <message>
        <source>Draw a new order. Whoever speaks goes on.</source>
        <translation>新しい順番を引きます。発言中の人はそのまま続けます。</translation>
    </message>
    <message>
        <source>Copy state</source>
        <translation>状態をコピー</translation>
    </message>
    <message>
        <source>Copy as text, for a report: the order, who speaks, who was silent, who may speak.</source>
        <translation>報告用に、順番、発言中の人、発言しなかった人、話せる人をテキストでコピーします。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDelegate</name>
    <message>
        <source>talking…</source>
        <extracomment>in the list of rooms, below the room&apos;s name: somebody speaks or votes in that room now</extracomment>
        <translation>会話中…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDialogs</name>
    <message>
        <source>About Companion Studio</source>
        <translation>Companion Studioについて</translation>
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation>Companion Studio %1</translation>
    </message>
    <message>
        <source>Several companions share one conversation with you, and you see how they decide who speaks. Free software under the GPL, version 3 or later.</source>
        <translation>複数のコンパニオンがあなたと一つの会話を分かち合い、誰が話すかをどう決めるかが見えます。GPLバージョン3以降の自由ソフトウェアです。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The template “%1” is kept.</source>
        <translation>テンプレート「%1」を保存しました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomListModel</name>
    <message>
        <source>The last reply failed.</source>
        <translation>最後の返事に失敗しました。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>ささやき</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a name, %2 what she said last</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1と</translation>
    </message>
    <message numerus="yes">
        <source>%n new message(s)</source>
        <translation>
            <numerusform>新しいメッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody is talking now</source>
        <translation>今、会話しています</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelsForm</name>
    <message>
        <source>Write a sum from %1 to %2, or leave it empty.</source>
        <extracomment>%1 and %2 are sums of money</extracomment>
        <translation>%1 から %2 までの額を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Every companion is asked separately, all at the same time.</source>
        <translation>コンパニオン一人ずつに、全員同時に尋ねます。</translation>
    </message>
    <message>
        <source>One call asks all companions of one model who heard the same. It costs less, but a slip of the model can spoil all of their votes.</source>
        <translation>同じモデルで同じことを聞いたコンパニオン全員に、一度の呼び出しで尋ねます。費用は抑えられますが、モデルが一度間違えると全員の投票が無駄になることがあります。</translation>
    </message>
    <message>
        <source>How votes are asked for</source>
        <translation>投票の求め方</translation>
    </message>
    <message>
        <source>Independently</source>
        <translation>別々に</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>まとめて</translation>
    </message>
    <message>
        <source>Budget, in US dollars</source>
        <translation>予算（米ドル）</translation>
    </message>
    <message>
        <source>When its calls have cost this much, the room pauses. Calls whose price is not known do not count.</source>
        <translation>呼び出しの費用がこの額に達すると、部屋は一時停止します。価格の分からない呼び出しは数えません。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Record every exchange with models</source>
        <translation>モデルとのやり取りをすべて記録する</translation>
    </message>
    <message>
        <source>Kept in a file, without keys, and can be replayed offline.</source>
        <translation>キーを除いてファイルに残し、オフラインで再生できます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOffer</name>
    <message>
        <source>Add to “%1”</source>
        <extracomment>button; %1 is the name of the room on screen</extracomment>
        <translation>「%1」に追加</translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) joined “%1”.</source>
        <translation>
            <numerusform>%n 人のコンパニオンが「%1」に参加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was added. %1</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>誰も追加されませんでした。%1</translation>
    </message>
    <message>
        <source>Start a room…</source>
        <translation>部屋を始める…</translation>
    </message>
    <message numerus="yes">
        <source>Start a room with these %n</source>
        <translation>
            <numerusform>この %n 人で部屋を始める</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOverridesForm</name>
    <message>
        <source>Shorten what %1 is in this room.</source>
        <translation>この部屋での %1 の内容を短くしてください。</translation>
    </message>
    <message>
        <source>%1 · changed here</source>
        <translation>%1 · ここでは変更あり</translation>
    </message>
    <message>
        <source>Not in this room now, but kept for when they come back: %1.</source>
        <translation>今この部屋にはいませんが、戻ったときのために残してあります: %1。</translation>
    </message>
    <message>
        <source>Choose companions first. Then you can change them for this room.</source>
        <translation>先にコンパニオンを選んでください。そのあと、この部屋での変更ができます。</translation>
    </message>
    <message>
        <source>Change a companion for this room only. The library stays as it is. Changes count from the next turn on.</source>
        <translation>この部屋でだけコンパニオンを変えます。ライブラリーではそのままです。次のターンから効きます。</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>%1, only in this room</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>%1、この部屋だけ</translation>
    </message>
    <message>
        <source>%1, as in the library</source>
        <translation>%1、ライブラリーのとおり</translation>
    </message>
    <message>
        <source>Companion to change</source>
        <translation>変えるコンパニオン</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>演じ方</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>答える直前の指示</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>おしゃべり度</translation>
    </message>
    <message>
        <source>Talkativeness in this room</source>
        <translation>この部屋でのおしゃべり度</translation>
    </message>
    <message>
        <source>All as in the library</source>
        <translation>すべてライブラリーのとおりにする</translation>
    </message>
    <message>
        <source>Throw that away</source>
        <translation>それを捨てる</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomPage</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomPresenter</name>
    <message>
        <source>%1 – Companion Studio</source>
        <translation>%1 – Companion Studio</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Hello! Who are you?</source>
        <translation>こんにちは。あなたたちは誰？</translation>
    </message>
    <message>
        <source>Please introduce yourselves to each other.</source>
        <translation>お互いに自己紹介してください。</translation>
    </message>
    <message>
        <source>%1, what are you thinking about today?</source>
        <translation>%1さん、今日は何を考えていますか？</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSetupDialog</name>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>新しい部屋</translation>
    </message>
    <message>
        <source>Set up the room</source>
        <translation>部屋の設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Create room</source>
        <translation>部屋を作る</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Not in the library any more, and so left out: %1.</source>
        <translation>もうライブラリーにないので外しました: %1。</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>テンプレートとして保存…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSetupForm</name>
    <message>
        <source>Give the room a name.</source>
        <translation>部屋に名前を付けてください。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>名前を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters.</source>
        <translation>場面を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>At most %L1 can take part.</source>
        <translation>参加できるのは %L1 人までです。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters; there are %L2.</source>
        <translation>場面を %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Name of the room</source>
        <translation>部屋の名前</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Where and when it plays. All companions know it.</source>
        <translation>いつ、どこの話か。コンパニオン全員が知っています。</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>How turns are taken</source>
        <translation>ターンの決め方</translation>
    </message>
    <message>
        <source>How long they may go on</source>
        <translation>どこまで続けるか</translation>
    </message>
    <message>
        <source>How its models are used</source>
        <translation>モデルの使い方</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Who you are</source>
        <translation>あなたの名義</translation>
    </message>
    <message>
        <source>You can write in several names.</source>
        <translation>複数の名前で書けます。</translation>
    </message>
    <message>
        <source>The room</source>
        <extracomment>A page of a room&apos;s settings</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Companions here</source>
        <extracomment>A page of a room&apos;s settings: what they are in this room only</extracomment>
        <translation>ここでのコンパニオン</translation>
    </message>
    <message>
        <source>Beginning</source>
        <extracomment>A page of a new room&apos;s settings: how it begins</extracomment>
        <translation>始まり</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>What companions answer in, when a model speaks for them.</source>
        <translation>モデルが話すとき、コンパニオンが答える言語です。</translation>
    </message>
    <message>
        <source>As I write</source>
        <translation>私の書く言語</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>新しい部屋</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <extracomment>the name of a room: %1 and %2 are companions</extracomment>
        <translation>%1と%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 &amp; %n more</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>
            <numerusform>%1、%2、%3、ほか %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 &amp; %3</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A page of a new room&apos;s settings: how turns are taken, limits, models</extracomment>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomTurnsForm</name>
    <message>
        <source>Write a whole number from 1 to %L1, or leave it empty.</source>
        <translation>1 から %L1 までの整数を書くか、空にしてください。</translation>
    </message>
    <message>
        <source>Turns of companions in all</source>
        <translation>コンパニオンのターンの合計</translation>
    </message>
    <message>
        <source>After so many the room rests until you raise the limit. Near the end companions say goodbye if there is room for it.</source>
        <translation>この数に達すると、上限を上げるまで部屋は休みます。終わりが近づくと、余裕があればコンパニオンがお別れを言います。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Stop turns that go in circles</source>
        <translation>堂々巡りのターンを止める</translation>
    </message>
    <message>
        <source>Companions who repeat themselves are told so first. If that does not help, the turn ends.</source>
        <translation>同じことを繰り返すコンパニオンには、まずそう伝えます。それでも続くときは、ターンを終わらせます。</translation>
    </message>
    <message>
        <source>Summarize long talks</source>
        <translation>長い会話を要約する</translation>
    </message>
    <message>
        <source>When a talk no longer fits, its companions remember the older part in short. What was said stays as it is, and you can undo it.</source>
        <translation>会話が入りきらなくなると、コンパニオンは古い部分を要約で覚えます。発言はそのまま残り、要約は元に戻せます。</translation>
    </message>
    <message>
        <source>Answer whispers aloud</source>
        <translation>ささやきに声に出して答える</translation>
    </message>
    <message>
        <source>Otherwise companions whisper back, and only the one who whispered hears the answer.</source>
        <translation>オフのときはコンパニオンもささやきで答え、ささやいた人にだけ聞こえます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomVoicesForm</name>
    <message>
        <source>Read aloud what companions say</source>
        <translation>コンパニオンの発言を読み上げる</translation>
    </message>
    <message>
        <source>Companions keep the floor until their last word was heard.</source>
        <translation>最後の言葉が聞こえるまで、コンパニオンが発言権を持ちます。</translation>
    </message>
    <message>
        <source>Show words as they are heard</source>
        <translation>声に合わせて文字を表示</translation>
    </message>
    <message>
        <source>The transcript waits for the voice, so that you read no further than you hear.</source>
        <translation>会話記録が声に合わせて進み、まだ聞こえていない先の文字は表示されません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>There is no room yet. Make one, and companions come in.</source>
        <translation>まだ部屋がありません。作ると、コンパニオンがやってきます。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Bring the deleted room back</source>
        <translation>削除した部屋を元に戻す</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::SaveTemplateDialog</name>
    <message>
        <source>Give the template a name.</source>
        <translation>テンプレートに名前を付けてください。</translation>
    </message>
    <message>
        <source>There is a template of that name. It will be replaced.</source>
        <translation>その名前のテンプレートがあります。置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>テンプレートとして保存</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>テンプレートの名前</translation>
    </message>
    <message>
        <source>It keeps who takes part, the scene, the rules, the budget and what you changed of companions; nothing that was said, and no guests.</source>
        <translation>参加者、場面、決まり、予算、コンパニオンへの変更が残ります。発言とゲストは残りません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>studio::ui::ScreenSheet</name>
    <message>
        <source>%1 · %2 × %3</source>
        <extracomment>A screen: %1 its name, %2 and %3 how many pixels it is wide and high</extracomment>
        <translation>%1 · %2 × %3</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message numerus="yes">
        <source>The screen is taken again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に画面を撮り直します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what you see here is sent. Crop to what matters; the picture is scaled down.</source>
        <translation>ここに見えているものだけを送信します。必要な部分だけに切り抜いてください。画像は縮小されます。</translation>
    </message>
    <message numerus="yes">
        <source>This is sent in %n second(s). Esc refuses.</source>
        <translation>
            <numerusform>%n 秒後に送信します。Esc で断ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信していません。</translation>
    </message>
    <message>
        <source>%1 ask for a picture of the screen.</source>
        <extracomment>%1 is one companion, or several such as &quot;Kyoko and Aya&quot;</extracomment>
        <translation>%1が画面の画像を求めています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1が画面の画像を求めています。</translation>
    </message>
    <message>
        <source>A picture of the screen</source>
        <translation>画面の画像</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>画面(&amp;S)</translation>
    </message>
    <message>
        <source>What is on the screen</source>
        <translation>画面に映っているもの</translation>
    </message>
    <message>
        <source>This desktop does not let programs take pictures of the screen.</source>
        <translation>このデスクトップでは、プログラムが画面を撮影できません。</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>撮り直す</translation>
    </message>
</context>
<context>
    <name>studio::ui::ScriptFields</name>
    <message>
        <source>What you pasted has %L1 characters; the first %L2 were taken.</source>
        <translation>貼り付けた文は %L1 文字です。最初の %L2 文字を取り込みました。</translation>
    </message>
    <message>
        <source>Greetings and directions</source>
        <translation>あいさつと演じ方</translation>
    </message>
    <message>
        <source>Other greetings, greetings for groups, how to play the part, last words before the answer</source>
        <translation>ほかのあいさつ、複数人の部屋でのあいさつ、演じ方、返事の直前に伝える言葉</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>ほかのあいさつ</translation>
    </message>
    <message>
        <source>Other first lines; one of them can open a room instead of the greeting.</source>
        <translation>ほかの最初の一言です。あいさつの代わりに部屋を始められます。</translation>
    </message>
    <message>
        <source>Greetings for groups</source>
        <translation>複数人の部屋でのあいさつ</translation>
    </message>
    <message>
        <source>First lines for rooms with several companions only.</source>
        <translation>複数のコンパニオンがいる部屋だけで使う、最初の一言です。</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>演じ方</translation>
    </message>
    <message>
        <source>Told to the model near the head of every prompt, beside what the studio says itself.</source>
        <translation>すべてのプロンプトの始め近くで、スタジオの説明に加えてモデルに伝えます。</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>返事の直前に伝える言葉</translation>
    </message>
    <message>
        <source>The same, but at the very end, where models heed it most. Keep it short.</source>
        <translation>同じですが、モデルが最も重んじる最後に伝えます。短くしてください。</translation>
    </message>
    <message>
        <source>What it says first</source>
        <translation>最初に言うこと</translation>
    </message>
    <message>
        <source>Add a greeting</source>
        <translation>あいさつを追加</translation>
    </message>
    <message>
        <source>Move this greeting up</source>
        <translation>このあいさつを上へ</translation>
    </message>
    <message>
        <source>Move this greeting down</source>
        <translation>このあいさつを下へ</translation>
    </message>
    <message>
        <source>Take this greeting out</source>
        <translation>このあいさつを外す</translation>
    </message>
    <message>
        <source>Other greeting %1</source>
        <translation>ほかのあいさつ %1</translation>
    </message>
    <message>
        <source>Greeting for groups %1</source>
        <translation>複数人の部屋でのあいさつ %1</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>リマインダー</translation>
    </message>
    <message>
        <source>Told with every answer, behind the newest message: a mood, a habit that must not be forgotten.</source>
        <translation>答えるたびに、最新のメッセージのあとで伝えます。気分や、忘れてはいけない癖など。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchDesk</name>
    <message>
        <source>That version is not the chosen one: this is where it was said.</source>
        <translation>その版は選ばれていません。これが言われた場所です。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchWindow</name>
    <message>
        <source>All rooms</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln, and more below</source>
        <translation>
            <numerusform>新しいものから %Ln 件、続きは下にあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>still reading what is older: %Ln to go</source>
        <translation>
            <numerusform>以前のものを読み込んでいます：残り %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Write what you are looking for. All words must be in it, and a word may be only begun; &quot;words in quotation marks&quot; stand together.

Messages, thoughts, decisions, tool calls and notes of all rooms are looked through.</source>
        <translation>探すものを書いてください。すべての語を含むものが見つかります。英単語は途中まででもよく、&quot;引用符で囲んだ語&quot; は続いているものだけです。

すべての部屋のメッセージ、思考、決定、ツールの呼び出し、メモを調べます。</translation>
    </message>
    <message>
        <source>Nothing found. Take a filter back, or write less of a word.</source>
        <translation>見つかりません。絞り込みを外すか、語を短くしてください。</translation>
    </message>
    <message>
        <source>Nothing found. Write less of a word, or fewer words.</source>
        <translation>見つかりません。語を短くするか、減らしてください。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>ツールの呼び出し</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>この 7 日間</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>この 30 日間</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>この 365 日間</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>期間を指定</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>全体を検索</translation>
    </message>
    <message>
        <source>Search in all rooms</source>
        <translation>すべての部屋を検索</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>探すもの</translation>
    </message>
    <message>
        <source>In which room</source>
        <translation>どの部屋で</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>誰の</translation>
    </message>
    <message>
        <source>What kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>When</source>
        <translation>いつ</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>To day</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>&amp;Take filters back</source>
        <translation>絞り込みを解除(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>そこへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::SetupPage</name>
    <message>
        <source>TOKEN</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>The MCP server is not open now.</source>
        <translation>MCP サーバーはいま開いていません。</translation>
    </message>
    <message>
        <source>The firehose is not open now.</source>
        <translation>イベント配信はいま開いていません。</translation>
    </message>
    <message>
        <source>There is no token yet: open a door first.</source>
        <translation>トークンはまだありません。先に出入口を開いてください。</translation>
    </message>
    <message>
        <source>What you copy holds the token.</source>
        <translation>コピーする内容にはトークンが含まれます。</translation>
    </message>
    <message>
        <source>Program:</source>
        <translation>プログラム：</translation>
    </message>
    <message>
        <source>Program to be set up</source>
        <translation>設定するプログラム</translation>
    </message>
    <message>
        <source>Text to be pasted</source>
        <translation>貼り付けるテキスト</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>テキストをコピー</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfChoice</name>
    <message>
        <source>There is none to choose yet. Make one with “Lorebooks…” in the menu “Room”.</source>
        <translation>選べるロアブックはまだありません。メニュー「部屋」の「ロアブック…」で作れます。</translation>
    </message>
    <message>
        <source>What companions of this room are told when a keyword of it is said, beside their own.</source>
        <translation>この部屋のコンパニオンに、それぞれのロアブックのほかに、キーワードが出たときに伝えるものです。</translation>
    </message>
    <message>
        <source>%1 (in every room)</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>%1（すべての部屋）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfChoiceButton</name>
    <message>
        <source>No lorebook</source>
        <translation>ロアブックなし</translation>
    </message>
    <message numerus="yes">
        <source>%n lorebook(s)</source>
        <translation>
            <numerusform>ロアブック %n 冊</numerusform>
        </translation>
    </message>
    <message>
        <source>Lorebooks of %1: %2</source>
        <extracomment>%1 is the name of somebody whom the user writes as, %2 says how many lorebooks</extracomment>
        <translation>%1 のロアブック: %2</translation>
    </message>
    <message>
        <source>Lorebooks that fire in rooms where you write as that person</source>
        <translation>この名義で書く部屋で発動するロアブック</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfDesk</name>
    <message>
        <source>The lorebook “%1” is there now.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」を追加しました。</translation>
    </message>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>このロアブックには読めるエントリがありません。</translation>
    </message>
    <message>
        <source>The lorebook “%1” is there already. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」はすでにあります。何も追加していません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfPage</name>
    <message>
        <source>It fires in all rooms, for all companions.</source>
        <translation>すべての部屋で、すべてのコンパニオンに発動します。</translation>
    </message>
    <message>
        <source>No room uses it yet. Choose it where you set up a room.</source>
        <translation>まだどの部屋でも使っていません。部屋の設定で選んでください。</translation>
    </message>
    <message>
        <source>Used in %1.</source>
        <extracomment>%1 is a list of rooms</extracomment>
        <translation>使っている部屋: %1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>In every room</source>
        <translation>すべての部屋で</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfWindow</name>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>in every room</source>
        <translation>すべての部屋</translation>
    </message>
    <message numerus="yes">
        <source>in %n room(s)</source>
        <translation>
            <numerusform>%n 部屋</numerusform>
        </translation>
    </message>
    <message>
        <source>in no room yet</source>
        <translation>まだどの部屋でもない</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>%n counts entries of a lorebook</extracomment>
        <translation>
            <numerusform>エントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>New lorebook</source>
        <translation>新しいロアブック</translation>
    </message>
    <message>
        <source>Import lorebooks</source>
        <translation>ロアブックを読み込む</translation>
    </message>
    <message>
        <source>Lorebooks (*.json *.lorebook)</source>
        <translation>ロアブック (*.json *.lorebook)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Lorebook of Character Card V3 (*.json)</source>
        <translation>Character Card V3 のロアブック (*.json)</translation>
    </message>
    <message>
        <source>Export a lorebook</source>
        <translation>ロアブックを書き出す</translation>
    </message>
    <message>
        <source>World Info of SillyTavern (*.json)</source>
        <translation>SillyTavern の World Info (*.json)</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries?</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」を、エントリごと取り除きますか?</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries? It is used in %2.</source>
        <extracomment>%1 is a lorebook, %2 a list of rooms</extracomment>
        <translation>ロアブック「%1」を、エントリごと取り除きますか? 使っている部屋: %2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>A lorebook tells companions of a thing when a keyword of it is said. Those of this window belong to no companion: they fire in the rooms that you choose.</source>
        <translation>ロアブックは、キーワードが出たときに、その事柄をコンパニオンに伝えます。このウィンドウのものはどのコンパニオンのものでもなく、選んだ部屋で発動します。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>取り除く…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::Shortcut</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tool tip: %1 what the button does, %2 its keys, such as &quot;Shift+F8&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShortcutSheet</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>Shortcuts of a row of actions: Alt+1 to Alt+9</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts of the same action</extracomment>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No shortcut matches “%1”.</source>
        <translation>「%1」に一致するショートカットはありません。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation>ショートカットを探す</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShotTools</name>
    <message>
        <source>What is left out of the picture</source>
        <translation>画像から除くもの</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>切り抜き</translation>
    </message>
    <message>
        <source>Only the part inside the frame is sent. Arrow keys move the frame, with Shift they change its size.</source>
        <translation>枠の中だけを送信します。矢印キーで枠が動き、Shift と一緒に押すと大きさが変わります。</translation>
    </message>
    <message>
        <source>Blur a part</source>
        <translation>一部をぼかす</translation>
    </message>
    <message>
        <source>What is inside the frame cannot be made out. Arrow keys move the frame, with Shift they change its size.</source>
        <translation>枠の中は見分けられなくなります。矢印キーで枠が動き、Shift と一緒に押すと大きさが変わります。</translation>
    </message>
    <message>
        <source>Blur everything</source>
        <translation>全体をぼかす</translation>
    </message>
    <message>
        <source>Only light and colours are left.</source>
        <translation>明るさと色だけが残ります。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Left and right are swapped. Text becomes unreadable.</source>
        <translation>左右が入れ替わります。文字は読めなくなります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SourceChoice</name>
    <message>
        <source>A picture of your own…</source>
        <translation>自分の画像…</translation>
    </message>
    <message>
        <source>Use a picture of your own</source>
        <translation>自分の画像を使う</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>カメラなし</translation>
    </message>
</context>
<context>
    <name>studio::ui::Spendings</name>
    <message>
        <source>said it for %1 · %2 left</source>
        <translation>%1で発言 · 残量%2</translation>
    </message>
    <message>
        <source>earlier</source>
        <extracomment>When somebody spoke, in a session before this one</extracomment>
        <translation>以前</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentence, time</comment>
        <extracomment>Read aloud: %1 a sentence about a purchase, %2 the time of day</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpokeForDesk</name>
    <message>
        <source>Give %1 the floor</source>
        <extracomment>Below a line that says that a companion began to speak for somebody else. %1 is that other one</extracomment>
        <translation>%1に発言権を渡す</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteRow</name>
    <message>
        <source>Pictures for feelings</source>
        <translation>感情ごとの画像</translation>
    </message>
    <message>
        <source>The pictures are being made small…</source>
        <translation>画像を縮小しています…</translation>
    </message>
    <message>
        <source>A folder with a picture for each feeling, named like joy.png, anger.png and neutral.png, is shown instead of the drawn face.</source>
        <translation>joy.png、anger.png、neutral.png のように感情ごとの画像を入れたフォルダーを選ぶと、描かれた顔の代わりに表示します。</translation>
    </message>
    <message>
        <source>There is no neutral.png: where a feeling has no picture, the drawn face is shown.</source>
        <translation>neutral.png がありません。画像のない感情では、描かれた顔を表示します。</translation>
    </message>
    <message>
        <source>A feeling without a picture is shown by one that is near to it, or by the neutral one.</source>
        <translation>画像のない感情は、近い感情の画像か neutral の画像で表示します。</translation>
    </message>
    <message>
        <source>Pictures for feelings…</source>
        <translation>感情ごとの画像…</translation>
    </message>
    <message>
        <source>Take these pictures away</source>
        <translation>これらの画像を取り除く</translation>
    </message>
    <message>
        <source>Pictures of feelings</source>
        <translation>感情ごとの画像</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteWork</name>
    <message>
        <source>%1: there is no feeling of that name.</source>
        <translation>%1：この名前の感情はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>このフォルダーにファイルがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>ほかに %n 個のファイルが使えません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::StageActor</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A companion on the stage, for screen readers and as a tool tip: %1 its name, %2 what it does</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, number %2 in the queue</source>
        <extracomment>The same of one who waits for the floor: %1 as above, %2 the place in the queue, 1 is the next</extracomment>
        <translation>%1、順番待ち %2 番目</translation>
    </message>
    <message>
        <source>Enter opens its menu.</source>
        <translation>Enter でメニューが開きます。</translation>
    </message>
    <message>
        <source>A click gives it the floor, a right click opens its menu.</source>
        <translation>クリックで発言権を渡し、右クリックでメニューを開きます。</translation>
    </message>
    <message>
        <source>A click opens its menu.</source>
        <translation>クリックでメニューが開きます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageCaption</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: %1 is a name, %2 what the companion is saying</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageMenu</name>
    <message>
        <source>Gesture</source>
        <extracomment>A submenu of a companion on the stage: it makes the gesture that is chosen</extracomment>
        <translation>ジェスチャー</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageView</name>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageWindow</name>
    <message>
        <source>Stage</source>
        <extracomment>The title of the window with the stage alone; %1 is the name of a room</extracomment>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Stage – %1</source>
        <translation>ステージ – %1</translation>
    </message>
    <message>
        <source>Ground of the stage</source>
        <translation>ステージの背景</translation>
    </message>
    <message>
        <source>Green ground</source>
        <translation>緑の背景</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>透明な背景</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Close the stage window</source>
        <translation>ステージウィンドウを閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartRow</name>
    <message>
        <source>Begin like</source>
        <translation>元にするもの</translation>
    </message>
    <message>
        <source>What the room begins like</source>
        <translation>部屋の元にするもの</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>テンプレート…</translation>
    </message>
    <message>
        <source>Rename or delete your templates</source>
        <translation>自分のテンプレートの名前を変える、削除する</translation>
    </message>
    <message>
        <source>Empty room</source>
        <translation>空の部屋</translation>
    </message>
    <message>
        <source>Begin like %1</source>
        <extracomment>A button: a new room begins like a template; %1 is its name</extracomment>
        <translation>「%1」を元に始める</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartingPoints</name>
    <message>
        <source>Tea for three</source>
        <extracomment>A template for rooms: a talk of three, who vote on who speaks</extracomment>
        <translation>3人のお茶</translation>
    </message>
    <message>
        <source>A small table with tea and something sweet. Nobody is in a hurry; there is time for stories, and for listening.</source>
        <translation>小さなテーブルにお茶と甘いもの。誰も急いでいません。話をする時間も、聞く時間もあります。</translation>
    </message>
    <message>
        <source>Round table</source>
        <extracomment>A template for rooms: everybody speaks in turn</extracomment>
        <translation>円卓</translation>
    </message>
    <message>
        <source>Debate</source>
        <extracomment>A template for rooms: speech is bought, so that a point must be worth it</extracomment>
        <translation>討論</translation>
    </message>
    <message>
        <source>A large table with one question in the middle. Each says what they think, one after the other, and answers those before.</source>
        <translation>大きなテーブルの真ん中に問いが1つ。1人ずつ考えを述べ、前の人に答えます。</translation>
    </message>
    <message>
        <source>A hall with two lecterns and a clock. One speaks for the motion, one against it; speaking time is scarce, so a point must be worth it.</source>
        <translation>演台が2つと時計のある会場。1人は賛成、1人は反対を述べます。話せる時間は限られているので、言う価値のあることだけを言います。</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>インタビュー</translation>
    </message>
    <message>
        <source>A quiet studio with two armchairs. The first asks short questions, the others answer them fully, and every answer leads to the next question.</source>
        <translation>肘掛け椅子が二つある静かなスタジオ。最初の人が短い質問をし、ほかの人がしっかり答え、その答えが次の質問につながります。</translation>
    </message>
    <message>
        <source>Writing a novel</source>
        <translation>小説づくり</translation>
    </message>
    <message>
        <source>A table full of notes. Together you invent a novel: each adds one idea, builds on the idea before, and nothing is thrown away too early.</source>
        <translation>メモでいっぱいのテーブル。みんなで小説を作ります。一人ずつアイデアを足し、前のアイデアを生かし、どれも早々に捨てません。</translation>
    </message>
    <message>
        <source>Language café</source>
        <translation>語学カフェ</translation>
    </message>
    <message>
        <source>A café where people learn a language. All speak slowly and simply, and repeat kindly in the right words what a learner said wrongly.</source>
        <translation>言葉を学ぶ人のカフェ。みんなゆっくり、やさしく話し、学ぶ人の間違いは正しい言い方でやさしく言い直します。</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>ゲームの夜</translation>
    </message>
    <message>
        <source>A sofa, some snacks, and a game of riddles. Each guesses the riddle before, and then gives the next one.</source>
        <translation>ソファとお菓子となぞなぞ遊び。一人ずつ前のなぞなぞに答え、次のなぞなぞを出します。</translation>
    </message>
    <message>
        <source>Study group</source>
        <translation>勉強会</translation>
    </message>
    <message>
        <source>A library table before an exam. Each explains a part in simple words, the others ask what they did not understand, and nobody pretends to know.</source>
        <translation>試験前の図書館のテーブル。一人ずつ一部分をやさしい言葉で説明し、ほかの人は分からないところを質問します。知ったかぶりはしません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::StatisticsDesk</name>
    <message>
        <source>Save statistics</source>
        <translation>統計を保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>The statistics were saved as “%1”.</source>
        <translation>統計を「%1」に保存しました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::StatisticsWindow</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent; %1 is the number</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A time in seconds; %1 is the number</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>まだ何も話されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages, from %1 to %2.</source>
        <extracomment>%1 and %2 are dates</extracomment>
        <translation>
            <numerusform>メッセージ %Ln 件、%1 から %2 まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics of “%1”</source>
        <translation>「%1」の統計</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Share of speech</source>
        <translation>発言の割合</translation>
    </message>
    <message>
        <source>Characters of what was said, without spaces.</source>
        <translation>話された文字数。空白は数えません。</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>だれ</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字数</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Decisions by rule</source>
        <translation>ルール別の決定</translation>
    </message>
    <message>
        <source>Why somebody was given the floor, or nobody was.</source>
        <translation>だれかに発言権を渡した理由、またはだれにも渡さなかった理由。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>bought from the meter</source>
        <extracomment>In a list of rules: the companion paid for its message from the meter</extracomment>
        <translation>メーターから購入</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation>まだ何も決定されていません。</translation>
    </message>
    <message>
        <source>%L1 of %L2 votes were missing when it was decided.</source>
        <extracomment>%1 is a number of votes, %2 how many were asked for</extracomment>
        <translation>決定のとき、%L2 件のうち %L1 件の投票が欠けていました。</translation>
    </message>
    <message>
        <source>Missing votes by cause</source>
        <translation>原因別の欠けた投票</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>No vote was missing.</source>
        <translation>欠けた投票はありません。</translation>
    </message>
    <message>
        <source>No votes were asked for.</source>
        <translation>投票は求められていません。</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>The median, and what nineteen of twenty did not exceed; other alternatives count too. The bar is the time to the first word.</source>
        <translation>中央値と、20 回中 19 回が超えなかった時間。ほかの候補も数えます。バーは最初の言葉までの時間です。</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>最初の言葉</translation>
    </message>
    <message>
        <source>19 of 20</source>
        <translation>20 中 19</translation>
    </message>
    <message>
        <source>Whole reply</source>
        <translation>返事全体</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>まだだれも答えていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls cost %1.</source>
        <extracomment>%1 is a sum of money</extracomment>
        <translation>
            <numerusform>%Ln 回の呼び出しの費用は %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>The price of %Ln of them is not known.</source>
        <translation>
            <numerusform>うち %Ln 回の価格は不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>No calls of models outside yet.</source>
        <translation>外部モデルの呼び出しはまだありません。</translation>
    </message>
    <message>
        <source>How much is counted</source>
        <translation>集計の進み具合</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>もう一度集計</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV でコピー</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV で保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Asked %L1 times. It chose nobody %L2 times, and %L3 times it gave no valid answer.</source>
        <extracomment>The director is a model that chooses who speaks; %L1, %L2 and %L3 are numbers of choices</extracomment>
        <translation>%L1 回尋ねました。誰も選ばなかったのは %L2 回、有効な答えがなかったのは %L3 回です。</translation>
    </message>
    <message>
        <source>The director&apos;s choices</source>
        <translation>ディレクターの選択</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選ばれた回数</translation>
    </message>
    <message>
        <source>Could have been</source>
        <translation>候補だった回数</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>in a list of names: the model that chooses who speaks</extracomment>
        <translation>ディレクター</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummaryDesk</name>
    <message numerus="yes">
        <source>%1 now remembers the first %n message(s) in short · Show</source>
        <extracomment>A quiet line of the conversation that can be clicked. %1 is a companion</extracomment>
        <translation>
            <numerusform>%1は最初の %n 件のメッセージを要約で覚えています · 表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what %1 remembers in short…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が要約で覚えていることを表示…</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummarySheet</name>
    <message>
        <source>What %1 remembers in short</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が要約で覚えていること</translation>
    </message>
    <message numerus="yes">
        <source>In place of the first %n message(s) of this room, %1 is told this:</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>
            <numerusform>この部屋の最初の %n 件のメッセージの代わりに、%1には次のように伝えます：</numerusform>
        </translation>
    </message>
    <message>
        <source>About %L1 tokens became %L2: %L3 % less in each of its prompts.</source>
        <extracomment>%L1 and %L2 are numbers of tokens, %L3 how much less that is, in percent</extracomment>
        <translation>約 %L1 トークンが %L2 になり、毎回のプロンプトで %L3 % 減りました。</translation>
    </message>
    <message>
        <source>A model wrote this, and may be wrong. The messages themselves stay in the room: undo this, and %1 is told them again as far as they fit.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>これはモデルが書いたもので、間違っていることもあります。元のメッセージは部屋に残っています。元に戻すと、入りきる分だけ、もう一度%1に伝えます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Tell %1 the messages themselves again</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1に元のメッセージをもう一度伝えます</translation>
    </message>
</context>
<context>
    <name>studio::ui::TalkFields</name>
    <message>
        <source>How it talks</source>
        <translation>話し方</translation>
    </message>
    <message>
        <source>Something it would say</source>
        <translation>言いそうなこと</translation>
    </message>
    <message>
        <source>Topics, with commas (optional)</source>
        <translation>話題をカンマ区切りで（省略可）</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>セリフを加える</translation>
    </message>
    <message>
        <source>Take this line out</source>
        <translation>このセリフを取り除く</translation>
    </message>
    <message>
        <source>Sample line %1</source>
        <translation>セリフ例 %1</translation>
    </message>
    <message>
        <source>Topics of sample line %1</source>
        <translation>セリフ例 %1 の話題</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>How it is, what it likes and cannot stand.</source>
        <translation>どんな人か、何が好きで何が苦手か。</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>生い立ち</translation>
    </message>
    <message>
        <source>Where it comes from and what happened to it.</source>
        <translation>どこから来て、何があったか。</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>A few lines in its own voice. Topics call for a line.</source>
        <translation>その人らしいセリフをいくつか。話題が出るとそのセリフを使います。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TemplateWindow</name>
    <message>
        <source>Delete the template “%1”? Rooms that began from it stay as they are.</source>
        <translation>テンプレート「%1」を削除しますか。これから始めた部屋はそのまま残ります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Room templates</source>
        <translation>部屋のテンプレート</translation>
    </message>
    <message>
        <source>There is no template of yours yet. Set up a room and choose “Save as template…”.</source>
        <translation>自分のテンプレートはまだありません。部屋を設定して「テンプレートとして保存…」を選んでください。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::TestPage</name>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>すべて動きます。</translation>
    </message>
    <message>
        <source>It works. What it cannot do is said above.</source>
        <translation>動きます。できないことは上に書いてあります。</translation>
    </message>
    <message>
        <source>It does not work yet. What to do is said above.</source>
        <translation>まだ動きません。どうすればよいかは上に書いてあります。</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
    <message>
        <source>%1 is asked a few things. That costs a few hundred tokens.</source>
        <translation>%1にいくつか質問します。数百トークンの費用がかかります。</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>テストを停止</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>もう一度テスト</translation>
    </message>
</context>
<context>
    <name>studio::ui::TestStepRow</name>
    <message>
        <source>Somebody answers at the address</source>
        <translation>アドレスに応答がある</translation>
    </message>
    <message>
        <source>The key is taken</source>
        <translation>キーが受け付けられる</translation>
    </message>
    <message>
        <source>It lists its models</source>
        <translation>モデルの一覧がある</translation>
    </message>
    <message>
        <source>The model answers, piece by piece</source>
        <translation>モデルが少しずつ返事をする</translation>
    </message>
    <message>
        <source>It keeps to the form of a vote</source>
        <translation>投票の形式を守る</translation>
    </message>
    <message>
        <source>It uses tools</source>
        <translation>ツールを使う</translation>
    </message>
    <message>
        <source>It sees pictures</source>
        <translation>画像を見る</translation>
    </message>
    <message>
        <source>trying…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>works</source>
        <translation>できます</translation>
    </message>
    <message>
        <source>does not, but need not</source>
        <translation>できないが、支障なし</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>できません</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未確認</translation>
    </message>
</context>
<context>
    <name>studio::ui::TierRows</name>
    <message>
        <source>Tier %L1: write two whole numbers, the price and the longest text.</source>
        <translation>段階 %L1：価格と文の長さの上限を、どちらも整数で書いてください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TimelineDelegate</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A row of the timeline: %1 what was said or missing, %2 why it ended so</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::TimelineModel</name>
    <message>
        <source>The room rests</source>
        <translation>部屋は休憩中</translation>
    </message>
    <message>
        <source>Nobody speaks</source>
        <translation>誰も話しません</translation>
    </message>
    <message>
        <source>The turn was called off.</source>
        <translation>ターンは取り消されました。</translation>
    </message>
    <message>
        <source>The turn failed.</source>
        <translation>ターンは失敗しました。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the timeline for screen readers: %1 a name, %2 what was said or decided, %3 the time</extracomment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>wanted to say something for %1</source>
        <translation>%1で発言しようとしました</translation>
    </message>
    <message>
        <source>wanted to say something and was refused</source>
        <translation>発言しようとして断られました</translation>
    </message>
    <message>
        <source>Bought for %2: %1</source>
        <extracomment>A row of the timeline: %1 what was said, %2 what it cost of the level</extracomment>
        <translation>%2で買った発言：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>誰もいない</translation>
    </message>
    <message>
        <source>cannot be known</source>
        <translation>分からない</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Beside a round: it would have ended as it did</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>instead</source>
        <extracomment>Beside a round: somebody else, or nobody, would have had the floor</extracomment>
        <translation>代わりに</translation>
    </message>
    <message>
        <source>%1; what if: %2</source>
        <extracomment>%1 a row of the timeline, %2 what would have been, such as &quot;Kyoko instead&quot; or &quot;cannot be known&quot;</extracomment>
        <translation>%1。もしも：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>What was said and decided, newest first</source>
        <translation>言われたことと決まったこと（新しい順）</translation>
    </message>
    <message>
        <source>Nothing has been said or decided here yet. Say something, and each decision gets a line.</source>
        <translation>まだ何も言われず、決まってもいません。何か言うと、決定ごとに一行加わります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TokenPart</name>
    <message>
        <source>There will be one when a door is opened.</source>
        <translation>出入口を開くと作られます。</translation>
    </message>
    <message>
        <source>Whoever knows it can come in. It is kept in the keychain.</source>
        <translation>これを知っていれば誰でも入れます。キーチェーンに保管されています。</translation>
    </message>
    <message>
        <source>Whoever knows it can come in. It cannot be kept in a keychain, so there is a new one with each start.</source>
        <translation>これを知っていれば誰でも入れます。キーチェーンに保管できないため、起動のたびに新しくなります。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide the token</source>
        <translation>トークンを隠す</translation>
    </message>
    <message>
        <source>Show the token</source>
        <translation>トークンを表示</translation>
    </message>
    <message>
        <source>Hide the QR code</source>
        <translation>QR コードを隠す</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>QR コードを表示</translation>
    </message>
    <message>
        <source>Renew it now</source>
        <translation>いますぐ更新</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>The code holds the token. Show it to nobody else.</source>
        <translation>コードにはトークンが含まれます。ほかの人に見せないでください。</translation>
    </message>
    <message>
        <source>The code holds %1 with the token. Show it to nobody else.</source>
        <translation>コードには %1 とトークンが含まれます。ほかの人に見せないでください。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>トークンをコピー</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Answers the question whether to renew the token: no</extracomment>
        <translation>そのまま使う</translation>
    </message>
    <message>
        <source>Programs that are connected will be cut off, and need the new token.</source>
        <translation>接続中のプログラムは切断され、新しいトークンが必要になります。</translation>
    </message>
    <message>
        <source>QR code of the address and the token</source>
        <translation>アドレスとトークンの QR コード</translation>
    </message>
    <message>
        <source>For front ends, which may speak as you:</source>
        <translation>あなたとして話してもよいフロントエンド用:</translation>
    </message>
    <message>
        <source>Token of the front ends</source>
        <translation>フロントエンド用のトークン</translation>
    </message>
    <message>
        <source>Copy the token of the front ends</source>
        <translation>フロントエンド用のトークンをコピー</translation>
    </message>
</context>
<context>
    <name>studio::ui::TopBar</name>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Nobody is in this room.</source>
        <translation>この部屋には誰もいません。</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1と</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>部屋</translation>
    </message>
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message>
        <source>— cut off</source>
        <translation>— 途中で中断</translation>
    </message>
    <message>
        <source>— cut off: %1</source>
        <extracomment>%1 is the cause, such as &quot;you spoke&quot;</extracomment>
        <translation>— 途中で中断：%1</translation>
    </message>
    <message>
        <source>Message not loaded yet</source>
        <translation>メッセージはまだ読み込まれていません</translation>
    </message>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>［未読み込みのメッセージ: %n 件］</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Witnessed by everybody</source>
        <translation>全員が知っています</translation>
    </message>
    <message>
        <source>Witnessed by you alone</source>
        <translation>知っているのはあなただけです</translation>
    </message>
    <message>
        <source>Witnessed by you and %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>知っているのはあなたと%1です</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集済み</translation>
    </message>
    <message>
        <source>— cut off at the limit of tokens</source>
        <translation>— トークン数の上限で途切れました</translation>
    </message>
    <message>
        <source>whispered</source>
        <translation>ささやき</translation>
    </message>
    <message>
        <source>whispered to you</source>
        <translation>あなたへのささやき</translation>
    </message>
    <message>
        <source>whispered to %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>%1へのささやき</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Show the next alternative</source>
        <translation>次の候補を表示</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>The beginning of a quiet line below a reply: what is clicked to have the alternative before it</extracomment>
        <translation>‹ 前へ</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>The end of that line</extracomment>
        <translation>次へ ›</translation>
    </message>
    <message>
        <source>A message by you was deleted</source>
        <extracomment>A quiet line in place of a message. %1 is the name of who said it</extracomment>
        <translation>あなたのメッセージが削除されました</translation>
    </message>
    <message>
        <source>A message by %1 was deleted</source>
        <translation>%1のメッセージが削除されました</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The end of the line &quot;A message by Kyoko was deleted&quot;: brings the message back</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Restore the message</source>
        <translation>メッセージを元に戻す</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>あいさつしてみましょう…</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードをコピー</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialBand</name>
    <message>
        <source>What if: %1</source>
        <extracomment>Over votes that are tried and do not count: %1 what is tried, such as &quot;Kyoko: 10 instead of 7&quot;</extracomment>
        <translation>もしも：%1</translation>
    </message>
    <message>
        <source>The room goes on from here with these votes. What was said until now is kept.</source>
        <translation>部屋はこの投票でここから続きます。これまでの発言は残ります。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これで進める</translation>
    </message>
    <message>
        <source>Lay over the room</source>
        <extracomment>Shows what the same change would have done to every round of the room</extracomment>
        <translation>部屋全体に重ねる</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Shows what the same change would have done to every round.</source>
        <translation>同じ変更がすべてのラウンドにどう影響したかを表示します。</translation>
    </message>
    <message>
        <source>Takes back everything that is tried here. Esc does the same.</source>
        <translation>ここで試したことをすべて取り消します。Escでも同じです。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialModel</name>
    <message>
        <source>Own model: %1</source>
        <extracomment>Who answers when a line is tried: the model that the companion has; %1 is its name</extracomment>
        <translation>自身のモデル：%1</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>自身のモデル</translation>
    </message>
    <message>
        <source>%1, the provider&apos;s standard</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（プロバイダーの標準）</translation>
    </message>
    <message>
        <source>Who answers when a line is tried</source>
        <translation>セリフを試すときに答えるもの</translation>
    </message>
    <message>
        <source>Model that answers when a line is tried</source>
        <translation>セリフを試すときに答えるモデル</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialPane</name>
    <message>
        <source>It did not work: %1</source>
        <translation>うまくいきませんでした：%1</translation>
    </message>
    <message>
        <source>Voting…</source>
        <translation>投票中…</translation>
    </message>
    <message>
        <source>Cancelled before it voted.</source>
        <translation>投票の前に取り消しました。</translation>
    </message>
    <message>
        <source>Would speak: importance %1 of 10.</source>
        <translation>話すつもりです。重要度は 10 のうち %1。</translation>
    </message>
    <message>
        <source>Would rather listen: importance %1 of 10.</source>
        <translation>聞くほうを選びます。重要度は 10 のうち %1。</translation>
    </message>
    <message>
        <source>It feels asked.</source>
        <translation>名指しされたと感じています。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>One vote and one reply from what the form says now. Nothing of it is kept.</source>
        <translation>今のフォームの内容で、投票と返事を一回ずつ行います。何も残りません。</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>what a user says to try a companion</extracomment>
        <translation>あなた：%1</translation>
    </message>
    <message>
        <source>It said nothing.</source>
        <translation>何も言いませんでした。</translation>
    </message>
    <message>
        <source>Try a line</source>
        <translation>一言試す</translation>
    </message>
    <message>
        <source>A line to try the companion with</source>
        <translation>コンパニオンを試す一言</translation>
    </message>
    <message>
        <source>What the companion replies</source>
        <translation>コンパニオンの返事</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>話しかける…</translation>
    </message>
    <message>
        <source>%1 answers. %2</source>
        <extracomment>Two sentences after each other; %1 is a model</extracomment>
        <translation>%1が答えます。%2</translation>
    </message>
    <message>
        <source>The key of %1 is missing. %2</source>
        <extracomment>Two sentences after each other; %1 is a provider</extracomment>
        <translation>%1のキーがありません。%2</translation>
    </message>
    <message>
        <source>Thought: %1</source>
        <translation>考えたこと：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” could not be saved, so it rests. Nothing that was not saved is shown as said. %2</source>
        <translation>「%1」を保存できなかったため、休憩しています。保存されていない発言は表示していません。%2</translation>
    </message>
    <message>
        <source>Another Companion Studio has this data folder open. Here you can read, but not write.</source>
        <translation>別のCompanion Studioがこのデータフォルダーを開いています。ここでは読むことはできますが、書くことはできません。</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>別のフォルダーを使う…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show the backups…</source>
        <translation>バックアップを見る…</translation>
    </message>
</context>
<context>
    <name>studio::ui::TroubleBanner</name>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnDetails</name>
    <message>
        <source>Nothing came back.</source>
        <translation>何も返ってきませんでした。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what was sent to a model</extracomment>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <extracomment>Tab: what a model sent back, as it came</extracomment>
        <translation>返事の原文</translation>
    </message>
    <message>
        <source>Prompt or raw reply</source>
        <translation>プロンプトまたは返事の原文</translation>
    </message>
    <message>
        <source>All that is known of this row</source>
        <translation>この行について分かることすべて</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy this as JSON</source>
        <translation>これを JSON としてコピー</translation>
    </message>
    <message>
        <source>Go to the message</source>
        <translation>メッセージへ移動</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnRowWords</name>
    <message>
        <source>%1 s</source>
        <extracomment>A length of time: %1 a number of seconds, such as 0.4</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Everything stays as it was.</source>
        <translation>すべて元のままです。</translation>
    </message>
    <message>
        <source>%1 → %2 tokens, %3 % saved</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 a share of a hundred</extracomment>
        <translation>%1 → %2 トークン、%3 % 節約</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <extracomment>Title of a row: %1 is a companion whose turn it is; %2 counts from 2</extracomment>
        <translation>%1（%2回目）</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Title of a row: a call of a model; %1 what it was for, such as Vote or Speech</extracomment>
        <translation>モデル：%1</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A line of a turn: %1 how it ended, %2 what it cost</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <extracomment>How a turn ended: %1 is the cause</extracomment>
        <translation>打ち切り：%1</translation>
    </message>
    <message>
        <source>Going on…</source>
        <translation>進行中…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ターン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n 回試行</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn of a companion: from getting the floor to giving it back.</source>
        <translation>コンパニオンの一回のターンです。発言権を得てから返すまでを表します。</translation>
    </message>
    <message>
        <source>Everybody who might speak next was asked how much they want to: like hands that go up in a classroom.</source>
        <translation>次に話すかもしれない全員に、どれだけ話したいかを尋ねました。教室で手が挙がるようなものです。</translation>
    </message>
    <message>
        <source>A model was asked something: this is all that was sent to it and all that it sent back, like both sides of a letter exchange.</source>
        <translation>モデルに問い合わせました。送った内容と返ってきた内容のすべてです。文通の、双方の手紙がそろっているようなものです。</translation>
    </message>
    <message>
        <source>How much one companion wants to speak, and why.</source>
        <translation>一人のコンパニオンがどれだけ話したいか、そしてその理由です。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the inspector for screen readers: %1 what it is, %2 its text, %3 its time</extracomment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A thought: %1 what it is about, %2 the thought</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Lnトークン</numerusform>
        </translation>
    </message>
    <message>
        <source>Lore of %1</source>
        <extracomment>Title of a row: %1 is a companion whose lorebooks were looked at</extracomment>
        <translation>%1のロア</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lorebooks added to the prompt, and why: like a prompter who helps an actor with the next line.</source>
        <translation>ロアブックがプロンプトに加えたものと、その理由です。俳優に次の台詞を教えるプロンプターのようなものです。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnStrip</name>
    <message>
        <source>The last turns</source>
        <translation>最近のターン</translation>
    </message>
    <message>
        <source>The last turns: %1</source>
        <translation>最近のターン：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnWords</name>
    <message>
        <source>bought for %1</source>
        <translation>%1で購入</translation>
    </message>
    <message>
        <source>bought %1 times, for %2</source>
        <extracomment>%1 how often, %2 for how much altogether</extracomment>
        <translation>%1回購入、合計%2</translation>
    </message>
    <message>
        <source>was refused</source>
        <translation>断られました</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>spoke</source>
        <translation>発言</translation>
    </message>
    <message>
        <source>its place in the ring</source>
        <extracomment>Why a companion had the floor, as the next ones</extracomment>
        <translation>リングの順番</translation>
    </message>
    <message>
        <source>woken by a message</source>
        <translation>メッセージで起きました</translation>
    </message>
    <message>
        <source>woken by a message that it had missed</source>
        <translation>聞き逃したメッセージで起きました</translation>
    </message>
    <message>
        <source>woken as the level came back</source>
        <translation>残量が戻って起きました</translation>
    </message>
    <message>
        <source>without being woken</source>
        <translation>起こされずに発言</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <extracomment>%1 minutes and %2 seconds, such as 1:05 min</extracomment>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>発言者なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 why there is no vote</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2, wins</source>
        <extracomment>%1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1 %2、勝ち</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>woken after a long silence</source>
        <translation>長い沈黙のあとに起こされた</translation>
    </message>
</context>
<context>
    <name>studio::ui::UpkeepDesk</name>
    <message>
        <source>Backed up and read through: %1</source>
        <translation>バックアップして読み直しました: %1</translation>
    </message>
    <message>
        <source>The backup lies ready. Quit and start the studio again to use it; what is there now is kept beside it.</source>
        <translation>バックアップの用意ができました。使うには、スタジオを終了してもう一度起動してください。今のデータは横に残ります。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>終わりました。</translation>
    </message>
    <message>
        <source>Looking through the data…</source>
        <translation>データを調べています…</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>バックアップを作っています…</translation>
    </message>
    <message>
        <source>Making the lists again…</source>
        <translation>一覧を作り直しています…</translation>
    </message>
    <message>
        <source>Looking for what is not needed…</source>
        <translation>要らないものを探しています…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップに戻す</translation>
    </message>
    <message>
        <source>At the next start the data is as in this backup. What was said since is not in it; the data of now is kept beside it.</source>
        <translation>次に起動すると、データはこのバックアップの状態になります。その後に話されたことは含まれません。今のデータは横に残ります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Laying the backup ready…</source>
        <translation>バックアップを用意しています…</translation>
    </message>
    <message>
        <source>Compact the data</source>
        <translation>データを小さくする</translation>
    </message>
    <message>
        <source>Nothing of what was said is lost. What is said meanwhile waits until it is over.</source>
        <translation>話されたことは何も失われません。その間に話されたことは、終わるまで待ちます。</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>小さくする</translation>
    </message>
    <message>
        <source>Compacting the data…</source>
        <translation>データを小さくしています…</translation>
    </message>
</context>
<context>
    <name>studio::ui::VersionsDialog</name>
    <message>
        <source>%1 · %2 (newest)</source>
        <extracomment>%1 is the number of a version, %2 the date and time when it was saved</extracomment>
        <translation>%1 · %2（最新）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is the number of a version, %2 the date and time when it was saved</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In the form, not saved</source>
        <translation>フォームの内容（未保存）</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>フォームの内容</translation>
    </message>
    <message>
        <source>The versions could not be read: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>バージョンを読み取れませんでした：%1</translation>
    </message>
    <message>
        <source>Reading the versions…</source>
        <translation>バージョンを読んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are different.</source>
        <translation>
            <numerusform>%n か所が異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This companion was saved once; there is nothing to compare yet.</source>
        <translation>このコンパニオンの保存は一度だけなので、まだ比べるものがありません。</translation>
    </message>
    <message>
        <source>These two are the same.</source>
        <translation>この二つは同じです。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Each time it was saved is a version. To put one into the form changes nothing until you save, and can be undone.</source>
        <translation>保存するたびにバージョンが残ります。フォームに入れても、保存するまで何も変わらず、元に戻せます。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Version at the left</source>
        <translation>左のバージョン</translation>
    </message>
    <message>
        <source>Version at the right</source>
        <translation>右のバージョン</translation>
    </message>
    <message>
        <source>Put into the form</source>
        <translation>フォームに入れる</translation>
    </message>
    <message>
        <source>Put the version at the left into the form</source>
        <translation>左のバージョンをフォームに入れる</translation>
    </message>
    <message>
        <source>Put the version at the right into the form</source>
        <translation>右のバージョンをフォームに入れる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>異なるところ</translation>
    </message>
</context>
<context>
    <name>studio::ui::ViewActions</name>
    <message>
        <source>L&amp;ayout</source>
        <translation>レイアウト(&amp;A)</translation>
    </message>
    <message>
        <source>Author: everything</source>
        <translation>制作：すべて表示</translation>
    </message>
    <message>
        <source>Live: a large stage</source>
        <translation>ライブ：大きなステージ</translation>
    </message>
    <message>
        <source>Log: what was decided and why</source>
        <translation>ログ：何がなぜ決まったか</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>Motion as the system</source>
        <translation>動きをシステムに合わせる</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>All motion</source>
        <translation>すべての動き</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceActions</name>
    <message>
        <source>There is no room here that you can change.</source>
        <translation>変更できる部屋がありません。</translation>
    </message>
    <message>
        <source>Have this room read aloud first.</source>
        <translation>先に、この部屋の読み上げをオンにしてください。</translation>
    </message>
    <message>
        <source>Nothing is being read aloud.</source>
        <translation>今は何も読み上げていません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceDesk</name>
    <message>
        <source>Reading aloud</source>
        <extracomment>in the top bar, while the voice of %1 is heard; pressed, it stops</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>%1 is heard</source>
        <translation>%1の声を再生中</translation>
    </message>
    <message>
        <source>Press to stop reading. The words stay.</source>
        <translation>押すと読み上げを停止します。文字は残ります。</translation>
    </message>
    <message>
        <source>This computer has no voice to read with.</source>
        <translation>このコンピューターには読み上げる声がありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceFields</name>
    <message>
        <source>This is how I sound.</source>
        <translation>こんな声で話します。</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>A voice: its name, the language that it speaks, and the program that it is of</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Automatic, by language</source>
        <translation>言語に合わせて自動</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <translation>%1（このコンピューターにありません）</translation>
    </message>
    <message>
        <source>There is no speech engine on this computer.</source>
        <translation>このコンピューターに音声合成エンジンがありません。</translation>
    </message>
    <message>
        <source>much slower</source>
        <translation>かなり遅い</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>遅め</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>ふつうの速さ</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>速め</translation>
    </message>
    <message>
        <source>much faster</source>
        <translation>かなり速い</translation>
    </message>
    <message>
        <source>much lower</source>
        <translation>かなり低い</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>低め</translation>
    </message>
    <message>
        <source>normal pitch</source>
        <translation>ふつうの高さ</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>高め</translation>
    </message>
    <message>
        <source>much higher</source>
        <translation>かなり高い</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Try the voice</source>
        <translation>声を試す</translation>
    </message>
    <message>
        <source>Stop the voice</source>
        <translation>声を停止</translation>
    </message>
    <message>
        <source>Never read aloud</source>
        <translation>読み上げない</translation>
    </message>
    <message>
        <source>Everything is only written, also in rooms that are read aloud.</source>
        <translation>読み上げをする部屋でも、文字だけで表示します。</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed of the voice</source>
        <translation>声の速さ</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Pitch of the voice</source>
        <translation>声の高さ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>声の音量</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoterDeadlines</name>
    <message>
        <source>%1: write a number of seconds from %2 to %3, or nothing.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1：%2〜%3 の秒数を書くか、空にしてください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingCalls</name>
    <message>
        <source>Skip this vote</source>
        <translation>この投票を飛ばす</translation>
    </message>
    <message>
        <source>Go on without the vote of %1</source>
        <translation>%1の投票なしで進む</translation>
    </message>
    <message>
        <source>Calls that wait</source>
        <translation>待機中の呼び出し</translation>
    </message>
    <message>
        <source>Go on without the director</source>
        <translation>ディレクターを待たずに進む</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingWords</name>
    <message>
        <source>%L1 s</source>
        <translation>%L1秒</translation>
    </message>
    <message>
        <source>%L1 min</source>
        <translation>%L1分</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>リクエストが多すぎます</translation>
    </message>
    <message>
        <source>the provider is overloaded</source>
        <translation>プロバイダーが混み合っています</translation>
    </message>
    <message>
        <source>The vote of %1 waits until other calls are over.</source>
        <extracomment>%1 is a companion; its provider takes only so many calls at the same time</extracomment>
        <translation>%1の投票は、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>The turn of %1 waits until other calls are over.</source>
        <translation>%1のターンは、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>The vote of %1 is asked for again now: %2</source>
        <extracomment>%1 is a companion, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1の投票をもう一度求めています：%2</translation>
    </message>
    <message>
        <source>The turn of %1 is tried again now: %2</source>
        <translation>%1のターンをもう一度試しています：%2</translation>
    </message>
    <message>
        <source>The vote of %1 is asked for again in %2: %3</source>
        <extracomment>%1 is a companion, %2 a time such as &quot;3 s&quot;, %3 a phrase: why the first try came to nothing</extracomment>
        <translation>%2後に%1の投票をもう一度求めます：%3</translation>
    </message>
    <message>
        <source>The turn of %1 is tried again in %2: %3</source>
        <translation>%2後に%1のターンをもう一度試します：%3</translation>
    </message>
    <message>
        <source>The vote of %1 waits: %2</source>
        <extracomment>%1 is a companion, %2 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>%1の投票を待っています：%2</translation>
    </message>
    <message>
        <source>The turn of %1 waits: %2</source>
        <translation>%1のターンは待っています：%2</translation>
    </message>
    <message>
        <source>The director&apos;s choice waits: %1</source>
        <extracomment>%1 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>ディレクターの選択が待っています：%1</translation>
    </message>
    <message>
        <source>The director&apos;s choice waits until other calls are over.</source>
        <translation>ディレクターの選択は、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>The director is asked again now: %1</source>
        <extracomment>%1 a phrase: why the first try came to nothing</extracomment>
        <translation>ディレクターに今もう一度尋ねます：%1</translation>
    </message>
    <message>
        <source>The director is asked again in %1: %2</source>
        <extracomment>%1 a time such as &quot;3 s&quot;, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1後にディレクターにもう一度尋ねます：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhatIfDesk</name>
    <message>
        <source>Open the menu of a vote or drag its bar to try another vote.</source>
        <translation>別の投票を試すには、投票のメニューを開くか、バーをドラッグしてください。</translation>
    </message>
    <message>
        <source>There are no votes to change yet.</source>
        <translation>変えられる投票はまだありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WherePage</name>
    <message>
        <source>Looking for servers on this machine…</source>
        <translation>このコンピューターのサーバーを探しています…</translation>
    </message>
    <message>
        <source>No other server answers on the usual ports.</source>
        <translation>ほかに、よく使われるポートで応答するサーバーはありません。</translation>
    </message>
    <message>
        <source>No server with models answers on this machine. Start Ollama, LM Studio or llama.cpp and look again.</source>
        <translation>このコンピューターには、モデルのあるサーバーが動いていません。Ollama、LM Studio、llama.cpp のどれかを起動して、もう一度探してください。</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>別のサーバー</translation>
    </message>
    <message>
        <source>vLLM, LM Studio on another machine and whoever else speaks as OpenAI does</source>
        <translation>vLLM、別のコンピューターの LM Studio など、OpenAI と同じ方式のもの</translation>
    </message>
    <message>
        <source>At %1, with a key</source>
        <translation>%1、キーが必要</translation>
    </message>
    <message>
        <source>Where the model is</source>
        <translation>モデルの場所</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>With an account</source>
        <translation>アカウントで使う</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhoFields</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>made from the name</source>
        <translation>名前から作成</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>id：%1</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>どんな人か</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み</translation>
    </message>
    <message>
        <source>How the name is read aloud</source>
        <translation>名前の読み方</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>id を変更</translation>
    </message>
    <message>
        <source>Names the companion in files and in the log. It is fixed once the companion is saved.</source>
        <translation>ファイルとログでコンパニオンを示します。保存すると変えられません。</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>Add a nickname</source>
        <translation>呼び名を加える</translation>
    </message>
    <message>
        <source>Take this nickname out</source>
        <translation>この呼び名を取り除く</translation>
    </message>
    <message>
        <source>Nickname %1</source>
        <translation>呼び名 %1</translation>
    </message>
    <message>
        <source>Reading of nickname %1</source>
        <translation>呼び名 %1 の読み</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Nicknames</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>Other names to answer to, without Mr, Ms or -san.</source>
        <translation>答えるほかの名前です。「さん」などは付けません。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>One line that others know it by, such as: a dry researcher.</source>
        <translation>ほかの人から見た一行の紹介です。例：淡々とした研究者。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message>
        <source>They are talking already.</source>
        <translation>もう話しています。</translation>
    </message>
    <message>
        <source>They are stopped already.</source>
        <translation>もう停止しています。</translation>
    </message>
    <message>
        <source>There is no turn to take. Say something first.</source>
        <translation>取れるターンがありません。まず何か話してください。</translation>
    </message>
    <message>
        <source>Nothing is going on.</source>
        <translation>何も行われていません。</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>ここでは読むことはできますが、書くことはできません。</translation>
    </message>
    <message>
        <source>The ring sleeps already.</source>
        <translation>リングはもう眠っています。</translation>
    </message>
    <message>
        <source>There is nothing to shuffle.</source>
        <translation>シャッフルするものがありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessModel</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, whispering to %2</source>
        <extracomment>In a table: %1 is who whispers, or &quot;You&quot;, %2 are the names of those who hear it</extracomment>
        <translation>%1（%2へのささやき）</translation>
    </message>
    <message>
        <source>%1 knows it</source>
        <extracomment>Said by a screen reader for a cell of a table: %1 is a companion</extracomment>
        <translation>%1は知っています</translation>
    </message>
    <message>
        <source>%1 does not know it</source>
        <translation>%1は知りません</translation>
    </message>
    <message>
        <source>knows it</source>
        <translation>知っている</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>in short</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>含まれない</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heads of a table of messages</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>話した人</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>話の内容</translation>
    </message>
    <message>
        <source>In its prompt</source>
        <extracomment>Head of a table: how a message stands in what a companion&apos;s model is told</extracomment>
        <translation>プロンプトでは</translation>
    </message>
    <message>
        <source>This message was deleted</source>
        <translation>このメッセージは削除されました</translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessWindow</name>
    <message>
        <source>Everybody, side by side</source>
        <extracomment>A choice: one column for each companion and guest</extracomment>
        <translation>全員を並べて</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <extracomment>A choice: the conversation as this companion knows it</extracomment>
        <translation>%1が知っているとおりに</translation>
    </message>
    <message>
        <source>As %1 knew it, who has left</source>
        <translation>去った%1が知っていたとおりに</translation>
    </message>
    <message>
        <source>Summary and notes of %1</source>
        <translation>%1の要約とメモ</translation>
    </message>
    <message>
        <source>The chosen message</source>
        <translation>選んだメッセージ</translation>
    </message>
    <message>
        <source>Export as %1 knows it…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が知っているとおりに書き出す…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>まだ何も話されていません。</translation>
    </message>
    <message>
        <source>No whispers yet: everybody knows everything.</source>
        <translation>ささやきはまだありません。全員がすべてを知っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 messages are whispers.</source>
        <extracomment>%1 is how many messages there are</extracomment>
        <translation>
            <numerusform>%L1件のメッセージのうち、%n件がささやきです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has heard %L2 of %L3 messages.</source>
        <extracomment>%1 is a companion, %2 and %3 are numbers of messages</extracomment>
        <translation>%1は%L3件のメッセージのうち%L2件を聞いています。</translation>
    </message>
    <message>
        <source>The prompt has the newest %L1 in full.</source>
        <translation>プロンプトには新しいものから%L1件が全文で入ります。</translation>
    </message>
    <message>
        <source>The oldest %L1 stand in its summary.</source>
        <translation>古い%L1件は要約に入っています。</translation>
    </message>
    <message>
        <source>Witnessed by everybody.</source>
        <translation>全員が知っています。</translation>
    </message>
    <message>
        <source>Witnessed by nobody but you.</source>
        <translation>知っているのはあなただけです。</translation>
    </message>
    <message>
        <source>Witnessed by: %1</source>
        <translation>知っている人: %1</translation>
    </message>
    <message>
        <source>A guest reads the room by itself; what it keeps of it is not known here.</source>
        <translation>ゲストは部屋を自分で読みます。何を覚えているかはここではわかりません。</translation>
    </message>
    <message>
        <source>In short, what was said before:</source>
        <translation>これまでの話の要約:</translation>
    </message>
    <message>
        <source>No summary: nothing is told in short.</source>
        <translation>要約はありません。短くまとめられたものはありません。</translation>
    </message>
    <message>
        <source>No notes: it remembers nothing from other talks.</source>
        <translation>メモはありません。ほかの会話のことは何も覚えていません。</translation>
    </message>
    <message>
        <source>Notes, also from other rooms:</source>
        <translation>ほかの部屋のものも含むメモ:</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>誰が何を知っているか</translation>
    </message>
    <message>
        <source>A whisper is known only to whom it was meant for. Everything else is known to everybody, also to those who come later. You see all of it.</source>
        <translation>ささやきを知っているのは、向けられた相手だけです。ほかのことは、後から来た人も含めて全員が知っています。あなたにはすべてが見えます。</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示:</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>誰の知っていることを表示するか</translation>
    </message>
    <message>
        <source>Whispers only</source>
        <translation>ささやきだけ</translation>
    </message>
    <message>
        <source>Messages, and who knows them</source>
        <translation>メッセージと、それを知っている人</translation>
    </message>
    <message>
        <source>Go to the message</source>
        <translation>メッセージへ移動</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>studio::voice::Engines</name>
    <message>
        <source>There is no speech engine on this computer.</source>
        <translation>このコンピューターに音声合成エンジンがありません。</translation>
    </message>
    <message>
        <source>No voice on this computer speaks that language.</source>
        <translation>このコンピューターには、その言語を話す声がありません。</translation>
    </message>
    <message>
        <source>There is no audio device to read aloud with.</source>
        <translation>読み上げに使えるオーディオ機器がありません。</translation>
    </message>
    <message>
        <source>The voice could not be used.</source>
        <translation>この声は使えませんでした。</translation>
    </message>
</context>
<context>
    <name>studio::voice::Mouth</name>
    <message>
        <source>The voice could not be heard in time. Is there a sound device?</source>
        <translation>音声が時間内に聞こえませんでした。音の出る機器はありますか？</translation>
    </message>
</context>
<context>
    <name>studio::voice::ReadAloud</name>
    <message>
        <source>The voice was stopped.</source>
        <translation>音声を停止しました。</translation>
    </message>
</context>
</TS>
