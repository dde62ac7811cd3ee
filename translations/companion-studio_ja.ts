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
        <source>All companions, including those in no room.</source>
        <translation>部屋にいない人も含む、すべてのコンパニオン。</translation>
    </message>
    <message>
        <source>people, characters, personas, archive</source>
        <translation>人, キャラクター, ペルソナ, アーカイブ</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>ライブラリ…</translation>
    </message>
    <message>
        <source>&amp;Import companion…</source>
        <translation>コンパニオンを読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Add companions from cards and persona files.</source>
        <translation>キャラクターカードとペルソナファイルからコンパニオンを追加します。</translation>
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
        <source>Add all companions from a folder.</source>
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
        <source>Choose a companion in the library and save a card.</source>
        <translation>一覧でコンパニオンを選び、キャラクターカードを書き出します。</translation>
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
        <source>Save all companions of this room to a folder.</source>
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
        <source>Give %1 the floor</source>
        <translation>%1に話を振る</translation>
    </message>
    <message>
        <source>Let %1 speak next, regardless of votes.</source>
        <translation>投票に関係なく、次は%1に話してもらいます。</translation>
    </message>
    <message>
        <source>cue, ask, next</source>
        <translation>指名, たずねる, 次</translation>
    </message>
    <message>
        <source>Give floor</source>
        <translation>話を振る</translation>
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
        <source>%1’s memory…</source>
        <translation>%1の記憶…</translation>
    </message>
    <message>
        <source>Read, add and correct the notes of %1.</source>
        <translation>%1のメモの確認、追加、修正をします。</translation>
    </message>
    <message>
        <source>memory, notes</source>
        <translation>記憶, メモ</translation>
    </message>
    <message>
        <source>What %1 knows…</source>
        <translation>%1が知っていること…</translation>
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
        <source>Remove %1 from the room</source>
        <translation>%1を退室させる</translation>
    </message>
    <message>
        <source>%1 is a guest from another program and has to leave.</source>
        <translation>ほかのプログラムから来たゲストの%1に退室してもらいます。</translation>
    </message>
    <message>
        <source>remove, kick, guest</source>
        <translation>追い出す, ゲスト</translation>
    </message>
    <message>
        <source>Go to the waiting &amp;request</source>
        <translation>待機中のリクエストへ移動(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the oldest request.</source>
        <translation>いちばん古いリクエストへ移動します。</translation>
    </message>
    <message>
        <source>permission, question, answer</source>
        <translation>許可, 質問, 返事</translation>
    </message>
    <message>
        <source>Request &amp;permissions…</source>
        <translation>リクエストの許可(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose which companions may ask you for pictures and answers.</source>
        <translation>画像や回答をリクエストできるコンパニオンを決めます。</translation>
    </message>
    <message>
        <source>picture, photo, camera, screen, permission</source>
        <translation>画像, 写真, カメラ, 画面, 許可</translation>
    </message>
    <message>
        <source>&amp;Tool permissions…</source>
        <translation>ツールの許可(&amp;T)…</translation>
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
        <source>Use a real model for the companions.</source>
        <translation>本物のモデルでコンパニオンを動かします。</translation>
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
        <source>See the providers and choose the model in use.</source>
        <translation>プロバイダーを確認し、使用するモデルを選びます。</translation>
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
        <source>See what model calls cost.</source>
        <translation>モデルの呼び出しの費用を表示します。</translation>
    </message>
    <message>
        <source>money, price, tokens, budget</source>
        <translation>お金, 価格, トークン, 予算</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>再開(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the conversation.</source>
        <translation>会話を再開します。</translation>
    </message>
    <message>
        <source>play, continue, resume</source>
        <translation>再生, 続ける, 再開</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Pause before the next turn.</source>
        <translation>次のターンの前で止めます。</translation>
    </message>
    <message>
        <source>pause, hold</source>
        <translation>一時停止, 待機</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play the &amp;next turn</source>
        <translation>次のターンを進める(&amp;N)</translation>
    </message>
    <message>
        <source>Let one companion speak, then pause.</source>
        <translation>1 人だけ話し、そのあと一時停止します。</translation>
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
        <source>&amp;Stop the conversation</source>
        <translation>会話を停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the vote and the current turn.</source>
        <translation>投票と発言を止めます。</translation>
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
        <source>Re&amp;generate reply</source>
        <translation>返事を再生成(&amp;G)</translation>
    </message>
    <message>
        <source>Let the same companion answer again in another way.</source>
        <translation>同じコンパニオンが別の言い方で返事し直します。</translation>
    </message>
    <message>
        <source>regenerate, retry</source>
        <translation>再生成, やり直す</translation>
    </message>
    <message>
        <source>&amp;Vote again</source>
        <translation>投票し直す(&amp;V)</translation>
    </message>
    <message>
        <source>Let everyone vote again on who speaks.</source>
        <translation>誰が話すかを全員で投票し直します。</translation>
    </message>
    <message>
        <source>vote, retry</source>
        <translation>投票, やり直す</translation>
    </message>
    <message>
        <source>&amp;Undo last retry</source>
        <translation>直前のやり直しを取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last retry in this room.</source>
        <translation>この部屋の直前のやり直しを取り消します。</translation>
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
        <source>End this turn and let the ring sleep. The order stays.</source>
        <translation>ターンを終え、リングを待機させます。順番はそのままです。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Res&amp;huffle the ring</source>
        <translation>リングの並び順を引き直す(&amp;H)</translation>
    </message>
    <message>
        <source>Draw a new order.</source>
        <translation>リングの順番を新しく引きます。</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>ランダム, 順番</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>What &amp;if…</source>
        <translation>もしも(&amp;I)…</translation>
    </message>
    <message>
        <source>Try other votes and see who would have spoken.</source>
        <translation>別の投票なら、誰が話していたかを試します。</translation>
    </message>
    <message>
        <source>trial, simulate, change votes</source>
        <translation>試す, シミュレーション, 投票を変える</translation>
    </message>
    <message>
        <source>Turn-taking: %1</source>
        <translation>ターンテイキング：%1</translation>
    </message>
    <message>
        <source>Choose how the room decides who speaks.</source>
        <translation>誰が話すかの決め方を選びます。</translation>
    </message>
    <message>
        <source>policy, order, rules</source>
        <translation>方式, 順番, ルール</translation>
    </message>
    <message>
        <source>Turn-taking &amp;settings…</source>
        <translation>ターンテイキングの設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Set who may follow each companion, and how long they talk.</source>
        <translation>誰が誰のあとに話せるか、コンパニオンがどのくらい話すかを設定します。</translation>
    </message>
    <message>
        <source>policy, rules, matrix</source>
        <translation>方式, ルール, 表</translation>
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation>新しい部屋(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a room and choose who is in it.</source>
        <translation>部屋を作り、参加者を選びます。</translation>
    </message>
    <message>
        <source>start, begin, create, chat</source>
        <translation>開始, 作成, チャット</translation>
    </message>
    <message>
        <source>Room &amp;settings…</source>
        <translation>部屋の設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Change who is in this room, the scene and the rules.</source>
        <translation>この部屋の参加者、場面、ルールを変更します。</translation>
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
        <source>Save the setup of this room for new rooms.</source>
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
        <translation>テンプレートの名前を変更または削除します。</translation>
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
        <source>Save the conversation to a file.</source>
        <translation>会話をファイルに書き出します。</translation>
    </message>
    <message>
        <source>save, print, PDF, HTML, Markdown</source>
        <translation>保存, 印刷, PDF, HTML, Markdown</translation>
    </message>
    <message>
        <source>&amp;Import a conversation…</source>
        <translation>会話を読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Create a room from a chat of another program.</source>
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
        <source>Delete this room. You can undo it in the notice.</source>
        <translation>この部屋を削除します。通知から元に戻せます。</translation>
    </message>
    <message>
        <source>remove, trash</source>
        <translation>消す, ごみ箱</translation>
    </message>
    <message>
        <source>C&amp;onnect programs (doors)…</source>
        <translation>外部接続(&amp;O)…</translation>
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
        <source>Data and &amp;backups…</source>
        <translation>データとバックアップ(&amp;B)…</translation>
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
        <source>Search &amp;all rooms…</source>
        <translation>すべての部屋を検索(&amp;A)…</translation>
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
        <translation>返事をする人を選ぶ…</translation>
    </message>
    <message>
        <source>Choose who should answer. Everyone hears it unless you whisper.</source>
        <translation>返事をしてほしい相手を選びます。ささやき以外は全員に届きます。</translation>
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
        <source>Only the recipients hear it.</source>
        <translation>宛先の相手にだけ聞こえます。</translation>
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
        <source>Choose your name…</source>
        <translation>自分の名前を選ぶ…</translation>
    </message>
    <message>
        <source>Write under another of your names.</source>
        <translation>自分の別の名前で書きます。</translation>
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
        <source>Send the text in the message box.</source>
        <translation>メッセージ欄の内容を送信します。</translation>
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
        <source>Copy the text of the message.</source>
        <translation>メッセージの文をコピーします。</translation>
    </message>
    <message>
        <source>Copy the message as Markdown</source>
        <translation>メッセージを Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy the message with its formatting marks.</source>
        <translation>書式の記号も含めてコピーします。</translation>
    </message>
    <message>
        <source>Show the decision</source>
        <translation>決定を表示</translation>
    </message>
    <message>
        <source>See why this companion was chosen.</source>
        <translation>このコンパニオンが選ばれた理由を表示します。</translation>
    </message>
    <message>
        <source>Show this turn</source>
        <translation>このターンを表示</translation>
    </message>
    <message>
        <source>See the model calls behind this message.</source>
        <translation>このメッセージのモデルの呼び出しを表示します。</translation>
    </message>
    <message>
        <source>Show the previous version</source>
        <translation>前のバージョンを表示</translation>
    </message>
    <message>
        <source>See the reply before this one.</source>
        <translation>1 つ前の返事を表示します。</translation>
    </message>
    <message>
        <source>Show the next version</source>
        <translation>次のバージョンを表示</translation>
    </message>
    <message>
        <source>See the reply after this one.</source>
        <translation>1 つ後の返事を表示します。</translation>
    </message>
    <message>
        <source>Edit the message…</source>
        <translation>メッセージを編集…</translation>
    </message>
    <message>
        <source>Change the text of the message.</source>
        <translation>メッセージの文を変更します。</translation>
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
        <source>Normal figure size</source>
        <translation>キャラクターを標準の大きさに</translation>
    </message>
    <message>
        <source>Reset the figures to their normal size.</source>
        <translation>キャラクターを標準の大きさに戻します。</translation>
    </message>
    <message>
        <source>Change the vote: %1</source>
        <translation>投票を変える：%1</translation>
    </message>
    <message>
        <source>See who would have spoken with this vote.</source>
        <translation>この投票なら、誰が話していたかを表示します。</translation>
    </message>
    <message>
        <source>Restore the vote</source>
        <translation>投票を元に戻す</translation>
    </message>
    <message>
        <source>Set the vote back to what it was.</source>
        <translation>投票を元のままに戻します。</translation>
    </message>
    <message>
        <source>Show the roo&amp;ms</source>
        <translation>部屋の一覧を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the list of rooms.</source>
        <translation>部屋の一覧の表示を切り替えます。</translation>
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
        <translation>この部屋のコンパニオンの表示を切り替えます。</translation>
    </message>
    <message>
        <source>Show the &amp;side panel</source>
        <translation>サイドパネルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the floor, the timeline, the events and the turns.</source>
        <translation>発言権、タイムライン、イベント、ターンの表示を切り替えます。</translation>
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
        <source>See who has the floor, and why.</source>
        <translation>誰が話すか、そしてその理由を表示します。</translation>
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
        <source>See the room’s turns over time.</source>
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
        <source>Choose which panels are large.</source>
        <translation>どのパネルを大きくするかを選びます。</translation>
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
        <source>Move all panels back to their places.</source>
        <translation>すべてのパネルを元の場所に戻します。</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>テーマ：%1</translation>
    </message>
    <message>
        <source>Choose the colours of the window.</source>
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
        <source>Choose how much motion the window has.</source>
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
        <source>Use the text size of the system.</source>
        <translation>文字をシステムの大きさに戻します。</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>次のパネル</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel.</source>
        <translation>キーボードフォーカスを次のパネルへ移します。</translation>
    </message>
    <message>
        <source>focus, panel</source>
        <translation>フォーカス, パネル</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>前のパネル</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel.</source>
        <translation>キーボードフォーカスを前のパネルへ移します。</translation>
    </message>
    <message>
        <source>&amp;Read this room aloud</source>
        <translation>この部屋を読み上げる(&amp;R)</translation>
    </message>
    <message>
        <source>Read the messages of this room aloud.</source>
        <translation>この部屋のメッセージを声で読み上げます。</translation>
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
        <translation>声に合わせて 1 語ずつ表示します。</translation>
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
        <source>Stop the voice. The text stays.</source>
        <translation>声を止めます。文字は残ります。</translation>
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
        <source>Find any command by name.</source>
        <translation>すべてのコマンドを名前で探します。</translation>
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
        <source>See all shortcuts and find one by name.</source>
        <translation>すべてのショートカットを表示し、名前で探します。</translation>
    </message>
    <message>
        <source>help, hotkeys</source>
        <translation>ヘルプ, ホットキー</translation>
    </message>
    <message>
        <source>&amp;About Companion Studio</source>
        <translation>Companion Studio について(&amp;A)</translation>
    </message>
    <message>
        <source>See the version and the licence.</source>
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
        <source>Send the next messages to the same recipients too.</source>
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
        <source>Put the message, or the selected part, into the message box.</source>
        <translation>メッセージ、または選択した部分を、メッセージ欄に引用します。</translation>
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
        <source>Open the message menu.</source>
        <translation>メッセージのメニューを開きます。</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>ここから読み上げる</translation>
    </message>
    <message>
        <source>Hear this message and all that follow. Esc stops.</source>
        <translation>このメッセージから最後まで読み上げます。Esc で停止します。</translation>
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
        <source>Companions do not get it any more. You can undo this.</source>
        <translation>以後、コンパニオンには伝わりません。元に戻せます。</translation>
    </message>
    <message>
        <source>remove, erase, take back, trash</source>
        <translation>消去, 取り消し, ゴミ箱</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>ルール…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Set up the program: look, language, keyboard, notifications.</source>
        <translation>外観、言語、キーボード、通知など、アプリの設定を開きます。</translation>
    </message>
    <message>
        <source>preferences, options, configuration</source>
        <translation>環境設定, オプション, 構成</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Read about the part of the window with the keyboard focus.</source>
        <translation>キーボードのフォーカスがある部分の説明を読みます。</translation>
    </message>
    <message>
        <source>help, documentation, guide</source>
        <translation>ヘルプ, 説明書, ガイド, 使い方</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>See what a report contains, and save it.</source>
        <translation>報告に含まれる内容を確かめて保存します。</translation>
    </message>
    <message>
        <source>bug, error, crash, support</source>
        <translation>バグ, エラー, 不具合, クラッシュ, サポート</translation>
    </message>
    <message>
        <source>Continue in a new room</source>
        <translation>新しい部屋で続ける</translation>
    </message>
    <message>
        <source>Make a new room with the conversation up to this message. This room stays as it is.</source>
        <translation>このメッセージまでの会話で新しい部屋を作ります。この部屋はそのまま残ります。</translation>
    </message>
    <message>
        <source>branch, fork, copy, split, duplicate</source>
        <translation>分岐, 枝分かれ, コピー, 分ける, 複製</translation>
    </message>
    <message>
        <source>Model of this &amp;room…</source>
        <translation>この部屋のモデル(&amp;R)…</translation>
    </message>
    <message>
        <source>Choose the model that answers in this room.</source>
        <translation>この部屋で応答するモデルを選びます。</translation>
    </message>
    <message>
        <source>AI, LLM, switch, change model</source>
        <translation>AI、LLM、切り替え、モデルの変更</translation>
    </message>
    <message>
        <source>Attach a picture…</source>
        <translation>画像を添付…</translation>
    </message>
    <message>
        <source>Send a picture with the message.</source>
        <translation>メッセージと一緒に画像を送ります。</translation>
    </message>
    <message>
        <source>photo, image, screenshot, file</source>
        <translation>写真, 画像, スクリーンショット, ファイル</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>%1に尋ねる</translation>
    </message>
    <message>
        <source>Address your message to %1. Everyone hears it.</source>
        <translation>メッセージを%1に宛てます。全員に聞こえます。</translation>
    </message>
    <message>
        <source>Whisper to %1</source>
        <translation>%1にささやく</translation>
    </message>
    <message>
        <source>Write a message that only %1 hears.</source>
        <translation>%1だけに聞こえるメッセージを書きます。</translation>
    </message>
    <message>
        <source>Seats in the stage window: %1</source>
        <translation>ステージウィンドウの席：%1</translation>
    </message>
    <message>
        <source>Choose how companions sit in the stage window.</source>
        <translation>ステージウィンドウでのコンパニオンの座り方を選びます。</translation>
    </message>
    <message>
        <source>arc, table, rows, places</source>
        <translation>円弧, テーブル, 列, 場所</translation>
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
        <source>%1 declined to answer this.</source>
        <translation>%1が応答を拒否しました。</translation>
    </message>
    <message>
        <source>%1 sent a reply that could not be read.</source>
        <translation>%1の応答を読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>%1に接続できませんでした。</translation>
    </message>
    <message>
        <source>%1 is rate-limited.</source>
        <translation>%1が利用制限中です。しばらく待ってください。</translation>
    </message>
    <message>
        <source>%1 sent an empty reply.</source>
        <translation>%1の応答が空でした。</translation>
    </message>
    <message>
        <source>%1 is busy with other calls from Companion Studio. This call waits for its turn.</source>
        <translation>%1がほかの呼び出しを処理中です。この呼び出しは順番を待っています。</translation>
    </message>
    <message>
        <source>%1 sent no reply: %2.</source>
        <extracomment>%1 is a provider, %2 a phrase such as &quot;stopped&quot;</extracomment>
        <translation>%1から応答がありませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 refused the key.</source>
        <translation>%1がキーを拒否しました。</translation>
    </message>
    <message>
        <source>%1 does not have this model.</source>
        <translation>%1にこのモデルはありません。</translation>
    </message>
    <message>
        <source>%1 reports that the account has no credit left.</source>
        <translation>アカウントの残高がありません（%1）。</translation>
    </message>
    <message>
        <source>%1 reports that the conversation is longer than the model can hold.</source>
        <translation>会話がモデルの上限より長くなっています（%1）。</translation>
    </message>
    <message>
        <source>%1 cannot do this with the chosen model.</source>
        <translation>選んだモデルでは利用できません（%1）。</translation>
    </message>
    <message>
        <source>The server at this address is not %1.</source>
        <translation>このアドレスのサーバーは%1ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot accept the request at the moment.</source>
        <translation>%1は今、リクエストを受け付けられません。</translation>
    </message>
    <message>
        <source>Wait a while and try again.</source>
        <translation>しばらく待ってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Check the key in the list of providers.</source>
        <translation>プロバイダーの一覧でキーを確認してください。</translation>
    </message>
    <message>
        <source>Choose a model that the provider has.</source>
        <translation>プロバイダーにあるモデルを選んでください。</translation>
    </message>
    <message>
        <source>Check the address, and whether the server is running.</source>
        <translation>アドレスと、サーバーが動いているかどうかを確認してください。</translation>
    </message>
    <message>
        <source>Top the account up, or choose another provider.</source>
        <translation>残高を補充するか、別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Start a new room, or choose a model with a larger context.</source>
        <translation>新しい部屋を始めるか、より長い会話に対応したモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 returned the status %2.</source>
        <extracomment>%1 is a provider, %2 a number such as 503</extracomment>
        <translation>%1がステータス %2 を返しました。</translation>
    </message>
    <message>
        <source>by Rehearsal (offline)</source>
        <translation>リハーサルによる（オフライン）</translation>
    </message>
    <message>
        <source>format enforced by the provider</source>
        <translation>プロバイダーが形式を保証</translation>
    </message>
    <message>
        <source>given as a tool call in that form</source>
        <translation>その形式のツール呼び出し</translation>
    </message>
    <message>
        <source>JSON guaranteed, form only requested</source>
        <translation>JSON は保証、形式は指示のみ</translation>
    </message>
    <message>
        <source>form only requested</source>
        <translation>形式は指示のみ</translation>
    </message>
    <message>
        <source>%1, readable on the second try</source>
        <extracomment>%1 says how a vote was had</extracomment>
        <translation>%1、再試行で読み取り</translation>
    </message>
    <message>
        <source>%1, in one call for several</source>
        <extracomment>%1 says how a vote was had; several companions voted in the same call of the model</extracomment>
        <translation>%1、数人分を 1 回の呼び出しで</translation>
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
        <translation>起動されたターン</translation>
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
        <source>OpenAI-compatible</source>
        <translation>OpenAI 互換</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
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
        <source>Rehearsal is not an AI and does not have this setting.</source>
        <translation>リハーサルは AI ではないため、この設定はありません。</translation>
    </message>
    <message>
        <source>%1 does not have this setting.</source>
        <extracomment>%1 is a kind of provider, such as &quot;Anthropic&quot;</extracomment>
        <translation>%1にこの設定はありません。</translation>
    </message>
    <message>
        <source>This model does not support it.</source>
        <extracomment>%1 is a model</extracomment>
        <translation>このモデルは非対応です。</translation>
    </message>
    <message>
        <source>%1 does not support it.</source>
        <translation>%1は非対応です。</translation>
    </message>
    <message>
        <source>Not supported while the model thinks.</source>
        <translation>モデルの思考中は使えません。</translation>
    </message>
    <message>
        <source>Not supported together with a temperature.</source>
        <translation>温度と同時には使えません。</translation>
    </message>
    <message>
        <source>%1 was not called, because its key is missing here.</source>
        <translation>このコンピューターにキーがないため、%1を呼び出していません。</translation>
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
        <source>Reply: “%1”.</source>
        <extracomment>%1 are words of the network, such as &quot;Connection refused&quot;, not translated</extracomment>
        <translation>応答の内容：「%1」。</translation>
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
        <source>called on</source>
        <translation>名指し</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>締めくくり</translation>
    </message>
    <message>
        <source>state</source>
        <translation>意思</translation>
    </message>
    <message>
        <source>%1: missing, taken as “%2”.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 its value</extracomment>
        <translation>%1：記載がないため「%2」とみなします。</translation>
    </message>
    <message>
        <source>%1: “%2” was read as “%3”.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 and %3 are values: &quot;85&quot; was read as &quot;8.5&quot;</extracomment>
        <translation>%1：「%2」を「%3」と読みました。</translation>
    </message>
    <message>
        <source>%1 was not called, because no model is chosen.</source>
        <translation>モデルが選ばれていないため、%1を呼び出していません。</translation>
    </message>
    <message>
        <source>%1 has nothing at the path of this address.</source>
        <translation>%1のこのアドレスのパスには何もありません。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of a reply.</source>
        <translation>%1が応答の代わりにウェブページを返しました。</translation>
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
        <source>%1 only thought, and sent an empty reply.</source>
        <translation>%1は思考だけで、応答が空でした。</translation>
    </message>
    <message>
        <source>Choose one in the list of providers.</source>
        <translation>プロバイダーの一覧で選んでください。</translation>
    </message>
    <message>
        <source>Check the end of the address: most end in /v1.</source>
        <translation>アドレスの末尾を確認してください。多くは /v1 で終わります。</translation>
    </message>
    <message>
        <source>Open the address in a browser: a login page, a proxy or another program might be there.</source>
        <translation>アドレスをブラウザーで開いてください。ログイン画面やプロキシ、別のプログラムの可能性があります。</translation>
    </message>
    <message>
        <source>Try again when the model has loaded.</source>
        <translation>モデルの読み込みが終わってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Load the model there and try again.</source>
        <translation>サーバー側でモデルを読み込んでから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs on the computer that runs the model.</source>
        <translation>より小さいモデルを選ぶか、モデルが動いているコンピューターでほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Choose another provider.</source>
        <translation>別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>Reduce or switch off the model’s thinking, or choose another model.</source>
        <translation>モデルの思考を減らすかオフにするか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>It was not valid JSON.</source>
        <translation>正しい JSON ではありませんでした。</translation>
    </message>
    <message>
        <source>It was a list of lines instead of JSON.</source>
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
        <source>It was only in the model’s thinking.</source>
        <translation>モデルの思考の中にだけありました。</translation>
    </message>
    <message>
        <source>Original: %1</source>
        <extracomment>%1 is the answer of a model, not translated</extracomment>
        <translation>元の文：%1</translation>
    </message>
    <message>
        <source>%1 could not reply.</source>
        <extracomment>%1 is a companion; the reason follows</extracomment>
        <translation>%1が返事できませんでした。</translation>
    </message>
    <message>
        <source>Nobody speaks: no vote from %1.</source>
        <extracomment>%1 is a companion or several; the reason follows</extracomment>
        <translation>発言なし：%1の投票が届きませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a companion or several, %2 a sentence that says what went wrong with their calls</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Loading the model… %L1 s</source>
        <extracomment>%L1 are the seconds that it has been loading for</extracomment>
        <translation>モデルを読み込み中… %L1 秒</translation>
    </message>
    <message>
        <source>Loading %1… %L2 s</source>
        <extracomment>%1 is the name of a language model, %L2 the seconds that it has been loading for</extracomment>
        <translation>%1を読み込み中… %L2 秒</translation>
    </message>
    <message>
        <source>%1 was not called, because its key was not entered for this address.</source>
        <translation>キーがこのアドレス用に入力されたものではないため、%1を呼び出していません。</translation>
    </message>
    <message>
        <source>Allow it in the list of providers, or enter the key again.</source>
        <translation>プロバイダーの一覧で許可するか、キーを入力し直してください。</translation>
    </message>
    <message>
        <source>Director’s choice</source>
        <extracomment>a call of the model that chooses who speaks next</extracomment>
        <translation>進行役の選択</translation>
    </message>
    <message>
        <source>Enter the right key and try again.</source>
        <translation>正しいキーを入力して、もう一度試してください。</translation>
    </message>
    <message>
        <source>Enter the key again.</source>
        <translation>キーをもう一度入力してください。</translation>
    </message>
    <message>
        <source>Choose a model and try again.</source>
        <translation>モデルを選んで、もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>CardCosts</name>
    <message>
        <source>The card asks for longer replies or more thinking, which might cost more. Set this yourself if you want it.</source>
        <translation>カードが長い返事や多くの思考を指定しています。費用が増えることがあるため、必要なら自分で設定してください。</translation>
    </message>
    <message>
        <source>The card asks for %1, which was left out. The default model is used until you choose another.</source>
        <translation>カードが指定する%1は読み込みませんでした。別のモデルを選ぶまで、デフォルトのモデルを使います。</translation>
    </message>
    <message>
        <source>The room used %1, which was left out. The default model is used until you choose another for this room.</source>
        <extracomment>%1 is a model, a provider of models, or both</extracomment>
        <translation>この部屋で使われていた%1は読み込まれませんでした。この部屋のモデルを選ぶまで、デフォルトのモデルが使われます。</translation>
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
        <source>Used as the scenario.</source>
        <translation>シナリオとして使います。</translation>
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
        <source>Used as the system prompt.</source>
        <translation>システムプロンプトとして使います。</translation>
    </message>
    <message>
        <source>Used as the post-history instructions.</source>
        <translation>履歴後の指示として使います。</translation>
    </message>
    <message>
        <source>Only shown to people, never part of a prompt.</source>
        <translation>表示だけに使い、プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Not downloaded: the file is at a remote address. The address is kept.</source>
        <translation>ダウンロードしません：ネット上のファイルです。アドレスは残します。</translation>
    </message>
    <message>
        <source>Refers to the card’s own picture.</source>
        <translation>カード自身の画像を指しています。</translation>
    </message>
    <message>
        <source>Part of the card file, and kept there.</source>
        <translation>カードのファイルに含まれ、そのまま残します。</translation>
    </message>
    <message>
        <source>Written in the card itself, and kept there.</source>
        <translation>カードの中に書かれており、そのまま残します。</translation>
    </message>
    <message>
        <source>Not downloaded: unknown kind of address. The address is kept.</source>
        <translation>ダウンロードしません：未知の種類のアドレスです。アドレスは残します。</translation>
    </message>
    <message>
        <source>Not a list of pictures and files. Kept as it is.</source>
        <translation>画像やファイルの一覧ではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>Not an object. Kept as it is.</source>
        <translation>オブジェクトではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>The name of a lorebook that is not in this file. Kept.</source>
        <translation>このファイルにないロアブックの名前です。残します。</translation>
    </message>
    <message>
        <source>This is in the card twice, with different values. The one in “data” was read. Both are kept.</source>
        <translation>カードに 2 回、違う内容で書かれています。「data」の中のものを読み込みました。どちらも残します。</translation>
    </message>
    <message>
        <source>No character in this card: “data” is missing or not an object.</source>
        <translation>このカードにキャラクターがありません。「data」がないか、オブジェクトではありません。</translation>
    </message>
    <message>
        <source>This character card has no name. Add one in “name” and import it again.</source>
        <translation>このキャラクターカードには名前がありません。「name」に名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>The card names no format, or an unknown one. It was read as the format it looks like.</source>
        <translation>カードの形式が書かれていないか、未知の形式です。内容から形式を判断して読み込みました。</translation>
    </message>
    <message>
        <source>The “data” of this card cannot be read. The fields outside it were read.</source>
        <translation>このカードの「data」は読めません。その外に書かれた項目を読み込みました。</translation>
    </message>
    <message>
        <source>The card uses version %1 of its specification, which is newer than the supported one. New parts are kept.</source>
        <extracomment>%1 is a version such as 3.1</extracomment>
        <translation>カードの仕様バージョン %1 は、対応しているものより新しいです。新しい項目は残します。</translation>
    </message>
    <message>
        <source>A number instead of a text. Its digits were read.</source>
        <translation>文字ではなく数値です。数字をそのまま読み込みました。</translation>
    </message>
    <message>
        <source>Not a text, so the field was left empty. The value is kept as it is.</source>
        <translation>文字ではないので空のままにしました。元の値は残します。</translation>
    </message>
    <message>
        <source>A text instead of a list. Read as the only entry.</source>
        <translation>一覧ではなく文字です。1 つの項目として読み込みました。</translation>
    </message>
    <message>
        <source>Not a list, so the field was left empty. The value is kept as it is.</source>
        <translation>一覧ではないので空のままにしました。元の値は残します。</translation>
    </message>
    <message>
        <source>Some entries are not texts. They are kept but not used.</source>
        <translation>文字ではない項目があります。残しますが、使いません。</translation>
    </message>
    <message>
        <source>The name is too long to show or has invisible characters. Here it is %1.</source>
        <translation>名前が長すぎて表示できないか、見えない文字を含んでいます。ここでは %1 とします。</translation>
    </message>
    <message>
        <source>Only the first %L1 of %L2 entries are used. All are kept.</source>
        <translation>%L2 項目のうち最初の %L1 項目だけを使います。すべて残します。</translation>
    </message>
    <message>
        <source>Used as other greetings: %L1.</source>
        <translation>ほかのあいさつとして使います：%L1 件。</translation>
    </message>
    <message>
        <source>Used as group greetings: %L1.</source>
        <translation>グループのあいさつとして使います：%L1 件。</translation>
    </message>
    <message>
        <source>Used as the name for {{char}}, and as a nickname.</source>
        <translation>{{char}} の名前として、また呼び名として使います。</translation>
    </message>
    <message>
        <source>Too long or too many to use, but kept: %L1.</source>
        <translation>長すぎるか多すぎるため使いませんが、残します：%L1 件。</translation>
    </message>
    <message>
        <source>Used as tags, never part of a prompt.</source>
        <translation>タグとして使います。プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Not a number between 0 and 1. The default 0.5 is used.</source>
        <translation>0 から 1 までの数ではありません。デフォルトの 0.5 を使います。</translation>
    </message>
    <message>
        <source>Not between 0 and 1. The nearest value is used.</source>
        <translation>0 から 1 の範囲にありません。最も近い値を使います。</translation>
    </message>
    <message>
        <source>Used as the talkativeness.</source>
        <translation>おしゃべり度として使います。</translation>
    </message>
    <message>
        <source>Not a readable lorebook. Kept as it is.</source>
        <translation>読めるロアブックではありません。そのまま残します。</translation>
    </message>
    <message>
        <source>Unknown field. Kept and written back on export.</source>
        <translation>未対応の項目です。保持し、書き出し時に戻します。</translation>
    </message>
    <message>
        <source>More parts than can be listed here: %L1.</source>
        <translation>ここに挙げきれない項目があります：%L1 件。</translation>
    </message>
    <message>
        <source>The name is only outside “data”. It was read from there.</source>
        <translation>名前は「data」の外にだけあります。そこから読み込みました。</translation>
    </message>
    <message>
        <source>Used as the reminder after the newest message.</source>
        <translation>最新のメッセージに添えるリマインダーとして使います。</translation>
    </message>
    <message>
        <source>Unknown macro. Left out of prompts, kept in the card.</source>
        <translation>未対応のマクロです。プロンプトには入れず、カードには残します。</translation>
    </message>
    <message>
        <source>Variables are set again for each prompt. Nothing carries over.</source>
        <translation>変数はプロンプトごとに設定し直され、次のプロンプトには引き継がれません。</translation>
    </message>
    <message>
        <source>Companion Studio’s own fields: role, pronoun, sample lines, appearance, voice, other languages.</source>
        <translation>Companion Studio 独自の項目：役割、代名詞、セリフ例、外見、声、ほかの言語。</translation>
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
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
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
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>%1 already has the lorebook &quot;%2&quot;. Nothing was added.</source>
        <translation>%1にはロアブック「%2」がすでにあります。何も追加していません。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%2&quot; to %1.</source>
        <extracomment>%1 is a companion, %2 a lorebook</extracomment>
        <translation>%1にロアブック「%2」を追加しました。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%2&quot; to %1. Another lorebook is already called &quot;%3&quot;.</source>
        <extracomment>%1 is a companion, %2 a lorebook, %3 its name before</extracomment>
        <translation>%1にロアブック「%2」を追加しました。「%3」という名前のロアブックはすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the lorebook &quot;%2&quot;, with %n entry(s)</source>
        <extracomment>%1 is a file, %2 the name of the lorebook in it</extracomment>
        <translation>
            <numerusform>%1：ロアブック「%2」、エントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; already exists. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」はすでにあります。何も追加していません。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%1&quot;. Another lorebook is already called &quot;%2&quot;.</source>
        <extracomment>%1 is the name of a lorebook from now on, %2 its name before</extracomment>
        <translation>ロアブック「%1」を追加しました。「%2」という名前のロアブックはすでにあります。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%1&quot;.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」を追加しました。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>Line %1 of the cassette could not be read: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong</extracomment>
        <translation>カセットの %1 行目を読み取れませんでした：%2</translation>
    </message>
    <message>
        <source>This file is not a cassette of Companion Studio.</source>
        <translation>このファイルは Companion Studio のカセットではありません。</translation>
    </message>
    <message>
        <source>The cassette could not be written.</source>
        <translation>カセットを書き込めませんでした。</translation>
    </message>
    <message>
        <source>The cassette could not be opened.</source>
        <translation>カセットを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See companion-studio --help.</source>
        <translation>companion-studio --help をご覧ください。</translation>
    </message>
    <message>
        <source>--lang must be en, ja or zh, not &quot;%1&quot;.</source>
        <translation>--lang には en、ja、zh のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data にはフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>converse: unknown argument &quot;%1&quot;.</source>
        <translation>converse：不明な引数「%1」。</translation>
    </message>
    <message>
        <source>--say needs a text.</source>
        <translation>--say には文を指定してください。</translation>
    </message>
    <message>
        <source>--as must be user or user_NAME, not &quot;%1&quot;.</source>
        <translation>--as には user か user_名前 を指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>export needs the name or ID of one room.</source>
        <translation>export には部屋を 1 つ、名前か ID で指定してください。</translation>
    </message>
    <message>
        <source>replay needs either files or --room.</source>
        <translation>replay にはファイルか --room のどちらかを指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み取れません：%2</translation>
    </message>
    <message>
        <source>No room is called &quot;%1&quot;.</source>
        <translation>「%1」という部屋はありません。</translation>
    </message>
    <message>
        <source>Several rooms are called &quot;%1&quot;. Use the ID that `rooms` prints.</source>
        <translation>「%1」という部屋が複数あります。`rooms` が表示する ID を使ってください。</translation>
    </message>
    <message>
        <source>persona export needs the ID of one companion.</source>
        <translation>persona export にはコンパニオンの ID を 1 つ指定してください。</translation>
    </message>
    <message>
        <source>persona list: unknown argument &quot;%1&quot;.</source>
        <translation>persona list：不明な引数「%1」。</translation>
    </message>
    <message>
        <source>persona %1 needs files.</source>
        <translation>persona %1 にはファイルを指定してください。</translation>
    </message>
    <message>
        <source>--out works only with persona export.</source>
        <translation>--out は persona export でだけ使えます。</translation>
    </message>
    <message>
        <source>persona needs list, import, export or validate.</source>
        <translation>persona の後に list、import、export、validate のどれかを指定してください。</translation>
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
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変更していません。</translation>
    </message>
    <message>
        <source>--turns must be a whole number from %L1 to %L2, not %3.</source>
        <translation>--turns には %L1 から %L2 までの整数を指定してください（%3 は使えません）。</translation>
    </message>
    <message>
        <source>--provider needs the name of a provider.</source>
        <translation>--provider にはプロバイダーの名前を指定してください。</translation>
    </message>
    <message>
        <source>--model works only with --provider.</source>
        <translation>--model は --provider と一緒のときだけ使えます。</translation>
    </message>
    <message>
        <source>--record and --play cannot be combined.</source>
        <translation>--record と --play は同時に使えません。</translation>
    </message>
    <message>
        <source>--%1 needs a file.</source>
        <translation>--%1 にはファイルを指定してください。</translation>
    </message>
    <message>
        <source>--pace works only with --play.</source>
        <translation>--pace は --play と一緒のときだけ使えます。</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>標準入力を読み取れませんでした。</translation>
    </message>
    <message>
        <source>--key-stdin needs the key on the first line of standard input.</source>
        <translation>--key-stdin では、標準入力の 1 行目でキーを渡してください。</translation>
    </message>
    <message>
        <source>No keychain found to store the key, so nothing was added. Put the key in an environment variable and name the variable with --key-env.</source>
        <translation>キーを保管できるキーチェーンがないため、何も追加しませんでした。キーを環境変数に入れ、その名前を --key-env で指定してください。</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>model list</source>
        <translation>モデル一覧</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>応答</translation>
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
        <source>OK</source>
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
        <translation>スキップ</translation>
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
        <source>No provider is called &quot;%1&quot;. `provider list` prints all providers.</source>
        <translation>「%1」というプロバイダーはありません。`provider list` で一覧を表示できます。</translation>
    </message>
    <message>
        <source>--kind must be openai, openai-responses, anthropic, gemini, ollama or compatible, not &quot;%1&quot;.</source>
        <translation>--kind には openai、openai-responses、anthropic、gemini、ollama、compatible のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>--base-url needs the address of the server, such as http://localhost:8080/v1.</source>
        <translation>--base-url には http://localhost:8080/v1 のようなサーバーのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>--key-stdin and --key-env cannot be combined.</source>
        <translation>--key-stdin と --key-env は同時に使えません。</translation>
    </message>
    <message>
        <source>provider list: unknown argument &quot;%1&quot;.</source>
        <translation>provider list：不明な引数「%1」。</translation>
    </message>
    <message>
        <source>provider %1 needs one name.</source>
        <translation>provider %1 には名前を 1 つ指定してください。</translation>
    </message>
    <message>
        <source>--%1 works only with provider add.</source>
        <translation>--%1 は provider add でだけ使えます。</translation>
    </message>
    <message>
        <source>--model works only with provider add and provider test.</source>
        <translation>--model は provider add か provider test でだけ使えます。</translation>
    </message>
    <message>
        <source>--format works only with provider list.</source>
        <translation>--format は provider list でだけ使えます。</translation>
    </message>
    <message>
        <source>--%1 must be a whole number of 0 or more, not &quot;%2&quot;.</source>
        <translation>--%1 には 0 以上の整数を指定してください（「%2」は使えません）。</translation>
    </message>
    <message>
        <source>--%1 must be %2 or %3, not &quot;%4&quot;.</source>
        <translation>--%1 には %2 か %3 を指定してください（「%4」は使えません）。</translation>
    </message>
    <message>
        <source>--%1 must be a port from 1 to 65535, or 0 for any free port, not &quot;%2&quot;.</source>
        <extracomment>%1 is an option, %2 what was given for it; 65535 is the highest port there is</extracomment>
        <translation>--%1 には 1 から 65535 までのポート番号か、空いているポートを使う 0 を指定してください（「%2」は使えません）。</translation>
    </message>
    <message>
        <source>--token and --no-token cannot be combined.</source>
        <translation>--token と --no-token は同時に使えません。</translation>
    </message>
    <message>
        <source>serve: unknown argument &quot;%1&quot;.</source>
        <translation>serve：不明な引数「%1」。</translation>
    </message>
    <message>
        <source>--mcp-port and --firehose-port cannot be the same.</source>
        <translation>--mcp-port と --firehose-port には別の番号を指定してください。</translation>
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
        <translation>Firehose</translation>
    </message>
    <message>
        <source>Another program uses port %1, so the %2 uses port %3.</source>
        <extracomment>%1 and %3 are ports, %2 is &quot;MCP server&quot; or &quot;firehose&quot;</extracomment>
        <translation>ポート %1 は別のプログラムが使用中です。%2はポート %3 を使います。</translation>
    </message>
    <message>
        <source>Another program uses port %1. Port %2 is free.</source>
        <translation>ポート %1 は別のプログラムが使用中です。%2 は空いています。</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <translation>ポート %1 は別のプログラムが使用中です。</translation>
    </message>
    <message>
        <source>Any program on this computer can connect without a token.</source>
        <translation>このコンピューターのどのプログラムも、トークンなしで接続できます。</translation>
    </message>
    <message>
        <source>--as needs the ID of a companion or guest, such as companion_kyoko.</source>
        <translation>--as にはコンパニオンかゲストの ID を指定してください（例：companion_kyoko）。</translation>
    </message>
    <message>
        <source>--replace and --new-id cannot be combined: replace the companion, or keep both.</source>
        <translation>--replace と --new-id は同時に使えません。置き換えるか、両方を残すかを選んでください。</translation>
    </message>
    <message>
        <source>--%1 works only with persona import.</source>
        <translation>--%1 は persona import でだけ使えます。</translation>
    </message>
    <message>
        <source>This card format is not text. Use --out FILE.</source>
        <translation>この形式のカードはテキストではありません。--out FILE を使ってください。</translation>
    </message>
    <message>
        <source>rooms: unknown argument &quot;%1&quot;.</source>
        <translation>rooms：不明な引数「%1」。</translation>
    </message>
    <message>
        <source>stats needs the name or ID of one room.</source>
        <translation>stats には部屋を 1 つ、名前か ID で指定してください。</translation>
    </message>
    <message>
        <source>--format must be text, json or csv, not &quot;%1&quot;.</source>
        <translation>--format には text、json、csv のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>%1: median %2 s, 95 % within %3 s</source>
        <extracomment>%1 what took that long, %2 and %3 seconds</extracomment>
        <translation>%1：中央値 %2 秒、95 % が %3 秒以内</translation>
    </message>
    <message>
        <source>%1: %2 % of the conversation; messages: %3; interrupted: %4</source>
        <extracomment>%1 a name, %2 a share in percent, %3 and %4 numbers</extracomment>
        <translation>%1：会話の %2 %、メッセージ %3 件、中断 %4 件</translation>
    </message>
    <message>
        <source>bought from the shared level</source>
        <translation>残量を消費</translation>
    </message>
    <message>
        <source>missing votes, %1: %2</source>
        <extracomment>%1 a cause, %2 a number of votes</extracomment>
        <translation>投票なし、%1：%2</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>最初の言葉</translation>
    </message>
    <message>
        <source>whole reply</source>
        <translation>応答全体</translation>
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
        <source>Checked %L1 events in %L2 rooms.</source>
        <translation>%L2 個の部屋のイベント %L1 件を確認しました。</translation>
    </message>
    <message>
        <source>More findings: %L1</source>
        <translation>その他の検出：%L1 件</translation>
    </message>
    <message>
        <source>Database: %1, backups: %2 (%3), set aside: %4</source>
        <translation>データベース：%1、バックアップ：%2 個（%3）、退避：%4</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Problems found in the data.</source>
        <translation>データに問題が見つかりました。</translation>
    </message>
    <message>
        <source>All data can be read. Nothing needs recovery.</source>
        <translation>すべてのデータを読み取れます。復元は不要です。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>壊れたファイルは %1 として残しています。</translation>
    </message>
    <message>
        <source>Room %1: events %2 to %3 are missing.</source>
        <translation>部屋%1：イベント %2 から %3 が欠けています。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空きページ：%1</translation>
    </message>
    <message>
        <source>Unused attachments: %L1, %2</source>
        <translation>使われていない添付ファイル：%L1 個、%2</translation>
    </message>
    <message>
        <source>Raw model exchanges: %L1, %2</source>
        <translation>モデルとの生のやり取り：%L1 件、%2</translation>
    </message>
    <message>
        <source>The database shrank from %1 to %2.</source>
        <translation>データベースを %1 から %2 に縮小しました。</translation>
    </message>
    <message>
        <source>%1 is now the stored data.</source>
        <translation>%1 を保存データとして使います。</translation>
    </message>
    <message>
        <source>The previous data is kept as %1.</source>
        <translation>以前のデータは %1 として残しています。</translation>
    </message>
    <message>
        <source>Rebuilt all lists from the events.</source>
        <translation>すべての一覧をイベントから再作成しました。</translation>
    </message>
    <message>
        <source>Backed up and checked: %1 (%2)</source>
        <translation>バックアップして確認しました：%1（%2）</translation>
    </message>
    <message>
        <source>doctor needs check, rebuild, recover, backup, compact or restore.</source>
        <translation>doctor の後に check、rebuild、recover、backup、compact、restore のどれかを指定してください。</translation>
    </message>
    <message>
        <source>doctor restore needs one file.</source>
        <translation>doctor restore にはファイルを 1 つ指定してください。</translation>
    </message>
    <message>
        <source>doctor %1: unknown argument &quot;%2&quot;.</source>
        <translation>doctor %1：不明な引数「%2」。</translation>
    </message>
    <message>
        <source>--%1 works only with doctor compact.</source>
        <translation>--%1 は doctor compact でだけ使えます。</translation>
    </message>
    <message>
        <source>--%1 must be one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 には %2 のどれかを指定してください（「%3」は使えません）。</translation>
    </message>
    <message>
        <source>--%1 must be a message number or a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 にはメッセージの番号か、2026-05-31 のような日付を指定してください（「%2」は使えません）。</translation>
    </message>
    <message>
        <source>--from must not be later than --to.</source>
        <translation>--from には --to 以前を指定してください。</translation>
    </message>
    <message>
        <source>Nobody in this file is called %1.</source>
        <translation>このファイルに%1という名前の人はいません。</translation>
    </message>
    <message>
        <source>--kind must be message, thought, decision, tool or note, not &quot;%1&quot;.</source>
        <translation>--kind には message、thought、decision、tool、note のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 には 2026-05-31 のような日付を指定してください（「%2」は使えません）。</translation>
    </message>
    <message>
        <source>search needs a text: letters, digits or signs.</source>
        <translation>search には探す文を指定してください（文字、数字、記号）。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The file could not be copied to %1.</source>
        <translation>ファイルを %1 にコピーできませんでした。</translation>
    </message>
    <message>
        <source>The file could not be read to the end.</source>
        <translation>ファイルを最後まで読み取れませんでした。</translation>
    </message>
    <message>
        <source>import needs one file.</source>
        <translation>import にはファイルを 1 つ指定してください。</translation>
    </message>
    <message>
        <source>--map must be NAME=companion_ID, NAME=new, NAME=me or NAME=outsider, not &quot;%1&quot;.</source>
        <translation>--map には NAME=companion_ID、NAME=new、NAME=me、NAME=outsider のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>ID が %1 のコンパニオンはいません。</translation>
    </message>
    <message>
        <source>From now on, the key of %1 is sent to %2.</source>
        <translation>今後、%1のキーを%2に送信します。</translation>
    </message>
    <message>
        <source>%1 To allow this, run `%2` once.</source>
        <extracomment>%1 a sentence that says why a key is not sent, %2 a command</extracomment>
        <translation>%1 送信を許可するには、`%2` を一度実行してください。</translation>
    </message>
    <message>
        <source>provider needs add, list, test, agree or remove.</source>
        <translation>provider の後に add、list、test、agree、remove のどれかを指定してください。</translation>
    </message>
    <message>
        <source>The input is larger than %L1 MiB. Save it to a file, then import the file.</source>
        <translation>入力が %L1 MiB を超えています。ファイルに保存してから読み込んでください。</translation>
    </message>
    <message>
        <source>%1 needs %L2 to %L3 characters: only letters, digits or . _ ~ -</source>
        <extracomment>%1 is an option, such as --token</extracomment>
        <translation>%1 には、英数字と . _ ~ - だけで %L2～%L3 文字を指定してください。</translation>
    </message>
    <message>
        <source>--front-token works only with --may-speak-as-me, and not with --no-token.</source>
        <translation>--front-token は --may-speak-as-me と一緒のときだけ使えます。--no-token とは同時に使えません。</translation>
    </message>
    <message>
        <source>--token and --front-token cannot be the same.</source>
        <translation>--token と --front-token には別の値を指定してください。</translation>
    </message>
    <message>
        <source>Any connected program can speak as you and answer requests from companions.</source>
        <translation>接続したプログラムはどれも、ユーザーとして発言し、コンパニオンのリクエストに回答できます。</translation>
    </message>
    <message>
        <source>--conversation must be a number of 1 or more, not &quot;%1&quot;.</source>
        <translation>--conversation には 1 以上の数を指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>%1 has no lorebook.</source>
        <translation>%1にはロアブックがありません。</translation>
    </message>
    <message>
        <source>%1 has several lorebooks. Choose one with --book: %2.</source>
        <extracomment>%1 is a companion, %2 a list of names</extracomment>
        <translation>%1にはロアブックが複数あります。--book で 1 つ選んでください：%2。</translation>
    </message>
    <message>
        <source>%1 has no lorebook &quot;%2&quot;. Available: %3.</source>
        <extracomment>%1 is a companion, %2 a name, %3 a list of names</extracomment>
        <translation>%1にロアブック「%2」はありません。選べるもの：%3。</translation>
    </message>
    <message>
        <source>--book works only with --format lorebook or lorebook-v3.</source>
        <translation>--book は --format lorebook か lorebook-v3 と一緒のときだけ使えます。</translation>
    </message>
    <message>
        <source>--format must be studio, aikyo, v1, v2, v3, png, charx, lorebook or lorebook-v3, not &quot;%1&quot;.</source>
        <translation>--format には studio、aikyo、v1、v2、v3、png、charx、lorebook、lorebook-v3 のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>--book works only with persona export.</source>
        <translation>--book は persona export でだけ使えます。</translation>
    </message>
    <message>
        <source>%1: the pattern &quot;%2&quot; is not valid and matches nothing (%3).</source>
        <translation>%1：パターン「%2」は無効で、何にも一致しません（%3）。</translation>
    </message>
    <message>
        <source>lore try needs --say TEXT, once for each message.</source>
        <translation>lore try には、メッセージごとに --say と文を指定してください。</translation>
    </message>
    <message>
        <source>No companion, lorebook or file is called %1.</source>
        <translation>コンパニオンにもロアブックにもファイルにも「%1」はありません。</translation>
    </message>
    <message>
        <source>lore needs list; import and files; export or remove and a lorebook; or try and a companion ID, a card or a lorebook.</source>
        <translation>lore の後に、list、import とファイル、export または remove とロアブック、try とコンパニオンの ID・カード・ロアブックのどれかを指定してください。</translation>
    </message>
    <message>
        <source>all rooms</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>No lorebook is called %1.</source>
        <translation>ロアブック「%1」はありません。</translation>
    </message>
    <message>
        <source>Several lorebooks are called %1. Give the ID.</source>
        <translation>「%1」という名前のロアブックが複数あります。ID を指定してください。</translation>
    </message>
    <message>
        <source>Companion Studio: talk with several AI companions and see how they decide who speaks.

companion-studio [--data DIR] [--lang en|ja|zh]        opens the window
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       lets other programs connect to a room until stopped
          both also [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       rules of the room for this run
companion-studio rooms [--format text|jsonl]           name, ID, messages, last time
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       with --as only what that companion heard
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       searches all rooms, newest first
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       a new room from an export of Companion Studio, of a
                                                       chat program or service, or from a chat as text
companion-studio stats ROOM [--format text|json|csv]   who spoke how much, why, how fast, at what cost
companion-studio replay FILE…                          runs files through the floor engine
companion-studio replay --room NAME                    writes a room&apos;s replay file
companion-studio persona list [--format text|jsonl]    name, ID, revision of each companion
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       cards of any format, lorebooks, and folders of them
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       a lorebook for SillyTavern, or of Character Card V3
companion-studio persona validate FILE… [--format text|jsonl]
                                                       lists problems; exit code 0 or 1
companion-studio lore list [--format text|jsonl]       lorebooks without a companion: name, ID, entries, where they fire
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       lorebooks of any format, for every room or for one
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       what fires in the lorebooks of a companion or a file, and why
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   name, ID, kind, address, model, place of the key
companion-studio provider test NAME [--model M]        tests the provider step by step; exit code 0 or 1
companion-studio provider agree NAME                   allows sending the key to the address
companion-studio provider remove NAME                  removes the provider and its key
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       checks and repairs the stored data; exit code 1 if problems are found

A key is read from standard input or from the environment, never from the command line.
Exit code: 0 success, 1 failure, 2 wrong command line.
--data DIR   keep everything under DIR        --version   --help
--trace[=ROOM]   prints what is written and which model is called to standard error, without message texts
</source>
        <translation>Companion Studio：複数の AI コンパニオンと会話し、誰が話すかの決定を見られるプログラム

companion-studio [--data DIR] [--lang en|ja|zh]        ウィンドウを開く
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       停止するまで、ほかのプログラムが部屋に接続できる
          両方共通  [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       この実行だけに使う部屋のルール
companion-studio rooms [--format text|jsonl]           名前、ID、メッセージ数、最後の時刻
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       --as を付けると、そのコンパニオンが見聞きしたものだけ
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       すべての部屋を検索（新しい順）
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       Companion Studio、チャットのプログラムやサービスの
                                                       書き出し、会話のテキストから新しい部屋を作る
companion-studio stats ROOM [--format text|json|csv]   誰がどれだけ、なぜ、どの速さで話し、いくらかかったか
companion-studio replay FILE…                          ファイルを発言権エンジンに渡す
companion-studio replay --room NAME                    部屋のリプレイファイルを書き出す
companion-studio persona list [--format text|jsonl]    各コンパニオンの名前、ID、版
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       カード（形式は問わない）、ロアブック、それらのフォルダー
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       SillyTavern または Character Card V3 のロアブック
companion-studio persona validate FILE… [--format text|jsonl]
                                                       問題を表示（終了コード 0 か 1）
companion-studio lore list [--format text|jsonl]       コンパニオンに属さないロアブック：名前、ID、エントリ数、発動する部屋
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       ロアブック（形式は問わない）。すべての部屋用か、1 つの部屋用
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       コンパニオンやファイルのロアブックの何が、なぜ発動するか
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   名前、ID、種類、アドレス、モデル、キーの場所
companion-studio provider test NAME [--model M]        1 段ずつテスト（終了コード 0 か 1）
companion-studio provider agree NAME                   キーをそのアドレスに送ることを許可
companion-studio provider remove NAME                  プロバイダーとキーを削除
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       保存データの確認と修復（問題があれば終了コード 1）

キーは標準入力か環境変数から読み取ります。コマンドラインには書きません。
終了コード：0 成功、1 失敗、2 コマンドラインの誤り
--data DIR   すべてを DIR の下に置く        --version   --help
--trace[=ROOM]   何が書き込まれ、どのモデルが呼ばれたかを標準エラーに表示（会話の内容は出さない）
</translation>
    </message>
    <message>
        <source>--policy must be vote, resource, ring, manual, natural, list, pooled or director, not &quot;%1&quot;.</source>
        <translation>--policy には vote、resource、ring、manual、natural、list、pooled、director のどれかを指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>chosen by the director: %1 of %2</source>
        <extracomment>what a model that directs did: %1 times it chose this companion, of %2 times that it could</extracomment>
        <translation>進行役が選んだ回数：%2 回中 %1 回</translation>
    </message>
    <message>
        <source>director calls: %1; chose nobody: %2; no valid answer: %3</source>
        <extracomment>what a model that directs did: %1, %2 and %3 are numbers</extracomment>
        <translation>進行役の呼び出し：%1、誰も選ばず：%2、有効な回答なし：%3</translation>
    </message>
    <message>
        <source>--%1 must be a number from %L2 to %L3, not &quot;%4&quot;.</source>
        <translation>--%1 には %L2 から %L3 までの数を指定してください（「%4」は使えません）。</translation>
    </message>
    <message>
        <source>--follows must be NAME=NAME,NAME or NAME=, not &quot;%1&quot;.</source>
        <translation>--follows には NAME=NAME,NAME か NAME= を指定してください（「%1」は使えません）。</translation>
    </message>
    <message>
        <source>Nobody in this room is called &quot;%1&quot;.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>この部屋に「%1」という名前の人はいません。</translation>
    </message>
    <message>
        <source>Several in this room are called &quot;%1&quot;. Use one of these IDs: %2.</source>
        <extracomment>%1 is a name, %2 a list of ids</extracomment>
        <translation>この部屋には「%1」が複数います。次の ID のどれかを使ってください：%2。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect to the MCP server.</source>
        <translation>このコンピューターのウェブページは、MCP サーバーに接続できます。</translation>
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
        <source>This companion speaks only when named.</source>
        <translation>このコンパニオンは名前を呼ばれたときだけ発言します。</translation>
    </message>
    <message>
        <source>Who may speak after the first companion.</source>
        <translation>最初のコンパニオンの後に発言できる人。</translation>
    </message>
    <message>
        <source>How many turns by others come before a companion speaks again.</source>
        <translation>コンパニオンが再び発言するまでに挟む、ほかの人のターン数。</translation>
    </message>
    <message>
        <source>Companions continue by themselves.</source>
        <translation>コンパニオンだけで会話を続けます。</translation>
    </message>
    <message>
        <source>Companions speak after this many seconds of silence.</source>
        <translation>この秒数の沈黙の後、コンパニオンが話し始めます。</translation>
    </message>
    <message>
        <source>How many times companions break the silence, at most.</source>
        <translation>コンパニオンが続けて沈黙を破る最大回数。</translation>
    </message>
    <message>
        <source>How long companions wait for your answer.</source>
        <translation>コンパニオンが返事を待つ時間。</translation>
    </message>
    <message>
        <source>How long companions may talk without you, at most.</source>
        <translation>書き込みなしで会話が続く最長時間。</translation>
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
        <source>Print on standard error what is written to the log and which model is called, without the text of messages. The room is optional.</source>
        <translation>ログに書かれる内容と呼び出されるモデルを、メッセージの文を含めずに標準エラー出力に表示します。部屋は省略できます。</translation>
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
        <source>One of your messages.</source>
        <translation>自分のメッセージ。</translation>
    </message>
    <message>
        <source>How many turns companions take, at most.</source>
        <translation>コンパニオンのターンの最大数。</translation>
    </message>
    <message>
        <source>The seed of all random draws.</source>
        <translation>抽選のシード。</translation>
    </message>
    <message>
        <source>The name you write under.</source>
        <translation>自分の名前。</translation>
    </message>
    <message>
        <source>Without pauses, or at the speed of a conversation.</source>
        <translation>待ち時間なしで、または会話の速さで進めます。</translation>
    </message>
    <message>
        <source>The provider for every companion.</source>
        <translation>すべてのコンパニオンのプロバイダー。</translation>
    </message>
    <message>
        <source>A model of that provider.</source>
        <translation>そのプロバイダーのモデル。</translation>
    </message>
    <message>
        <source>Record the model calls into a cassette.</source>
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
        <translation>Firehose のポート。0 は空いている任意のポートです。</translation>
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
        <translation>プログラムがユーザーの名前で書くことを許可します。</translation>
    </message>
    <message>
        <source>The token of programs that write in your name.</source>
        <translation>ユーザーの名前で書くプログラムのトークン。</translation>
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
        <source>How much of the room the document contains.</source>
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
        <translation>ファイルの中での自分の名前。</translation>
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
        <source>Show who spoke how much, why, how fast and at what cost.</source>
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
        <source>Show what is wrong with cards.</source>
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
        <source>Show which lorebook entries a line fires, and why.</source>
        <translation>ある発言でロアブックのどのエントリが発動するか、その理由とともに示します。</translation>
    </message>
    <message>
        <source>Connect a provider of models.</source>
        <translation>モデルのプロバイダーを接続します。</translation>
    </message>
    <message>
        <source>The protocol of the provider.</source>
        <translation>プロバイダーのプロトコル。</translation>
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
        <source>Rebuild the lists in the stored data.</source>
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
        <source>Compact the stored data.</source>
        <translation>保存されたデータを最適化します。</translation>
    </message>
    <message>
        <source>Only show how much space it would free.</source>
        <translation>どれだけ空きが増えるかだけを示します。</translation>
    </message>
    <message>
        <source>Also delete exchanges with models that are older than this.</source>
        <translation>これより古いモデルとのやり取りも削除します。</translation>
    </message>
    <message>
        <source>Replace the stored data with a backup.</source>
        <translation>保存されたデータをバックアップで置き換えます。</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>終了ステータス</translation>
    </message>
    <message>
        <source>Success.</source>
        <translation>成功。</translation>
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
        <source>With a command, Companion Studio works without a display.</source>
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
        <translation>データベース：%1</translation>
    </message>
    <message>
        <source>Pictures and files in it: %1</source>
        <translation>うち画像とファイル：%1</translation>
    </message>
    <message>
        <source>Raw model exchanges in it: %1</source>
        <translation>うちモデルとの生のやり取り：%1</translation>
    </message>
    <message>
        <source>Empty space in it: %1</source>
        <translation>うち空き：%1</translation>
    </message>
    <message>
        <source>Backups: %1</source>
        <translation>バックアップ：%1</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>退避：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Before an update, %1 (%2)</source>
        <translation>更新前、%1（%2）</translation>
    </message>
    <message>
        <source>No backup yet. Backups are made daily.</source>
        <translation>バックアップはまだありません。毎日自動で作成されます。</translation>
    </message>
    <message>
        <source>Last backup: %1. Checked and complete.</source>
        <translation>最後のバックアップ：%1。欠けがないことを確認済みです。</translation>
    </message>
    <message>
        <source>Last backup failed: %1 The next try is within the hour.</source>
        <translation>最後のバックアップに失敗しました：%1 1 時間以内に再試行します。</translation>
    </message>
    <message>
        <source>No problems found. Events checked: %1.</source>
        <translation>問題は見つかりませんでした。確認したイベント：%1 件。</translation>
    </message>
    <message>
        <source>Problems found in the data.</source>
        <translation>データに問題が見つかりました。</translation>
    </message>
    <message>
        <source>More findings: %1</source>
        <translation>その他の検出：%1 件</translation>
    </message>
    <message>
        <source>The database shrank from %1 to %2. No messages were lost.</source>
        <translation>データベースを %1 から %2 に縮小しました。メッセージは失われていません。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空きページ：%1</translation>
    </message>
    <message>
        <source>Unused pictures and files: %1 (%2)</source>
        <translation>使われていない画像とファイル：%1 個（%2）</translation>
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
        <source>The MCP server and the firehose need different ports.</source>
        <translation>MCP サーバーと Firehose には、別々のポートを指定してください。</translation>
    </message>
    <message>
        <source>A network address starts with ws:// or wss://, followed by a name.</source>
        <translation>ネットワークのアドレスには、ws:// か wss:// に続けて名前を書いてください。</translation>
    </message>
    <message>
        <source>This program has disconnected.</source>
        <translation>このプログラムの接続は切れています。</translation>
    </message>
</context>
<context>
    <name>Endpoint</name>
    <message>
        <source>Enter an address that starts with https:// or http://.</source>
        <translation>https:// か http:// で始まるアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Leave user name and password out of the address. Enter the key in its own field.</source>
        <translation>アドレスにはユーザー名とパスワードを入れないでください。キーは専用の欄に入力します。</translation>
    </message>
    <message>
        <source>Leave out ? or # and everything after it.</source>
        <translation>アドレスの ? や # 以降は省いてください。</translation>
    </message>
    <message>
        <source>This address is reserved for cloud machines and has no model.</source>
        <translation>このアドレスはクラウドのマシン専用で、モデルはありません。</translation>
    </message>
    <message>
        <source>The reply is not a model list.</source>
        <translation>応答がモデルの一覧ではありません。</translation>
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
        <translation>自分</translation>
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
        <translation>
            <numerusform>%1が発言します。%n人が同点（%2）で、いちばん長く黙っていました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 comes first in the room.</source>
        <translation>
            <numerusform>%1が発言します。%n人が同点（%2）で、並び順が先頭です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</source>
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
        <source>the model call failed</source>
        <translation>モデルの呼び出しに失敗</translation>
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
        <source>Complete room (JSON)</source>
        <translation>すべて（保存用、JSON）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>ウェブページ（HTML）</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>SillyTavern chat (JSONL)</source>
        <translation>SillyTavern のチャット（JSONL）</translation>
    </message>
    <message>
        <source>Table of votes (CSV)</source>
        <translation>投票の表（CSV）</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕（SRT）</translation>
    </message>
    <message>
        <source>Web subtitles (VTT)</source>
        <translation>ウェブ用の字幕（VTT）</translation>
    </message>
    <message>
        <source>Cassette (for replay)</source>
        <translation>カセット（再生用）</translation>
    </message>
    <message>
        <source>Everything, including all events. Can be imported again.</source>
        <translation>すべてのイベントを含む部屋の全内容。再び読み込めます。</translation>
    </message>
    <message>
        <source>For notes and websites.</source>
        <translation>メモやウェブサイト向け</translation>
    </message>
    <message>
        <source>One file with faces and colours for any browser, light or dark. Loads nothing from the internet.</source>
        <translation>顔と色の付いた 1 つのファイル。どのブラウザーでも、ライトでもダークでも開けます。外部からは何も読み込みません。</translation>
    </message>
    <message>
        <source>Numbered pages to print or keep. The text can be searched.</source>
        <translation>ページ番号付き。印刷や保存向け。文字を検索できます。</translation>
    </message>
    <message>
        <source>Opens everywhere.</source>
        <translation>どこでも開ける形式</translation>
    </message>
    <message>
        <source>One row for each vote of every decision, for spreadsheets. No messages.</source>
        <translation>すべての決定の投票を 1 行ずつ。表計算ソフト用。メッセージは含みません。</translation>
    </message>
    <message>
        <source>Times start at the first message. Each message is shown for as long as it takes to read.</source>
        <translation>時刻は最初のメッセージが起点。読むのにかかる時間だけ表示されます。</translation>
    </message>
    <message>
        <source>The input of the floor, line by line. `companion-studio replay` decides again.</source>
        <translation>発言権の入力を 1 行ずつ記録。`companion-studio replay` で決定し直せます。</translation>
    </message>
    <message>
        <source>Continue in SillyTavern; several companions become a group chat. Includes all versions of replies, also hidden ones.</source>
        <translation>SillyTavern で続けられます。コンパニオンが複数ならグループチャットになります。表示していないものも含め、返事のすべての版を含みます。</translation>
    </message>
</context>
<context>
    <name>GroupFile</name>
    <message>
        <source>Entries that are not file names, or too many: %L1. Not used.</source>
        <translation>ファイル名ではない、または多すぎる項目：%L1 件。使いません。</translation>
    </message>
    <message>
        <source>Manual: you choose who speaks.</source>
        <translation>手動：誰が話すかを自分で選びます。</translation>
    </message>
    <message>
        <source>All cards in one prompt: here, each companion has a separate prompt.</source>
        <translation>すべてのカードを 1 つのプロンプトに入れる設定です。ここではコンパニオンごとに別のプロンプトを使います。</translation>
    </message>
    <message>
        <source>The group’s conversations are in separate files and are not read.</source>
        <translation>グループの会話は別のファイルにあり、読み込みません。</translation>
    </message>
    <message>
        <source>This file is not a SillyTavern group.</source>
        <translation>このファイルは SillyTavern のグループではありません。</translation>
    </message>
    <message>
        <source>This group has no name. Add one in “name” and import it again.</source>
        <translation>このグループには名前がありません。「name」に名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>Used as the name of the room.</source>
        <translation>部屋の名前として使います。</translation>
    </message>
    <message>
        <source>Companions to find by file name: %L1.</source>
        <translation>ファイル名で探すコンパニオン：%L1 人。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>部屋でミュート：%L1 人。</translation>
    </message>
    <message>
        <source>Turn-taking is not stated: natural order, as in the other program.</source>
        <translation>ターンテイキングの指定がありません。元のプログラムと同じ自然な順にします。</translation>
    </message>
    <message>
        <source>Natural order: companions who are named answer, and talkative ones join in.</source>
        <translation>自然な順：名前を呼ばれたコンパニオンが答え、おしゃべり度の高いコンパニオンが加わります。</translation>
    </message>
    <message>
        <source>List order: everyone speaks once, in the order of the group.</source>
        <translation>リスト順：グループの順に全員が 1 回ずつ話します。</translation>
    </message>
    <message>
        <source>Pooled order: one at a time, and no one twice before all have spoken.</source>
        <translation>プール順：1 人ずつ話し、全員が話すまで 2 回目はありません。</translation>
    </message>
    <message>
        <source>Unknown way of turn-taking: natural order is used.</source>
        <translation>未対応のターンテイキングです。自然な順を使います。</translation>
    </message>
    <message>
        <source>Neither yes nor no: companions do not answer their own messages.</source>
        <translation>はいでもいいえでもありません。自分のメッセージには答えません。</translation>
    </message>
    <message>
        <source>Companions may answer their own messages while you are silent.</source>
        <translation>こちらが黙っている間は、コンパニオンが自分のメッセージに答えることがあります。</translation>
    </message>
    <message>
        <source>Companions do not answer their own messages: see “Speaking order”.</source>
        <translation>自分のメッセージには答えません。「発言の順序」を参照してください。</translation>
    </message>
    <message>
        <source>Not a number of seconds from 1 to 86,400: 5 s is used.</source>
        <translation>1～86,400 の秒数ではありません。5 秒を使います。</translation>
    </message>
    <message>
        <source>Auto mode is a switch of the other program that no file keeps, so the room waits for you. To let companions continue by themselves, tick “Speak when I am silent” in the room settings. The pause is filled in there.</source>
        <translation>自動モードは元のプログラムのスイッチで、ファイルには保存されません。そのため、部屋はこちらの発言を待ちます。コンパニオンだけで続けるには、部屋の設定で「自分が黙っているときに話す」をオンにしてください。待つ時間は入力済みです。</translation>
    </message>
    <message>
        <source>Pictures of muted companions: here they stay on the stage.</source>
        <translation>ミュート中のコンパニオンの画像：ここではステージに残ります。</translation>
    </message>
    <message>
        <source>All are muted: nobody speaks until you unmute someone or give someone the floor.</source>
        <translation>全員がミュート中です。ミュートを解除するか話を振るまで、誰も話しません。</translation>
    </message>
    <message>
        <source>The group’s settings are larger than %L1 KB, so the room does not keep them.</source>
        <translation>グループの設定が %L1 KB を超えるため、部屋には残しません。</translation>
    </message>
</context>
<context>
    <name>GuestService</name>
    <message>
        <source>A guest needs a name of at most %L1 plain characters.</source>
        <translation>ゲストには、%L1 文字以内の普通の文字の名前が必要です。</translation>
    </message>
    <message>
        <source>Users are not guests.</source>
        <translation>ユーザーはゲストではありません。</translation>
    </message>
    <message>
        <source>This guest was removed from the room.</source>
        <translation>このゲストは部屋から退室させられました。</translation>
    </message>
    <message>
        <source>This room has no free seat.</source>
        <translation>この部屋には空いている席がありません。</translation>
    </message>
    <message>
        <source>This room cannot take more guests.</source>
        <translation>この部屋には、これ以上ゲストが入れません。</translation>
    </message>
    <message>
        <source>A guest’s name must be short, not a sentence: at most %L1 letters.</source>
        <translation>ゲストの名前には、文ではなく短い名前を付けてください（最大 %L1 文字）。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>ファイルが壊れているか、不完全です。</translation>
    </message>
    <message>
        <source>This file contains no messages.</source>
        <translation>このファイルにはメッセージがありません。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Imported conversation</source>
        <translation>読み込んだ会話</translation>
    </message>
    <message>
        <source>beginning</source>
        <translation>冒頭</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n line(s) before the first name.</source>
        <translation>
            <numerusform>最初の名前より前の %n 行をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>empty messages</source>
        <translation>空のメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) without text.</source>
        <translation>
            <numerusform>文のないメッセージ %n 件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a room of Companion Studio.</source>
        <translation>これは Companion Studio の部屋ではありません。</translation>
    </message>
    <message>
        <source>This file is from a newer version of Companion Studio.</source>
        <translation>このファイルは新しいバージョンの Companion Studio のものです。</translation>
    </message>
    <message>
        <source>Import cancelled. Nothing was changed.</source>
        <translation>読み込みをキャンセルしました。何も変更していません。</translation>
    </message>
    <message>
        <source>Settings of the other program, not used here.</source>
        <translation>元のプログラムの設定（ここでは使いません）</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) keep other versions.</source>
        <translation>
            <numerusform>メッセージ %n 件の別の版も残します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped model details of %n message(s).</source>
        <translation>
            <numerusform>メッセージ %n 件のモデル情報をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file contains only what one companion heard. Votes and decisions are not included.</source>
        <translation>このファイルには、1 人のコンパニオンが聞いた内容だけが入っています。投票と決定は含まれません。</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>ファイルを読み取れませんでした。</translation>
    </message>
    <message>
        <source>This is JSON, but not a readable conversation.</source>
        <translation>これは JSON ですが、読み取れる会話ではありません。</translation>
    </message>
    <message>
        <source>The file is a single JSON object of more than 128 MB. Export fewer conversations at once.</source>
        <translation>ファイルが 128 MB を超える 1 つの JSON オブジェクトです。一度に書き出す会話を減らしてください。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged part(s) of the file; the first is number %1.</source>
        <translation>
            <numerusform>ファイルの壊れた部分 %n か所をスキップしました。最初は %1 番目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file has no conversation with this number.</source>
        <translation>このファイルにその番号の会話はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) of the program itself.</source>
        <translation>
            <numerusform>プログラム自身のメッセージ %n 件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) or other file(s) that are not in this file.</source>
        <translation>
            <numerusform>このファイルに入っていない画像などのファイル %n 件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file contains no messages. In a text file, write each message on its own line, after a name and a colon.</source>
        <translation>このファイルにはメッセージがありません。テキストでは、メッセージを 1 行ずつ、名前とコロンに続けて書きます。</translation>
    </message>
    <message>
        <source>This is a companion card, not a conversation. Import it as a companion, or with “companion-studio persona import”.</source>
        <translation>これは会話ではなく、コンパニオンのカードです。ライブラリか「companion-studio persona import」で読み込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook, not a conversation.</source>
        <translation>これは会話ではなく、ロアブックです。</translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s).</source>
        <translation>
            <numerusform>このファイルには会話が %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>会話</translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s); this is number %1.</source>
        <translation>
            <numerusform>このファイルには会話が %n 件あります。これは %1 番目です。</numerusform>
        </translation>
    </message>
    <message>
        <source>notices</source>
        <translation>通知</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n line(s) of the program itself.</source>
        <translation>
            <numerusform>プログラム自身の %n 行をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>The date format is ambiguous. Dates are read as day, month, year.</source>
        <translation>日付の形式があいまいです。日・月・年の順で読み取りました。</translation>
    </message>
    <message>
        <source>The date format is ambiguous. Dates are read as month, day, year.</source>
        <translation>日付の形式があいまいです。月・日・年の順で読み取りました。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Each name appears only once. If these are not speakers, do not import this file.</source>
        <translation>どの名前も 1 回しか出てきません。発言者の名前でなければ、このファイルは読み込まないでください。</translation>
    </message>
    <message>
        <source>damaged lines</source>
        <translation>壊れた行</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged line(s); the first is line %1.</source>
        <translation>
            <numerusform>壊れた %n 行をスキップしました。最初は %1 行目です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) hidden from models stay hidden: you can read them, companions cannot.</source>
        <translation>
            <numerusform>モデルに隠されていたメッセージ %n 件は隠したままにします。自分は読めますが、コンパニオンには見えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whisper(s) stay whispers.</source>
        <translation>
            <numerusform>ささやき %n 件は、ささやきのままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) include model thoughts.</source>
        <translation>
            <numerusform>メッセージ %n 件に、モデルの思考が含まれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) that are not in this file.</source>
        <translation>
            <numerusform>このファイルに入っていない画像 %n 件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No conversation found in the zip file %1.</source>
        <translation>ZIP ファイル %1 に会話が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The conversation in the zip file is larger than 1 GB. Unpack the zip file, then import the file inside.</source>
        <translation>ZIP ファイルの中の会話が 1 GB を超えています。展開してから、中のファイルを読み込んでください。</translation>
    </message>
    <message>
        <source>The zip file is damaged.</source>
        <translation>ZIP ファイルが壊れています。</translation>
    </message>
    <message>
        <source>The zip file could not be unpacked.</source>
        <translation>ZIP ファイルを展開できませんでした。</translation>
    </message>
    <message>
        <source>No conversation found in this web page. HTML exports of DiscordChatExporter (Discord) and Telegram Desktop can be imported.</source>
        <translation>このウェブページに会話が見つかりません。読み込める HTML は、DiscordChatExporter（Discord）と Telegram Desktop の書き出しです。</translation>
    </message>
    <message>
        <source>The page is larger than 1 GB. Export fewer messages at once.</source>
        <translation>ページが 1 GB を超えています。一度に書き出すメッセージを減らしてください。</translation>
    </message>
    <message>
        <source>These are contacts, not a conversation.</source>
        <translation>これは会話ではなく、連絡先です。</translation>
    </message>
    <message>
        <source>This is a calendar, not a conversation.</source>
        <translation>これは会話ではなく、カレンダーです。</translation>
    </message>
    <message>
        <source>These are subtitles, not a conversation.</source>
        <translation>これは会話ではなく、字幕です。</translation>
    </message>
    <message>
        <source>This is an email or a web server response, not a conversation.</source>
        <translation>これは会話ではなく、メールかウェブサーバーの応答です。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged file(s) of the archive; the first is %1.</source>
        <translation>
            <numerusform>アーカイブの壊れたファイル %n 個をスキップしました。最初は %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is XML, but not a readable conversation.</source>
        <translation>これは XML ですが、読み取れる会話ではありません。</translation>
    </message>
    <message>
        <source>The text does not state its encoding. Read as %1; some letters might be wrong.</source>
        <extracomment>%1 is the name of an encoding: Shift_JIS</extracomment>
        <translation>テキストに文字コードの指定がないため、%1 として読み取りました。文字が正しくない可能性があります。</translation>
    </message>
    <message>
        <source>This text hardly looks like a conversation. If these are not speakers, do not import this file.</source>
        <translation>このテキストは会話らしくありません。発言者の名前でなければ、このファイルは読み込まないでください。</translation>
    </message>
    <message>
        <source>Author’s note: %1</source>
        <translation>作者のメモ：%1</translation>
    </message>
    <message>
        <source>The scenario becomes the scene of the room.</source>
        <translation>シナリオは部屋の場面になります。</translation>
    </message>
    <message>
        <source>The author’s note is off in the chat, so it is not added to the scene. The note says: %1</source>
        <translation>作者のメモはチャットでオフになっているため、場面に加えません。メモの内容：%1</translation>
    </message>
    <message>
        <source>The author’s note becomes part of the room’s scene, which all companions know. Its depth, role and interval are not kept.</source>
        <translation>作者のメモは部屋の場面の一部になり、コンパニオン全員に伝わります。深さ、役割、間隔は保持しません。</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>This is a replay file: votes and events of a room, without a conversation to import. To repeat its decisions, run “companion-studio replay FILE”.</source>
        <translation>これはリプレイファイルです。部屋の投票とイベントの記録で、取り込める会話は入っていません。決定を再現するには「companion-studio replay FILE」を実行してください。</translation>
    </message>
    <message>
        <source>A scene has at most %L1 characters. Left out: %2</source>
        <translation>場面は %L1 文字までです。省いた部分：%2</translation>
    </message>
    <message>
        <source>A line of this file has more than %L1 characters.</source>
        <translation>このファイルに %L1 文字を超える行があります。</translation>
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
        <source>This computer does not allow opening port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>このコンピューターでは、ポート %1 を開けません。</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>Always fires (@@activate).</source>
        <translation>常に発動（@@activate）。</translation>
    </message>
    <message>
        <source>Fired before and stays active.</source>
        <translation>以前に発動し、有効なままです。</translation>
    </message>
    <message>
        <source>Always on.</source>
        <translation>常にオンです。</translation>
    </message>
    <message>
        <source>Fired recently and is still active.</source>
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
        <source>Switched off.</source>
        <translation>オフです。</translation>
    </message>
    <message>
        <source>For other companions only.</source>
        <translation>ほかのコンパニオン用です。</translation>
    </message>
    <message>
        <source>The conversation is not long enough yet.</source>
        <translation>会話がまだ短すぎます。</translation>
    </message>
    <message>
        <source>Fired recently and is paused.</source>
        <translation>少し前に発動し、一時停止中です。</translation>
    </message>
    <message>
        <source>Only other entries can fire this one, and none did.</source>
        <translation>ほかのエントリからだけ発動しますが、発動させるエントリがありませんでした。</translation>
    </message>
    <message>
        <source>Never fires (@@dont_activate).</source>
        <translation>発動しません（@@dont_activate）。</translation>
    </message>
    <message>
        <source>Fires once in a conversation, and already did.</source>
        <translation>1 つの会話で 1 回だけ発動し、すでに発動しました。</translation>
    </message>
    <message>
        <source>Companions have not said enough yet.</source>
        <translation>コンパニオンの発言がまだ足りません。</translation>
    </message>
    <message>
        <source>Fires only every few messages, and not at this one.</source>
        <translation>数メッセージごとに発動しますが、このメッセージでは発動しません。</translation>
    </message>
    <message>
        <source>Belongs to another greeting.</source>
        <translation>別のあいさつのものです。</translation>
    </message>
    <message>
        <source>None of the additional keywords appeared.</source>
        <translation>追加キーワードがどれも出ていません。</translation>
    </message>
    <message>
        <source>“%1” appeared, which prevents firing.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>「%1」が出たため発動しません。</translation>
    </message>
    <message>
        <source>None of the keywords appeared.</source>
        <translation>キーワードがどれも出ていません。</translation>
    </message>
    <message>
        <source>None of the keywords appeared, and one of the patterns is not valid.</source>
        <translation>キーワードが出ておらず、無効なパターンが 1 つあります。</translation>
    </message>
    <message>
        <source>“%1” appeared, but the secondary keywords do not match.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>「%1」は出ましたが、副キーワードの条件が合いません。</translation>
    </message>
    <message>
        <source>Another entry of the group was chosen.</source>
        <translation>同じグループの別のエントリが選ばれました。</translation>
    </message>
    <message>
        <source>Left to chance, and not drawn this time.</source>
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
        <source>Left out</source>
        <extracomment>Of an entry of a lorebook: it fired, but there was no room for it in the prompt</extracomment>
        <translation>省略</translation>
    </message>
    <message>
        <source>Not fired</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>未発動</translation>
    </message>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the book’s budget has left.</source>
        <translation>
            <numerusform>%1 省略：%n トークンは、ロアブックの残りの予算に収まりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the prompt has space for.</source>
        <extracomment>%1 is a sentence on why the entry fired; %n counts tokens</extracomment>
        <translation>
            <numerusform>%1 省略：%n トークンは、プロンプトの残りに収まりません。</numerusform>
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
        <source>before the author’s note</source>
        <translation>作者のメモの前</translation>
    </message>
    <message>
        <source>after the author’s note</source>
        <translation>作者のメモの後</translation>
    </message>
    <message>
        <source>before the example dialogue</source>
        <translation>会話例の前</translation>
    </message>
    <message>
        <source>after the example dialogue</source>
        <translation>会話例の後</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n after the first</source>
        <translation>
            <numerusform>メッセージの間、最初から %n 件後</numerusform>
        </translation>
    </message>
    <message>
        <source>after the newest message</source>
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
        <translation>自分のもの</translation>
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
        <source>Entries: %L1. Always on and part of the prompt: %L2.</source>
        <translation>項目：%L1 件。うち常に有効でプロンプトに入るもの：%L2 件。</translation>
    </message>
    <message>
        <source>Switched off: %L1.</source>
        <translation>オフのもの：%L1 件。</translation>
    </message>
    <message>
        <source>Not readable here, only kept: %L1.</source>
        <translation>ここでは読めず、保管だけするもの：%L1 件。</translation>
    </message>
    <message>
        <source>Used on a keyword or condition: %L1.</source>
        <translation>キーワードや条件で使うもの：%L1 件。</translation>
    </message>
</context>
<context>
    <name>LorebookFile</name>
    <message>
        <source>Read as a %1 lorebook with that program’s defaults: keywords are looked for in the newest messages (%L2), and entries can fire entries.</source>
        <translation>%1 のロアブックとして、そのプログラムのデフォルト設定で読み込みました。キーワードは最新のメッセージ（%L2 件）から探し、エントリはほかのエントリを発動できます。</translation>
    </message>
    <message>
        <source>Read as a %1 lorebook with that program’s defaults: keywords are looked for in the newest messages (%L2), and entries fire no entries.</source>
        <translation>%1 のロアブックとして、そのプログラムのデフォルト設定で読み込みました。キーワードは最新のメッセージ（%L2 件）から探し、エントリはほかのエントリを発動しません。</translation>
    </message>
    <message>
        <source>Entries with several keywords, one of which requires two words at once: %L1. That keyword was read as written.</source>
        <translation>複数のキーワードのうち 1 つが 2 語を同時に求めるエントリ：%L1 件。そのキーワードは書かれているとおりに読み込みました。</translation>
    </message>
    <message>
        <source>Entries placed by lines of text: %L1. They come after the description of the companion.</source>
        <translation>位置がテキストの行数で決まるエントリ：%L1 件。コンパニオンの説明の後に入ります。</translation>
    </message>
    <message>
        <source>Folders without text: %L1.</source>
        <translation>テキストのないフォルダー：%L1 個。</translation>
    </message>
    <message>
        <source>No lorebook in this file.</source>
        <translation>このファイルにロアブックはありません。</translation>
    </message>
    <message>
        <source>Lorebook</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>Entries left out because they cannot be read or are too many for a companion: %L1.</source>
        <translation>読めないか、コンパニオンが持てる数を超えるために省いたエントリ：%L1 件。</translation>
    </message>
    <message>
        <source>Not supported here, and left out of the entries.</source>
        <translation>ここでは使えないため、エントリから省きました。</translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message>
        <source>The card’s ID “%1” cannot be used here. %2 is suggested.</source>
        <extracomment>%1 and %2 are ids such as companion_aya</extracomment>
        <translation>カードの ID「%1」はここでは使えません。%2 を提案します。</translation>
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
        <source>Not in the card: %1.</source>
        <extracomment>%1 is a list such as &quot;personality, story&quot;</extracomment>
        <translation>カードに書かれていないもの：%1。</translation>
    </message>
    <message>
        <source>This aikyo card cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>この aikyo のカードは読めません：%1</translation>
    </message>
    <message>
        <source>This companion cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>このコンパニオンは読めません：%1</translation>
    </message>
    <message>
        <source>This file is a room, not a companion.</source>
        <translation>このファイルは部屋で、コンパニオンではありません。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB, more than any companion needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>ファイルが %L1 MB を超えています。コンパニオンには大きすぎます。</translation>
    </message>
    <message>
        <source>aikyo’s own tools. Kept, but not used.</source>
        <translation>aikyo 独自のツールです。残しますが、使いません。</translation>
    </message>
    <message>
        <source>Knowledge to look up in aikyo. Kept, but not used.</source>
        <translation>aikyo で調べられる知識です。残しますが、使いません。</translation>
    </message>
    <message>
        <source>Rules for what to do when. Kept, but not used yet.</source>
        <translation>いつ何をするかのルールです。残しますが、まだ使いません。</translation>
    </message>
    <message>
        <source>Unknown field. Kept and written back on export.</source>
        <translation>未対応の項目です。保持し、書き出し時に戻します。</translation>
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
        <source>This aikyo card has no name. Add one and import it again.</source>
        <translation>この aikyo のカードには名前がありません。名前を書いて、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>This file is a SillyTavern group. Import it as a room.</source>
        <translation>このファイルは SillyTavern のグループです。部屋として読み込んでください。</translation>
    </message>
    <message>
        <source>No companion in this file: it is not Companion Studio’s own JSON, an aikyo card or a character card.</source>
        <translation>このファイルにコンパニオンは入っていません。Companion Studio の JSON でも、aikyo のカードでも、キャラクターカードでもありません。</translation>
    </message>
    <message>
        <source>The original file was included, but it is not a card, so it was left out.</source>
        <translation>元のファイルが添えられていますが、カードではないので省きました。</translation>
    </message>
    <message>
        <source>This file is not UTF-8 text. It is damaged or uses another encoding. Save it as UTF-8 and import it again.</source>
        <translation>このファイルは UTF-8 のテキストではありません。壊れているか、別の文字コードです。UTF-8 で保存して、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>This file has more parts, deeper nesting or a longer text than any card, so it was not read.</source>
        <translation>このファイルは、カードとしては項目が多すぎるか、入れ子が深すぎるか、文が長すぎるため、読み込みません。</translation>
    </message>
    <message>
        <source>This included item is damaged or too large, so it was left out.</source>
        <translation>添えられたものが壊れているか大きすぎるため、省きました。</translation>
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
        <source>The picture was not imported. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>画像は読み込みませんでした。%1</translation>
    </message>
    <message>
        <source>This picture has no card that can be read here. The site it comes from might offer the card as another file.</source>
        <translation>この画像には、ここで読めるカードが入っていません。入手元のサイトに別のファイルがあるかもしれません。</translation>
    </message>
    <message>
        <source>This file is a conversation, not a companion. Import it as a room.</source>
        <translation>このファイルはコンパニオンではなく会話です。部屋として読み込んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more companion(s). Only the first was read.</source>
        <translation>
            <numerusform>ファイルにはほかに %n 人のコンパニオンがいます。最初の 1 人だけを読み込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as a %1 character. Exported as a character card.</source>
        <translation>%1 のキャラクターとして読み込みました。書き出すとキャラクターカードになります。</translation>
    </message>
    <message>
        <source>The conversation in the zip was left out.</source>
        <translation>ZIP の中の会話は省きました。</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>No permission to read the file.</source>
        <translation>ファイルを読む許可がありません。</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>No card in this folder.</source>
        <translation>このフォルダーにカードはありません。</translation>
    </message>
    <message>
        <source>Not a readable file.</source>
        <translation>読み取れるファイルではありません。</translation>
    </message>
    <message>
        <source>Could not be read: %1.</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>読み込めません：%1。</translation>
    </message>
    <message>
        <source>The card was wrapped in another JSON structure, which is not kept.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>カードは別の JSON 構造に包まれていました。その構造は残しません。</translation>
    </message>
    <message>
        <source>Pictures of feelings shown on the stage: %1.</source>
        <extracomment>%1 are names of feelings in English, as in the file: &quot;joy, anger&quot;</extracomment>
        <translation>ステージに表示する感情ごとの画像：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %L1 MB. The card and the pictures that are shown are kept, %n other file(s) in it are not.</source>
        <translation>
            <numerusform>ファイルは %L1 MB を超えています。カードと表示に使う画像は残し、ほかの画像などのファイル %n 件は残しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is only a lorebook, without a companion. Import it together with the card of the companion who gets the lorebook.</source>
        <translation>このファイルはロアブックだけで、コンパニオンが入っていません。ロアブックを渡すコンパニオンのカードと一緒に読み込んでください。</translation>
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
        <source>Give the companion an ID, such as companion_aya.</source>
        <translation>コンパニオンに companion_aya のような ID を付けてください。</translation>
    </message>
    <message>
        <source>Start the ID with companion_.</source>
        <translation>ID は companion_ で始めてください。</translation>
    </message>
    <message>
        <source>Shorten the ID to at most %L1 characters.</source>
        <translation>ID を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Use only the small letters a to z, digits, - and _ in the ID.</source>
        <translation>ID には小文字の a〜z、数字、-、_ だけを使ってください。</translation>
    </message>
    <message>
        <source>Another companion already has the ID %1. Choose another ID.</source>
        <translation>ID %1 は別のコンパニオンが使っています。ほかの ID にしてください。</translation>
    </message>
    <message>
        <source>Give the companion a name.</source>
        <translation>コンパニオンに名前を付けてください。</translation>
    </message>
    <message>
        <source>Add the name in %1 too, or clear the texts in %1.</source>
        <translation>%1の名前も入力するか、%1の内容を消してください。</translation>
    </message>
    <message>
        <source>Write the name on one line, without hidden characters.</source>
        <translation>名前は 1 行で、見えない文字を入れずに書いてください。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>名前を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Keep at most %L1 nicknames. There are %L2.</source>
        <translation>呼び名は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty nickname.</source>
        <translation>空の呼び名は、入力するか削除してください。</translation>
    </message>
    <message>
        <source>Write each nickname on one line of at most %L1 characters.</source>
        <translation>呼び名はそれぞれ 1 行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>A nickname is listed twice. Remove one.</source>
        <translation>同じ呼び名が 2 つあります。片方を削除してください。</translation>
    </message>
    <message>
        <source>Write each reading on one line of at most %L1 characters.</source>
        <translation>読みはそれぞれ 1 行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>Keep one reading for each name. There are more now.</source>
        <translation>読みは名前ごとに 1 つにしてください。今はそれより多くあります。</translation>
    </message>
    <message>
        <source>Add how %1 is read, so that the companion answers to that too.</source>
        <extracomment>%1 is a name in Han characters, such as 綾</extracomment>
        <translation>%1の読み方を加えると、コンパニオンはその呼び方にも答えます。</translation>
    </message>
    <message>
        <source>%1: shorten this to at most %L2 characters. It has %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of characters</extracomment>
        <translation>%1：%L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>%1: keep at most %L2 entries. There are %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of entries</extracomment>
        <translation>%1：%L2 個までにしてください。今は %L3 個あります。</translation>
    </message>
    <message>
        <source>%1: give each entry between 1 and %L2 characters.</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1：1 つにつき 1〜%L2 文字で書いてください。</translation>
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
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>Keep at most %L1 sample lines. There are %L2.</source>
        <translation>セリフ例は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty sample line.</source>
        <translation>空のセリフ例は、入力するか削除してください。</translation>
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
        <translation>コンパニオンの人柄を 1、2 文で書いてください。</translation>
    </message>
    <message>
        <source>Add a line or two that shows how the companion talks.</source>
        <translation>コンパニオンの話し方がわかるセリフを 1、2 個加えてください。</translation>
    </message>
    <message>
        <source>About %L1 tokens in all, read again with every vote and every turn.</source>
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
        <source>Choose the picture again. Its file name does not come from Companion Studio.</source>
        <translation>画像を選び直してください。Companion Studio が付けたファイル名ではありません。</translation>
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
        <source>This card is too large to save. Shorten its texts.</source>
        <translation>このカードは大きすぎて保存できません。文を短くしてください。</translation>
    </message>
    <message>
        <source>Keep at most %L1 stop sequences. There are %L2.</source>
        <translation>停止文字列は %L1 個までにしてください。今は %L2 個あります。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty stop sequence.</source>
        <translation>空の停止文字列は、入力するか削除してください。</translation>
    </message>
    <message>
        <source>Shorten each stop sequence to at most %L1 characters.</source>
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
        <translation>モデルの名前は 1 行、%L1 文字以内で書いてください。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>履歴後の指示</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>ほかのあいさつ</translation>
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
        <source>Version of the character</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>Lorebooks: keep at most %L1 books, %L2 entries and %L3 characters in all.</source>
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
        <source>The picture is cut off: part of the file is missing. Choose another copy.</source>
        <translation>画像が途中で切れています。ファイルの一部がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>The picture has %L1 × %L2 pixels. Make it at most %L3 × %L3.</source>
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
        <source>This is an SVG drawing, which might load other files. Save it as PNG and choose that.</source>
        <translation>これは SVG の図で、ほかのファイルを読み込むことがあります。PNG 画像として保存し、それを選んでください。</translation>
    </message>
    <message>
        <source>Not a supported picture. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>対応していない画像です。PNG、JPEG、WebP、GIF、BMP のどれかを選んでください。</translation>
    </message>
    <message>
        <source>This is an animated WebP. Save one of its pictures and choose that.</source>
        <translation>これはアニメーション WebP です。中の画像を 1 枚保存し、それを選んでください。</translation>
    </message>
    <message>
        <source>The picture is damaged. Open it in a picture program and save it again.</source>
        <translation>画像が壊れています。画像ソフトで開いて保存し直してください。</translation>
    </message>
    <message>
        <source>The picture has %L1 million pixels. Make it at most %L2 million.</source>
        <extracomment>megapixels</extracomment>
        <translation>画像は %L1 メガピクセルあります。%L2 メガピクセル以下に縮小してください。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG.</source>
        <translation>この画像は読み込めません。PNG か JPEG で保存し直してください。</translation>
    </message>
    <message>
        <source>The picture is animated. Only its first frame is attached.</source>
        <translation>動く画像です。最初のコマだけを添付しました。</translation>
    </message>
    <message>
        <source>This file no longer exists. Choose another picture.</source>
        <translation>そのファイルはもうありません。ほかの画像を選んでください。</translation>
    </message>
    <message>
        <source>This is not a file. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>これはファイルではありません。PNG、JPEG、WebP、GIF、BMP のどれかを選んでください。</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check whether you may read it, and try again.</source>
        <translation>ファイルを開けません。読み取りの権限を確かめて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This is only an address. In the browser, choose Copy Image, then paste the picture here.</source>
        <translation>これはアドレスだけです。ブラウザーで「画像をコピー」を選び、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>A message can have at most four pictures.</source>
        <translation>1 つのメッセージに付けられる画像は 4 枚までです。</translation>
    </message>
</context>
<context>
    <name>PngCard</name>
    <message>
        <source>This PNG is damaged. Choose another copy.</source>
        <translation>この PNG は壊れています。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This PNG is cut off: part of the file is missing. Choose another copy.</source>
        <translation>この PNG は途中で切れています。ファイルの一部がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>A part of this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この PNG には %L1 MB を超える部分があります。カードとしては大きすぎます。</translation>
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
        <source>This PNG has more than %L1 texts, more than any card needs.</source>
        <translation>この PNG には %L1 個を超えるテキストが入っています。カードとしては多すぎます。</translation>
    </message>
    <message>
        <source>This PNG has more than %L1 parts. Open it in a picture program and save it again.</source>
        <translation>この PNG の部分は %L1 個を超えています。画像ソフトで開き、保存し直してください。</translation>
    </message>
    <message>
        <source>The card in this PNG is damaged. Choose another copy of the file.</source>
        <translation>この PNG に入っているカードは壊れています。ファイルの別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>The card in this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この PNG に入っているカードは %L1 MB を超えています。カードとしては大きすぎます。</translation>
    </message>
    <message>
        <source>This PNG cannot be unpacked now. Close other programs and try again.</source>
        <translation>この PNG は今は展開できません。ほかのプログラムを閉じて、もう一度試してください。</translation>
    </message>
    <message>
        <source>This PNG is a picture without a card. The site it comes from might offer the card as another file.</source>
        <translation>この PNG はカードの入っていない画像です。入手元のサイトで、カードが別のファイルとして配布されているかもしれません。</translation>
    </message>
    <message>
        <source>This picture is too large to hold a card. Open it in a picture program and save it smaller.</source>
        <translation>この画像は大きすぎて、カードを入れられません。画像ソフトで開き、小さくして保存し直してください。</translation>
    </message>
    <message>
        <source>One of the cards in this picture is damaged. Another one was read.</source>
        <translation>この画像のカードの 1 つが壊れているため、別のカードを読み込みました。</translation>
    </message>
    <message>
        <source>The checksum of the card is wrong, but its text can be read.</source>
        <translation>カードのチェックサムは合いませんが、内容は読めます。</translation>
    </message>
    <message>
        <source>The picture has more than one card of one kind, and they differ. The first was read.</source>
        <translation>画像に同じ種類のカードが複数あり、内容が違います。最初のものを読み込みました。</translation>
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
        <source>After each message, everyone votes to speak or listen. The highest importance speaks.</source>
        <translation>メッセージごとに全員が「話す・聞く」を投票し、重要度がいちばん高い人が話します。</translation>
    </message>
    <message>
        <source>Speaking costs points from a shared level that refills. Longer costs more.</source>
        <translation>共有のリソースを消費して話します。長いほど多く減り、時間とともに回復します。</translation>
    </message>
    <message>
        <source>Each companion in turn. When all have passed, the ring sleeps until you write.</source>
        <translation>コンパニオンがリングの順番に話します。全員がパスすると、書き込みがあるまで待機します。</translation>
    </message>
    <message>
        <source>Nobody speaks until you give someone the floor.</source>
        <translation>自分が話を振るまで、誰も話しません。</translation>
    </message>
    <message>
        <source>Keep 1 to %L1 tiers.</source>
        <translation>段階は 1〜%L1 個にしてください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a price from 0 to %L2.</source>
        <extracomment>A tier has a price and a longest text; %L1 counts them from 1, in the next ones too</extracomment>
        <translation>段階 %L1：価格は 0〜%L2 で選んでください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a higher price than that of the tier before.</source>
        <translation>段階 %L1：前の段階より高い価格を選んでください。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a text limit from 1 to %L2 characters.</source>
        <translation>段階 %L1：文字数の上限は 1〜%L2 で選んでください。</translation>
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
        <source>The companions you name answer; others join by chance, talkative ones more often.</source>
        <translation>呼ばれた人は全員返事をします。ほかの人は抽選で加わり、おしゃべりな人ほどよく話します。</translation>
    </message>
    <message>
        <source>After each of your messages everyone speaks once, in the order of the room.</source>
        <translation>自分のメッセージごとに、全員が部屋の並び順に 1 回ずつ話します。</translation>
    </message>
    <message>
        <source>One companion answers, drawn at random; nobody speaks twice before everyone has spoken.</source>
        <translation>1 人ずつ抽選で返事をし、全員が話すまで同じ人は話しません。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>進行役</translation>
    </message>
    <message>
        <source>A model follows the conversation and chooses after each message who speaks, or nobody.</source>
        <translation>モデルが会話を追い、メッセージごとに次に話す人を選びます（誰も選ばないこともあります）。</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>プロバイダーに名前を付けてください。</translation>
    </message>
    <message>
        <source>A provider name can have at most %L1 characters.</source>
        <translation>プロバイダーの名前は %L1 文字以内です。</translation>
    </message>
    <message>
        <source>Rehearsal is built in and needs no provider. Choose another name.</source>
        <translation>リハーサルは組み込みで、プロバイダーは不要です。別の名前にしてください。</translation>
    </message>
    <message>
        <source>A provider is already called “%1”. Choose another name.</source>
        <translation>「%1」というプロバイダーはすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>A model name can have at most %L1 characters.</source>
        <translation>モデルの名前は %L1 文字以内です。</translation>
    </message>
    <message>
        <source>Enter the name of the environment variable with the key: letters, digits and _.</source>
        <translation>キーが入った環境変数の名前を、英数字と _ で入力してください。</translation>
    </message>
    <message>
        <source>Parallel calls: choose 1 to %L1.</source>
        <translation>同時の呼び出しは 1～%L1 件にしてください。</translation>
    </message>
    <message>
        <source>Calls per minute: choose 0 (no limit) to %L1.</source>
        <translation>1 分あたりの呼び出しは 0（制限なし）～%L1 件にしてください。</translation>
    </message>
    <message>
        <source>The key is empty.</source>
        <translation>キーが空です。</translation>
    </message>
    <message>
        <source>The key has a blank, a line break or a character that keys cannot have. Copy only the key again.</source>
        <translation>キーに空白、改行、または使えない文字が入っています。キーだけをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>The address has changed, so enter the key again. A key is only sent to the address it was entered for.</source>
        <translation>アドレスが変わったので、キーをもう一度入力してください。キーは、入力時のアドレス以外には送りません。</translation>
    </message>
    <message>
        <source>No key is waiting for your consent.</source>
        <translation>同意を待っているキーはありません。</translation>
    </message>
    <message>
        <source>A key has at most %L1 characters. Copy the key again.</source>
        <translation>キーは %L1 文字までです。もう一度コピーしてください。</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1がカメラの画像をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が画面の画像をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks to speak aloud.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が音声での発言をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 has a question for you.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1から質問があります。</translation>
    </message>
    <message>
        <source>%1 asks for something: %2</source>
        <extracomment>%1 is a companion, %2 the name of a kind of request, as a program wrote it</extracomment>
        <translation>%1のリクエスト：%2</translation>
    </message>
    <message>
        <source>The request could not be answered.</source>
        <translation>リクエストに応じられませんでした。</translation>
    </message>
    <message>
        <source>The request was denied.</source>
        <translation>リクエストを拒否しました。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>時間内に回答がありませんでした。</translation>
    </message>
    <message>
        <source>Nothing here can answer this request.</source>
        <translation>このリクエストに応じられるものがありません。</translation>
    </message>
    <message>
        <source>The request could not be understood.</source>
        <translation>リクエストの内容を理解できませんでした。</translation>
    </message>
    <message>
        <source>Nobody can answer here. The conversation goes on without an answer.</source>
        <translation>回答できる人がいません。会話はこのまま続きます。</translation>
    </message>
    <message>
        <source>No device is available for this.</source>
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
        <source>The model does not accept pictures, so the camera was not opened.</source>
        <translation>モデルが画像に対応していないため、カメラは起動しませんでした。</translation>
    </message>
    <message>
        <source>The request asks for too much at once.</source>
        <translation>一度のリクエストとしては多すぎます。</translation>
    </message>
</context>
<context>
    <name>QueryDesk</name>
    <message>
        <source>This answer does not fit the request.</source>
        <translation>この回答はリクエストに合いません。</translation>
    </message>
</context>
<context>
    <name>Rehearsal</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>リハーサル（オフライン、AI ではありません）</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the file has no room line</source>
        <translation>ファイルに部屋の行がありません</translation>
    </message>
    <message>
        <source>time goes backwards, from %1 to %2</source>
        <translation>時刻が %1 から %2 に戻っています</translation>
    </message>
    <message>
        <source>the result cannot be written</source>
        <translation>結果を書き出せません</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>行が JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the first line must be {&quot;room&quot;:{…}}</source>
        <translation>最初の行を {&quot;room&quot;:{…}} にしてください</translation>
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
        <source>&quot;t&quot; must be a whole number of milliseconds, 0 or more</source>
        <translation>&quot;t&quot; には 0 以上の整数（ミリ秒）を指定してください</translation>
    </message>
    <message>
        <source>the line needs exactly one kind of input besides &quot;t&quot;</source>
        <translation>行には &quot;t&quot; のほかに入力がちょうど 1 種類必要です</translation>
    </message>
    <message>
        <source>the line is longer than %L1 MiB</source>
        <translation>行が %L1 MiB を超えています</translation>
    </message>
</context>
<context>
    <name>RoomDocument</name>
    <message>
        <source>Companions do not see votes, so votes cannot be exported from one companion’s view.</source>
        <translation>コンパニオンには投票が見えないため、1 人のコンパニオンの視点では書き出せません。</translation>
    </message>
    <message>
        <source>A cassette covers the whole room. Export it without a range.</source>
        <translation>カセットは部屋全体の記録です。範囲を指定せずに書き出してください。</translation>
    </message>
    <message>
        <source>A PDF cannot be created: no fonts found.</source>
        <translation>フォントがないため、PDF を作成できません。</translation>
    </message>
    <message>
        <source>(interrupted: %1)</source>
        <extracomment>Under what was said before it was cut off; %1 is why</extracomment>
        <translation>（中断：%1）</translation>
    </message>
    <message>
        <source>As heard by %1.</source>
        <extracomment>Under the title of a document: %1 is a companion, who has not heard what was whispered to others</extracomment>
        <translation>%1に聞こえた範囲の記録です。</translation>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>A table of votes or a cassette also reveals whispers. Choose another format, or keep the whispers.</source>
        <translation>投票の表やカセットからは、ささやきのこともわかります。別の形式を選ぶか、ささやきを含めてください。</translation>
    </message>
</context>
<context>
    <name>RoomFlaws</name>
    <message>
        <source>Turns before you write: choose %L1 to %L2.</source>
        <translation>連続ターンの上限は %L1～%L2 回にしてください。</translation>
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
        <translation>同じコンパニオンは、1 つの部屋に 1 回しか入れません。</translation>
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation>部屋に入れるのはコンパニオンとゲストだけです。</translation>
    </message>
    <message>
        <source>A room can have at most %L1 companions.</source>
        <translation>1 つの部屋のコンパニオンは %L1 人までです。</translation>
    </message>
    <message>
        <source>This version does not support this turn-taking.</source>
        <translation>このバージョンは、このターンテイキングに対応していません。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters. It has %L2.</source>
        <translation>場面を %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>You can have at most %L1 names for yourself in a room.</source>
        <translation>1 つの部屋の自分の名前は %L1 個までです。</translation>
    </message>
    <message>
        <source>The ID of an identity must be user, or user_ followed by small letters, digits, - and _.</source>
        <translation>名義の ID には、user か、user_ に続けて小文字、数字、-、_ を使ってください。</translation>
    </message>
    <message>
        <source>Two identities have the ID %1. Change one.</source>
        <translation>2 つの名義の ID がどちらも %1 です。片方を変えてください。</translation>
    </message>
    <message>
        <source>Each identity needs a name on one line, with at most %L1 characters.</source>
        <translation>名義にはそれぞれ、1 行で %L1 文字以内の名前を付けてください。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>色は #3f6fc4 のように # と 6 桁で書いてください。</translation>
    </message>
    <message>
        <source>Budget: choose %1 to %2, or none.</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>予算は %1～%2 にするか、なしにしてください。</translation>
    </message>
    <message>
        <source>All turns in this room: choose 1 to %L1, or no limit.</source>
        <translation>この部屋のターンの総数は、1～%L1 か、制限なしにしてください。</translation>
    </message>
    <message>
        <source>Shorten the text about %1 to at most %L2 characters. It has %L3.</source>
        <translation>%1の説明を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>Shorten the room-only text of %1 to at most %L2 characters. It has %L3.</source>
        <translation>この部屋だけの%1の内容を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>おしゃべり度は 0 から 1 の間で選んでください。</translation>
    </message>
    <message>
        <source>At most %L1 companions can be changed for one room.</source>
        <translation>1 つの部屋で変更できるコンパニオンは %L1 人までです。</translation>
    </message>
    <message>
        <source>Only companions can be changed for one room.</source>
        <translation>1 つの部屋だけで変更できるのは、コンパニオンだけです。</translation>
    </message>
    <message>
        <source>A companion can be changed only once for one room.</source>
        <translation>1 つの部屋でのコンパニオンの変更は、1 人につき 1 つだけです。</translation>
    </message>
    <message>
        <source>The companion who greets must be in the room.</source>
        <translation>部屋にいるコンパニオンにあいさつさせてください。</translation>
    </message>
    <message>
        <source>Write a greeting, or start the room without a greeting.</source>
        <translation>あいさつを書くか、あいさつなしで部屋を始めてください。</translation>
    </message>
    <message>
        <source>Shorten the greeting to at most %L1 characters. It has %L2.</source>
        <translation>あいさつを %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Choose at most %L1 lorebooks.</source>
        <translation>選べるロアブックは %L1 冊までです。</translation>
    </message>
    <message>
        <source>Times companions speak while you are silent: choose %L1 to %L2.</source>
        <translation>書き込みがない間にコンパニオンが自分から話す回数は %L1～%L2 回にしてください。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking: choose %L1 to %L2.</source>
        <translation>発言後に休むメッセージの数は %L1～%L2 件にしてください。</translation>
    </message>
    <message>
        <source>Shorten the instructions for the director to at most %L1 characters. They have %L2.</source>
        <translation>進行役への指示を %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Gap before a turn: choose %L1 to %L2 s.</source>
        <extracomment>%1 and %2 are times in seconds, as in the next ones</extracomment>
        <translation>ターン前の間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Time to vote: choose %L1 to %L2 s.</source>
        <translation>投票の制限時間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Time until the level returns: choose %L1 to %L2 s.</source>
        <translation>残量が戻るまでの時間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Time for a turn: choose %L1 to %L2 s.</source>
        <translation>ターンの制限時間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Time without you: choose %L1 to %L2 min.</source>
        <extracomment>%1 and %2 are times in minutes</extracomment>
        <translation>書き込みなしで続ける時間は %L1～%L2 分にしてください。</translation>
    </message>
    <message>
        <source>Wait for your answer: choose %L1 to %L2 s.</source>
        <translation>返事を待つ時間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Quiet before companions speak by themselves: choose %L1 to %L2 s.</source>
        <translation>コンパニオンが自分から話すまでの沈黙は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>Time for the director: choose %L1 to %L2 s.</source>
        <translation>進行役の制限時間は %L1～%L2 秒にしてください。</translation>
    </message>
    <message>
        <source>The group’s settings are larger than %L1 KB. Shorten the file of the group.</source>
        <translation>グループの設定が %L1 KB を超えています。グループのファイルを短くしてください。</translation>
    </message>
    <message>
        <source>Shorten the message to at most %L1 characters. It has %L2.</source>
        <translation>メッセージを %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>Write a message first.</source>
        <translation>先にメッセージを書いてください。</translation>
    </message>
    <message>
        <source>Only a ring has an order.</source>
        <translation>順番を決められるのはリングだけです。</translation>
    </message>
    <message>
        <source>The order must include every companion in the room once.</source>
        <translation>順番には、部屋のコンパニオン全員を 1 回ずつ入れてください。</translation>
    </message>
    <message>
        <source>This room has spent its budget. Raise or remove the budget in the room settings.</source>
        <translation>この部屋は予算を使い切りました。部屋の設定で予算を増やすか、なくしてください。</translation>
    </message>
    <message>
        <source>This room has used all its turns. Raise or remove the limit in the room settings.</source>
        <translation>この部屋はターンの上限に達しました。部屋の設定で上限を増やすか、なくしてください。</translation>
    </message>
    <message>
        <source>A message can have at most four pictures.</source>
        <translation>1 つのメッセージに付けられる画像は 4 枚までです。</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>この画像は大きすぎます。</translation>
    </message>
</context>
<context>
    <name>SeerWords</name>
    <message>
        <source>Shown to: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>画像が見える相手：%1。</translation>
    </message>
    <message>
        <source>Cannot see pictures and only get your words for it: %1.</source>
        <extracomment>%1 is a list of names of companions</extracomment>
        <translation>画像は見えず、言葉だけが届く相手：%1。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>phrases</comment>
        <extracomment>Two phrases after each other, with the full stop of the language between them</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>You</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Each companion’s voice is chosen in their own form.</source>
        <translation>各コンパニオンの声は、それぞれの編集画面で選びます。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>未入力</translation>
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
        <source>Follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Author: all panels</source>
        <translation>作成：すべてのパネル</translation>
    </message>
    <message>
        <source>Live: large stage</source>
        <translation>ライブ：大きなステージ</translation>
    </message>
    <message>
        <source>Log: decisions and reasons</source>
        <translation>ログ：決定と理由</translation>
    </message>
    <message>
        <source>Colour of the stage</source>
        <translation>ステージの色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>グリーン</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最近使った順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>おしゃべり度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>The colours of all windows.</source>
        <translation>すべてのウィンドウの配色です。</translation>
    </message>
    <message>
        <source>colors, dark mode, contrast, appearance</source>
        <translation>色, ダークモード, コントラスト, 外見</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>100 % is the text size of your desktop.</source>
        <translation>100 % はデスクトップの文字サイズです。</translation>
    </message>
    <message>
        <source>zoom, font, large</source>
        <translation>拡大, フォント, 大きい</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>How much moves in the window and on the stage.</source>
        <translation>ウィンドウとステージの動きの量です。</translation>
    </message>
    <message>
        <source>animation, reduce</source>
        <translation>アニメーション, 減らす</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Which panels of the main window are large.</source>
        <translation>メインウィンドウで大きく表示するパネルです。</translation>
    </message>
    <message>
        <source>arrange, panels</source>
        <translation>配置, パネル</translation>
    </message>
    <message>
        <source>Size of the figures</source>
        <translation>キャラクターの大きさ</translation>
    </message>
    <message>
        <source>How large companions are on the stage.</source>
        <translation>ステージに立つコンパニオンの大きさです。</translation>
    </message>
    <message>
        <source>stage, avatars, zoom</source>
        <translation>ステージ, アバター, 拡大</translation>
    </message>
    <message>
        <source>Background of the stage window</source>
        <translation>ステージウィンドウの背景</translation>
    </message>
    <message>
        <source>Green or transparent backgrounds are for video programs.</source>
        <translation>グリーンと透明は動画配信ソフト用です。</translation>
    </message>
    <message>
        <source>OBS, chroma key, capture</source>
        <translation>OBS, クロマキー, キャプチャー</translation>
    </message>
    <message>
        <source>Captions in the stage window</source>
        <translation>ステージウィンドウの字幕</translation>
    </message>
    <message>
        <source>Show what companions say below the stage.</source>
        <translation>コンパニオンの発言をステージの下に表示します。</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Large pictures in the library</source>
        <translation>ライブラリの大きな画像</translation>
    </message>
    <message>
        <source>Show companions as pictures instead of a list.</source>
        <translation>コンパニオンを一覧ではなく画像で表示します。</translation>
    </message>
    <message>
        <source>cards, grid, list</source>
        <translation>カード, グリッド, 一覧</translation>
    </message>
    <message>
        <source>Order of the library</source>
        <translation>ライブラリの並び順</translation>
    </message>
    <message>
        <source>How the companions in the library are sorted.</source>
        <translation>ライブラリのコンパニオンの並べ方です。</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>The language of all windows. Companions answer in the language of their room.</source>
        <translation>すべてのウィンドウの言語です。コンパニオンは部屋の言語で答えます。</translation>
    </message>
    <message>
        <source>translation, English, Japanese, Chinese</source>
        <translation>翻訳, 英語, 日本語, 中国語</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What companions call you in new rooms. Each room can change it.</source>
        <translation>新しい部屋でコンパニオンが呼ぶ名前です。部屋ごとに変えられます。</translation>
    </message>
    <message>
        <source>user, identity, who I am</source>
        <translation>ユーザー, 名義, 自分</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>自己紹介</translation>
    </message>
    <message>
        <source>What companions know about you in new rooms. It becomes part of their prompts.</source>
        <translation>新しい部屋でコンパニオンが知っている情報です。プロンプトに含まれます。</translation>
    </message>
    <message>
        <source>description, persona, identity, who I am</source>
        <translation>説明, ペルソナ, 名義, 自分</translation>
    </message>
    <message>
        <source>Send messages with</source>
        <translation>メッセージの送信キー</translation>
    </message>
    <message>
        <source>With Ctrl+Enter, Enter starts a new line.</source>
        <translation>Ctrl+Enter を選ぶと、Enter は改行になります。</translation>
    </message>
    <message>
        <source>return, new line</source>
        <translation>リターン, 改行</translation>
    </message>
    <message>
        <source>Read new rooms aloud</source>
        <translation>新しい部屋を読み上げる</translation>
    </message>
    <message>
        <source>Rooms that you make from now on are read aloud. Each room can change it.</source>
        <translation>これから作る部屋を読み上げます。部屋ごとに変えられます。</translation>
    </message>
    <message>
        <source>speech, voice, sound</source>
        <translation>発話, 声, 音</translation>
    </message>
    <message>
        <source>Show words as they are heard</source>
        <translation>読み上げに合わせて表示</translation>
    </message>
    <message>
        <source>In new rooms, each word appears when the voice reaches it.</source>
        <translation>新しい部屋で、声が読み上げた言葉から順に表示します。</translation>
    </message>
    <message>
        <source>subtitles, voice</source>
        <translation>字幕, 声</translation>
    </message>
    <message>
        <source>When a companion asks you</source>
        <translation>コンパニオンからのリクエスト</translation>
    </message>
    <message>
        <source>Requests, questions and tools that wait for your answer.</source>
        <translation>返事を待っているリクエスト、質問、ツールの使用です。</translation>
    </message>
    <message>
        <source>request, permission, camera</source>
        <translation>リクエスト, 許可, カメラ</translation>
    </message>
    <message>
        <source>When a companion has spoken</source>
        <translation>コンパニオンの発言</translation>
    </message>
    <message>
        <source>Only while the window is in the background.</source>
        <translation>ウィンドウが背後にあるときだけ通知します。</translation>
    </message>
    <message>
        <source>turn, message, reply</source>
        <translation>ターン, メッセージ, 返信</translation>
    </message>
    <message>
        <source>When a budget is used up</source>
        <translation>予算の使い切り</translation>
    </message>
    <message>
        <source>The room then rests until you raise its budget.</source>
        <translation>予算を増やすまで、部屋は休止します。</translation>
    </message>
    <message>
        <source>money, cost, limit</source>
        <translation>お金, 費用, 上限</translation>
    </message>
    <message>
        <source>Show the words of companions</source>
        <translation>コンパニオンの言葉を表示</translation>
    </message>
    <message>
        <source>Otherwise notifications only say who it was. Others may see your screen.</source>
        <translation>オフの場合は誰からかだけを表示します。画面は他の人にも見えることがあります。</translation>
    </message>
    <message>
        <source>privacy, text, preview</source>
        <translation>プライバシー, 文章, プレビュー</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>おやすみ時間</translation>
    </message>
    <message>
        <source>No notifications between the two times.</source>
        <translation>二つの時刻の間は通知しません。</translation>
    </message>
    <message>
        <source>do not disturb, night</source>
        <translation>通知を止める, 夜</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>開始時刻</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>おやすみ時間が始まる時刻です。</translation>
    </message>
    <message>
        <source>do not disturb, begin</source>
        <translation>通知を止める, 開始</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>終了時刻</translation>
    </message>
    <message>
        <source>When quiet hours end, perhaps on the next day.</source>
        <translation>おやすみ時間が終わる時刻です。翌日でもかまいません。</translation>
    </message>
    <message>
        <source>do not disturb, end</source>
        <translation>通知を止める, 終了</translation>
    </message>
    <message>
        <source>Icon in the tray</source>
        <translation>トレイのアイコン</translation>
    </message>
    <message>
        <source>Shows what runs and what it costs today.</source>
        <translation>動いているものと今日の費用を表示します。</translation>
    </message>
    <message>
        <source>system tray, status</source>
        <translation>システムトレイ, 状態</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>閉じてもトレイで続ける</translation>
    </message>
    <message>
        <source>background, close</source>
        <translation>バックグラウンド, 閉じる</translation>
    </message>
    <message>
        <source>If you close the window, the rooms go on. Quit ends the program.</source>
        <translation>ウィンドウを閉じても部屋は続きます。「終了」でアプリを終えます。</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>必要に応じて列を分ける</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>2 列</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>テーブルを囲む</translation>
    </message>
    <message>
        <source>Seats in the stage window</source>
        <translation>ステージウィンドウの席</translation>
    </message>
    <message>
        <source>How companions sit, in the order of the room.</source>
        <translation>コンパニオンの座り方です。順番は部屋の並び順と同じです。</translation>
    </message>
    <message>
        <source>arc, table, rows, places</source>
        <translation>円弧, テーブル, 列, 場所</translation>
    </message>
    <message>
        <source>Votes as raised hands in the stage window</source>
        <translation>ステージウィンドウで投票を挙手で表示</translation>
    </message>
    <message>
        <source>The higher the hand, the more important the vote.</source>
        <translation>手が高いほど、投票の重要度が高くなります。</translation>
    </message>
    <message>
        <source>vote, importance</source>
        <translation>投票, 重要度</translation>
    </message>
    <message>
        <source>Global shortcuts</source>
        <translation>グローバルショートカット</translation>
    </message>
    <message>
        <source>Pause, play turns and give the floor while another program is in front. Your desktop decides on the keys.</source>
        <translation>ほかのアプリが前面にある間も、一時停止したり、ターンを進めたり、話を振ったりできます。キーはデスクトップが決めます。</translation>
    </message>
    <message>
        <source>OBS, stream, hotkeys, background</source>
        <translation>OBS, 配信, ホットキー, バックグラウンド</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>“%1” cannot be “%2”. It is now “%3”.</source>
        <translation>「%1」に「%2」は使えません。「%3」に戻しました。</translation>
    </message>
    <message>
        <source>Your settings could not be read: %1 The defaults are used. The old file is kept as “%2”.</source>
        <translation>設定を読み込めませんでした：%1 デフォルトの設定を使います。元のファイルは「%2」として残してあります。</translation>
    </message>
    <message>
        <source>Your settings could not be read: %1 The defaults are used.</source>
        <translation>設定を読み込めませんでした：%1 デフォルトの設定を使います。</translation>
    </message>
    <message>
        <source>The file is damaged or not a settings file.</source>
        <translation>ファイルが壊れているか、設定ファイルではありません。</translation>
    </message>
    <message>
        <source>The file is not a settings file of Companion Studio.</source>
        <translation>Companion Studio の設定ファイルではありません。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>“%1” could not be read. It is now empty.</source>
        <translation>「%1」を読み込めなかったため、空にしました。</translation>
    </message>
    <message>
        <source>The shortcut of “%1” could not be read and was reset.</source>
        <translation>「%1」のショートカットを読み込めなかったため、元に戻しました。</translation>
    </message>
    <message>
        <source>“%1” could not be read and was reset.</source>
        <translation>「%1」を読み込めなかったため、元に戻しました。</translation>
    </message>
</context>
<context>
    <name>SpeechFlaw</name>
    <message>
        <source>The model returned an empty reply, even on the second try.</source>
        <translation>モデルの応答は、再試行しても空でした。</translation>
    </message>
    <message>
        <source>The model only thought and said nothing, even on the second try.</source>
        <translation>モデルは思考だけで、再試行しても何も発言しませんでした。</translation>
    </message>
    <message>
        <source>The model voted instead of speaking, even on the second try.</source>
        <translation>モデルは、再試行しても、発言せずに投票しました。</translation>
    </message>
    <message>
        <source>The model wrote a line for %1 instead of its own, even on the second try.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>モデルは、再試行しても、自分ではなく%1のセリフを書きました。</translation>
    </message>
    <message>
        <source>The model wrote another speaker’s line instead of its own, even on the second try.</source>
        <translation>モデルは、再試行しても、自分ではなくほかの人のセリフを書きました。</translation>
    </message>
    <message>
        <source>The model repeated its instructions instead of speaking, even on the second try.</source>
        <translation>モデルは、再試行しても、発言せずに指示を繰り返しました。</translation>
    </message>
    <message>
        <source>The reply limit was used up before the model said a word.</source>
        <translation>モデルが何も発言しないうちに、応答の最大長に達しました。</translation>
    </message>
    <message>
        <source>Thinking used up the reply limit before the model said a word.</source>
        <translation>モデルが何も発言しないうちに、思考だけで応答の最大長に達しました。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Companion Studio ended during this turn.</source>
        <translation>このターンの途中で Companion Studio が終了しました。</translation>
    </message>
    <message>
        <source>The data folder is open read-only.</source>
        <translation>データフォルダーは読み取り専用で開かれています。</translation>
    </message>
    <message>
        <source>The stored data is damaged.</source>
        <translation>保存データが壊れています。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing more can be saved.</source>
        <translation>ディスクがいっぱいです。空きを増やすまで保存できません。</translation>
    </message>
    <message>
        <source>The data folder is not writable.</source>
        <translation>データフォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>The data folder no longer exists. Nothing more can be saved.</source>
        <translation>データフォルダーがなくなったため、これ以上保存できません。</translation>
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation>ほかのプログラムが保存データを使っています。</translation>
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation>データを保存または読み取りできませんでした。</translation>
    </message>
    <message>
        <source>This room does not exist.</source>
        <translation>この部屋はありません。</translation>
    </message>
    <message>
        <source>Another program changed this room in the meantime.</source>
        <translation>その間に、別のプログラムがこの部屋を変更しました。</translation>
    </message>
    <message>
        <source>This data is from a newer version of Companion Studio.</source>
        <translation>このデータは新しいバージョンの Companion Studio のものです。</translation>
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
        <source>This companion does not exist.</source>
        <translation>このコンパニオンはいません。</translation>
    </message>
    <message>
        <source>This companion is still in a room: %1. Remove the companion from the room first, or archive.</source>
        <extracomment>%1 is a list of room names</extracomment>
        <translation>このコンパニオンはまだ部屋にいます：%1。先に部屋から外すか、アーカイブしてください。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A companion already has the ID %1.</source>
        <translation>ID が %1 のコンパニオンはすでにいます。</translation>
    </message>
    <message>
        <source>This note no longer exists.</source>
        <translation>このメモはもうありません。</translation>
    </message>
    <message>
        <source>A template already has this name. Choose another name.</source>
        <translation>この名前のテンプレートはすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>You already have %L1 templates. Delete one first.</source>
        <translation>テンプレートはすでに %L1 個あります。先に 1 つ削除してください。</translation>
    </message>
    <message>
        <source>This template no longer exists.</source>
        <translation>このテンプレートはもうありません。</translation>
    </message>
    <message>
        <source>The backup does not match the data.</source>
        <translation>バックアップがデータと一致しません。</translation>
    </message>
    <message>
        <source>No stored data in %1.</source>
        <translation>%1に保存データがありません。</translation>
    </message>
    <message>
        <source>The folder %1 could not be created.</source>
        <translation>フォルダー %1 を作成できませんでした。</translation>
    </message>
    <message>
        <source>The data was not compacted, because some of it would have been lost.</source>
        <translation>一部が失われるおそれがあったため、データを最適化しませんでした。</translation>
    </message>
    <message>
        <source>This data is from an earlier version. Open it once in Companion Studio first.</source>
        <translation>このデータは以前のバージョンのものです。先に一度 Companion Studio で開いてください。</translation>
    </message>
    <message>
        <source>The data folder %1 is not writable.</source>
        <translation>データフォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>Companion Studio is already using %1. You can open it read-only here.</source>
        <translation>Companion Studio がすでに %1 を使っています。ここでは読み取り専用で開けます。</translation>
    </message>
    <message>
        <source>The table “%1” could not be read to the end.</source>
        <translation>表「%1」を最後まで読み取れませんでした。</translation>
    </message>
    <message>
        <source>The file is damaged in the table “%1”: %2</source>
        <translation>ファイルの表「%1」が壊れています：%2</translation>
    </message>
    <message>
        <source>Part of the data structure is missing or was changed: %1</source>
        <translation>データ構造の一部がないか、変更されています：%1</translation>
    </message>
    <message>
        <source>This data is from an earlier version. The next start updates it.</source>
        <translation>このデータは以前のバージョンのものです。次に起動したときに更新します。</translation>
    </message>
    <message>
        <source>The log of a room does not begin with the room.</source>
        <translation>部屋の記録の先頭に、部屋の作成がありません。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room were lost through damage. The rest was recovered.</source>
        <translation>破損により、部屋のイベント %1 から %2 が失われました。残りは復元しました。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room are missing.</source>
        <translation>部屋のイベント %1 から %2 が欠けています。</translation>
    </message>
    <message>
        <source>Event %1 of a room, of the kind “%2”, could not be read.</source>
        <translation>部屋のイベント %1（種類「%2」）を読み取れませんでした。</translation>
    </message>
    <message>
        <source>A line of the table “%1” could not be read: %2</source>
        <translation>表「%1」の行を読み取れませんでした：%2</translation>
    </message>
    <message>
        <source>A stored picture or file has changed since it was saved.</source>
        <translation>保存した画像またはファイルが、保存時から変わっています。</translation>
    </message>
    <message>
        <source>The lists could not be rebuilt from the events.</source>
        <translation>イベントから一覧を再作成できませんでした。</translation>
    </message>
    <message>
        <source>The list “%1” does not match the events. Rebuild lists to fix this.</source>
        <translation>一覧「%1」がイベントと一致しません。一覧を再作成すると直ります。</translation>
    </message>
    <message>
        <source>The file is not from Companion Studio, or its beginning is damaged.</source>
        <translation>ファイルが Companion Studio のものではないか、先頭が壊れています。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
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
        <source>Choose an earlier message.</source>
        <translation>もっと前のメッセージを選んでください。</translation>
    </message>
    <message>
        <source>This room already exists.</source>
        <translation>この部屋はすでにあります。</translation>
    </message>
    <message>
        <source>Another companion got the ID %1 in the meantime.</source>
        <translation>その間に、別のコンパニオンが ID %1 を使いました。</translation>
    </message>
    <message>
        <source>The file %1 could not be read.</source>
        <translation>ファイル %1 を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>Nothing could be read from the file.</source>
        <translation>ファイルから何も読み取れませんでした。</translation>
    </message>
    <message>
        <source>Recovered: rooms: %L1, messages: %L2, companions: %L3.</source>
        <translation>復元した内容：部屋：%L1、メッセージ：%L2、コンパニオン：%L3。</translation>
    </message>
    <message>
        <source>Part of it came from the backup %1.</source>
        <translation>一部はバックアップ %1 から復元しました。</translation>
    </message>
    <message>
        <source>Missing events: %L1.</source>
        <translation>欠けているイベント：%L1 件。</translation>
    </message>
    <message>
        <source>The newest part might be missing.</source>
        <translation>最新の部分が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>Recovered room %1</source>
        <translation>復元された部屋 %1</translation>
    </message>
    <message>
        <source>Only a companion’s own turn can be regenerated.</source>
        <translation>再生成できるのは、コンパニオンが自分のターンに発言した内容だけです。</translation>
    </message>
    <message>
        <source>This message has been removed.</source>
        <translation>このメッセージはもうここにありません。</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>メッセージはまだありません。</translation>
    </message>
    <message>
        <source>Nothing to undo in this room.</source>
        <translation>この部屋には取り消せるやり直しがありません。</translation>
    </message>
    <message>
        <source>This version is already shown.</source>
        <translation>この版はすでに表示しています。</translation>
    </message>
    <message>
        <source>This reply has no other versions.</source>
        <translation>この返事にほかの版はありません。</translation>
    </message>
    <message>
        <source>The origin of this reply was not kept.</source>
        <translation>この返事の経緯の記録は、もうありません。</translation>
    </message>
    <message>
        <source>The stored data cannot be searched: unexpected SQLite version.</source>
        <translation>保存データを検索できません：SQLite のバージョンが想定と異なります。</translation>
    </message>
    <message>
        <source>The MCP server was open. It is now closed.</source>
        <translation>開いていた MCP サーバーを閉じました。</translation>
    </message>
    <message>
        <source>The firehose was open. It is now closed.</source>
        <translation>開いていた Firehose を閉じました。</translation>
    </message>
    <message>
        <source>The network %1 was joined. It is now disconnected.</source>
        <translation>参加していたネットワーク%1から切断しました。</translation>
    </message>
    <message>
        <source>Connected programs were allowed to answer requests. Now they are not.</source>
        <translation>接続中のプログラムがリクエストに回答できる設定でしたが、オフにしました。</translation>
    </message>
    <message>
        <source>Tools acted without asking. Now you are asked again.</source>
        <translation>ツールが確認なしで動く設定でした。これからは確認します。</translation>
    </message>
    <message>
        <source>%1 had a standing answer: %2. Now you are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 what is asked for, such as &quot;camera&quot;</extracomment>
        <translation>%1には決まった回答がありました：%2。これからは、その都度確認します。</translation>
    </message>
    <message>
        <source>%1 had a standing permission: %2. Now you are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 the name of a tool</extracomment>
        <translation>%1には「常に許可」の設定がありました：%2。これからは確認します。</translation>
    </message>
    <message>
        <source>The search index is damaged. Rebuild lists to fix this. No message is lost.</source>
        <translation>検索の索引が壊れています。一覧を再作成すると直ります。メッセージは失われていません。</translation>
    </message>
    <message>
        <source>The file contains data from another program. Recovery reads only the data of Companion Studio.</source>
        <translation>ファイルに別のプログラムのデータが含まれています。復元では Companion Studio のデータだけを読み取ります。</translation>
    </message>
    <message>
        <source>Programs were allowed to speak as you. Now they are not.</source>
        <translation>プログラムがユーザーとして発言できる設定でしたが、オフにしました。</translation>
    </message>
    <message>
        <source>%1 is a link and cannot be used as a lock file. Remove it.</source>
        <translation>%1 はリンクなので、ロックファイルとして使えません。削除してください。</translation>
    </message>
    <message>
        <source>Pages of the file refer to each other in a loop. Recovery reads each page once.</source>
        <translation>ファイルのページが互いに参照し合っています。復元では各ページを 1 回だけ読み取ります。</translation>
    </message>
    <message>
        <source>This decision has been removed.</source>
        <translation>この決定はもうここにありません。</translation>
    </message>
    <message>
        <source>This round was not decided by votes.</source>
        <translation>このラウンドは投票で決まったものではありません。</translation>
    </message>
    <message>
        <source>The beginning of this round was not kept.</source>
        <translation>このラウンドの始まりの記録は、もうありません。</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>%1 is a companion, %2 their ID</extracomment>
        <translation>「%1」（%2）</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Choose a folder for your data</source>
        <translation>データ用フォルダーの選択</translation>
    </message>
    <message>
        <source>Cannot import files: the data is open read-only.</source>
        <translation>データを読み取り専用で開いているため、ファイルを読み込めません。</translation>
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
        <source> … [stopped at the token limit]</source>
        <translation> … [トークンの上限で中断]</translation>
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
        <source>Tool called</source>
        <translation>ツールの呼び出し</translation>
    </message>
    <message>
        <source>Tool result</source>
        <translation>ツールの結果</translation>
    </message>
    <message>
        <source>Permission requested</source>
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
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation>ターン上限</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>What the companion says, as it comes. Like a train announcement that you hear word by word.</source>
        <translation>コンパニオンの発言。届いた順に表示します。一言ずつ聞こえてくる駅のアナウンスのようなものです。</translation>
    </message>
    <message>
        <source>The companion wants to use a tool. Like a reader who hands the librarian a slip with a title.</source>
        <translation>コンパニオンがツールを使おうとしています。読みたい本の題名を司書に渡すようなものです。</translation>
    </message>
    <message>
        <source>What the tool returned. Like the book that the librarian brings, or the news that it is out.</source>
        <translation>ツールの結果。司書が持ってきた本や、「貸出中です」という返事のようなものです。</translation>
    </message>
    <message>
        <source>This needs your permission first. Like a neighbour who asks before borrowing your bicycle.</source>
        <translation>実行前に許可が必要です。お隣さんが、自転車を借りる前にひとこと聞きに来るようなものです。</translation>
    </message>
    <message>
        <source>The turn was stopped early. Like ringing the bell to get off the bus before your stop.</source>
        <translation>ターンが途中で終わりました。予定より手前でバスを降りるようなものです。</translation>
    </message>
    <message>
        <source>The turn could not go on. Like a train that stops because a tree fell on the line.</source>
        <translation>ターンを続けられませんでした。線路に木が倒れて、電車が止まるようなものです。</translation>
    </message>
    <message>
        <source>Old messages were summarised for the companion. Like “the story so far” at the start of a new chapter. The originals stay.</source>
        <translation>古い会話をコンパニオンのために要約しました。新しい章の初めの「これまでのあらすじ」のようなもので、元の会話は残ります。</translation>
    </message>
    <message>
        <source>What the model noted for itself. Nobody in the room hears it. Like pencil notes in the margin of a script.</source>
        <translation>モデルが自分のために書いたメモ。部屋の誰にも聞こえません。台本の余白に鉛筆で書いたメモのようなものです。</translation>
    </message>
    <message>
        <source>The room has used all the turns you allowed. Like a parking meter that ran out. Add some, and it goes on.</source>
        <translation>部屋のターン上限に達しました。時間の切れたパーキングメーターのようなもので、足せばまた続きます。</translation>
    </message>
    <message>
        <source>The turn ended normally. Like a runner who hands on the baton.</source>
        <translation>ターンが最後まで終わりました。リレーの走者が次の人にバトンを渡すようなものです。</translation>
    </message>
    <message>
        <source>The companion did the same thing over and over and was stopped. Like lifting the needle from a stuck record.</source>
        <translation>コンパニオンが同じことを繰り返したので、止めました。同じところばかり回るレコードから、針を上げるようなものです。</translation>
    </message>
</context>
<context>
    <name>WhisperWords</name>
    <message>
        <source>%1 (whispered)</source>
        <extracomment>In a document: %1 is who speaks, %2 are those who hear it</extracomment>
        <translation>%1（ささやき）</translation>
    </message>
    <message>
        <source>%1 (whispered to %2)</source>
        <translation>%1（%2へのささやき）</translation>
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
        <source>Open read-only</source>
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
        <source>Choose a folder for your data</source>
        <translation>データ用フォルダーの選択</translation>
    </message>
    <message>
        <source>The open window still runs the version from before an update. To use the new version, quit that window first.</source>
        <translation>開いているウィンドウは、更新前のバージョンで動いています。新しいバージョンを使うには、先にそのウィンドウを終了してください。</translation>
    </message>
</context>
<context>
    <name>ZipCard</name>
    <message>
        <source>This zip has two files named card.json, and it is not clear which one counts.</source>
        <translation>この zip には card.json が 2 つあり、どちらを使うか判断できません。</translation>
    </message>
    <message>
        <source>No card in this zip: card.json is missing at the top level.</source>
        <translation>この zip にカードは入っていません。最上位に card.json がありません。</translation>
    </message>
    <message>
        <source>The portrait of a CHARX must be a PNG. Save it as PNG.</source>
        <translation>CHARX の肖像は PNG に限られます。PNG で保存してください。</translation>
    </message>
    <message>
        <source>The card or its portrait is too large for a CHARX. Make it smaller.</source>
        <translation>カードまたは肖像が CHARX には大きすぎます。小さくしてください。</translation>
    </message>
    <message>
        <source>The CHARX would be larger than %L1 MB and could not be read again.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>CHARX が %L1 MB を超えてしまい、読み直せなくなります。</translation>
    </message>
    <message>
        <source>This zip is damaged or built to deceive. Choose another copy.</source>
        <translation>この zip は壊れているか、不正に作られています。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This zip has more than %L1 files, more than any card needs.</source>
        <translation>この zip には %L1 個を超えるファイルが入っています。カードとしては多すぎます。</translation>
    </message>
    <message>
        <source>This zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip は %L1 MB を超えています。カードとしては大きすぎます。</translation>
    </message>
    <message>
        <source>This zip uses the format for files above 4 GB (zip64). Pack it again as a plain zip.</source>
        <translation>この zip は 4 GB を超えるファイル用の形式（zip64）です。普通の zip として圧縮し直してください。</translation>
    </message>
    <message>
        <source>This file is not a zip, or its end is missing. Choose another copy.</source>
        <translation>このファイルは zip ではないか、終わりの部分がありません。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>This is one part of a split zip. Pack it again as one file.</source>
        <translation>これは分割された zip の一部です。1 つの zip として圧縮し直してください。</translation>
    </message>
    <message>
        <source>A file name in this zip could lead out of its folder, so the zip is refused. Pack it again.</source>
        <translation>この zip には、フォルダーの外を指すファイル名があるため、受け付けません。圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip is locked with a password. Pack it again without a password.</source>
        <translation>この zip はパスワードで保護されています。パスワードなしで圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip has a link to another place, so it is refused. Pack it again with files only.</source>
        <translation>この zip には別の場所へのリンクが入っているため、受け付けません。ファイルだけを圧縮し直してください。</translation>
    </message>
    <message>
        <source>This zip would unpack to more than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip は展開すると %L1 MB を超えます。カードとしては大きすぎます。</translation>
    </message>
    <message>
        <source>A file in this zip cannot be unpacked. Choose another copy.</source>
        <translation>この zip には展開できないファイルがあります。別のコピーを選んでください。</translation>
    </message>
    <message>
        <source>A file in this zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>この zip には %L1 MB を超えるファイルがあります。カードとしては大きすぎます。</translation>
    </message>
    <message>
        <source>No readable character in this Backyard file.</source>
        <translation>この Backyard ファイルに、読めるキャラクターはありません。</translation>
    </message>
    <message>
        <source>Left out: the pictures of feelings are larger than %L1 MB together.</source>
        <translation>感情ごとの画像が合わせて %L1 MB を超えるため、使いません。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Cannot open a window: no display found. `companion-studio converse` works without a display.</source>
        <translation>画面が見つからないため、ウィンドウを開けません。`companion-studio converse` は画面なしで使えます。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::Errands</name>
    <message>
        <source>A different guest came than the one requested.</source>
        <translation>要求したのとは別のゲストが来ました。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::NetworkLine</name>
    <message>
        <source>This address is the firehose of Companion Studio itself.</source>
        <extracomment>The user gave the address of another network, but it is that of this program</extracomment>
        <translation>このアドレスは Companion Studio 自身の Firehose です。</translation>
    </message>
    <message>
        <source>Connection lost.</source>
        <translation>接続が切れました。</translation>
    </message>
    <message>
        <source>No response in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>No program is listening at this address. Check the address.</source>
        <translation>このアドレスで待ち受けているプログラムがありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>No computer with this name found. Check the address.</source>
        <translation>この名前のコンピューターが見つかりません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The program at this address is not a firehose.</source>
        <translation>このアドレスのプログラムは Firehose ではありません。</translation>
    </message>
</context>
<context>
    <name>studio::agent::Compressor</name>
    <message>
        <source>The summary was cut off before its end.</source>
        <translation>要約が途中で切れました。</translation>
    </message>
    <message>
        <source>The conversation is longer than the model can hold.</source>
        <translation>会話がモデルの上限より長くなっています。</translation>
    </message>
</context>
<context>
    <name>studio::app::BookImport</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>このロアブックには読み取れるエントリがありません。</translation>
    </message>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>ID が %1 のコンパニオンはいません。</translation>
    </message>
    <message>
        <source>This is a lorebook without a companion. Import it together with one card, name a companion with --for ID, or import it for no companion with lore import.</source>
        <translation>コンパニオンのないロアブックです。1 枚のカードと一緒に読み込むか、--for ID でコンパニオンを指定するか、lore import でコンパニオンに属さないロアブックとして読み込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook with several companions. Name the companion who gets it with --for ID, or import it for no companion with lore import.</source>
        <translation>ロアブックと一緒にコンパニオンが複数あります。渡す相手を --for ID で指定するか、lore import でコンパニオンに属さないロアブックとして読み込んでください。</translation>
    </message>
    <message>
        <source>Lorebook skipped: none of the imported cards names it. Import it separately, with --for ID for one companion or with lore import for none.</source>
        <translation>読み込んだどのカードも指定していないため、このロアブックをスキップしました。単独で読み込んでください（コンパニオンに渡すには --for ID、渡さないなら lore import）。</translation>
    </message>
</context>
<context>
    <name>studio::app::CardImport</name>
    <message>
        <source>A companion already has the ID %1. Use --replace to replace the companion, or --new-id to keep both.</source>
        <translation>ID が %1 のコンパニオンはすでにいます。置き換えるには --replace、両方を残すには --new-id を使ってください。</translation>
    </message>
</context>
<context>
    <name>studio::app::ShelfImporter</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>このロアブックには読み取れるエントリがありません。</translation>
    </message>
</context>
<context>
    <name>studio::app::TextSearch</name>
    <message>
        <source>Several speakers are called &quot;%1&quot;. Use one of these IDs: %2</source>
        <translation>「%1」という名前の人が複数います。次の ID のどれかを使ってください：%2</translation>
    </message>
    <message numerus="yes">
        <source>Older texts might be missing: %Ln event(s) cannot be searched yet.</source>
        <translation>
            <numerusform>古い内容が抜けている可能性があります。イベント %Ln 件がまだ検索できません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::devices::DeviceModule</name>
    <message>
        <source>The part for cameras and voices could not be loaded. Install Companion Studio again.</source>
        <translation>カメラと音声の部品を読み込めませんでした。Companion Studio をインストールし直してください。</translation>
    </message>
    <message>
        <source>Companion Studio was updated while it was open. Restart it to use cameras and voices.</source>
        <translation>開いている間に Companion Studio が更新されました。カメラと音声を使うには再起動してください。</translation>
    </message>
</context>
<context>
    <name>studio::explain::HabitWords</name>
    <message>
        <source>does not count tokens while replying</source>
        <extracomment>Each goes into &quot;Learned about this model: …&quot;, between semicolons.</extracomment>
        <translation>応答中にトークン数を知らせない</translation>
    </message>
    <message>
        <source>sends the whole reply at once</source>
        <translation>応答を一度にまとめて返す</translation>
    </message>
    <message>
        <source>does not support a system message (put into the first message instead)</source>
        <translation>システムメッセージに非対応（最初のメッセージに入れる）</translation>
    </message>
    <message>
        <source>has another name for the token limit</source>
        <translation>トークン上限の項目名が異なる</translation>
    </message>
    <message>
        <source>does not support a token limit</source>
        <translation>トークン上限に非対応</translation>
    </message>
    <message>
        <source>does not support cache marks</source>
        <translation>キャッシュの印に非対応</translation>
    </message>
    <message>
        <source>does not support thinking levels</source>
        <translation>思考量を指定できない</translation>
    </message>
    <message>
        <source>does not support template settings</source>
        <translation>テンプレートの設定に非対応</translation>
    </message>
    <message>
        <source>does not return its hidden thoughts</source>
        <translation>隠れた思考を返さない</translation>
    </message>
    <message>
        <source>does not support a seed</source>
        <translation>シードに非対応</translation>
    </message>
    <message>
        <source>does not support stop sequences</source>
        <translation>停止文字列に非対応</translation>
    </message>
    <message>
        <source>does not support a temperature</source>
        <translation>温度に非対応</translation>
    </message>
    <message>
        <source>does not support tools</source>
        <translation>ツールに非対応</translation>
    </message>
    <message>
        <source>does not support a schema</source>
        <translation>スキーマに非対応</translation>
    </message>
    <message>
        <source>cannot be forced to use a tool</source>
        <translation>ツールの使用を強制できない</translation>
    </message>
    <message>
        <source>cannot be restricted to JSON</source>
        <translation>JSON に限定できない</translation>
    </message>
    <message>
        <source>thinks before replying</source>
        <translation>応答の前に思考する</translation>
    </message>
    <message>
        <source>thinks even when told not to</source>
        <translation>思考しないよう指示しても思考する</translation>
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
        <translation>%1にはキーが必要ですが、変数 %2 が設定されていません。</translation>
    </message>
    <message>
        <source>%1 needs a key, but has none.</source>
        <translation>%1にはキーが必要ですが、キーがありません。</translation>
    </message>
    <message>
        <source>The key of %1 was entered for %2, so it is not sent to %3 unless you allow it.</source>
        <extracomment>%1 a provider, %2 and %3 addresses</extracomment>
        <translation>%1のキーは%2用に入力されたものです。許可しない限り、%3には送りません。</translation>
    </message>
    <message>
        <source>An earlier version saved the key of %1 without its address, so it is not sent to %2 unless you allow it.</source>
        <extracomment>%1 a provider, %2 an address</extracomment>
        <translation>%1のキーは以前のバージョンがアドレスなしで保存したものです。許可しない限り、%2には送りません。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not sent to %2 unless you allow it.</source>
        <extracomment>%1 an environment variable, %2 an address</extracomment>
        <translation>環境変数 %1 は、許可しない限り%2には送りません。</translation>
    </message>
</context>
<context>
    <name>studio::memory::NoteBook</name>
    <message>
        <source>This note is empty.</source>
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
        <source>This note no longer exists.</source>
        <translation>このメモはもうありません。</translation>
    </message>
</context>
<context>
    <name>studio::permission::PermissionDesk</name>
    <message>
        <source>This answer was already taken back.</source>
        <translation>この回答はすでに取り消しました。</translation>
    </message>
    <message>
        <source>The tool cannot use this: %1</source>
        <extracomment>%1: what is wrong, in English: &quot;at days: is no number&quot;</extracomment>
        <translation>ツールで使えない内容です：%1</translation>
    </message>
    <message>
        <source>This question is already over.</source>
        <translation>この確認はすでに終わっています。</translation>
    </message>
    <message>
        <source>Shorten the arguments to at most %L1 KB.</source>
        <translation>引数を %L1 KB 以内に短くしてください。</translation>
    </message>
</context>
<context>
    <name>studio::query::QueryDesk</name>
    <message>
        <source>This request is not allowed yet.</source>
        <translation>このリクエストはまだ許可されていません。</translation>
    </message>
    <message>
        <source>Connected programs are not allowed to answer requests.</source>
        <translation>接続中のプログラムがリクエストに回答することは、許可されていません。</translation>
    </message>
    <message>
        <source>This request is already over.</source>
        <translation>このリクエストはすでに終わっています。</translation>
    </message>
</context>
<context>
    <name>studio::room::FloorTools</name>
    <message>
        <source>Read the messages</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>メッセージを読む</translation>
    </message>
    <message>
        <source>Reads the messages of the room.</source>
        <translation>部屋のメッセージを読みます。</translation>
    </message>
    <message>
        <source>Look at the level</source>
        <extracomment>What a companion can do, as a title in a list. The level is that of the resource floor.</extracomment>
        <translation>残量を見る</translation>
    </message>
    <message>
        <source>Reads the level and the price of speaking.</source>
        <translation>残量と、発言の価格を見ます。</translation>
    </message>
    <message>
        <source>Pay to speak</source>
        <extracomment>What a companion can do, as a title in a list. It pays with a part of the level.</extracomment>
        <translation>消費して発言</translation>
    </message>
    <message>
        <source>Says something and pays for it from the level.</source>
        <translation>残量を消費して発言します。</translation>
    </message>
</context>
<context>
    <name>studio::room::GestureTool</name>
    <message>
        <source>Move or show an emotion</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>動く、感情を見せる</translation>
    </message>
    <message>
        <source>Moves the figure or changes its face on the stage.</source>
        <translation>ステージでキャラクターの体や表情を動かします。</translation>
    </message>
</context>
<context>
    <name>studio::room::MemoryTools</name>
    <message>
        <source>Search memory</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>記憶を検索</translation>
    </message>
    <message>
        <source>Searches the companion’s own notes.</source>
        <translation>コンパニオン自身のメモを検索します。</translation>
    </message>
    <message>
        <source>Remember something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>何かを覚える</translation>
    </message>
    <message>
        <source>Writes a note that is remembered in other rooms too. You can read and change it.</source>
        <translation>ほかの部屋でも使えるメモを書きます。内容の確認や変更ができます。</translation>
    </message>
</context>
<context>
    <name>studio::room::QueryTools</name>
    <message>
        <source>Ask for a picture</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>画像をリクエスト</translation>
    </message>
    <message>
        <source>Asks you for a picture from the camera or of the screen.</source>
        <translation>カメラか画面の画像をリクエストします。</translation>
    </message>
    <message>
        <source>Ask you a question</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>質問する</translation>
    </message>
    <message>
        <source>Asks you a question and waits for your answer.</source>
        <translation>質問して、回答を待ちます。</translation>
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
        <source>Shows who is in the room and what they are doing.</source>
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
        <source>Rolls dice and reports the result.</source>
        <translation>サイコロを振り、結果を伝えます。</translation>
    </message>
</context>
<context>
    <name>studio::secrets::Keychain</name>
    <message>
        <source>The keychain does not have this key.</source>
        <translation>このキーはキーチェーンにありません。</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>キーチェーンのロックが解除されませんでした。</translation>
    </message>
    <message>
        <source>No keychain found.</source>
        <translation>キーチェーンが見つかりません。</translation>
    </message>
    <message>
        <source>The keychain does not respond.</source>
        <translation>キーチェーンが応答しません。</translation>
    </message>
</context>
<context>
    <name>studio::services::AsPolicyJob</name>
    <message>
        <source>The beginning of this room could not be read.</source>
        <translation>この部屋の始まりを読み取れませんでした。</translation>
    </message>
</context>
<context>
    <name>studio::services::DocumentFile</name>
    <message>
        <source>Choose a file to save to.</source>
        <translation>保存先のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the folder %2 does not exist.</source>
        <translation>%1に書き込めません：フォルダー %2 がありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the file is protected.</source>
        <translation>%1に書き込めません：ファイルが保護されています。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変更していません。</translation>
    </message>
</context>
<context>
    <name>studio::services::DraftService</name>
    <message>
        <source>A draft of more than %L1 characters is not kept until the next start.</source>
        <translation>%L1 文字を超える下書きは、次の起動まで残りません。</translation>
    </message>
</context>
<context>
    <name>studio::services::GuestService</name>
    <message>
        <source>This gesture is not available.</source>
        <translation>このジェスチャーはありません。</translation>
    </message>
    <message>
        <source>Too many gestures in one second.</source>
        <translation>1 秒間のジェスチャーが多すぎます。</translation>
    </message>
    <message>
        <source>A request with this number is already waiting.</source>
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
        <source>Another participant already has this name.</source>
        <translation>この名前の参加者がすでにいます。</translation>
    </message>
    <message>
        <source>Only guests and users can connect through the doors.</source>
        <translation>外部接続を通れるのは、ゲストとユーザーだけです。</translation>
    </message>
    <message>
        <source>This guest was removed from the room.</source>
        <translation>このゲストは部屋から退室させられました。</translation>
    </message>
    <message>
        <source>Too many requests in one minute.</source>
        <translation>1 分間のリクエストが多すぎます。</translation>
    </message>
    <message>
        <source>This guest does not have the floor now.</source>
        <translation>このゲストには今、発言権がありません。</translation>
    </message>
    <message>
        <source>This message cannot be sent.</source>
        <translation>このメッセージは送信できません。</translation>
    </message>
    <message>
        <source>This guest is muted.</source>
        <translation>このゲストはミュート中です。</translation>
    </message>
    <message>
        <source>Too many messages: at most %L1 a minute.</source>
        <translation>メッセージが多すぎます（1 分間に最大 %L1 件）。</translation>
    </message>
    <message>
        <source>It is not this guest’s turn.</source>
        <translation>このゲストのターンではありません。</translation>
    </message>
    <message>
        <source>This guest does not exist.</source>
        <translation>このゲストはいません。</translation>
    </message>
    <message>
        <source>This room has no free seat.</source>
        <translation>この部屋には空いている席がありません。</translation>
    </message>
    <message>
        <source>A program cannot request this in the name of the user.</source>
        <translation>プログラムは、ユーザーの名前でこれを要求できません。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of someone in this room. Choose another name.</source>
        <translation>「%1」は、部屋にいる人の名前と紛らわしいです。別の名前にしてください。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of another guest. Choose another name.</source>
        <translation>「%1」は、別のゲストの名前と紛らわしいです。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Shorten the number of this request to at most %L1 characters.</source>
        <translation>このリクエストの番号を %L1 文字以内に短くしてください。</translation>
    </message>
    <message>
        <source>Shorten the message to at most %L1 characters. It has %L2.</source>
        <translation>メッセージを %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>A message can have at most %L1 recipients, with IDs of at most %L2 characters.</source>
        <translation>メッセージの宛先は %L1 人まで、ID は %L2 文字までです。</translation>
    </message>
</context>
<context>
    <name>studio::services::LoreTrialService</name>
    <message>
        <source>This companion has left the room.</source>
        <translation>このコンパニオンはもうこの部屋にいません。</translation>
    </message>
</context>
<context>
    <name>studio::services::MessagePictures</name>
    <message>
        <source>This picture was not kept.</source>
        <translation>この画像は保存されていません。</translation>
    </message>
</context>
<context>
    <name>studio::services::OpenRooms</name>
    <message>
        <source>The data folder is open read-only.</source>
        <translation>データフォルダーは読み取り専用で開かれています。</translation>
    </message>
</context>
<context>
    <name>studio::services::PermissionService</name>
    <message>
        <source>Edited arguments can only be allowed once.</source>
        <translation>変更した引数は、1 回しか許可できません。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>This companion does not exist.</source>
        <translation>このコンパニオンはいません。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>この画像はここに保存されていません。</translation>
    </message>
    <message>
        <source>Write a line to test the companion with.</source>
        <translation>コンパニオンを試すセリフを書いてください。</translation>
    </message>
    <message>
        <source>Pictures must be PNG or JPEG of at most 1 MB. Reduce the picture’s size.</source>
        <translation>画像は 1 MB 以下の PNG か JPEG にしてください。</translation>
    </message>
    <message>
        <source>The file is too large to keep.</source>
        <translation>ファイルが大きすぎて保存できません。</translation>
    </message>
    <message>
        <source>Shorten the line to at most %L1 characters. It has %L2.</source>
        <translation>セリフを %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaTrial</name>
    <message>
        <source>Test stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderService</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>This provider does not exist.</source>
        <translation>このプロバイダーはありません。</translation>
    </message>
    <message>
        <source>Enter the model name.</source>
        <translation>モデルの名前を入力してください。</translation>
    </message>
    <message>
        <source>A price must be 0 or more, a context 1 token or more.</source>
        <translation>価格は 0 以上、コンテキストは 1 トークン以上にしてください。</translation>
    </message>
    <message>
        <source>%1 has no key waiting for your consent.</source>
        <translation>%1に、同意を待っているキーはありません。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderTest</name>
    <message>
        <source>%1 responds.</source>
        <translation>%1が応答しています。</translation>
    </message>
    <message>
        <source>This address is a door for other programs, such as that of Companion Studio, not a model. Check the address.</source>
        <translation>これは Companion Studio などの外部接続のアドレスで、モデルではありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The server redirects elsewhere. Not followed, to protect the key. Check the address.</source>
        <translation>サーバーが別のアドレスに転送しようとしました。キーを守るため、転送先には接続していません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The server did not ask for a key.</source>
        <translation>サーバーはキーを求めませんでした。</translation>
    </message>
    <message>
        <source>The server did not refuse the key.</source>
        <translation>キーは拒否されませんでした。</translation>
    </message>
    <message>
        <source>No model list here. Enter the model name yourself.</source>
        <translation>モデルの一覧がありません。モデルの名前を自分で入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found.</source>
        <translation>
            <numerusform>モデルが %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model %1 is not in the list. If the next step fails, choose one from the list.</source>
        <translation>モデル %1 は一覧にありません。次のステップが失敗したら、一覧から選んでください。</translation>
    </message>
    <message>
        <source>No model chosen yet. Choose a model, then test again.</source>
        <translation>モデルがまだ選ばれていません。選んでから、もう一度テストしてください。</translation>
    </message>
    <message>
        <source>The model returned an empty reply. Choose another model.</source>
        <translation>モデルの応答が空でした。別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 streams replies.</source>
        <translation>%1はストリーミングで応答します。</translation>
    </message>
    <message>
        <source>%1 replies all at once.</source>
        <translation>%1は一度にまとめて応答します。</translation>
    </message>
    <message>
        <source>No JSON, so votes cannot be read. The model can still speak in rooms without votes: in a ring, or when you give the floor.</source>
        <translation>JSON で応答しないため、投票を読み取れません。リングや、話を振る場合など、投票のない部屋では発言できます。</translation>
    </message>
    <message>
        <source>The provider can enforce the vote format.</source>
        <translation>プロバイダーが投票の形式を保証します。</translation>
    </message>
    <message>
        <source>Votes work through a required tool call.</source>
        <translation>必須のツール呼び出しで投票を受け取れます。</translation>
    </message>
    <message>
        <source>JSON works; the vote format is only described in the prompt.</source>
        <translation>JSON に対応します。投票の形式はプロンプトで指示します。</translation>
    </message>
    <message>
        <source>JSON on request only. Some votes may need a second try.</source>
        <translation>JSON は指示によるもので保証されません。投票をやり直すことがあります。</translation>
    </message>
    <message>
        <source>Tools supported.</source>
        <translation>ツールに対応しています。</translation>
    </message>
    <message>
        <source>No tool support: cannot speak in Resource rooms.</source>
        <translation>ツール非対応：リソースを消費する部屋では発言できません。</translation>
    </message>
    <message>
        <source>Pictures supported.</source>
        <translation>画像に対応しています。</translation>
    </message>
    <message>
        <source>No picture support: pictures are not sent.</source>
        <translation>画像非対応：画像は送りません。</translation>
    </message>
    <message>
        <source>This looks like Ollama. Choose the protocol Ollama, or add /v1 to the address.</source>
        <translation>これは Ollama のようです。プロトコルで Ollama を選ぶか、アドレスの最後に /v1 を付けてください。</translation>
    </message>
    <message>
        <source>This is an OpenAI-compatible server, not Ollama. Choose the protocol OpenAI-compatible.</source>
        <translation>これは Ollama ではなく、OpenAI 互換のサーバーです。プロトコルで OpenAI 互換を選んでください。</translation>
    </message>
    <message>
        <source>%1 responds. The address was corrected to %2.</source>
        <translation>%1が応答しています。アドレスを %2 に修正しました。</translation>
    </message>
    <message>
        <source>The model list is empty. Enter the model name yourself.</source>
        <translation>モデルの一覧は空です。モデルの名前を自分で入力してください。</translation>
    </message>
    <message>
        <source>The server responds at %1 instead. The key was entered for another address and was not sent there. Correct the address and enter the key again.</source>
        <translation>サーバーは %1 で応答します。キーは別のアドレスのものなので、そこには送っていません。アドレスを直して、キーを入力し直してください。</translation>
    </message>
</context>
<context>
    <name>studio::services::QueryService</name>
    <message>
        <source>Choose a companion and what to allow.</source>
        <translation>コンパニオンと、許可する内容を選んでください。</translation>
    </message>
</context>
<context>
    <name>studio::services::RecordService</name>
    <message>
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>%1を最後まで書き込めませんでした。何も変更していません。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomImport</name>
    <message>
        <source>This room already exists, so this is a second copy.</source>
        <translation>この部屋はすでにあるため、2 つ目の部屋になります。</translation>
    </message>
    <message>
        <source>This companion already exists.</source>
        <translation>このコンパニオンはすでにいます。</translation>
    </message>
    <message>
        <source>A companion already has this ID, with other data. The existing companion stays unchanged.</source>
        <translation>この ID のコンパニオンはすでにいますが、内容が異なります。今のコンパニオンは変わりません。</translation>
    </message>
    <message>
        <source>Adds %1 to your companions.</source>
        <translation>%1をライブラリに追加</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>イベント %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>メッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>%1になります</translation>
    </message>
    <message>
        <source>becomes the new companion %1</source>
        <translation>新しいコンパニオン %1 になります</translation>
    </message>
    <message>
        <source>becomes you</source>
        <translation>自分になります</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>参加しません</translation>
    </message>
    <message>
        <source>The room is full. Messages by this companion are kept.</source>
        <translation>部屋は満員です。このコンパニオンのメッセージは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n event(s) that this version cannot read.</source>
        <translation>
            <numerusform>このバージョンで読み取れないイベント %n 件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook “%1” fires in the room.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」がこの部屋で発動します。</translation>
    </message>
    <message>
        <source>The chat uses the lorebook “%1”, which you do not have. Import the lorebook, then choose it in the room settings.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>このチャットが使うロアブック「%1」がありません。ロアブックを読み込んでから、部屋の設定で選んでください。</translation>
    </message>
    <message>
        <source>The group sets the turn-taking of the room.</source>
        <translation>部屋のターンテイキングはグループの設定に従います。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>部屋でミュート：%L1 人。</translation>
    </message>
    <message>
        <source>In the group, but without messages: %1. Add these companions in the room settings.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>グループにいるが、発言がないコンパニオン：%1。部屋の設定で追加できます。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomRecording</name>
    <message>
        <source>The document could not be written completely.</source>
        <translation>文書を最後まで書き込めませんでした。</translation>
    </message>
    <message>
        <source>No messages in this range. The room has %L1 messages.</source>
        <translation>この範囲にメッセージはありません。部屋のメッセージは全部で %L1 件です。</translation>
    </message>
    <message>
        <source>%1 is not a companion or guest of this room.</source>
        <translation>%1はこの部屋のコンパニオンでもゲストでもありません。</translation>
    </message>
    <message>
        <source>Export stopped. Nothing was changed.</source>
        <translation>書き出しを中止しました。何も変更していません。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>ID が %1 のコンパニオンはいません。</translation>
    </message>
    <message>
        <source>A gesture needs a name and a companion or guest.</source>
        <translation>ジェスチャーには、名前と、コンパニオンかゲストが必要です。</translation>
    </message>
    <message>
        <source>This companion is not in the room.</source>
        <translation>このコンパニオンは部屋にいません。</translation>
    </message>
    <message>
        <source>A request with this number is already waiting.</source>
        <translation>その番号のリクエストは、すでに回答待ちです。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>回答が来る前に部屋が閉じられました。</translation>
    </message>
    <message>
        <source>This summary has been removed.</source>
        <translation>この要約はもうありません。</translation>
    </message>
    <message>
        <source>The speaker of this message has left the room.</source>
        <translation>このメッセージを書いた人は、もう部屋にいません。</translation>
    </message>
    <message>
        <source>A message cannot be empty.</source>
        <translation>メッセージを空にはできません。</translation>
    </message>
    <message>
        <source>This room no longer votes. Switch its turn-taking to State vote to continue from here.</source>
        <translation>この部屋はもう投票をしていません。続けるにはターンテイキングを「投票」に切り替えてください。</translation>
    </message>
    <message>
        <source>Only the vote of a companion who was asked in that round can be changed.</source>
        <translation>変更できるのは、そのラウンドで投票を求められたコンパニオンの票だけです。</translation>
    </message>
    <message>
        <source>This companion has left the room, so the room cannot continue with this vote.</source>
        <translation>このコンパニオンはもう部屋にいないため、この投票では続けられません。</translation>
    </message>
    <message>
        <source>A request needs a sender, and a number with at most %L1 characters.</source>
        <translation>リクエストには、送り手と、%L1 文字以内の番号が必要です。</translation>
    </message>
    <message>
        <source>This room was deleted. Restore it first.</source>
        <translation>この部屋は削除されています。先に復元してください。</translation>
    </message>
    <message>
        <source>This message has been removed.</source>
        <translation>このメッセージはもうここにありません。</translation>
    </message>
    <message>
        <source>The conversation changed meanwhile. Try again.</source>
        <translation>その間に会話が変わりました。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>studio::services::ShelfService</name>
    <message>
        <source>A lorebook needs a name.</source>
        <translation>ロアブックには名前が必要です。</translation>
    </message>
    <message>
        <source>A lorebook can have at most %L1 entries and %L2 characters.</source>
        <translation>1 冊のロアブックは、エントリ %L1 件、%L2 文字までです。</translation>
    </message>
    <message>
        <source>You already have %L1 lorebooks. Remove one first.</source>
        <translation>ロアブックがすでに %L1 冊あります。先に 1 冊を削除してください。</translation>
    </message>
    <message>
        <source>All lorebooks together can have at most %L1 characters. Remove one first.</source>
        <translation>すべてのロアブックを合わせて %L1 文字までです。先に 1 冊を削除してください。</translation>
    </message>
</context>
<context>
    <name>studio::services::StatisticsService</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
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
        <source>Voice stopped.</source>
        <translation>音声を停止しました。</translation>
    </message>
</context>
<context>
    <name>studio::services::WhatIfService</name>
    <message>
        <source>The beginning of this room could not be read.</source>
        <translation>この部屋の始まりを読み取れませんでした。</translation>
    </message>
    <message>
        <source>This round was not decided by votes.</source>
        <translation>このラウンドは投票で決まったものではありません。</translation>
    </message>
    <message>
        <source>This question was cancelled.</source>
        <translation>この質問はキャンセルされました。</translation>
    </message>
</context>
<context>
    <name>studio::services::WitnessService</name>
    <message>
        <source>This room has been closed.</source>
        <translation>この部屋は閉じられています。</translation>
    </message>
</context>
<context>
    <name>studio::store::ExchangeRows</name>
    <message>
        <source>This exchange with the model was not kept.</source>
        <translation>モデルとのこのやり取りは、保存されていません。</translation>
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>No stored data in %1.</source>
        <translation>%1に保存データがありません。</translation>
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was created.</source>
        <translation>保存データが壊れていたため、%1 に移し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The prepared data is now in use.</source>
        <translation>準備したデータに切り替えました。</translation>
    </message>
    <message>
        <source>The prepared data is now in use. The previous data is in %1.</source>
        <translation>準備したデータに切り替えました。以前のデータは %1 にあります。</translation>
    </message>
    <message>
        <source>Other users of this computer could read the data in %1. Now only you can.</source>
        <translation>このコンピューターのほかのユーザーが、%1 のデータを読める状態でした。今は自分だけが読めます。</translation>
    </message>
</context>
<context>
    <name>studio::tools::ToolRegistry</name>
    <message>
        <source>These tools cannot be added.</source>
        <translation>これらのツールは追加できません。</translation>
    </message>
    <message>
        <source>Tools with this name already exist.</source>
        <translation>この名前のツールはすでにあります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AbilityFields</name>
    <message>
        <source>Abilities</source>
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
        <source>Abilities besides talking. You are still asked as usual.</source>
        <translation>話すほかにできること。確認はこれまでどおり表示されます。</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>ジェスチャー</translation>
    </message>
    <message>
        <source>Gestures on the stage.</source>
        <translation>ステージで使えるジェスチャー。</translation>
    </message>
    <message>
        <source>All tools, including future ones</source>
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
        <source>All gestures, including future ones</source>
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
    <name>studio::ui::AboutWindow</name>
    <message>
        <source>The address was copied.</source>
        <translation>アドレスをコピーしました。</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>詳細をコピーしました。</translation>
    </message>
    <message>
        <source>About Companion Studio</source>
        <translation>Companion Studio について</translation>
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation>Companion Studio %1</translation>
    </message>
    <message>
        <source>Talk with several companions at once and see how they decide who speaks. Free software under the GPL, version 3 or later (GPL-3.0-or-later).</source>
        <translation>複数のコンパニオンと同時に会話し、誰が話すかがどう決まるのかを見られます。GPL バージョン 3 以降（GPL-3.0-or-later）の自由ソフトウェアです。</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>構成要素とライセンス</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>アドレスをコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>詳細をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::AccessPage</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>プロバイダーに名前を付けてください。</translation>
    </message>
    <message>
        <source>A provider already has this name. Choose another name.</source>
        <translation>この名前のプロバイダーはすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Enter the server address from its documentation.</source>
        <translation>サーバーの説明書にあるアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Enter an address that starts with https:// or http:// and has a server name.</source>
        <translation>https:// か http:// で始まり、サーバー名を含むアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Remove the user name and password from the address.</source>
        <translation>アドレスからユーザー名とパスワードを削除してください。</translation>
    </message>
    <message>
        <source>Enter the name of a variable, such as OPENAI_API_KEY.</source>
        <translation>OPENAI_API_KEY のような変数の名前を入力してください。</translation>
    </message>
    <message>
        <source>The stored key is for another server. Enter the key for this server.</source>
        <translation>保存されているキーは別のサーバーのものです。このサーバーのキーを入力してください。</translation>
    </message>
    <message>
        <source>Paste the key here, or choose “Not needed”.</source>
        <translation>ここにキーを貼り付けるか、「不要」を選んでください。</translation>
    </message>
    <message>
        <source>A key has no blanks or line breaks, only plain letters, digits and signs. Copy it again.</source>
        <translation>キーに使えるのは普通の英数字と記号だけで、空白や改行は入りません。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>No key is sent.</source>
        <translation>キーは送信しません。</translation>
    </message>
    <message>
        <source>Read from this variable at each start. Nothing is stored.</source>
        <translation>起動のたびにこの変数から読み取ります。保存はしません。</translation>
    </message>
    <message>
        <source>A key is stored in the keychain. Leave this empty to keep it.</source>
        <translation>キーはキーチェーンにあります。空欄なら、そのキーを使います。</translation>
    </message>
    <message>
        <source>A key is kept until Companion Studio ends. Leave this empty to keep it.</source>
        <translation>キーは Companion Studio の終了まで保持されます。空欄なら、そのキーを使います。</translation>
    </message>
    <message>
        <source>Stored only in the keychain of your desktop.</source>
        <translation>デスクトップのキーチェーンだけに保管</translation>
    </message>
    <message>
        <source>No keychain found. The key is kept until Companion Studio ends; enter it again next time.</source>
        <translation>キーチェーンがないため、キーは Companion Studio の終了まで保持します。次回はもう一度入力してください。</translation>
    </message>
    <message>
        <source>http:// exposes the key on the network. Use https:// if you can.</source>
        <translation>http:// では、通信の途中でキーを読まれるおそれがあります。できれば https:// を使ってください。</translation>
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
        <source>The name shown in Companion Studio.</source>
        <translation>Companion Studio で表示する名前</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Source of the key</source>
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
        <source>Not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Variable name</source>
        <translation>変数の名前</translation>
    </message>
    <message>
        <source>Parallel calls</source>
        <translation>同時の呼び出し数</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>1 分あたりの呼び出し数</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例：%1</translation>
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
        <source>%1 puts a hand to their forehead</source>
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
        <source>%1 shakes their head</source>
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
    <message>
        <source>%1 puts a hand to her forehead</source>
        <translation>%1が額に手を当てました</translation>
    </message>
    <message>
        <source>%1 puts a hand to his forehead</source>
        <translation>%1が額に手を当てました</translation>
    </message>
    <message>
        <source>%1 shakes her head</source>
        <translation>%1が首を横に振りました</translation>
    </message>
    <message>
        <source>%1 shakes his head</source>
        <translation>%1が首を横に振りました</translation>
    </message>
</context>
<context>
    <name>studio::ui::ActivityPage</name>
    <message>
        <source>a program that has left</source>
        <extracomment>A program that is not connected any more</extracomment>
        <translation>退出したプログラム</translation>
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
        <source>OK</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>接続を拒否</translation>
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
        <translation>外部接続</translation>
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
        <source>Data sent</source>
        <translation>送信内容</translation>
    </message>
    <message>
        <source>Refused programs</source>
        <translation>接続を拒否したプログラム</translation>
    </message>
    <message>
        <source>No refused connections.</source>
        <translation>拒否した接続はありません。</translation>
    </message>
    <message>
        <source>Latest calls</source>
        <translation>最近の呼び出し</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>呼び出し元</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Latest program calls</source>
        <translation>プログラムの最近の呼び出し</translation>
    </message>
    <message>
        <source>No program calls yet.</source>
        <translation>プログラムの呼び出しはまだありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AddressLine</name>
    <message>
        <source>Everyone</source>
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
        <source>To everyone</source>
        <translation>全員へ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Who should answer. Everyone hears it unless you whisper.</source>
        <translation>返事をしてほしい相手。ささやき以外は全員に届きます。</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>ささやく</translation>
    </message>
    <message>
        <source>First choose who you whisper to.</source>
        <translation>先にささやく相手を選んでください。</translation>
    </message>
    <message>
        <source>Only the recipients hear it.</source>
        <translation>宛先の相手にだけ聞こえます。</translation>
    </message>
    <message>
        <source>as %1</source>
        <extracomment>On a button: in whose name one writes</extracomment>
        <translation>%1として</translation>
    </message>
    <message>
        <source>Your name in this room.</source>
        <translation>この部屋での自分の名前。</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>%1へ</translation>
    </message>
    <message>
        <source>Do not address %1</source>
        <translation>%1を宛先から外す</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>you</source>
        <translation>自分</translation>
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
        <source>Send the next messages to the same recipients too.</source>
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
    <name>studio::ui::AnswerList</name>
    <message>
        <source>No companion is in this room.</source>
        <translation>この部屋にコンパニオンはいません。</translation>
    </message>
    <message>
        <source>Loading the models…</source>
        <translation>モデルを読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>studio::ui::Answering</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>リハーサル（オフライン、AI ではありません）</translation>
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
    <name>studio::ui::Around</name>
    <message>
        <source>%1 (guest)</source>
        <extracomment>%1 is a guest of a room, who chose that name</extracomment>
        <translation>%1（ゲスト）</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>費用不明</translation>
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
        <translation>回答</translation>
    </message>
    <message>
        <source>Or your own answer</source>
        <translation>または自由に回答</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
</context>
<context>
    <name>studio::ui::AskedNames</name>
    <message>
        <source>Asks %1</source>
        <translation>%1に質問</translation>
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
        <source>Who the text asks by name</source>
        <translation>文中で名前を呼んだ相手</translation>
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
    <name>studio::ui::AttachedPictures</name>
    <message>
        <source>[Picture]</source>
        <extracomment>Stands in a message in place of a picture; %1 is the user&apos;s description of it</extracomment>
        <translation>［画像］</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>［画像：%1］</translation>
    </message>
    <message>
        <source>Attach a picture…</source>
        <translation>画像を添付…</translation>
    </message>
    <message>
        <source>Attach a picture… You can also paste one or drop it here.</source>
        <translation>画像を添付… 貼り付けやドロップもできます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AvatarEditor</name>
    <message>
        <source>Resizing the picture…</source>
        <translation>画像を縮小しています…</translation>
    </message>
    <message>
        <source>Your picture is shown. Remove it to get the drawn face back.</source>
        <translation>自分の画像を表示しています。削除すると、描かれた顔に戻ります。</translation>
    </message>
    <message>
        <source>Pictures: up to 8192 × 8192 pixels and 16 MB. You can also drop one here.</source>
        <translation>画像は 8192 × 8192 ピクセル、16 MB まで。ここにドロップもできます。</translation>
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
        <source>Clothes colour</source>
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
        <translation>巻き髪</translation>
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
        <source>Random face</source>
        <translation>ランダムな顔</translation>
    </message>
    <message>
        <source>Draws a random face. Undo restores the current one.</source>
        <translation>顔をランダムに変更。「元に戻す」で今の顔に戻ります。</translation>
    </message>
    <message>
        <source>Use your own picture…</source>
        <translation>自分の画像を使う…</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>画像を削除</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
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
        <translation>再試行</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Space takes the picture at once, Enter counts to three first.</source>
        <translation>Space で今すぐ、Enter で 3 秒後に撮影します。</translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken and sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>%n 秒後に撮影して送信します。Esc で拒否します。</numerusform>
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
        <translation>カメラを起動しています…</translation>
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
        <source>Camera view</source>
        <translation>カメラの映像</translation>
    </message>
    <message>
        <source>Retake</source>
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
        <source>%1 is open. Click to close it.</source>
        <translation>%1がオンです。クリックでオフにします。</translation>
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
        <source>No camera found. Plug one in, or choose your own picture above.</source>
        <translation>カメラが見つかりません。接続するか、上で自分の画像を選んでください。</translation>
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
        <source>The camera sends no new pictures. Unplug it and plug it in again, then try again.</source>
        <translation>カメラから新しい画像が届きません。一度取り外して接続し直し、もう一度試してください。</translation>
    </message>
    <message>
        <source>The picture is black. Is the lens covered, or is it dark?</source>
        <translation>画像が真っ黒です。レンズがふさがっているか、暗すぎませんか？</translation>
    </message>
    <message>
        <source>Could not read the picture. Save it again as PNG or JPEG, or choose another one.</source>
        <translation>画像を読み込めません。PNG か JPEG で保存し直すか、別の画像を選んでください。</translation>
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
        <source>%1 ask for a picture from the camera. One picture is enough for all of them.</source>
        <extracomment>%1 is a list of companions</extracomment>
        <translation>%1がカメラの画像をリクエストしています。1 枚で全員に送れます。</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1がカメラの画像をリクエストしています。</translation>
    </message>
    <message>
        <source>The part for cameras could not be loaded. Restart Companion Studio. If that does not help, install it again.</source>
        <translation>カメラの部品を読み込めませんでした。Companion Studio を再起動してください。直らない場合は、インストールし直してください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardDialogs</name>
    <message>
        <source>More than %L1 files: the rest were skipped.</source>
        <translation>ファイルが %L1 個を超えたため、残りはスキップしました。</translation>
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
            <numerusform>%n 人のコンパニオンが部屋に参加できるようになりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::CardExport</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the id of a companion, %2 a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardFields</name>
    <message>
        <source>Created here.</source>
        <translation>ここで作成しました。</translation>
    </message>
    <message>
        <source>Imported from a Companion Studio file.</source>
        <translation>Companion Studio のファイルから読み込みました。</translation>
    </message>
    <message>
        <source>Imported from an aikyo companion card.</source>
        <translation>aikyo のコンパニオンカードから読み込みました。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V1.</source>
        <translation>Character Card V1 から読み込みました。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V2.</source>
        <translation>Character Card V2 から読み込みました。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V3.</source>
        <translation>Character Card V3 から読み込みました。</translation>
    </message>
    <message>
        <source>Imported from a character card in a PNG picture.</source>
        <translation>PNG 画像に入ったキャラクターカードから読み込みました。</translation>
    </message>
    <message>
        <source>Imported from a CHARX file.</source>
        <translation>CHARX ファイルから読み込みました。</translation>
    </message>
    <message>
        <source>Specification version: %1.</source>
        <extracomment>%1 is a version of a specification, such as 2.0</extracomment>
        <translation>仕様のバージョン：%1。</translation>
    </message>
    <message>
        <source>In the texts, {{char}} stands for %1.</source>
        <extracomment>{{char}} is a macro that texts of cards have; %1 is a name</extracomment>
        <translation>文中の {{char}} は%1を指します。</translation>
    </message>
    <message>
        <source>The original file is kept, so nothing is lost on export.</source>
        <translation>元のファイルも保管しているので、書き出しても何も失われません。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Creator, version, creator’s notes, origin</source>
        <translation>作者、バージョン、作者のメモ、由来</translation>
    </message>
    <message>
        <source>Origin of the companion</source>
        <translation>コンパニオンの由来</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Creator of the character. Never part of a prompt.</source>
        <translation>キャラクターの作者。プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Character version</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>For people who use the card. Never part of a prompt.</source>
        <translation>カードを使う人向け。プロンプトには入りません。</translation>
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
        <source>Kept</source>
        <extracomment>What became of a part of a card: not acted on, but given back on export</extracomment>
        <translation>保持</translation>
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
    <name>studio::ui::CastDrops</name>
    <message>
        <source>%1 is already in “%2”.</source>
        <extracomment>%1 is a companion, %2 the name of a room</extracomment>
        <translation>%1はもう「%2」にいます。</translation>
    </message>
    <message>
        <source>All of them are already in “%1”.</source>
        <translation>全員がもう「%1」にいます。</translation>
    </message>
    <message>
        <source>Nobody was added. %1</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>誰も追加されませんでした。%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <source>Participants, in order</source>
        <translation>参加者（並び順）</translation>
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
        <source>Move earlier (Alt+Up). The order decides ties, and the first companion greets.</source>
        <translation>順番を前へ（Alt+↑）。同点のときは順番で決まり、先頭のコンパニオンがあいさつします。</translation>
    </message>
    <message>
        <source>Move later (Alt+Down).</source>
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
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>Your text about %1 is kept as a draft. Open the form again to continue.</source>
        <translation>%1について書いた内容は下書きに残っています。フォームをもう一度開くと続けられます。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>%n 個のファイルを書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ClientSetups</name>
    <message>
        <source>Add this to the file %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>ファイル %1 に追加</translation>
    </message>
    <message>
        <source>Add this to the file %1. It starts a bridge from npm, so Node.js is needed.</source>
        <extracomment>%1 is the name of a file; a bridge is a small program between two others</extracomment>
        <translation>ファイル %1 に追加。起動する中継プログラムを npm から取得するため、Node.js が必要です。</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>ターミナルで実行</translation>
    </message>
    <message>
        <source>Add this to your program, in TypeScript or JavaScript.</source>
        <translation>自分のプログラムに追加（TypeScript か JavaScript）</translation>
    </message>
    <message>
        <source>Notifications (WebSocket)</source>
        <translation>通知（WebSocket）</translation>
    </message>
    <message>
        <source>Address for notifications of new messages.</source>
        <translation>新しいメッセージの通知を受け取るアドレス</translation>
    </message>
    <message>
        <source>Run this in a terminal. It says hello in your name.</source>
        <translation>ターミナルで実行。ユーザーの名前であいさつします。</translation>
    </message>
    <message>
        <source>aikyo front end</source>
        <translation>aikyo のフロントエンド</translation>
    </message>
    <message>
        <source>The address of the firehose, instead of %1.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>%1 の代わりに使う Firehose のアドレス</translation>
    </message>
    <message>
        <source>Run this in a terminal. It says hello, marked as a message from a program.</source>
        <translation>ターミナルで実行。プログラムのメッセージという印の付いたあいさつが届きます。</translation>
    </message>
    <message>
        <source>What you write there is marked as a message from a program, unless programs may speak as you through the firehose.</source>
        <translation>そこで書いた内容には、プログラムのメッセージという印が付きます（Firehose で「プログラムが自分として発言」を許可した場合を除く）。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ClosingStrip</name>
    <message>
        <source>staying</source>
        <extracomment>Beside a name, in a list that tells who is winding down and who is not</extracomment>
        <translation>続行</translation>
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
        <source>%1 on a light and a dark background</source>
        <translation>明るい背景と暗い背景での%1</translation>
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
        <source>%1: automatic</source>
        <translation>%1：自動</translation>
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
        <translation>話を振る(&amp;G)</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <extracomment>A menu: what each companion remembers</extracomment>
        <translation>記憶(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Remove guest</source>
        <extracomment>A menu: which guest has to leave</extracomment>
        <translation>ゲストを退室させる(&amp;R)</translation>
    </message>
    <message>
        <source>Who &amp;knows what</source>
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
        <translation>聞き役</translation>
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
        <translation>次に発言</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>発言中</translation>
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
        <source>waiting for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>%1待ち</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>待機中</translation>
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
        <source>Let the selected companion speak next, regardless of votes.</source>
        <translation>投票に関係なく、選んだコンパニオンに次の話を振ります。</translation>
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation>ミュート中のコンパニオンは聞いていますが、投票も発言もしません。</translation>
    </message>
    <message>
        <source>Remove the seat</source>
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
        <source>Write a message…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation>メッセージを書く…</translation>
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
        <source>Enter sends, Shift+Enter starts a new line.</source>
        <translation>Enter で送信、Shift+Enter で改行します。</translation>
    </message>
    <message>
        <source>Nobody would hear this whisper. Choose a recipient.</source>
        <translation>このささやきを聞く相手がいません。宛先を選んでください。</translation>
    </message>
    <message>
        <source>Only %1 will hear this…</source>
        <extracomment>%1 are names</extracomment>
        <translation>%1にだけ聞こえます…</translation>
    </message>
    <message>
        <source>Ask %1 (everyone hears)…</source>
        <extracomment>%1 are names</extracomment>
        <translation>%1に話しかける（全員に届きます）…</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line.</source>
        <translation>Ctrl+Enter で送信、Enter で改行します。</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>送信 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. A message can have at most %L2. Nothing was pasted.</source>
        <extracomment>%1 and %2 are numbers of characters</extracomment>
        <translation>貼り付けようとしたテキストは %L1 文字です。メッセージは最大 %L2 文字までです。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>Nobody in this room is called “%1”. Write a name after /w.</source>
        <extracomment>%1 is what the user wrote as a name</extracomment>
        <translation>この部屋に「%1」という名前の参加者はいません。/w のあとに名前を入力してください。</translation>
    </message>
    <message>
        <source>You are writing a whisper to someone else. Send it or clear it first.</source>
        <translation>別の相手へのささやきを書いています。先に送信するか消してください。</translation>
    </message>
    <message>
        <source>A picture is being read…</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
    <message>
        <source>The pasted text begins with /w. Write /w and a name before it.</source>
        <translation>貼り付けたテキストが /w で始まっています。その前に /w と名前を書いてください。</translation>
    </message>
    <message>
        <source>A message that begins with /w is never said aloud. Enter makes it a whisper.</source>
        <translation>/w で始まるメッセージは、全員に聞こえる形では送信されません。Enter でささやきになります。</translation>
    </message>
    <message>
        <source>A message that begins with /w is never said aloud. Ctrl+Enter makes it a whisper.</source>
        <translation>/w で始まるメッセージは、全員に聞こえる形では送信されません。Ctrl+Enter でささやきになります。</translation>
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
        <source>Request</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Outcome</source>
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
    <name>studio::ui::ContinuedDesk</name>
    <message>
        <source>From here on, this room continues “%1”.</source>
        <translation>ここからは、この部屋で「%1」の続きを話します。</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>%1 is the name of a room</extracomment>
        <translation>「%1」を開く</translation>
    </message>
    <message>
        <source>Open “%1”, which this room continues</source>
        <extracomment>%1 is the name of a room; in a menu and for screen readers</extracomment>
        <translation>続きの元の部屋「%1」を開く</translation>
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
        <source>cost unknown</source>
        <translation>費用不明</translation>
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
        <source>In all: %1</source>
        <translation>合計：%1</translation>
    </message>
    <message>
        <source>The room’s budget is %1.</source>
        <translation>この部屋の予算は %1 です。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostWindow</name>
    <message>
        <source>All rooms</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>Calls and turns: the newest %L1. Totals and days: all.</source>
        <translation>呼び出しとターンは最新の %L1 件、合計と日別はすべて</translation>
    </message>
    <message>
        <source>Prices are estimates from the model list. Your provider’s bill counts.</source>
        <translation>価格はモデル一覧による見積もりです。実際の金額はプロバイダーの請求書で確認してください。</translation>
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
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call took</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>How the vote was obtained: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票の取得方法：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
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
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Companion</source>
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
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>発言者</translation>
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
        <source>No model calls yet.</source>
        <translation>モデルの呼び出しはまだありません。</translation>
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
        <source>The price of %n of them is unknown.</source>
        <translation>
            <numerusform>うち %n 回は価格不明です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DataWindow</name>
    <message>
        <source>Data and backups</source>
        <translation>データとバックアップ</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Data breakdown</source>
        <translation>データの内訳</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Largest rooms</source>
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
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Current task</source>
        <translation>実行中の作業</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>今すぐバックアップ(&amp;B)</translation>
    </message>
    <message>
        <source>Reb&amp;uild lists</source>
        <translation>一覧を再作成(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mpact…</source>
        <translation>最適化(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Restore backup…</source>
        <translation>バックアップを復元(&amp;R)…</translation>
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
    <name>studio::ui::DesktopNotices</name>
    <message numerus="yes">
        <source>%n more request(s) waiting.</source>
        <translation>
            <numerusform>ほかに %n 件のリクエストが待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The room has used up its budget, so no model is called.</source>
        <translation>部屋の予算を使い切ったため、モデルを呼び出しません。</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a notification: %1 is a companion, %2 what she or he said</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has spoken.</source>
        <translation>%1が発言しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n new message(s); the last one is from %1.</source>
        <translation>
            <numerusform>新しいメッセージが %n 件あります。最後の発言者は%1です。</numerusform>
        </translation>
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
        <source>previous</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, version on the left</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1、左のバージョン</translation>
    </message>
    <message>
        <source>%1, version on the right</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1、右のバージョン</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>削除：%1</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>追加：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::DirectorForm</name>
    <message>
        <source>Model of the first companion</source>
        <translation>最初のコンパニオンのモデル</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>%1に尋ねる</translation>
    </message>
    <message>
        <source>Shorten this to at most %L1 characters. It has %L2.</source>
        <translation>%L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Director’s model</source>
        <extracomment>The director is a model that chooses which companion speaks next</extracomment>
        <translation>進行役のモデル</translation>
    </message>
    <message>
        <source>Asked only when there is a choice. The model reads what every possible speaker has heard. Its calls count towards the cost of the room.</source>
        <translation>選ぶ余地があるときだけ、このモデルに尋ねます。モデルが読むのは話せる全員が聞いた内容だけで、呼び出しは部屋の費用に含まれます。</translation>
    </message>
    <message>
        <source>Name of the director’s model</source>
        <translation>進行役のモデルの名前</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>プロバイダーのデフォルトのモデル</translation>
    </message>
    <message>
        <source>Instructions for the director</source>
        <translation>進行役への指示</translation>
    </message>
    <message>
        <source>In your own words, such as “Let Kyoko moderate” or “Short turns, everyone in turn”.</source>
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
        <source>Any program on this computer can connect and speak. Use this only for programs that cannot send a token.</source>
        <translation>このコンピューターのどのプログラムも接続して発言できます。トークンを送れないプログラムにだけ使ってください。</translation>
    </message>
    <message>
        <source>For agents: they read the conversation and speak as guests under the rules of the room.</source>
        <translation>エージェント用：会話を読み、部屋のルールに従ってゲストとして発言</translation>
    </message>
    <message>
        <source>For front ends and companions of aikyo: they receive all events live, and can send.</source>
        <translation>aikyo のフロントエンドとコンパニオン用：すべてのイベントをその場で受け取り、送信もできます。</translation>
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
        <source>Require the token</source>
        <translation>トークンを必須にする</translation>
    </message>
    <message>
        <source>Require the token: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>トークンを必須にする：%1</translation>
    </message>
    <message>
        <source>Any program on this computer can connect, write in your name and answer requests from companions.</source>
        <translation>このコンピューターのどのプログラムも接続し、ユーザーの名前で書き、コンパニオンのリクエストに回答できます。</translation>
    </message>
    <message>
        <source>Programs with the front-end token write in your name and answer requests from companions. A mark beside each message names the program.</source>
        <translation>フロントエンド用のトークンを持つプログラムは、ユーザーの名前で書き、コンパニオンのリクエストに回答します。プログラム名は各メッセージの横に表示します。</translation>
    </message>
    <message>
        <source>Programs may speak as me</source>
        <translation>プログラムが自分として発言</translation>
    </message>
    <message>
        <source>When this is off, a program that calls itself the user speaks as an outsider.</source>
        <translation>オフの間、ユーザーを名乗るプログラムは部外者として発言します。</translation>
    </message>
    <message>
        <source>Programs may speak as me: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>プログラムが自分として発言：%1</translation>
    </message>
    <message>
        <source>Any program on this computer, and any web page that such a program serves, can connect and speak here. Requiring the token is safer.</source>
        <translation>このコンピューターのすべてのプログラムと、それらが配信するウェブページが、接続して発言できます。トークンを必須にすることをおすすめします。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect</source>
        <translation>このコンピューターのウェブページの接続を許可</translation>
    </message>
    <message>
        <source>Such as MCP Inspector in a browser, at http://localhost. Pages from the internet can never connect.</source>
        <translation>例：ブラウザーで開いた http://localhost の MCP Inspector。インターネット上のページは接続できません。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>このコンピューターのウェブページの接続を許可：%1</translation>
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
        <translation>Firehose</translation>
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
        <source>Open: programs on this computer can connect.</source>
        <translation>開いています。このコンピューターのプログラムが接続できます。</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <extracomment>%1 is the number of a port</extracomment>
        <translation>ポート %1 は別のプログラムが使用中です。</translation>
    </message>
    <message>
        <source>Could not open. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>開けませんでした。%1</translation>
    </message>
    <message>
        <source>Not joined.</source>
        <translation>参加していません。</translation>
    </message>
    <message>
        <source>Joined: companions of the other network can speak here.</source>
        <translation>参加中です。相手のネットワークのコンパニオンがここで発言できます。</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <extracomment>A network of companions; %1 is a sentence: why</extracomment>
        <translation>参加できませんでした。%1</translation>
    </message>
    <message>
        <source>Joining…</source>
        <extracomment>A network of companions</extracomment>
        <translation>参加しています…</translation>
    </message>
    <message>
        <source>The network cannot be reached. %1 Trying again…</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>ネットワークに接続できません。%1 再試行しています…</translation>
    </message>
    <message numerus="yes">
        <source>The network cannot be reached. %1 Next try in %n second(s).</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>
            <numerusform>ネットワークに接続できません。%1 %n 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unnamed program</source>
        <translation>名前のないプログラム</translation>
    </message>
    <message>
        <source>Wrong host name: possibly a web page in disguise.</source>
        <translation>ホスト名が違います。なりすましのウェブページかもしれません。</translation>
    </message>
    <message>
        <source>A web page from another site.</source>
        <translation>ほかのサイトのウェブページ。</translation>
    </message>
    <message>
        <source>Missing or wrong token.</source>
        <extracomment>Why a program was not let in</extracomment>
        <translation>トークンがないか、間違っています。</translation>
    </message>
    <message>
        <source>A form or text that web pages send without asking.</source>
        <translation>ウェブページが確認なしに送るフォームかテキスト。</translation>
    </message>
    <message>
        <source>The request was too large.</source>
        <translation>リクエストが大きすぎました。</translation>
    </message>
    <message>
        <source>The request could not be read.</source>
        <translation>リクエストを読み取れませんでした。</translation>
    </message>
    <message>
        <source>Too many connections or requests.</source>
        <translation>接続かリクエストが多すぎます。</translation>
    </message>
    <message>
        <source>A guest you removed.</source>
        <translation>退室させたゲスト。</translation>
    </message>
    <message>
        <source>A guest already connected elsewhere.</source>
        <translation>別の接続で参加しているゲスト。</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <extracomment>In the top bar: the network of companions that we joined cannot be reached now</extracomment>
        <translation>ネットワークに接続不可</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>外部接続オン</translation>
    </message>
    <message numerus="yes">
        <source>Doors: %n program(s)</source>
        <translation>
            <numerusform>外部接続：プログラム %n 個</numerusform>
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
        <source>a deleted room</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>削除された部屋</translation>
    </message>
    <message>
        <source>Room:</source>
        <extracomment>Before the name of a room: the doors lead to it</extracomment>
        <translation>接続先の部屋：</translation>
    </message>
    <message>
        <source>Room for connected programs</source>
        <translation>接続先の部屋</translation>
    </message>
    <message>
        <source>Doors lead to a room. Create a room first.</source>
        <translation>外部接続には部屋が必要です。先に部屋を作成してください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsWindow</name>
    <message>
        <source>Doors</source>
        <translation>外部接続</translation>
    </message>
    <message>
        <source>Other programs can take part in a room. All doors are closed until you open them, and only programs on this computer can connect.</source>
        <translation>ほかのプログラムが部屋に参加できます。最初はすべて閉じており、接続できるのはこのコンピューターのプログラムだけです。</translation>
    </message>
    <message>
        <source>Programs and guests</source>
        <translation>プログラムとゲスト</translation>
    </message>
    <message>
        <source>Activity</source>
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
        <translation>問い合わせへの応答</translation>
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
        <source>Regenerated</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>再生成</translation>
    </message>
    <message>
        <source>Voted again</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>投票し直し</translation>
    </message>
    <message>
        <source>Another version chosen</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>別のバージョンを選択</translation>
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
            <numerusform>さらに前を探しています… これまでに %n 件のイベント。</numerusform>
        </translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>まだイベントがありません。</translation>
    </message>
    <message>
        <source>No results. Change the topic or the text.</source>
        <translation>該当なし。トピックか文字を変えてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s): all of this room.</source>
        <translation>
            <numerusform>イベント %n 件（この部屋のすべて）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) loaded. Older ones load as you scroll.</source>
        <translation>
            <numerusform>イベント %n 件。古いものはスクロールすると表示されます。</numerusform>
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
        <source>The complete log entry of this event</source>
        <translation>このイベントのログのすべて</translation>
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
        <source>Format for %n companion(s):</source>
        <translation>
            <numerusform>コンパニオン %n 人の書き出し形式：</numerusform>
        </translation>
    </message>
    <message>
        <source>Format for %1:</source>
        <translation>%1の書き出し形式：</translation>
    </message>
    <message>
        <source>Everything, in all languages. Only Companion Studio can read it.</source>
        <translation>すべての言語の全内容。読めるのは Companion Studio だけです。</translation>
    </message>
    <message>
        <source>The card in a picture, as most programs share it: V2 and V3 in one. Main language only; model, voice and your notes are not included.</source>
        <translation>画像に入ったカード。多くのプログラムが使う形式で、V2 と V3 の両方を含みます。主な言語だけ。モデル、声、自分のメモは含みません。</translation>
    </message>
    <message>
        <source>A V3 card with its pictures in one package. Main language only; model, voice and your notes are not included.</source>
        <translation>V3 のカードと画像をまとめたパッケージ。主な言語だけ。モデル、声、自分のメモは含みません。</translation>
    </message>
    <message>
        <source>The newest Character Card, without a picture. Main language only; model, voice and your notes are not included.</source>
        <translation>最新のキャラクターカード。画像なし。主な言語だけ。モデル、声、自分のメモは含みません。</translation>
    </message>
    <message>
        <source>The Character Card that nearly every program reads, without a picture. Greetings for group rooms are lost as well.</source>
        <translation>ほとんどのプログラムが読めるキャラクターカード。画像なし。複数人の部屋向けのあいさつも失われます。</translation>
    </message>
    <message>
        <source>For old programs: only name, story, personality, scenario, greeting and example dialogue.</source>
        <translation>古いプログラム用。名前、生い立ち、性格、シナリオ、あいさつ、会話例だけ。</translation>
    </message>
    <message>
        <source>For aikyo: name, role, personality, story, one sample line, and the original data of cards from aikyo.</source>
        <translation>aikyo 用。名前、役割、性格、生い立ち、セリフ例 1 つと、aikyo から来たカードの元の内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportRange</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>Selected messages (%n)</source>
        <translation>
            <numerusform>選択したメッセージ（%n 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected messages (none)</source>
        <translation>選択したメッセージ（なし）</translation>
    </message>
    <message>
        <source>Range of messages</source>
        <translation>メッセージの範囲</translation>
    </message>
    <message>
        <source>Range of days</source>
        <translation>日付の範囲</translation>
    </message>
    <message>
        <source>Range</source>
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
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>メッセージ %Ln 件</numerusform>
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
        <translation>「%1」の書き出し</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>形式(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Detail</source>
        <translation>詳しさ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>範囲(&amp;R)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>詳しさ</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Messages, votes and decisions</source>
        <translation>メッセージ、投票、決定</translation>
    </message>
    <message>
        <source>Messages, votes, decisions and all events</source>
        <translation>メッセージ、投票、決定、すべてのイベント</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>顔(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Anonymise names</source>
        <translation>名前を匿名化(&amp;A)</translation>
    </message>
    <message>
        <source>Companions become Companion A, B …, users Person 1, 2 …, also in texts. Nicknames are not replaced: read the file before sharing.</source>
        <translation>コンパニオンは「コンパニオン A、B…」、ユーザーは「人物 1、2…」になります（文中も同じ）。ほかの呼び方は残るので、共有する前に確認してください。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
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
        <source>&amp;Leave out whispers</source>
        <translation>ささやきを除く(&amp;L)</translation>
    </message>
    <message>
        <source>Only what everyone in the room could hear. Votes and events are left out too, because they can reveal whispers.</source>
        <translation>部屋の全員に聞こえた内容だけ。投票とイベントからもささやきがわかるため、それらも除きます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FaceDrag</name>
    <message numerus="yes">
        <source>%n companions</source>
        <translation>
            <numerusform>%n 人のコンパニオン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::FailedDesk</name>
    <message>
        <source>Try again</source>
        <extracomment>Below a line that says why a companion could not answer</extracomment>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Let %1 try again</source>
        <translation>%1の返事を再試行</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>モデルを変える</translation>
    </message>
    <message>
        <source>Change %1’s model…</source>
        <translation>%1のモデルを変える…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show what happened when %1 failed to reply</source>
        <translation>%1が返事できなかったときの経過を表示</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldGroup</name>
    <message>
        <source>The pasted text has %L1 characters. The first %L2 were kept.</source>
        <translation>貼り付けた文は %L1 文字です。最初の %L2 文字だけを残しました。</translation>
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
        <source>Reply limit</source>
        <translation>応答の最大長</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Stop sequences</source>
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
        <source>ID</source>
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
        <source>Readings</source>
        <translation>読み</translation>
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
        <source>Group greetings</source>
        <translation>グループのあいさつ</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>履歴後の指示</translation>
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
        <source>Character version</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者のメモ</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>入手元</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>Unused card fields</source>
        <translation>未使用のカード項目</translation>
    </message>
    <message>
        <source>Main language</source>
        <translation>メインの言語</translation>
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
    <message>
        <source>Pronoun</source>
        <translation>代名詞</translation>
    </message>
    <message>
        <source>they</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>they（性別を問わない）</translation>
    </message>
    <message>
        <source>she</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>she（彼女）</translation>
    </message>
    <message>
        <source>he</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>he（彼）</translation>
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
        <source>Could not write the file: %1</source>
        <translation>ファイルを書き込めませんでした：%1</translation>
    </message>
    <message>
        <source>Too many files with this name in the folder.</source>
        <translation>同じ名前のファイルがフォルダーに多すぎます。</translation>
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
        <source>%n unreadable message(s) not searched.</source>
        <translation>
            <numerusform>読み込めない %n 件のメッセージは検索していません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>Voting: %1 of %2 votes in.</source>
        <translation>投票中：%2人中%1人が完了。</translation>
    </message>
    <message>
        <source>Write something, and the companions vote on who answers.</source>
        <translation>何か書くと、誰が返事をするかをコンパニオンが投票で決めます。</translation>
    </message>
    <message>
        <source>everyone is staying</source>
        <translation>全員が続行</translation>
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
        <translation>投票なし</translation>
    </message>
    <message>
        <source>%1 of 10</source>
        <translation>%1/10</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選出</translation>
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
        <source>No vote by %1 would have changed this.</source>
        <translation>%1の投票がどう変わっても、結果は同じでした。</translation>
    </message>
    <message>
        <source>%1 speaks.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name</extracomment>
        <translation>%1が発言します。</translation>
    </message>
    <message>
        <source>%1 speaks, importance %2.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1が発言します（重要度%2）。</translation>
    </message>
    <message>
        <source>On hold. Continue to let them speak.</source>
        <translation>待機中です。再開すると話し始めます。</translation>
    </message>
    <message>
        <source>%1 · called on</source>
        <extracomment>%1 is what a vote says, such as &quot;speak&quot;; the last speaker asked this companion to answer</extracomment>
        <translation>%1 · 名指し</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>発言中</translation>
    </message>
    <message>
        <source>turns since you wrote: %1</source>
        <translation>最後の書き込みから%1ターン</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <extracomment>%1 of %2 turns that companions may take until the user writes</extracomment>
        <translation>ターン %1/%2</translation>
    </message>
    <message>
        <source>turn %1, beyond the %2 without you</source>
        <translation>%1ターン（上限%2を超過）</translation>
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
        <translation>%1が検討中です。</translation>
    </message>
    <message>
        <source>%1 are thinking.</source>
        <extracomment>%1 is a list of two names or more</extracomment>
        <translation>%1が検討中です。</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>%1待ち</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>聞き役</translation>
    </message>
    <message>
        <source>paid %1</source>
        <extracomment>What a companion paid for what it said last</extracomment>
        <translation>%1を消費</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>発言中</translation>
    </message>
    <message>
        <source>speaks in a moment</source>
        <translation>まもなく発言</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>asleep · write to wake</source>
        <translation>待機中 · 書くと再開</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <translation>リングで次の番</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Write something. An answer is paid from the shared level.</source>
        <translation>何か書いてください。返事は共有の残量を消費します。</translation>
    </message>
    <message>
        <source>the ring is empty</source>
        <translation>リングは空です</translation>
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
        <source>asleep: write to wake %1</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>待機中：書くと%1から再開</translation>
    </message>
    <message>
        <source>asleep: everyone is muted or has left</source>
        <translation>待機中：全員がミュートか退室</translation>
    </message>
    <message>
        <source>Nobody can answer: everyone is muted or has left.</source>
        <translation>発言なし：全員がミュート中か退室済みです。</translation>
    </message>
    <message>
        <source>How the vote was obtained: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票の取得方法：%1。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 turns in all</source>
        <extracomment>%1 is a line of facts, %2 and %3 numbers: companions have had so many turns, and the room allows so many</extracomment>
        <translation>%1 · 合計 %2/%3 ターン</translation>
    </message>
    <message numerus="yes">
        <source>This room has used all %n turn(s).</source>
        <translation>
            <numerusform>この部屋の上限の %n ターンに達しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speak or listen</source>
        <translation>話す・聞く</translation>
    </message>
    <message>
        <source>Called on</source>
        <translation>名指し</translation>
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
        <source>staying</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Write something, or give a companion the floor.</source>
        <translation>何か書くか、コンパニオンに話を振ってください。</translation>
    </message>
    <message>
        <source>Write something. Companions you name answer; others join by talkativeness.</source>
        <translation>何か書くと、名前を呼ばれた人が返事をし、ほかの人はおしゃべり度に応じて加わります。</translation>
    </message>
    <message>
        <source>Write something, and all companions answer one after another.</source>
        <translation>何か書くと、全員が順番に返事をします。</translation>
    </message>
    <message>
        <source>Write something, and one companion who has not spoken yet answers.</source>
        <translation>何か書くと、まだ話していない 1 人が返事をします。</translation>
    </message>
    <message>
        <source>Write something, and the director chooses who answers.</source>
        <translation>何か書くと、誰が返事をするかを進行役が選びます。</translation>
    </message>
    <message>
        <source>The director chooses who speaks next.</source>
        <translation>進行役が次に話す人を選んでいます。</translation>
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
        <source>can be chosen</source>
        <translation>選出の対象</translation>
    </message>
    <message>
        <source>called on</source>
        <extracomment>A mark on a vote: the last speaker asked this companion to answer</extracomment>
        <translation>名指し</translation>
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
        <source>not called on</source>
        <translation>名指しなし</translation>
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
        <source>No votes here, so no vote can be changed.</source>
        <translation>投票がなかったため、変更できる投票がありません。</translation>
    </message>
    <message>
        <source>Only votes can be changed. This round was not decided by votes.</source>
        <translation>変更できるのは投票だけです。このラウンドは投票で決まっていません。</translation>
    </message>
    <message>
        <source>%1 has left the room, so this cannot be played.</source>
        <translation>%1はもう部屋にいないため、これで進めることはできません。</translation>
    </message>
    <message>
        <source>Drag the bar, or press Left and Right, to see what another vote would have done.</source>
        <translation>バーをドラッグするか左右キーを押すと、別の投票の結果が分かります。</translation>
    </message>
    <message>
        <source>Votes cannot be changed during a vote. Wait for the decision.</source>
        <translation>投票中は変更できません。決定を待ってください。</translation>
    </message>
    <message>
        <source>There is a newer decision. Try again.</source>
        <translation>新しい決定がありました。もう一度試してください。</translation>
    </message>
    <message>
        <source>This room is read-only, so nothing can be played.</source>
        <translation>この部屋は読み取り専用のため、進められません。</translation>
    </message>
    <message>
        <source>This room no longer votes. Switch its turn-taking to State vote to continue from here.</source>
        <translation>この部屋はもう投票をしていません。続けるにはターンテイキングを「投票」に切り替えてください。</translation>
    </message>
    <message>
        <source>No outcome yet.</source>
        <translation>結果はまだ出ていません。</translation>
    </message>
    <message>
        <source>%1 was not asked to vote in this round, so no vote by %1 can be played.</source>
        <translation>%1はこのラウンドで投票の対象外だったため、その投票では進められません。</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>speaks in a moment</extracomment>
        <translation>次</translation>
    </message>
    <message>
        <source>awake</source>
        <extracomment>woken, and not done yet</extracomment>
        <translation>起きている</translation>
    </message>
    <message>
        <source>Last: %1, %2 (%3).</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;called on&quot;, %3 how it ended, such as &quot;cut off: you came in&quot;</extracomment>
        <translation>前回：%1、%2（%3）。</translation>
    </message>
    <message>
        <source>Last: %1, %2.</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;called on&quot;</extracomment>
        <translation>前回：%1、%2。</translation>
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
        <translation>前回の投票 %1/10</translation>
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
        <source>Past decision</source>
        <translation>過去の決定</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>現在に戻る</translation>
    </message>
    <message>
        <source>Hover over a vote to see what would have changed it.</source>
        <translation>投票にマウスを重ねると、結果が変わる条件が出ます。</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Votes at the time</source>
        <translation>当時の投票</translation>
    </message>
    <message>
        <source>Last vote</source>
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
        <translation>話を振る…</translation>
    </message>
    <message>
        <source>Give a companion the floor</source>
        <translation>コンパニオンに話を振る</translation>
    </message>
    <message>
        <source>Let a companion speak now. Your next message resets the count.</source>
        <translation>今すぐ 1 人に話してもらいます。次に書くと、ターンは数え直されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GivenPictures</name>
    <message>
        <source>Attach a picture</source>
        <translation>画像を添付</translation>
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
        <source>A message can have at most four pictures.</source>
        <translation>1 つのメッセージに付けられる画像は 4 枚までです。</translation>
    </message>
    <message>
        <source>Not attached, because you changed rooms.</source>
        <translation>部屋を移ったため、添付していません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GlobalKeys</name>
    <message>
        <source>This desktop offers no global shortcuts.</source>
        <translation>このデスクトップはグローバルショートカットに対応していません。</translation>
    </message>
    <message>
        <source>The desktop did not allow global shortcuts.</source>
        <translation>デスクトップがグローバルショートカットを許可しませんでした。</translation>
    </message>
    <message>
        <source>The desktop did not answer in time. Global shortcuts do not work.</source>
        <translation>デスクトップから時間内に応答がなかったため、グローバルショートカットは使えません。</translation>
    </message>
    <message>
        <source>The desktop has ended the global shortcuts.</source>
        <translation>デスクトップがグローバルショートカットを終了しました。</translation>
    </message>
    <message>
        <source>To ask again, switch the setting off and on.</source>
        <extracomment>The setting “Global shortcuts”</extracomment>
        <translation>もう一度求めるには、この設定をいったんオフにしてからオンにします。</translation>
    </message>
    <message>
        <source>The desktop names no keys for these shortcuts. Choose the keys in the settings of the desktop.</source>
        <translation>デスクトップは、これらのショートカットにキーを割り当てていません。デスクトップの設定でキーを選んでください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GroupRooms</name>
    <message>
        <source>Missing from the files: %1.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>ファイルにありません：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No companion of the group “%1” was imported.</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>グループ「%1」のコンパニオンは 1 人も読み込まれませんでした。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>Create a room with %n companion(s) from the group “%1”?</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>
            <numerusform>グループ「%1」から、コンパニオン %n 人の部屋を作成しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Create room</source>
        <translation>部屋を作成</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestNotes</name>
    <message>
        <source>%1 joined as a guest.</source>
        <translation>%1がゲストとして参加しました。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1を退室させました。</translation>
    </message>
    <message>
        <source>%1 was allowed back.</source>
        <translation>%1の再入室を許可しました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestsPart</name>
    <message>
        <source>removed</source>
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
        <translation>席を用意</translation>
    </message>
    <message>
        <source>Remove the seat</source>
        <translation>席を外す</translation>
    </message>
    <message>
        <source>Allow back</source>
        <translation>再入室を許可</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>退室させる</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column: what a guest calls itself</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>名乗る名前</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>接続方法</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>No guests yet. A program becomes a guest when it first speaks or votes.</source>
        <translation>ゲストはまだいません。プログラムは、最初に発言か投票をしたときにゲストになります。</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Before a field: the name of a guest</extracomment>
        <translation>名前：</translation>
    </message>
    <message>
        <source>Guest name</source>
        <translation>ゲストの名前</translation>
    </message>
    <message>
        <source>Messages a minute, at most:</source>
        <translation>1 分間のメッセージの上限：</translation>
    </message>
    <message>
        <source>Maximum messages a minute from this guest</source>
        <translation>ゲストが 1 分間に送れるメッセージの上限</translation>
    </message>
    <message>
        <source>default (%1)</source>
        <extracomment>In place of a number: the studio&apos;s own bound</extracomment>
        <translation>デフォルト（%1）</translation>
    </message>
</context>
<context>
    <name>studio::ui::HelpDesk</name>
    <message>
        <source>This room is too long for a report. Export it as a cassette instead.</source>
        <translation>この部屋は報告に入れるには長すぎます。代わりにカセットとして書き出してください。</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <extracomment>%1 what the system says</extracomment>
        <translation>報告を保存できませんでした：%1</translation>
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
        <source>No votes in these turns.</source>
        <translation>これらのターンには投票がありません。</translation>
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
        <source>Show or hide the importance that each companion gave.</source>
        <translation>各コンパニオンの発言の重要度の表示を切り替えます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::HitModel</name>
    <message>
        <source>another version</source>
        <translation>別のバージョン</translation>
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
        <source>Enter a name for each of your identities.</source>
        <translation>すべての名義に名前を付けてください。</translation>
    </message>
    <message>
        <source>Each of your identities needs a different name.</source>
        <translation>名義の名前が重ならないようにしてください。</translation>
    </message>
    <message>
        <source>Add another name for yourself</source>
        <translation>名前を追加</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of someone you write as</source>
        <translation>名義の名前</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1の色</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Shorten the text about %1 to at most %L2 characters. It has %L3.</source>
        <translation>%1の説明を %L2 文字以内に短くしてください。今は %L3 文字です。</translation>
    </message>
    <message>
        <source>About this person, for the companions (optional).</source>
        <translation>コンパニオンに伝える説明（省略可）。</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>%1について</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportBooks</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>このロアブックには読み取れるエントリがありません。</translation>
    </message>
    <message>
        <source>This is a lorebook without a companion. Import it together with a companion card.</source>
        <translation>コンパニオンのないロアブックです。コンパニオンのカードと一緒に読み込んでください。</translation>
    </message>
    <message>
        <source>This is a lorebook with several companions. Import it together with the card of one companion only.</source>
        <translation>ロアブックと一緒にコンパニオンが複数あります。渡すコンパニオン 1 人のカードと一緒に読み込んでください。</translation>
    </message>
    <message>
        <source>None of the imported cards names this lorebook. Import it together with the card of the companion who gets it.</source>
        <translation>読み込んだどのカードも、このロアブックを指定していません。渡すコンパニオンのカードと一緒に読み込んでください。</translation>
    </message>
    <message>
        <source>Another lorebook is already called “%1”, so this one is called “%2”.</source>
        <translation>ロアブック「%1」がすでにあるため、「%2」という名前にしました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportConflictDialog</name>
    <message>
        <source>Companion with the same ID</source>
        <translation>同じ ID のコンパニオン</translation>
    </message>
    <message>
        <source>You already have %2 (%3), also in %1. Replace, keep both, or skip?</source>
        <extracomment>%1 is a file, %2 the name of a companion, %3 its id</extracomment>
        <translation>%2（%3）はすでにあります（ファイル：%1）。置き換えますか？</translation>
    </message>
    <message>
        <source>Left: now. Right: after replacing. The old version is kept, and so is everything the card does not mention.</source>
        <translation>左は今の内容、右は置き換え後の内容。前の版は残り、カードにない項目も変わりません。</translation>
    </message>
    <message>
        <source>The file has another picture.</source>
        <translation>ファイルには別の画像があります。</translation>
    </message>
    <message>
        <source>The file differs in fields that Companion Studio only keeps.</source>
        <translation>Companion Studio が保持だけしている項目に違いがあります。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more part(s)</source>
        <translation>
            <numerusform>… ほか %n 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更点</translation>
    </message>
    <message numerus="yes">
        <source>Do the same for the other %n</source>
        <translation>
            <numerusform>残りの %n 件も同じ扱いにする</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Besides the companion in the library, the one of the file gets an id of its own</extracomment>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDesk</name>
    <message>
        <source>Import a conversation</source>
        <translation>会話を読み込む</translation>
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
        <translation>読み込む(&amp;I)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>会話を読み込む</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>読み込みの結果</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Name in the file</source>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>In the room</source>
        <translation>部屋での役</translation>
    </message>
    <message>
        <source>%1 in the room</source>
        <translation>部屋での%1</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>New companion</source>
        <translation>新しいコンパニオン</translation>
    </message>
    <message>
        <source>Does not take part</source>
        <translation>参加しない</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Room name</source>
        <translation>部屋の名前(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s). Preview:</source>
        <extracomment>%1 is a whole number of messages</extracomment>
        <translation>
            <numerusform>メッセージ %n 件。冒頭：</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation was imported as a room.</source>
        <translation>会話を部屋として読み込みました。</translation>
    </message>
    <message>
        <source>&amp;Open room</source>
        <translation>部屋を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Conversation in the file</source>
        <translation>ファイル内の会話</translation>
    </message>
    <message>
        <source>Untitled</source>
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
        <source>Select a file to see its card fields.</source>
        <translation>ファイルを選択すると、カードの項目が表示されます。</translation>
    </message>
    <message>
        <source>Nothing to report.</source>
        <translation>報告はありません。</translation>
    </message>
    <message>
        <source>Companion import</source>
        <translation>コンパニオンの読み込み</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>読み込みの進行状況</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>警告のあるもの</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>ファイルの絞り込み</translation>
    </message>
    <message>
        <source>All card fields</source>
        <translation>カードのすべての項目</translation>
    </message>
    <message>
        <source>Filter card fields</source>
        <translation>カードの項目の絞り込み</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Card fields</source>
        <translation>カードの項目</translation>
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
        <source>Imported %n companion(s).</source>
        <translation>
            <numerusform>コンパニオン %n 人を読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already had %n companion(s).</source>
        <translation>
            <numerusform>コンパニオン %n 人はすでにいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n file(s).</source>
        <translation>
            <numerusform>ファイル %n 個をスキップしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n companion(s).</source>
        <translation>
            <numerusform>コンパニオン %n 人を置き換えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left %n companion(s) unchanged.</source>
        <translation>
            <numerusform>コンパニオン %n 人は変更していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not read.</source>
        <translation>
            <numerusform>ファイル %n 個は読み取っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing imported.</source>
        <translation>何も読み込みませんでした。</translation>
    </message>
    <message>
        <source>Imported as %1 (%2)</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1（%2）として読み込み済み</translation>
    </message>
    <message>
        <source>Imported as %1, with the new ID %2</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1として、新しい ID %2 で読み込み済み</translation>
    </message>
    <message>
        <source>Replaced %1 (%2). The old version is kept.</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>%1（%2）を置き換えました。前の版は残ります。</translation>
    </message>
    <message>
        <source>%1 already exists with the same content</source>
        <translation>同じ内容の%1がすでにあります</translation>
    </message>
    <message>
        <source>Skipped: %1 stays unchanged</source>
        <translation>スキップ：%1は変更なし</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>A group of companions</source>
        <translation>コンパニオンのグループ</translation>
    </message>
    <message>
        <source>Not read: import cancelled</source>
        <translation>読み取りなし：読み込みをキャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n lorebook(s).</source>
        <translation>
            <numerusform>ロアブック %n 冊を読み込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as a lorebook of %1</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1のロアブックに追加</translation>
    </message>
    <message>
        <source>%1 already has this lorebook</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1はこのロアブックをすでに持っています</translation>
    </message>
    <message>
        <source>Added as a lorebook without a companion. Choose it in a room’s settings.</source>
        <translation>コンパニオンに属さないロアブックとして追加しました。部屋の設定で選んでください。</translation>
    </message>
    <message>
        <source>You already have this lorebook</source>
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
        <source>Older turns load as you scroll.</source>
        <translation>古いターンはスクロールすると表示されます。</translation>
    </message>
    <message>
        <source>Looking further back…</source>
        <translation>さらに前を探しています…</translation>
    </message>
    <message>
        <source>No results. Change the kind or the text.</source>
        <translation>該当なし。種類か文字を変えてください。</translation>
    </message>
    <message>
        <source>No turns yet. Write something to see here what each companion does.</source>
        <translation>まだターンがありません。何か書くと、各コンパニオンの動きがここに表示されます。</translation>
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
        <source>Model calls</source>
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
    <name>studio::ui::Joining</name>
    <message>
        <source>%1 joined “%2”.</source>
        <extracomment>%1 is one companion or several (&quot;Kyoko and Aya&quot;), %2 the name of a room</extracomment>
        <translation>%1が「%2」に参加しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %n others joined “%3”.</source>
        <extracomment>%1 and %2 are companions, %3 is the name of a room</extracomment>
        <translation>
            <numerusform>%1、%2とほか %n 人が「%3」に参加しました。</numerusform>
        </translation>
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
    <name>studio::ui::KeyRules</name>
    <message>
        <source>Input methods need %1.</source>
        <translation>%1は入力メソッドが使うキーです。</translation>
    </message>
    <message>
        <source>%1 writes text. Add Ctrl or Alt.</source>
        <translation>%1は文字の入力に使います。Ctrl か Alt と組み合わせてください。</translation>
    </message>
    <message>
        <source>%1 is reserved for navigation in windows and menus.</source>
        <translation>%1はウィンドウやメニューの操作に使うため、割り当てられません。</translation>
    </message>
    <message>
        <source>%1 is a standard key in text fields and lists.</source>
        <translation>%1は入力欄やリストの標準のキーなので、割り当てられません。</translation>
    </message>
    <message>
        <source>%1 is reserved for going through the matches of a search.</source>
        <translation>%1は検索結果の移動に使うため、割り当てられません。</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1は「%2」メニューを開くキーです。</translation>
    </message>
    <message>
        <source>An input method may use %1. If so, the shortcut does not work.</source>
        <translation>%1は入力メソッドが使っていることがあります。その場合、ショートカットは効きません。</translation>
    </message>
    <message>
        <source>The desktop may use %1. If so, the shortcut does not work.</source>
        <translation>%1はデスクトップが使っていることがあります。その場合、ショートカットは効きません。</translation>
    </message>
    <message>
        <source>On some keyboards, %1 writes a character.</source>
        <translation>%1で文字が入力されるキーボードもあります。</translation>
    </message>
    <message>
        <source>Press a key together with Ctrl or Alt.</source>
        <translation>Ctrl か Alt を押しながら、キーを押してください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyTree</name>
    <message>
        <source>Changed. By default, the action has no shortcut.</source>
        <translation>変更済み。デフォルトではショートカットなし。</translation>
    </message>
    <message>
        <source>Changed. The default is %1.</source>
        <translation>変更済み。デフォルトは%1。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>no shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <source>%1, %2, changed</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1、%2、変更済み</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyWords</name>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>コンパニオン</translation>
    </message>
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
</context>
<context>
    <name>studio::ui::KeyboardPage</name>
    <message>
        <source>No action matches “%1”.</source>
        <translation>「%1」に一致する操作はありません。</translation>
    </message>
    <message>
        <source>No action is selected.</source>
        <translation>操作が選ばれていません。</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>キーを押してください</translation>
    </message>
    <message>
        <source>Use here instead</source>
        <translation>こちらに割り当てる</translation>
    </message>
    <message>
        <source>%1 now runs “%2”.</source>
        <translation>%1を「%2」に割り当てました。</translation>
    </message>
    <message>
        <source>%1 no longer runs “%2”.</source>
        <translation>%1を「%2」から外しました。</translation>
    </message>
    <message>
        <source>Press the second key for “%1”.</source>
        <translation>「%1」の 2 つ目のキーを押してください。</translation>
    </message>
    <message>
        <source>“%1” has its default shortcut again.</source>
        <translation>「%1」をデフォルトのショートカットに戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>This resets %n shortcut(s).</source>
        <translation>
            <numerusform>%n 個のショートカットをデフォルトに戻します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset them</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>All shortcuts have their defaults again.</source>
        <translation>すべてのショートカットをデフォルトに戻しました。</translation>
    </message>
    <message>
        <source>Press Enter in the list, then the new key. Tab leaves the field.</source>
        <translation>リストで Enter を押し、続けて新しいキーを押します。Tab で欄を離れます。</translation>
    </message>
    <message>
        <source>Select an action to change its shortcut.</source>
        <translation>ショートカットを変える操作を選んでください。</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作やキーを探す</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>2 つ目のショートカット</translation>
    </message>
    <message>
        <source>Remove the shortcut</source>
        <translation>ショートカットを解除</translation>
    </message>
    <message>
        <source>Remove the second shortcut</source>
        <translation>2 つ目のショートカットを解除</translation>
    </message>
    <message>
        <source>Press the new key. Tab leaves the field.</source>
        <translation>新しいキーを押してください。Tab で欄を離れます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Add second key</source>
        <translation>2 つ目のキーを追加</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Shortcuts, keys, hotkeys</source>
        <translation>ショートカット、キー、ホットキー</translation>
    </message>
</context>
<context>
    <name>studio::ui::LastPage</name>
    <message>
        <source>No key is sent.</source>
        <translation>キーは送信しません。</translation>
    </message>
    <message>
        <source>The key is in the keychain of your desktop.</source>
        <translation>キーはデスクトップのキーチェーンにあります。</translation>
    </message>
    <message>
        <source>The key is kept until Companion Studio ends.</source>
        <translation>キーは Companion Studio の終了まで保持されます。</translation>
    </message>
    <message>
        <source>The key is read from the variable %1.</source>
        <translation>キーは変数 %1 から読み取ります。</translation>
    </message>
    <message>
        <source>Not tested. You can test later in the list of providers.</source>
        <translation>未テスト。あとでプロバイダーの一覧からテストできます。</translation>
    </message>
    <message>
        <source>Runs on this computer: conversations do not leave it.</source>
        <translation>このコンピューターで動きます。会話の内容は外に出ません。</translation>
    </message>
    <message>
        <source>Messages in rooms are sent to %1.</source>
        <translation>部屋のメッセージは%1に送信されます。</translation>
    </message>
    <message>
        <source>Make this the default model</source>
        <translation>デフォルトのモデルにする</translation>
    </message>
    <message>
        <source>Already the default model.</source>
        <extracomment>%1 is what answers for the companions now, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>すでにデフォルトのモデルです。</translation>
    </message>
    <message>
        <source>Current default: %1.</source>
        <translation>現在のデフォルト：%1。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定した内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::LedgerWindow</name>
    <message>
        <source>Request permissions</source>
        <translation>リクエストの許可</translation>
    </message>
    <message>
        <source>Companions and guests ask, you decide. Only time and language are shared without asking.</source>
        <translation>コンパニオンやゲストのリクエストを許可するかどうかを決められます。確認なしで伝わるのは時刻と言語だけです。</translation>
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
        <source>No requests yet.</source>
        <translation>まだリクエストはありません。</translation>
    </message>
    <message>
        <source>Let connected programs answer</source>
        <translation>接続中のプログラムの応答を許可</translation>
    </message>
    <message>
        <source>They see each request and can answer for you. What is never allowed stays denied.</source>
        <translation>リクエストの内容を見て、代わりに応答できます。「常に拒否」にしたものは拒否されたままです。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>You will be asked again about every request.</source>
        <translation>すべてのリクエストを、もう一度確認するようになります。</translation>
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
        <translation>残量は最大です。</translation>
    </message>
    <message>
        <source>Nothing left to refill.</source>
        <translation>回復する分はありません。</translation>
    </message>
    <message>
        <source>+%1 in %2 s.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds</extracomment>
        <translation>%2 秒後に+%1。</translation>
    </message>
    <message>
        <source>+%1 in %2 s, then +%3</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds, %3 how much comes later</extracomment>
        <translation>%2 秒後に+%1、その後+%3</translation>
    </message>
    <message>
        <source>To come back: %1</source>
        <extracomment>%1 is a list of names, each with a part of the level: &quot;Aya 60, Natsumi 5&quot;</extracomment>
        <translation>回復待ち：%1</translation>
    </message>
    <message>
        <source>%1 buys %2 characters</source>
        <translation>%1で%2 文字</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1で%2</translation>
    </message>
    <message>
        <source>The last %1 seconds</source>
        <translation>最近の%1 秒</translation>
    </message>
    <message>
        <source>The last %1 minutes</source>
        <translation>最近の%1 分</translation>
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
        <source>No companions yet. Create one, or drop cards here.</source>
        <translation>コンパニオンはまだいません。新しく作るか、カードをここにドロップしてください。</translation>
    </message>
    <message>
        <source>No companion matches the search.</source>
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
        <source>Only with this tag</source>
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
        <source>Show archived</source>
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
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>代わりにアーカイブ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>アーカイブ解除</translation>
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
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>%n 個のファイルを書き出しました。</numerusform>
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
        <source>Whole folder…</source>
        <translation>フォルダー全体…</translation>
    </message>
    <message>
        <source>Not deleted: %1. %2</source>
        <extracomment>%1 is a list of names, %2 why the last of them cannot be deleted, a sentence</extracomment>
        <translation>削除できません：%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n companion(s) permanently: %1? Their messages stay in the rooms.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%n 人のコンパニオン（%1）を完全に削除しますか？メッセージは部屋に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the open room</source>
        <translation>開いている部屋に追加</translation>
    </message>
    <message>
        <source>Companion library</source>
        <translation>コンパニオン一覧</translation>
    </message>
    <message>
        <source>Delete %1 permanently? Messages by %1 stay in the rooms.</source>
        <translation>%1を完全に削除しますか？%1のメッセージは部屋に残ります。</translation>
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
        <source>Not in a room yet</source>
        <translation>どの部屋にもいない</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <extracomment>%1 is a time of day or a date: when a companion was in a room last</extracomment>
        <translation>最後の使用：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント %n 件</numerusform>
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
        <source>The name has letters that can be mistaken for others. Technical form: %1</source>
        <extracomment>Letters of other scripts may look like Latin ones. %1 is the host in its technical form, xn--…</extracomment>
        <translation>ほかの文字と紛らわしい文字が名前に含まれています。技術的な表記：%1</translation>
    </message>
    <message>
        <source>The link text says “%1”, which is another host.</source>
        <extracomment>The words of a link name one host, but it leads to another. %1 is the host that the words name</extracomment>
        <translation>リンクの文字は「%1」ですが、それは別のホストです。</translation>
    </message>
    <message>
        <source>“%1” before the @ is only a sign-in name, not the host of the page.</source>
        <extracomment>%1 is what stands before the @ of an address: it looks like a host and is none</extracomment>
        <translation>@ の前の「%1」はサインイン用の名前です。ページのホストではありません。</translation>
    </message>
    <message>
        <source>The connection is not encrypted (http).</source>
        <translation>接続は暗号化されません（http）。</translation>
    </message>
    <message>
        <source>Full address</source>
        <translation>アドレス全体</translation>
    </message>
    <message>
        <source>No program could open the address. Copy it instead.</source>
        <translation>アドレスを開けるプログラムがありません。代わりにコピーしてください。</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>studio::ui::LookFields</name>
    <message>
        <source>Appearance</source>
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
        <source>Scan depth (messages)</source>
        <translation>検索範囲（メッセージ）</translation>
    </message>
    <message>
        <source>Budget (tokens)</source>
        <translation>予算（トークン）</translation>
    </message>
    <message>
        <source>Entries can fire entries</source>
        <translation>エントリでエントリを発動</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>In place of a number</extracomment>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Number of newest messages searched for keywords</source>
        <translation>キーワードを探す最新メッセージの数</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>In place of a number</extracomment>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Limit for all entries in a prompt. The lowest priority is cut first.</source>
        <translation>全エントリがプロンプトで使える量。超えると優先度の低いものから省略。</translation>
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
        <source>Condition</source>
        <extracomment>Of the secondary keywords: &quot;Of these: all have to be there&quot;</extracomment>
        <translation>副キーワードの条件</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Position</source>
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
        <source>Sticky (messages)</source>
        <translation>持続（メッセージ）</translation>
    </message>
    <message>
        <source>Cooldown (messages)</source>
        <translation>クールダウン（メッセージ）</translation>
    </message>
    <message>
        <source>Delay (messages)</source>
        <translation>遅延（メッセージ）</translation>
    </message>
    <message>
        <source>Scan depth (messages)</source>
        <translation>検索範囲（メッセージ）</translation>
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
        <source>Enabled</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>有効</translation>
    </message>
    <message>
        <source>Always on, whatever is said</source>
        <translation>発言にかかわらず常に有効</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Keyword, then Return</source>
        <translation>キーワードを入力して Return</translation>
    </message>
    <message>
        <source>at least one present</source>
        <extracomment>Of the secondary keywords of an entry of a lorebook</extracomment>
        <translation>どれか 1 つがある</translation>
    </message>
    <message>
        <source>at least one missing</source>
        <translation>どれか 1 つがない</translation>
    </message>
    <message>
        <source>none present</source>
        <translation>どれもない</translation>
    </message>
    <message>
        <source>all present</source>
        <translation>すべてある</translation>
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
        <source>Before the author’s note</source>
        <translation>作者のメモの前</translation>
    </message>
    <message>
        <source>After the author’s note</source>
        <translation>作者のメモの後</translation>
    </message>
    <message>
        <source>Before the example dialogue</source>
        <translation>会話例の前</translation>
    </message>
    <message>
        <source>After the example dialogue</source>
        <translation>会話例の後</translation>
    </message>
    <message>
        <source>Among the messages</source>
        <translation>メッセージの間</translation>
    </message>
    <message>
        <source>Messages between the entry and the end of the conversation. 0: after the newest</source>
        <translation>会話の末尾までに挟むメッセージの数。0 は最新の後</translation>
    </message>
    <message>
        <source>Lower numbers come first</source>
        <translation>数が小さいほど上</translation>
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
        <source>Stays in the prompt this long after firing</source>
        <translation>発動後にプロンプトに残る期間</translation>
    </message>
    <message>
        <source>Then does not fire for this long</source>
        <translation>その後、発動しない期間</translation>
    </message>
    <message>
        <source>Does not fire until the conversation is this long</source>
        <translation>発動に必要な会話の長さ</translation>
    </message>
    <message>
        <source>Number of newest messages searched for keywords</source>
        <translation>キーワードを探す最新メッセージの数</translation>
    </message>
    <message>
        <source>default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>単語全体のみ</translation>
    </message>
    <message>
        <source>inside words too</source>
        <translation>単語の一部でも</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>区別する</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>区別しない</translation>
    </message>
    <message>
        <source>Only one entry of each group is told. Separate group names with commas.</source>
        <translation>同じグループからは 1 つのエントリだけを使用。グループ名はコンマ区切り。</translation>
    </message>
    <message>
        <source>All keywords are patterns (regular expressions)</source>
        <translation>すべてのキーワードをパターン（正規表現）とする</translation>
    </message>
    <message>
        <source>Used even when the budget is spent</source>
        <translation>予算を使い切っても使う</translation>
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
        <translation>%1：パターン「%2」は使えず、何にも一致しません（%3）。</translation>
    </message>
    <message>
        <source>The chain of entries was too long, so the rest was not checked.</source>
        <translation>エントリの連鎖が長すぎたため、残りは調べていません。</translation>
    </message>
    <message>
        <source>Type a line to try the lorebooks</source>
        <translation>セリフを入力してロアブックを試す</translation>
    </message>
    <message>
        <source>Test line for the lorebooks</source>
        <translation>ロアブックを試すセリフ</translation>
    </message>
    <message>
        <source>Lorebook entries, and why they fire</source>
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
        <source>Knowledge that keywords bring up</source>
        <translation>キーワードで呼び出される知識</translation>
    </message>
    <message>
        <source>Knowledge that is sent only when it matters. An entry fires when one of its keywords comes up, or always. Prompt › Lore shows what fires for a message, and why.</source>
        <translation>必要なときだけ伝える知識。エントリは、キーワードが出たとき、または常に発動します。メッセージごとに何がなぜ発動するかは、「プロンプト」の「ロア」に表示されます。</translation>
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
        <source>Trigger</source>
        <translation>発動条件</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Lorebook entries</source>
        <translation>ロアブックのエントリ</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTrialPanel</name>
    <message>
        <source>Lorebooks in this room</source>
        <translation>この部屋のロアブック</translation>
    </message>
    <message>
        <source>Companion whose lorebooks are shown</source>
        <translation>ロアブックを表示するコンパニオン</translation>
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
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
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
    <name>studio::ui::ManualText</name>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>(no shortcut)</source>
        <extracomment>Instead of keys, where the user has removed them</extracomment>
        <translation>（ショートカットなし）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Shortcuts of a row of actions: Alt+1 to Alt+9</extracomment>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ManualWindow</name>
    <message>
        <source>%1 – Manual</source>
        <extracomment>The title of the manual&apos;s window; %1 is a page</extracomment>
        <translation>%1 – マニュアル</translation>
    </message>
    <message>
        <source>Places found: %L1</source>
        <translation>見つかった箇所：%L1</translation>
    </message>
    <message>
        <source>No page of the manual contains “%1”.</source>
        <translation>「%1」を含むページはありません。</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>No font for this language was found, so the manual is shown in English.</source>
        <translation>この言語のフォントが見つからないため、マニュアルは英語で表示しています。</translation>
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
        <source>Nobody may speak after %1. The conversation ends there.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>%1のあとは誰も話せず、会話はそこで終わります。</translation>
    </message>
    <message>
        <source>May speak only after you, not after a companion: %1.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>ほかのコンパニオンの次には話せず、自分の次だけ話せる人：%1。</translation>
    </message>
    <message>
        <source>After your messages anyone may speak, whatever is ticked here.</source>
        <translation>自分のメッセージのあとは、ここの設定にかかわらず誰でも話せます。</translation>
    </message>
    <message>
        <source>When several companions answer you in turn, those who may not follow the previous speaker are skipped.</source>
        <translation>複数のコンパニオンが順に答えるとき、前の人の次に話せない人は飛ばします。</translation>
    </message>
    <message>
        <source>Row: the companion who spoke last. Column: who may speak next. Space ticks, Ctrl+A ticks a row.</source>
        <translation>行は最後に話したコンパニオン、列は次に話せるコンパニオン。スペースで選択、Ctrl+A で行全体を選択。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <extracomment>A button that opens a menu of patterns for who may speak after whom</extracomment>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Anyone after anyone</source>
        <translation>誰の次でも話せる</translation>
    </message>
    <message>
        <source>Moderator between all speakers</source>
        <extracomment>Opens the list of companions: who is to be the moderator</extracomment>
        <translation>毎回、司会を挟む</translation>
    </message>
    <message>
        <source>Pairs: first with second, third with fourth</source>
        <translation>ペア：1 人目と 2 人目、3 人目と 4 人目</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>発言の順序</translation>
    </message>
    <message>
        <source>Nobody speaks twice in a row</source>
        <translation>続けて話さない</translation>
    </message>
</context>
<context>
    <name>studio::ui::MaskModel</name>
    <message>
        <source>After a message by %1. Click: everyone or nobody.</source>
        <extracomment>Tool tips of the matrix of who may speak after whom; %1 is a name</extracomment>
        <translation>%1のメッセージのあと。クリックで全員／なしを切り替え。</translation>
    </message>
    <message>
        <source>%1 may speak. Click: after everyone or nobody.</source>
        <translation>%1が話せます。クリックで「全員のあと」／「なし」を切り替え。</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1のあと</translation>
    </message>
    <message>
        <source>%1 may speak</source>
        <translation>%1が話せます</translation>
    </message>
    <message>
        <source>After %2, %1 may speak.</source>
        <extracomment>%1 and %2 are names</extracomment>
        <translation>%2のあと、%1は話せます。</translation>
    </message>
    <message>
        <source>After %2, %1 may not speak.</source>
        <translation>%2のあと、%1は話せません。</translation>
    </message>
    <message>
        <source>%1 may speak twice in a row, but only in a ring or after a silence.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1は、リングのときと沈黙のあとだけ、続けて話せます。</translation>
    </message>
    <message>
        <source>%1 may not speak twice in a row.</source>
        <translation>%1は続けて話せません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryDesk</name>
    <message>
        <source>This room does not have that message any more.</source>
        <translation>そのメッセージはもうこの部屋にありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryWindow</name>
    <message>
        <source>%1 · written by you</source>
        <extracomment>Under a note: %1 is when it was written</extracomment>
        <translation>%1 · 自分で記入</translation>
    </message>
    <message>
        <source>a deleted room</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>削除された部屋</translation>
    </message>
    <message numerus="yes">
        <source>%1 · from %n message(s) in %2</source>
        <extracomment>Under a note: from how many messages, %1 when, %2 the room</extracomment>
        <translation>
            <numerusform>%1 · 「%2」の %n 件のメッセージから</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · edited by you</source>
        <extracomment>Under a note: %1 tells where it came from</extracomment>
        <translation>%1 · 自分で編集</translation>
    </message>
    <message>
        <source>Save or discard your changes first.</source>
        <translation>先に編集中の内容を保存または破棄してください。</translation>
    </message>
    <message>
        <source>No notes yet. %1 writes them during conversations, or you can add one here.</source>
        <translation>メモはまだありません。会話の中で%1が書きます。ここで追加することもできます。</translation>
    </message>
    <message>
        <source>No note contains these words.</source>
        <translation>この言葉を含むメモはありません。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新しいメモ</translation>
    </message>
    <message>
        <source>Selected note</source>
        <translation>選択中のメモ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>メモを削除</translation>
    </message>
    <message>
        <source>%1’s memory</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1の記憶</translation>
    </message>
    <message>
        <source>Private to %1, but sent to the model provider with each prompt.</source>
        <translation>読むのは%1だけですが、プロンプトに含まれ、モデルのプロバイダーに送られます。</translation>
    </message>
    <message>
        <source>Search the notes</source>
        <translation>メモを検索</translation>
    </message>
    <message>
        <source>Notes, newest first</source>
        <translation>メモ（新しい順）</translation>
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
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Show the message</source>
        <translation>メッセージを表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing was pasted.</source>
        <extracomment>%1 and %2 are numbers of characters</extracomment>
        <translation>貼り付けようとしたテキストは %L1 文字です。ここに貼り付けられるのは最大 %L2 文字です。何も貼り付けていません。</translation>
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
        <source>Original:</source>
        <translation>元の文：</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の文</translation>
    </message>
    <message>
        <source>Enter saves, Esc cancels. Companions read the new text from now on.</source>
        <translation>Enter で保存、Esc でキャンセル。以後、コンパニオンには修正後の文が伝わります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing was pasted.</source>
        <translation>貼り付けようとしたテキストは %L1 文字です。ここに貼り付けられるのは最大 %L2 文字です。何も貼り付けていません。</translation>
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
    <message>
        <source>Open “%1”</source>
        <extracomment>%1 is the description of a picture, or &quot;Picture&quot;</extracomment>
        <translation>「%1」を開く</translation>
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
        <source>Nobody has paid anything yet.</source>
        <translation>まだ消費されていません。</translation>
    </message>
    <message>
        <source>Who paid</source>
        <translation>消費した人</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelFields</name>
    <message>
        <source>Default: %1</source>
        <extracomment>%1 is the model that answers for companions without one of their own</extracomment>
        <translation>デフォルト：%1</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <extracomment>%1 is a provider that a companion from elsewhere names</extracomment>
        <translation>%1（このコンピューターにありません）</translation>
    </message>
    <message>
        <source>%1 is not on this computer. The default model is used: %2.</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>%1はこのコンピューターにないため、デフォルトのモデル（%2）を使います。</translation>
    </message>
    <message>
        <source>The key of %1 is missing. Enter it in the provider list.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1のキーがありません。プロバイダーの一覧で入力してください。</translation>
    </message>
    <message>
        <source>Uses the default model, also after you change it.</source>
        <translation>デフォルトのモデルを使います。デフォルトを変えると追従します。</translation>
    </message>
    <message>
        <source>Speaks in set phrases, offline.</source>
        <translation>決まった言い回しで、オフラインで話します。</translation>
    </message>
    <message>
        <source>Follows the default.</source>
        <translation>デフォルトに従います。</translation>
    </message>
    <message>
        <source>Rehearsal has only one model.</source>
        <translation>リハーサルのモデルは 1 つだけです。</translation>
    </message>
    <message>
        <source>Enter the model name. The list could not be loaded: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>モデル名を入力してください。一覧を取得できませんでした：%1</translation>
    </message>
    <message>
        <source>%1 does not list this model.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1の一覧にこのモデルはありません。</translation>
    </message>
    <message>
        <source>%1 (provider’s default)</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（プロバイダーのデフォルト）</translation>
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
        <source>Model settings</source>
        <translation>モデルの設定</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelLine</name>
    <message>
        <source>Model in use: %1</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>使用中のモデル：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelMenu</name>
    <message>
        <source>Use the default: %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>デフォルトを使う：%1</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <extracomment>%1 is a model or a provider of models</extracomment>
        <translation>%1（このコンピューターにはありません）</translation>
    </message>
    <message>
        <source>Other model…</source>
        <translation>ほかのモデル…</translation>
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
        <source>Loading the model list…</source>
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
        <source>%1 Enter the model name used by the provider.</source>
        <extracomment>%1 is a whole sentence: why there is no list</extracomment>
        <translation>%1プロバイダーでのモデルの名前を入力してください。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Search, or enter a name that is not listed</source>
        <translation>検索、または一覧にない名前を入力</translation>
    </message>
    <message>
        <source>Models of the provider</source>
        <translation>プロバイダーのモデル</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再取得</translation>
    </message>
    <message>
        <source>No model in the list has this name. Choose a model, or use the name unchanged.</source>
        <translation>一覧にこの名前のモデルはありません。一覧から選ぶか、この名前をそのまま使ってください。</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
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
        <source>Reply limit</source>
        <translation>応答の最大長</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>%1 accepts at most %L2. Higher values are capped.</source>
        <extracomment>%1 is a kind of provider, %2 a number</extracomment>
        <translation>%1で使えるのは %L2 までです。超えた分は上限とみなします。</translation>
    </message>
    <message>
        <source>Randomness: 0 is predictable, 1 is normal.</source>
        <translation>ランダムさ。0 は堅実、1 は標準。</translation>
    </message>
    <message>
        <source>Share of likely words to choose from, 0 to 1.</source>
        <translation>候補にする語の割合（0〜1）。</translation>
    </message>
    <message>
        <source>In tokens, including thinking. Longer replies are cut off.</source>
        <translation>思考を含むトークン数。超えた分は切り捨てます。</translation>
    </message>
    <message>
        <source>The same seed gives the same reply, if the model supports it.</source>
        <translation>モデルが対応していれば、同じシードで同じ返事になります。</translation>
    </message>
    <message>
        <source>The reply ends before any of these. One a line; \n is a line break.</source>
        <translation>これらの直前で返事を終了。1 行に 1 つ。\n は改行です。</translation>
    </message>
    <message>
        <source>How long the model thinks before it answers.</source>
        <translation>モデルが返事の前に考える量。</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <extracomment>%1 are names such as &quot;Temperature, Seed&quot;</extracomment>
        <translation>設定済み：%1</translation>
    </message>
    <message>
        <source>not set</source>
        <extracomment>stands in an empty input: the provider decides</extracomment>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Rehearsal is not an AI and has none of these settings.</source>
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
        <source>Your own value.</source>
        <translation>自分で入力した値</translation>
    </message>
    <message>
        <source>Known value. You can enter your own.</source>
        <translation>既知の値。自分でも入力できます。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Input ($)</source>
        <extracomment>how many tokens fit into it, the head of a column</extracomment>
        <translation>入力（$）</translation>
    </message>
    <message>
        <source>Cached ($)</source>
        <extracomment>the price of what is sent, the head of a column</extracomment>
        <translation>キャッシュ（$）</translation>
    </message>
    <message>
        <source>Output ($)</source>
        <translation>出力（$）</translation>
    </message>
    <message>
        <source>Enter the context size in tokens, a whole number such as 128000.</source>
        <translation>モデルに入るトークン数を、128000 のような整数で入力してください。</translation>
    </message>
    <message>
        <source>Enter a price in dollars per million tokens, such as 2.5.</source>
        <translation>100 万トークンあたりの価格（ドル）を、2.5 のように入力してください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelWords</name>
    <message>
        <source>The provider enforces the vote format.</source>
        <translation>プロバイダーが投票の形式を保証します。</translation>
    </message>
    <message>
        <source>Votes are JSON. The format is requested, not enforced.</source>
        <translation>投票は JSON です。形式は指示によるもので保証されません。</translation>
    </message>
    <message>
        <source>The prompt asks for the vote format. Votes in another format are requested again.</source>
        <translation>投票の形式はプロンプトで指示し、守られなければもう一度求めます。</translation>
    </message>
    <message>
        <source>Tools supported.</source>
        <translation>ツールに対応しています。</translation>
    </message>
    <message>
        <source>No tool support: cannot speak in Resource rooms.</source>
        <translation>ツール非対応：リソースを消費する部屋では発言できません。</translation>
    </message>
    <message>
        <source>Pictures supported.</source>
        <translation>画像に対応しています。</translation>
    </message>
    <message>
        <source>No picture support.</source>
        <translation>画像非対応</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>a model keeps to the form of votes</extracomment>
        <translation>形式</translation>
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
        <source>average</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>おしゃべり</translation>
    </message>
    <message>
        <source>always joins in</source>
        <translation>いつも話に加わる</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
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
        <source>First message in a new room.</source>
        <translation>新しい部屋での最初のメッセージ。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Place and time of the scenes.</source>
        <translation>場面の時と場所。</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>会話例</translation>
    </message>
    <message>
        <source>A longer sample of the way of speaking.</source>
        <translation>話し方がわかる、長めの会話。</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識</translation>
    </message>
    <message>
        <source>Areas of knowledge and interest, separated by commas.</source>
        <translation>知っていることや関心事（カンマ区切り）。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Words to search by, separated by commas.</source>
        <translation>検索用の言葉（カンマ区切り）。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>For yourself. Never part of a prompt.</source>
        <translation>自分用。プロンプトには入りません。</translation>
    </message>
    <message>
        <source>Greeting, scenario, talkativeness, example dialogue, knowledge, tags, notes</source>
        <translation>あいさつ、シナリオ、おしゃべり度、会話例、知識、タグ、メモ</translation>
    </message>
</context>
<context>
    <name>studio::ui::NetworkPart</name>
    <message>
        <source>A network address starts with ws:// or wss://, followed by a name.</source>
        <translation>ネットワークのアドレスには、ws:// か wss:// に続けて名前を書いてください。</translation>
    </message>
    <message>
        <source>Other network</source>
        <translation>ほかのネットワーク</translation>
    </message>
    <message>
        <source>Companions of that network join the room as guests. Messages in the room are sent to that network.</source>
        <translation>そのネットワークのコンパニオンがゲストとして部屋に参加します。部屋のメッセージはそのネットワークに送られます。</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>To be in another network of companions</extracomment>
        <translation>参加</translation>
    </message>
    <message>
        <source>Join the other network</source>
        <translation>ほかのネットワークに参加</translation>
    </message>
    <message>
        <source>Address of the other network</source>
        <translation>ほかのネットワークのアドレス</translation>
    </message>
    <message>
        <source>User there speaks as me</source>
        <translation>相手のユーザーは自分として発言</translation>
    </message>
    <message>
        <source>When this is off, messages by that user come from an outsider.</source>
        <translation>オフの間、そのユーザーのメッセージは部外者のものになります。</translation>
    </message>
    <message>
        <source>The user of the other network speaks as me</source>
        <translation>ほかのネットワークのユーザーは自分として発言</translation>
    </message>
    <message>
        <source>Companions there:</source>
        <extracomment>Companions who are in another network, by name; a field follows</extracomment>
        <translation>相手のコンパニオン：</translation>
    </message>
    <message>
        <source>Companions in the other network</source>
        <translation>ほかのネットワークのコンパニオン</translation>
    </message>
    <message>
        <source>Companions of another network answer only when named. Enter the names of companions who have not spoken yet, separated by commas. Companions who have spoken are remembered.</source>
        <translation>ほかのネットワークのコンパニオンは、名前を呼ばれたときだけ答えます。まだ発言していないコンパニオンの名前を、コンマで区切って入力してください。発言したコンパニオンは自動で記憶します。</translation>
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
    <name>studio::ui::NoticeServer</name>
    <message>
        <source>Notifications cannot be shown: this session has no D-Bus.</source>
        <translation>このセッションには D-Bus がないため、通知を表示できません。</translation>
    </message>
    <message>
        <source>Notifications cannot be shown: the desktop has no notification service.</source>
        <translation>デスクトップに通知サービスがないため、通知を表示できません。</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
</context>
<context>
    <name>studio::ui::NoticeWords</name>
    <message>
        <source>%1 asks to read a line aloud.</source>
        <translation>%1がセリフの読み上げを求めています。</translation>
    </message>
    <message>
        <source>%1 asks you a question.</source>
        <translation>%1から質問があります。</translation>
    </message>
    <message>
        <source>%1 asks for something.</source>
        <translation>%1からリクエストがあります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OpeningForm</name>
    <message>
        <source>Main greeting</source>
        <translation>メインのあいさつ</translation>
    </message>
    <message>
        <source>Other greeting %L1</source>
        <translation>ほかのあいさつ %L1</translation>
    </message>
    <message>
        <source>Group greeting %L1</source>
        <translation>グループのあいさつ %L1</translation>
    </message>
    <message>
        <source>Someone speaks first</source>
        <extracomment>How a room begins</extracomment>
        <translation>誰かが先に話す</translation>
    </message>
    <message>
        <source>%1 speaks first</source>
        <translation>%1が先に話す</translation>
    </message>
    <message>
        <source>Nobody speaks before you do</source>
        <extracomment>How a room begins</extracomment>
        <translation>自分の発言を待つ</translation>
    </message>
    <message>
        <source>%1 says this greeting</source>
        <extracomment>How a room begins; %1 is a companion</extracomment>
        <translation>%1がこのあいさつを言う</translation>
    </message>
    <message>
        <source>How the room begins</source>
        <translation>部屋の始まり方</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>あいさつ</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>最初のメッセージ</translation>
    </message>
    <message>
        <source>Card macros are already replaced. This exact text is said.</source>
        <translation>カードのマクロは置き換え済み。この文のまま発言されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayBar</name>
    <message>
        <source>Deadlines unchanged</source>
        <translation>投票時間：変更なし</translation>
    </message>
    <message numerus="yes">
        <source>Time to vote: %n second(s)</source>
        <translation>
            <numerusform>投票時間：%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodbyes unchanged</source>
        <translation>別れの扱い：変更なし</translation>
    </message>
    <message>
        <source>A goodbye ends the conversation</source>
        <translation>別れで会話を終える</translation>
    </message>
    <message>
        <source>A goodbye does not end the conversation</source>
        <translation>別れで会話を終えない</translation>
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
        <source>Other turn-taking…</source>
        <extracomment>A button: shows the room as another way of taking turns would have had it</extracomment>
        <translation>別のターンテイキング…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <extracomment>A button: the rules under which the votes are counted</extracomment>
        <translation>ルール…</translation>
    </message>
    <message>
        <source>Range…</source>
        <extracomment>A button: from where to where in the room</extracomment>
        <translation>範囲…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: takes off what lies over the room</extracomment>
        <translation>解除</translation>
    </message>
    <message>
        <source>Shows who would have spoken after each message with another way of turn-taking.</source>
        <translation>別のターンテイキングなら、各メッセージの後に誰が話したかを表示します。</translation>
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
        <source>Provider in this room</source>
        <translation>この部屋のプロバイダー</translation>
    </message>
    <message>
        <source>Model name in this room</source>
        <translation>この部屋でのモデルの名前</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>プロバイダーのデフォルトのモデル</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>デフォルトのモデル</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>この部屋だけ</translation>
    </message>
    <message>
        <source>as in the library: %1</source>
        <translation>ライブラリと同じ：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverrideText</name>
    <message>
        <source>Shorten this to at most %L1 characters. It has %L2.</source>
        <translation>%L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>この部屋だけ</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>ライブラリと同じ</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteCommands</name>
    <message>
        <source>Not available right now.</source>
        <translation>今は利用できません。</translation>
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
        <source>This is the current room.</source>
        <translation>現在の部屋です。</translation>
    </message>
    <message>
        <source>Choose a message first.</source>
        <translation>先にメッセージを選んでください。</translation>
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
        <source>Start of the pasted text</source>
        <translation>貼り付けた文の冒頭</translation>
    </message>
    <message>
        <source>%1 characters pasted</source>
        <translation>%1 文字を貼り付け</translation>
    </message>
    <message>
        <source>Too long to edit here. Sent in full after your text.</source>
        <translation>長すぎるため、ここでは編集できません。書いた文のあとに全文を送ります。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>studio::ui::People</name>
    <message>
        <source>You</source>
        <translation>自分</translation>
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
        <source>changed in this room</source>
        <extracomment>Beside the name of a companion that is otherwise in this room than in the library</extracomment>
        <translation>この部屋で変更あり</translation>
    </message>
    <message>
        <source>A guest called “%1” (%2)</source>
        <extracomment>Somebody of another program: %1 the name, which is that one&apos;s own choice, %2 the id</extracomment>
        <translation>「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest through MCP called “%1” (%2)</source>
        <translation>MCP 経由の「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest through the firehose called “%1” (%2)</source>
        <translation>Firehose 経由の「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>A guest from the network called “%1” (%2)</source>
        <translation>ネットワークから来た「%1」と名乗るゲスト（%2）</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>the model that chooses which companion speaks</extracomment>
        <translation>進行役</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionAsking</name>
    <message>
        <source>That tool request was already closed.</source>
        <translation>その確認はすでに終わっています。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionCard</name>
    <message>
        <source>No arguments</source>
        <translation>引数なし</translation>
    </message>
    <message>
        <source>Show all</source>
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
        <source>“In this room”, “Always” and “Never” then apply to these arguments only.</source>
        <translation>「この部屋で許可」「常に許可」「常に拒否」が、この引数のときだけに適用されます。</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>1 回だけ許可</translation>
    </message>
    <message>
        <source>In this room</source>
        <translation>この部屋で許可</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>常に拒否</translation>
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
        <source>Allow once with changes</source>
        <translation>変更して 1 回だけ許可</translation>
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
        <source>%n more tool request(s) waiting</source>
        <translation>
            <numerusform>ほかに %n 件のツールの確認が待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool requests</source>
        <translation>ツールの確認</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWindow</name>
    <message>
        <source>a deleted room</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>削除された部屋</translation>
    </message>
    <message>
        <source>all rooms</source>
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
        <translation>常に拒否</translation>
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
        <source>Tool permissions</source>
        <translation>ツールの許可</translation>
    </message>
    <message>
        <source>Companions can use tools. Anything that affects something outside Companion Studio, or cannot be undone, needs your permission each time until you allow it. You can withdraw that here.</source>
        <translation>コンパニオンはツールを使えます。外部に影響することや元に戻せないことは、許可するまでそのつど確認します。許可はここで取り消せます。</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Tool use</source>
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
        <translation>開始</translation>
    </message>
    <message>
        <source>With</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>No “Always” or “Never” answers yet.</source>
        <translation>「常に許可」も「常に拒否」もまだありません。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>You will be asked again.</source>
        <translation>もう一度確認するようになります。</translation>
    </message>
    <message>
        <source>Companion to show</source>
        <translation>表示するコンパニオン</translation>
    </message>
    <message>
        <source>Tool to show</source>
        <translation>表示するツール</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>No tool use yet.</source>
        <translation>まだツールの使用履歴はありません。</translation>
    </message>
    <message>
        <source>Also ask before gestures and tool-based speech</source>
        <translation>ツールによるジェスチャーや発言も確認する</translation>
    </message>
    <message>
        <source>Tools that do something visible in this window then need permission too.</source>
        <translation>画面に表れる操作をするツールも、確認の対象になります。</translation>
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
        <source>Reads only what the companion already knows.</source>
        <translation>コンパニオンが知っていることを読むだけです。</translation>
    </message>
    <message>
        <source>Does something visible in this window.</source>
        <translation>画面に表れる操作です。</translation>
    </message>
    <message>
        <source>Affects something outside, or cannot be undone.</source>
        <translation>外部に影響するか、元に戻せない操作です。</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>1 回だけ許可しました</translation>
    </message>
    <message>
        <source>You allowed it once, with changes</source>
        <translation>変更して 1 回だけ許可しました</translation>
    </message>
    <message>
        <source>You allowed it in this room</source>
        <translation>この部屋で許可しました</translation>
    </message>
    <message>
        <source>You always allow it</source>
        <translation>常に許可にしました</translation>
    </message>
    <message>
        <source>You denied it</source>
        <translation>拒否しました</translation>
    </message>
    <message>
        <source>You denied it in this room</source>
        <translation>この部屋で拒否しました</translation>
    </message>
    <message>
        <source>You never allow it</source>
        <translation>常に拒否にしました</translation>
    </message>
    <message>
        <source>Allowed by your setting</source>
        <translation>設定により自動で許可</translation>
    </message>
    <message>
        <source>Denied by your setting</source>
        <translation>設定により自動で拒否</translation>
    </message>
    <message>
        <source>Allowed automatically (harmless tool)</source>
        <translation>自動で許可（無害なツール）</translation>
    </message>
    <message>
        <source>Denied: not answered in time</source>
        <translation>時間切れのため拒否</translation>
    </message>
    <message>
        <source>Denied: nobody was there to be asked</source>
        <translation>確認できる人がいないため拒否</translation>
    </message>
    <message>
        <source>Denied: too many open requests from this companion</source>
        <translation>未回答の確認が多すぎるため拒否</translation>
    </message>
    <message>
        <source>No longer needed</source>
        <translation>不要になりました</translation>
    </message>
    <message>
        <source>You withdrew the setting</source>
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
        <source>Estimated share of every prompt that this companion takes in this language.</source>
        <translation>この言語で、このコンパニオンが毎回のプロンプトに占める量の目安。</translation>
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
        <source>Unarchive</source>
        <translation>アーカイブ解除</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文の言語</translation>
    </message>
    <message>
        <source>Make this the main language</source>
        <translation>メインの言語にする</translation>
    </message>
    <message>
        <source>Texts missing in another language are taken from the main language.</source>
        <translation>ほかの言語にない文は、メインの言語の文で補います。</translation>
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
        <source>Face of the new companion</source>
        <translation>新しいコンパニオンの顔</translation>
    </message>
    <message>
        <source>Face of %1</source>
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
        <source>%1 archived: stays in current rooms, not offered for new ones.</source>
        <translation>%1をアーカイブしました。今の部屋には残り、新しい部屋の候補には出ません。</translation>
    </message>
    <message>
        <source>%1 unarchived.</source>
        <translation>%1のアーカイブを解除しました。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>代わりにアーカイブ</translation>
    </message>
    <message>
        <source>Delete %1 permanently? Messages by %1 stay in the rooms.</source>
        <translation>%1を完全に削除しますか？%1のメッセージは部屋に残ります。</translation>
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
        <source>Panel beside the form</source>
        <translation>フォームの横のパネル</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaWindow</name>
    <message>
        <source>Could not save: %1 Your changes are kept as a draft.</source>
        <translation>保存できませんでした：%1 変更は下書きとして残っています。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>再保存</translation>
    </message>
    <message>
        <source>Could not keep these changes: %1</source>
        <translation>この変更は残せません：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>You have unsaved changes from %1.</source>
        <translation>%1の未保存の変更があります。</translation>
    </message>
    <message>
        <source>A companion without a name, from %1, was never saved.</source>
        <translation>%1に作った、名前のない未保存のコンパニオンがあります。</translation>
    </message>
    <message>
        <source>%1, from %2, was never saved.</source>
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
        <source>Enter a name to try the companion.</source>
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
        <source>Fix %n problem(s) to save.</source>
        <translation>
            <numerusform>保存するには %n か所を直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Used from the companion’s next turn.</source>
        <translation>保存しました。コンパニオンの次のターンから反映されます。</translation>
    </message>
    <message>
        <source>Not saved yet, but kept as a draft.</source>
        <translation>未保存ですが、下書きに残っています。</translation>
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
        <source>The version is now in the form. Save it, or undo.</source>
        <translation>このバージョンをフォームに入れました。保存するか、元に戻してください。</translation>
    </message>
    <message>
        <source>%1 is saved and can join a room now.</source>
        <translation>%1を保存しました。部屋に参加できます。</translation>
    </message>
    <message>
        <source>%1 was deleted. Your unsaved changes are still here.</source>
        <translation>%1は削除されました。保存していない変更はここに残っています。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureEditor</name>
    <message>
        <source>Edit the picture</source>
        <extracomment>%1 is the name of a picture</extracomment>
        <translation>画像を編集</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 を編集</translation>
    </message>
    <message>
        <source>The picture as it is sent</source>
        <translation>送られる画像</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
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
        <source>Otherwise the room’s log only says that a picture was sent.</source>
        <translation>残さない場合、部屋のログには画像を送信したことだけが記録されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureStrip</name>
    <message>
        <source>Keep in the room</source>
        <translation>部屋に保存</translation>
    </message>
    <message>
        <source>Otherwise the picture is gone when you close Companion Studio. The description stays.</source>
        <translation>チェックを付けないと、Companion Studio を閉じたときに画像は消えます。説明は残ります。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <extracomment>%1 is the name of a picture</extracomment>
        <translation>%1 の説明</translation>
    </message>
    <message>
        <source>For companions whose models cannot see pictures, and for screen readers.</source>
        <translation>モデルが画像に対応していないコンパニオンと、画面読み上げソフトのための説明です。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1 を編集…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を取り除く</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWindow</name>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWork</name>
    <message>
        <source>The picture could not be made smaller. Choose another picture.</source>
        <translation>画像を縮小できませんでした。別の画像を選んでください。</translation>
    </message>
    <message>
        <source>The picture file could not be opened.</source>
        <translation>画像ファイルを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyActions</name>
    <message>
        <source>&amp;Turn-taking</source>
        <translation>ターンテイキング(&amp;T)</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>このバージョンでは使えません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChoiceField</name>
    <message>
        <source>Length limit applies to</source>
        <translation>長さの制限の対象</translation>
    </message>
    <message>
        <source>companions</source>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>When you write during a turn</source>
        <translation>ターンの途中で書き込むと</translation>
    </message>
    <message>
        <source>interrupt the companion</source>
        <translation>発言を中断する</translation>
    </message>
    <message>
        <source>let the companion finish</source>
        <translation>発言が終わるのを待つ</translation>
    </message>
    <message>
        <source>When you write during the ring</source>
        <translation>リングの途中で書き込むと</translation>
    </message>
    <message>
        <source>continue with the companion you ask</source>
        <translation>宛先の人から続ける</translation>
    </message>
    <message>
        <source>start again with the first</source>
        <translation>最初の人から続ける</translation>
    </message>
    <message>
        <source>continue with the next</source>
        <translation>次の人から続ける</translation>
    </message>
    <message>
        <source>When no votes on your message come in</source>
        <translation>自分のメッセージに投票が届かないとき</translation>
    </message>
    <message>
        <source>someone speaks anyway</source>
        <translation>誰かが話す</translation>
    </message>
    <message>
        <source>nobody speaks</source>
        <translation>誰も話さない</translation>
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
        <translation>ターンテイキング：%1</translation>
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
        <source>Hold while I type</source>
        <translation>入力中は待つ</translation>
    </message>
    <message>
        <source>No turn begins while there is text in the message box.</source>
        <translation>入力欄に文がある間は、次のターンを始めません。</translation>
    </message>
    <message>
        <source>Decide early</source>
        <translation>早めに決める</translation>
    </message>
    <message>
        <source>As soon as the missing votes cannot change the result.</source>
        <translation>残りの投票で結果が変わらなくなった時点で決めます。</translation>
    </message>
    <message>
        <source>A goodbye ends the conversation</source>
        <translation>別れで会話を終える</translation>
    </message>
    <message>
        <source>When a companion says goodbye, the conversation ends.</source>
        <translation>誰かが別れを告げると、会話が終わります。</translation>
    </message>
    <message>
        <source>Refuse repetitions</source>
        <translation>繰り返しを拒否する</translation>
    </message>
    <message>
        <source>An exact repeat of an earlier message is refused.</source>
        <translation>前のメッセージと同じ文は拒否します。</translation>
    </message>
    <message>
        <source>Short answers wake others</source>
        <translation>相槌でもほかの人に知らせる</translation>
    </message>
    <message>
        <source>Even “I see” lets the others react.</source>
        <translation>「なるほど」などの相槌でも、ほかの人が反応できます。</translation>
    </message>
    <message>
        <source>Always answer me</source>
        <translation>自分には必ず答える</translation>
    </message>
    <message>
        <source>If nobody wants to speak after your message, the companion with the highest importance answers.</source>
        <translation>自分のメッセージのあとに希望者がいないときは、重要度がいちばん高いコンパニオンが答えます。</translation>
    </message>
    <message>
        <source>Ask the next companion</source>
        <translation>次のコンパニオンに聞く</translation>
    </message>
    <message>
        <source>When the chosen companion passes or fails, another one answers you.</source>
        <translation>選ばれたコンパニオンがパスするか失敗したときは、別のコンパニオンが答えます。</translation>
    </message>
    <message>
        <source>Continue by themselves</source>
        <translation>自動で続ける</translation>
    </message>
    <message>
        <source>When everyone has had a turn and someone spoke, they start again, up to the limits below.</source>
        <translation>全員のターンが終わり、誰かが話していれば、下の上限までまた始めます。</translation>
    </message>
    <message>
        <source>Answer open questions</source>
        <translation>未回答の質問に答える</translation>
    </message>
    <message>
        <source>Before the room falls silent, a companion who still owes an answer gets the floor.</source>
        <translation>部屋が静かになる前に、まだ答えていないコンパニオンに発言権を渡します。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyForm</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>%1～%2 の整数を入力してください。</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>順番のシード</translation>
    </message>
    <message>
        <source>The same seed and companions give the same order. With 0, a new room draws a seed.</source>
        <translation>シードとコンパニオンが同じなら、順番も同じ。0 なら新しい部屋ごとに抽選します。</translation>
    </message>
    <message>
        <source>Time for single companions (s)</source>
        <translation>コンパニオンごとの時間（秒）</translation>
    </message>
    <message>
        <source>For a companion who needs more time to vote, or less.</source>
        <translation>投票の時間を長く、または短くしたいコンパニオン用です。</translation>
    </message>
    <message>
        <source>as for all</source>
        <extracomment>In an empty input: the vote of this companion may take as long as that of everybody</extracomment>
        <translation>全員と同じ</translation>
    </message>
    <message>
        <source>Tiers: price and longest text</source>
        <translation>段階：価格と文の長さの上限</translation>
    </message>
    <message>
        <source>Left: the price, of a level of 100. Right: the characters it buys. Below the second price it is a short answer.</source>
        <translation>左は価格（残量 100 のうち）、右は書ける文字数です。2 番目の価格より下は相槌です。</translation>
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
        <translation>誰が話せるか</translation>
    </message>
    <message>
        <source>When I am silent</source>
        <extracomment>Heading over what companions do while the user says nothing</extracomment>
        <translation>書き込みがないとき</translation>
    </message>
    <message>
        <source>After a silence, companions read the last message again and speak if they have something to add.</source>
        <translation>沈黙が続くと、コンパニオンが最後のメッセージを見直し、付け加えたいことがあれば話します。</translation>
    </message>
    <message>
        <source>Speak when I am silent</source>
        <translation>書き込みがないときも話す</translation>
    </message>
    <message>
        <source>Only when named</source>
        <extracomment>Beside it the companions of a room, each to be ticked</extracomment>
        <translation>呼ばれたときだけ</translation>
    </message>
    <message>
        <source>These companions speak only after messages that name them.</source>
        <translation>名前の出てくるメッセージのあとにだけ話すコンパニオンです。</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>発言の順序</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyMenu</name>
    <message>
        <source>Turn-taking</source>
        <translation>ターンテイキング</translation>
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
        <source>Enter %1 to %2 seconds.</source>
        <translation>%1～%2 秒を入力してください。</translation>
    </message>
    <message>
        <source>Enter %1 to %2 minutes.</source>
        <translation>%1～%2 分を入力してください。</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>%1～%2 の整数を入力してください。</translation>
    </message>
    <message>
        <source>Gap before a turn (s)</source>
        <translation>ターン前の間（秒）</translation>
    </message>
    <message>
        <source>Turns before you write, at most</source>
        <translation>連続ターンの上限</translation>
    </message>
    <message>
        <source>Then the room rests until you write or give someone the floor.</source>
        <translation>そのあと部屋は、何か書くか話を振るまで休止します。</translation>
    </message>
    <message>
        <source>Time without you, at most (min)</source>
        <translation>書き込みなしで続ける時間の上限（分）</translation>
    </message>
    <message>
        <source>Counted from your last message. 0: no limit.</source>
        <translation>最後の書き込みから数えます。0 は制限なし。</translation>
    </message>
    <message>
        <source>Wait for your answer (s)</source>
        <translation>返事を待つ時間（秒）</translation>
    </message>
    <message>
        <source>When a companion speaks only to you, the others wait this long. 0: no wait.</source>
        <translation>コンパニオンが自分だけに話しかけたとき、ほかの人が待つ時間です。0 は待ちません。</translation>
    </message>
    <message>
        <source>Time to vote (s)</source>
        <translation>投票の制限時間（秒）</translation>
    </message>
    <message>
        <source>A late vote counts as “listen”.</source>
        <translation>遅れた投票は「聞く」と数えます。</translation>
    </message>
    <message>
        <source>Time for the director (s)</source>
        <translation>進行役の制限時間（秒）</translation>
    </message>
    <message>
        <source>After that, the companion who was silent longest speaks.</source>
        <translation>過ぎると、最も長く黙っていたコンパニオンが話します。</translation>
    </message>
    <message>
        <source>Time until the level returns (s)</source>
        <translation>残量が戻るまでの時間（秒）</translation>
    </message>
    <message>
        <source>Time for a turn (s)</source>
        <translation>ターンの制限時間（秒）</translation>
    </message>
    <message>
        <source>A longer turn is stopped and counts as a pass.</source>
        <translation>超えたターンは停止し、パスと数えます。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking</source>
        <translation>発言後に休むメッセージ数</translation>
    </message>
    <message>
        <source>After speaking, a companion sits out this many companion messages, unless named or nobody else can speak. With 0, nobody sits out.</source>
        <translation>話したコンパニオンは、コンパニオンのメッセージがこの数だけ続くまで休みます。名前を呼ばれたときと、ほかに話せる人がいないときは別です。0 なら誰も休みません。</translation>
    </message>
    <message>
        <source>After a silence of (s)</source>
        <translation>沈黙の長さ（秒）</translation>
    </message>
    <message>
        <source>Number of times, at most</source>
        <translation>回数の上限</translation>
    </message>
    <message>
        <source>Counted from your last message. Then the companions wait for you.</source>
        <translation>最後の書き込みから数えます。そのあとコンパニオンは待ちます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyRow</name>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProgramsPage</name>
    <message>
        <source>no guest yet</source>
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
        <translation>発言者</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>接続方法</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Connected since</source>
        <translation>接続開始</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>No program connected.</source>
        <translation>接続中のプログラムはありません。</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <extracomment>A button: the chosen program is disconnected; it may come back</extracomment>
        <translation>切断</translation>
    </message>
    <message>
        <source>The program can connect again. To prevent this, remove its guest or renew the token.</source>
        <translation>プログラムは再接続できます。防ぐには、そのゲストを退室させるか、トークンを更新してください。</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In a table: the program speaks as the user</extracomment>
        <translation>自分</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptPane</name>
    <message>
        <source>Total: %1 (estimate).</source>
        <extracomment>%1 is such as &quot;≈ 1,200 tokens&quot;</extracomment>
        <translation>合計：%1（目安）。</translation>
    </message>
    <message>
        <source>Could not build the prompt: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>プロンプトを作成できませんでした：%1</translation>
    </message>
    <message>
        <source>Building the prompt…</source>
        <translation>プロンプトを作成しています…</translation>
    </message>
    <message>
        <source>Nothing to tell a model yet. Write something about the companion.</source>
        <translation>モデルに伝える内容がまだありません。コンパニオンについて何か書いてください。</translation>
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
        <source>Prompt to show</source>
        <translation>表示するプロンプト</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy whole prompt</source>
        <translation>プロンプト全体をコピー</translation>
    </message>
    <message>
        <source>Exact prompt</source>
        <translation>送信するプロンプトの全文</translation>
    </message>
    <message>
        <source>Answers in %1, as set for the room.</source>
        <extracomment>%1 is a language, in its own words: &quot;한국어&quot;</extracomment>
        <translation>%1で答えます（部屋の設定）。</translation>
    </message>
    <message>
        <source>Answers in %1, the language of the card, until you write in another.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>カードの言語の%1で答えます。別の言語で書くと、それに合わせます。</translation>
    </message>
    <message numerus="yes">
        <source>Answers in %1, the language of %n of your latest message(s).</source>
        <extracomment>%1 is a language, in its own words; %n counts messages of the user</extracomment>
        <translation>
            <numerusform>%1で答えます。最近のメッセージ %n 件がこの言語です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers in %1, like the others here. Your own messages are too short to tell.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>ほかの人と同じ%1で答えます。自分のメッセージが短く、言語を判断できません。</translation>
    </message>
    <message>
        <source>Answers in the language of the conversation, which is not clear yet.</source>
        <translation>会話の言語で答えます。ここまでの内容では、まだ言語を判断できません。</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>ロア</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptView</name>
    <message>
        <source>Companion Studio’s rules</source>
        <translation>Companion Studio のルール</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>About the companion</source>
        <translation>コンパニオンについて</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Way of speaking</source>
        <translation>話し方</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>履歴後の指示</translation>
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
        <source>Macro replacements</source>
        <extracomment>Macros are pieces of a card&apos;s texts that stand for something, such as {{user}}</extracomment>
        <translation>マクロの置き換え</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderDesk</name>
    <message>
        <source>%1 is the default from the next turn.</source>
        <translation>次のターンから%1がデフォルトです。</translation>
    </message>
    <message>
        <source>%1 is now available in the companion forms.</source>
        <translation>コンパニオンの編集画面で%1を選べるようになりました。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderItems</name>
    <message>
        <source>Default model</source>
        <translation>デフォルトのモデル</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <translation>%1（このコンピューターにはありません）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderPlaces</name>
    <message>
        <source>Firehose of Companion Studio</source>
        <translation>Companion Studio の Firehose</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation>ポート %1 のサーバー</translation>
    </message>
    <message>
        <source>Unknown server</source>
        <translation>不明なサーバー</translation>
    </message>
    <message>
        <source>At %1: sends events to other programs. Not a model.</source>
        <translation>%1：イベントをほかのプログラムに送ります。モデルではありません。</translation>
    </message>
    <message>
        <source>At %1, without a model list.</source>
        <translation>%1（モデルの一覧なし）</translation>
    </message>
    <message>
        <source>At %1, without a model. Load a model there first.</source>
        <translation>%1（モデルなし）。先にそのサーバーでモデルをロードしてください。</translation>
    </message>
    <message numerus="yes">
        <source>At %1, with %n model(s)</source>
        <translation>
            <numerusform>%1（モデル %n 件）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderWizard</name>
    <message>
        <source>Choose a server or an account.</source>
        <translation>サーバーかアカウントを選んでください。</translation>
    </message>
    <message>
        <source>Where is the model?</source>
        <translation>モデルはどこにありますか？</translation>
    </message>
    <message>
        <source>How do you connect?</source>
        <translation>どうやって接続しますか？</translation>
    </message>
    <message>
        <source>Which model?</source>
        <translation>どのモデルですか？</translation>
    </message>
    <message>
        <source>Does it work?</source>
        <translation>動作しますか？</translation>
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
        <source>Skip test</source>
        <translation>テストをスキップ</translation>
    </message>
    <message>
        <source>Continue anyway</source>
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
        <translation>%1の変更</translation>
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
        <source>no key in the keychain</source>
        <translation>キーチェーンにキーなし</translation>
    </message>
    <message>
        <source>key until Companion Studio ends</source>
        <translation>終了までのキー</translation>
    </message>
    <message>
        <source>key missing</source>
        <translation>キーなし（要設定）</translation>
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
        <source>key waits for your consent</source>
        <translation>キーの同意待ち</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProvidersWindow</name>
    <message>
        <source>Remove %1 and its key? Its companions will use the default model.</source>
        <translation>%1とそのキーを削除しますか？ 使っているコンパニオンは、デフォルトのモデルに変わります。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>%1のモデル</translation>
    </message>
    <message>
        <source>Prices per million tokens. Enter your own if they differ.</source>
        <translation>100 万トークンあたりの価格。違う場合は自分で入力してください。</translation>
    </message>
    <message>
        <source>No model details yet. Run a test.</source>
        <translation>モデルの情報はまだありません。テストしてください。</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>デフォルトのモデル</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>No provider yet. Rehearsal, which is not an AI, answers for the companions.</source>
        <translation>プロバイダーはまだありません。リハーサル（AI ではありません）がコンパニオンの発言を作ります。</translation>
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
        <translation>削除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Send key</source>
        <translation>キーを送信</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>送らない</translation>
    </message>
    <message>
        <source>Use key…</source>
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
        <translation>この通知を閉じる</translation>
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
        <source>Too long to print from here. Save it as a PDF and print that.</source>
        <translation>長すぎてここからは印刷できません。PDF として保存し、それを印刷してください。</translation>
    </message>
    <message>
        <source>Too long for the clipboard. Save it as a file.</source>
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
    <name>studio::ui::ReportWindow</name>
    <message>
        <source>The report was copied.</source>
        <translation>報告をコピーしました。</translation>
    </message>
    <message>
        <source>The report was saved as “%1”. Nothing was sent.</source>
        <translation>報告を「%1」に保存しました。どこにも送信していません。</translation>
    </message>
    <message>
        <source>The report now holds everything that was said in this room, whispers too.</source>
        <translation>報告には、この部屋での発言がささやきも含めてすべて入ります。</translation>
    </message>
    <message>
        <source>Each letter of what was said is replaced by an x. Who spoke, when, and the rules of the room stay.</source>
        <translation>発言の文字はすべて x に置き換えられます。誰がいつ話したかと部屋のルールは残ります。</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>This is the whole report. It holds no keys and no passwords. Nothing is sent: you save a file and decide who gets it.</source>
        <translation>これが報告の全文です。キーやパスワードは含まれません。何も送信されません。ファイルに保存し、渡す相手は自分で決められます。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Add the &amp;replay file of “%1”</source>
        <translation>「%1」のリプレイファイルを追加(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>発言の内容も含める(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestActions</name>
    <message>
        <source>No waiting requests.</source>
        <translation>待機中のリクエストはありません。</translation>
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
        <translation>1 回だけ許可</translation>
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
        <source>Dismiss</source>
        <translation>答えない</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Never allow</source>
        <translation>常に拒否</translation>
    </message>
    <message>
        <source>Always allowed for %1 without asking: %2</source>
        <translation>%1には確認なしで常に許可：%2</translation>
    </message>
    <message>
        <source>Always denied for %1: %2</source>
        <translation>%1には常に拒否：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestDesk</name>
    <message>
        <source>That request was already closed.</source>
        <translation>そのリクエストはすでに終わっています。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message numerus="yes">
        <source>The room was deleted, and %n request(s) ended.</source>
        <translation>
            <numerusform>部屋を削除したので、リクエスト%n件が終わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestNotes</name>
    <message>
        <source>denied</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>not answered in time</source>
        <translation>時間内に回答なし</translation>
    </message>
    <message>
        <source>nobody was there to answer</source>
        <translation>回答できる人がいません</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>その機器がありません</translation>
    </message>
    <message>
        <source>another program is using the device</source>
        <translation>別のプログラムが機器を使っています</translation>
    </message>
    <message>
        <source>the device stopped</source>
        <translation>機器が停止しました</translation>
    </message>
    <message>
        <source>the model does not accept pictures</source>
        <translation>モデルが画像に非対応</translation>
    </message>
    <message>
        <source>too many requests are open</source>
        <translation>未完了のリクエストが多すぎます</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>不要になりました</translation>
    </message>
    <message>
        <source>nothing here can answer this</source>
        <translation>応じられるものがありません</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗しました</translation>
    </message>
    <message>
        <source>%1 got a picture from the camera.</source>
        <translation>%1にカメラの画像を送りました。</translation>
    </message>
    <message>
        <source>%1 got a picture of the screen.</source>
        <translation>%1に画面の画像を送りました。</translation>
    </message>
    <message>
        <source>A line by %1 was read aloud.</source>
        <translation>%1のセリフを読み上げました。</translation>
    </message>
    <message>
        <source>You answered %1: %2</source>
        <translation>%1に回答しました：%2</translation>
    </message>
    <message>
        <source>%1 got an answer: %2</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for</extracomment>
        <translation>%1のリクエストに回答がありました：%2</translation>
    </message>
    <message>
        <source>%1 asked for a picture from the camera · %2</source>
        <extracomment>%1 is a companion, %2 why it got none, such as &quot;refused&quot;</extracomment>
        <translation>%1がカメラの画像をリクエスト · %2</translation>
    </message>
    <message>
        <source>%1 asked for a picture of the screen · %2</source>
        <translation>%1が画面の画像をリクエスト · %2</translation>
    </message>
    <message>
        <source>%1 asked to read a line aloud · %2</source>
        <translation>%1がセリフの読み上げをリクエスト · %2</translation>
    </message>
    <message>
        <source>%1 asked you a question · %2</source>
        <translation>%1が質問しました · %2</translation>
    </message>
    <message>
        <source>%1 asked for “%2” · %3</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for, %3 why it got nothing</extracomment>
        <translation>%1が「%2」をリクエスト · %3</translation>
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
        <source>Questions for you</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1がカメラの画像をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1が画面の画像をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks to read this line aloud.</source>
        <translation>%1がこのセリフの読み上げをリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks you:</source>
        <translation>%1からの質問：</translation>
    </message>
    <message>
        <source>%1 asks for “%2”.</source>
        <extracomment>%1 is a companion or a guest, %2 what it asks for, in its own word</extracomment>
        <translation>%1が「%2」をリクエストしています。</translation>
    </message>
    <message>
        <source>You see the picture before it is sent and can still deny it.</source>
        <translation>送信前に画像を確認でき、そこで拒否することもできます。</translation>
    </message>
    <message>
        <source>Everyone near this computer will hear it.</source>
        <translation>このコンピューターの近くにいる全員に聞こえます。</translation>
    </message>
    <message>
        <source>Companion Studio cannot answer this itself; a connected program does.</source>
        <translation>この種のリクエストには、接続中のプログラムが応答します。</translation>
    </message>
    <message>
        <source>%1 is waiting for the picture from the camera.</source>
        <translation>%1がカメラの画像を待っています。</translation>
    </message>
    <message>
        <source>%1 is waiting for the picture of the screen.</source>
        <translation>%1が画面の画像を待っています。</translation>
    </message>
    <message>
        <source>A line of %1 is being read aloud.</source>
        <translation>%1のセリフを読み上げています。</translation>
    </message>
    <message>
        <source>%1 is waiting for a connected program to answer “%2”.</source>
        <translation>%1が、接続中のプログラムの「%2」への応答を待っています。</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <extracomment>Seconds until a request is over</extracomment>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>1 回だけ許可しました</translation>
    </message>
    <message>
        <source>You always allow it</source>
        <translation>常に許可にしました</translation>
    </message>
    <message>
        <source>You denied it</source>
        <translation>拒否しました</translation>
    </message>
    <message>
        <source>You never allow it</source>
        <translation>常に拒否にしました</translation>
    </message>
    <message>
        <source>Allowed by your setting</source>
        <translation>設定により自動で許可</translation>
    </message>
    <message>
        <source>Denied by your setting</source>
        <translation>設定により自動で拒否</translation>
    </message>
    <message>
        <source>You withdrew the setting</source>
        <translation>設定を取り消しました</translation>
    </message>
    <message>
        <source>Not answered in time</source>
        <translation>時間内に回答なし</translation>
    </message>
    <message>
        <source>No longer needed</source>
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
        <translation>常に拒否</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestsPanel</name>
    <message numerus="yes">
        <source>%n more request(s) waiting</source>
        <translation>
            <numerusform>ほかに %n 件のリクエストが待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>No waiting requests.</source>
        <translation>待機中のリクエストはありません。</translation>
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
        <source>Last change: %1.</source>
        <extracomment>%1 is a time of day</extracomment>
        <translation>最後の変更：%1。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Draw a new order. The current speaker continues.</source>
        <translation>順番を新しく引きます。発言中の人はそのまま続けます。</translation>
    </message>
    <message>
        <source>Copy state</source>
        <translation>状態をコピー</translation>
    </message>
    <message>
        <source>Copy as text for a report: the order, who speaks, who passed, who may speak.</source>
        <translation>報告用に、順番、発言中の人、パスした人、話せる人をテキストでコピーします。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomAnswers</name>
    <message>
        <source>Rehearsal</source>
        <translation>リハーサル</translation>
    </message>
    <message>
        <source>default model, because %1 is not on this computer</source>
        <extracomment>Instead of a model that is gone; %1 is its provider</extracomment>
        <translation>デフォルトのモデル（%1はこのコンピューターにありません）</translation>
    </message>
    <message>
        <source>own model, only in this room</source>
        <extracomment>Where a companion’s model comes from, as in the next three</extracomment>
        <translation>自分のモデル（この部屋のみ）</translation>
    </message>
    <message>
        <source>own model</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <source>the room’s model</source>
        <translation>この部屋のモデル</translation>
    </message>
    <message>
        <source>default model</source>
        <translation>デフォルトのモデル</translation>
    </message>
    <message>
        <source>%1; the key of %2 is missing</source>
        <extracomment>%1 is where a model comes from, such as &quot;own model&quot;; %2 is its provider</extracomment>
        <translation>%1、%2のキーがありません</translation>
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
        <source>The template “%1” was saved.</source>
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
        <translation>自分</translation>
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
        <source>conversation running</source>
        <translation>会話中</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelDesk</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a companion, %2 a model</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 keeps %2</source>
        <extracomment>%1 is a companion with a model of her own, %2 that model</extracomment>
        <translation>%1は%2のままです</translation>
    </message>
    <message numerus="yes">
        <source>%n more keep their own models</source>
        <translation>
            <numerusform>ほか %n 人も自分のモデルを使います</numerusform>
        </translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n 個のモデル</numerusform>
        </translation>
    </message>
    <message>
        <source>This room uses %1 from the next turn.</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>次のターンから、この部屋では%1が使われます。</translation>
    </message>
    <message>
        <source>This room uses the default model from the next turn: %1.</source>
        <translation>次のターンから、この部屋ではデフォルトのモデルが使われます：%1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>%1 is not on this computer. This room uses the default model: %2.</source>
        <extracomment>%1 is a model that is not there, %2 another model</extracomment>
        <translation>%1はこのコンピューターにありません。この部屋ではデフォルトのモデルが使われます：%2。</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>モデルを選ぶ…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelsForm</name>
    <message>
        <source>Enter an amount from %1 to %2, or leave it empty.</source>
        <extracomment>%1 and %2 are sums of money</extracomment>
        <translation>%1～%2 の金額を入力するか、空にしてください。</translation>
    </message>
    <message>
        <source>One call for each companion, in parallel.</source>
        <translation>コンパニオンごとに 1 回、同時に呼び出します。</translation>
    </message>
    <message>
        <source>One call asks all companions of one model who heard the same. It costs less, but one mistake of the model can spoil all their votes.</source>
        <translation>同じモデルで同じことを聞いたコンパニオン全員に、一度の呼び出しで尋ねます。費用は抑えられますが、モデルが一度間違えると全員の投票が無駄になることがあります。</translation>
    </message>
    <message>
        <source>Vote requests</source>
        <translation>投票の求め方</translation>
    </message>
    <message>
        <source>Independently</source>
        <translation>個別に</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>まとめて</translation>
    </message>
    <message>
        <source>Budget (US dollars)</source>
        <translation>予算（米ドル）</translation>
    </message>
    <message>
        <source>The room pauses at this cost. Calls with unknown prices do not count.</source>
        <translation>費用がこの額に達すると、部屋は一時停止します。価格が不明な呼び出しは数えません。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Record all model calls</source>
        <translation>モデルの呼び出しをすべて記録する</translation>
    </message>
    <message>
        <source>Saved to a file without keys. Can be replayed offline.</source>
        <translation>キーを除いてファイルに保存します。オフラインで再生できます。</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>%1を使います</translation>
    </message>
    <message>
        <source>Model in this room</source>
        <translation>この部屋のモデル</translation>
    </message>
    <message>
        <source>Answers for companions without a model of their own.</source>
        <translation>自分のモデルを持たないコンパニオンに使います。</translation>
    </message>
    <message>
        <source>Name of the model in this room</source>
        <translation>この部屋のモデルの名前</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>プロバイダーのデフォルトのモデル</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOffer</name>
    <message>
        <source>Add to “%1”</source>
        <extracomment>button; %1 is the name of the room on screen</extracomment>
        <translation>「%1」に追加</translation>
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
        <translation>後で</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOverridesForm</name>
    <message>
        <source>Shorten the texts of %1 in this room.</source>
        <translation>この部屋での%1の文を短くしてください。</translation>
    </message>
    <message>
        <source>%1 · changed here</source>
        <translation>%1 · この部屋で変更</translation>
    </message>
    <message>
        <source>Not in this room now. Changes are kept for their return: %1.</source>
        <translation>今この部屋にいません。戻ったときのために変更を残しています：%1。</translation>
    </message>
    <message>
        <source>Choose companions first. Then you can change them for this room.</source>
        <translation>先にコンパニオンを選んでください。そのあと、この部屋用に変更できます。</translation>
    </message>
    <message>
        <source>Changes apply in this room only, from the next turn. The library stays as it is.</source>
        <translation>変更はこの部屋だけで、次のターンから有効です。ライブラリはそのままです。</translation>
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
        <translation>%1、ライブラリと同じ</translation>
    </message>
    <message>
        <source>Companion to change</source>
        <translation>変更するコンパニオン</translation>
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
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>履歴後の指示</translation>
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
        <translation>すべてライブラリと同じにする</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
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
        <source>Room settings</source>
        <translation>部屋の設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Create room</source>
        <translation>部屋を作成</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Left out, no longer in the library: %1.</source>
        <translation>ライブラリにないため外しました：%1。</translation>
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
        <source>At most %L1 companions can take part.</source>
        <translation>参加できるコンパニオンは %L1 人までです。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters. It has %L2.</source>
        <translation>場面を %L1 文字以内に短くしてください。今は %L2 文字です。</translation>
    </message>
    <message>
        <source>Room name</source>
        <translation>部屋の名前</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Time and place. All companions know it.</source>
        <translation>時と場所。すべてのコンパニオンに伝わります。</translation>
    </message>
    <message>
        <source>Companions</source>
        <extracomment>A page of a room&apos;s settings: what they are in this room only</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>Turn-taking</source>
        <translation>ターンテイキング</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Your names</source>
        <translation>自分の名前</translation>
    </message>
    <message>
        <source>You can write under several names.</source>
        <translation>複数の名前で書けます。</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>A page of a room&apos;s settings</extracomment>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the companions’ replies, when a model writes them.</source>
        <translation>モデルが書くとき、コンパニオンの返事に使う言語です。</translation>
    </message>
    <message>
        <source>Same as mine</source>
        <translation>書き込みと同じ言語</translation>
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
        <translation>%1、%2と%3</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A page of a new room&apos;s settings: how turns are taken, limits, sound</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Models of the companions</source>
        <translation>コンパニオンのモデル</translation>
    </message>
    <message>
        <source>A companion’s own model comes first, then the room’s, then the default.</source>
        <translation>コンパニオン自身のモデル、部屋のモデル、デフォルトの順に使われます。</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>A page of a room&apos;s settings: which models answer</extracomment>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A page of a new room&apos;s settings: how it begins</extracomment>
        <translation>始まり</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomTurnsForm</name>
    <message>
        <source>Enter a whole number from 1 to %L1, or leave it empty.</source>
        <translation>1～%L1 の整数を入力するか、空にしてください。</translation>
    </message>
    <message>
        <source>All companion turns, at most</source>
        <translation>コンパニオンのターンの総数</translation>
    </message>
    <message>
        <source>At this number the room rests until you raise the limit. Near the end the companions say goodbye if possible.</source>
        <translation>この数に達すると、上限を上げるまで部屋は休止します。終わりが近づくと、できればコンパニオンが別れを告げます。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Stop looping turns</source>
        <translation>ループするターンを止める</translation>
    </message>
    <message>
        <source>Summarise long conversations</source>
        <translation>長い会話を要約する</translation>
    </message>
    <message>
        <source>When a conversation no longer fits, a summary replaces its older part for the companions. The messages stay, and you can undo it.</source>
        <translation>会話が入りきらなくなると、コンパニオンには古い部分の代わりに要約が伝わります。メッセージはそのまま残り、元に戻せます。</translation>
    </message>
    <message>
        <source>Answer whispers aloud</source>
        <translation>ささやきに全員の前で答える</translation>
    </message>
    <message>
        <source>When off, companions whisper back, and only the person who whispered hears the reply.</source>
        <translation>オフのときはコンパニオンもささやきで答え、ささやいた人にだけ聞こえます。</translation>
    </message>
    <message>
        <source>A companion who repeats the same step is told so first. If the repetition goes on, the turn ends.</source>
        <translation>同じことを繰り返すコンパニオンには、まず知らせます。続くときはターンを終えます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomVoicesForm</name>
    <message>
        <source>Read aloud what companions say</source>
        <translation>コンパニオンの発言を読み上げる</translation>
    </message>
    <message>
        <source>A companion keeps the floor until the last word was heard.</source>
        <translation>最後の言葉が聞こえるまで、コンパニオンが発言権を持ちます。</translation>
    </message>
    <message>
        <source>Show words as they are spoken</source>
        <translation>声に合わせて文字を表示</translation>
    </message>
    <message>
        <source>The transcript follows the voice, so you read no further than you hear.</source>
        <translation>会話記録が声に合わせて進み、まだ聞こえていない先の文字は表示されません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomWriting</name>
    <message>
        <source>Your changes to a message are kept until you quit. Edit the message again to see them.</source>
        <translation>メッセージへの変更は、終了するまで残ります。続きを書くには、もう一度そのメッセージを編集してください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>No rooms yet. Create one and choose companions.</source>
        <translation>まだ部屋がありません。作成して、コンパニオンを選んでください。</translation>
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
        <source>Restore the deleted room</source>
        <translation>削除した部屋を復元</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>この通知を閉じる</translation>
    </message>
</context>
<context>
    <name>studio::ui::SaveTemplateDialog</name>
    <message>
        <source>Give the template a name.</source>
        <translation>テンプレートに名前を付けてください。</translation>
    </message>
    <message>
        <source>A template with this name exists. It will be replaced.</source>
        <translation>同じ名前のテンプレートがあります。置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
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
        <source>Template name</source>
        <translation>テンプレートの名前</translation>
    </message>
    <message>
        <source>Saves the companions and your changes to them, the scene, the rules and the budget. Messages and guests are not saved.</source>
        <translation>参加者とその変更、場面、ルール、予算を保存します。メッセージとゲストは保存しません。</translation>
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
        <translation>再試行</translation>
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
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message numerus="yes">
        <source>The screen is taken again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に画面を撮り直します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what you see here is sent, scaled down. Crop it to what matters.</source>
        <translation>ここに見えているものだけを、縮小して送信します。必要な部分だけに切り抜いてください。</translation>
    </message>
    <message numerus="yes">
        <source>Sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>%n 秒後に送信します。Esc で拒否します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信していません。</translation>
    </message>
    <message>
        <source>%1 ask for a picture of the screen.</source>
        <extracomment>%1 is one companion, or several such as &quot;Kyoko and Aya&quot;</extracomment>
        <translation>%1が画面の画像をリクエストしています。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1が画面の画像をリクエストしています。</translation>
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
        <source>Screen view</source>
        <translation>画面の映像</translation>
    </message>
    <message>
        <source>This desktop does not let programs capture the screen.</source>
        <translation>このデスクトップでは、プログラムが画面を撮影できません。</translation>
    </message>
    <message>
        <source>Retake</source>
        <translation>撮り直す</translation>
    </message>
</context>
<context>
    <name>studio::ui::ScriptFields</name>
    <message>
        <source>The pasted text has %L1 characters. The first %L2 were kept.</source>
        <translation>貼り付けた文は %L1 文字です。最初の %L2 文字だけを残しました。</translation>
    </message>
    <message>
        <source>Greetings and directions</source>
        <translation>あいさつと演じ方</translation>
    </message>
    <message>
        <source>Other greetings, group greetings, system prompt, post-history instructions</source>
        <translation>ほかのあいさつ、グループのあいさつ、システムプロンプト、履歴後の指示</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>ほかのあいさつ</translation>
    </message>
    <message>
        <source>Other first messages. Each can begin a room instead of the greeting.</source>
        <translation>部屋の始まりに、あいさつの代わりに使えるメッセージ。</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>グループのあいさつ</translation>
    </message>
    <message>
        <source>First messages for rooms with several companions only.</source>
        <translation>複数のコンパニオンがいる部屋だけで使う、最初のメッセージ。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Near the beginning of every prompt, beside the program’s own instructions.</source>
        <translation>毎回のプロンプトの先頭近くに入ります。</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>履歴後の指示</translation>
    </message>
    <message>
        <source>Added at the end of every prompt, where it counts most. Keep it short.</source>
        <translation>毎回のプロンプトの末尾に入ります。短いほど効きます。</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>最初のメッセージ</translation>
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
        <source>Remove this greeting</source>
        <translation>このあいさつを削除</translation>
    </message>
    <message>
        <source>Other greeting %1</source>
        <translation>ほかのあいさつ %1</translation>
    </message>
    <message>
        <source>Group greeting %1</source>
        <translation>グループのあいさつ %1</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>リマインダー</translation>
    </message>
    <message>
        <source>Sent with every reply, after the newest message, such as a mood or a habit.</source>
        <translation>返事のたびに、最新のメッセージのあとに入ります。気分や、忘れてはいけない癖など。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchDesk</name>
    <message>
        <source>That version was not chosen. This is where it was said.</source>
        <translation>そのバージョンは選ばれていません。ここがその発言の位置です。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchWindow</name>
    <message>
        <source>All rooms</source>
        <translation>すべての部屋</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全員</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln, more below</source>
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
        <source>reading older entries: %Ln left</source>
        <translation>
            <numerusform>以前のものを検索中：残り %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Write what you are looking for. A result has all the words, and the start of a word is enough. Words in quotation marks are found only next to each other.

Searches the messages, thoughts, decisions, tool calls and notes of all rooms.</source>
        <translation>検索する語を入力してください。すべての語を含むものが見つかります。英単語は途中まででもかまいません。引用符で囲むと、続いている語だけを探します。

すべての部屋のメッセージ、思考、決定、ツールの呼び出し、メモを検索します。</translation>
    </message>
    <message>
        <source>No results. Clear a filter or shorten a word.</source>
        <translation>該当なし。絞り込みを解除するか、語を短くしてください。</translation>
    </message>
    <message>
        <source>No results. Shorten a word or use fewer words.</source>
        <translation>該当なし。語を短くするか、減らしてください。</translation>
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
        <source>Any time</source>
        <translation>すべての期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>過去 365 日間</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>期間を指定</translation>
    </message>
    <message>
        <source>Search all rooms</source>
        <translation>すべての部屋を検索</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>検索する文字</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>発言者</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>絞り込みを解除(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingRow</name>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>「%1」をリセット</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>「%1」に戻す</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingsDesk</name>
    <message>
        <source>Could not save the settings: %1.</source>
        <translation>設定を保存できませんでした：%1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingsWindow</name>
    <message>
        <source>The settings could not be saved: %1. They apply until you quit.</source>
        <translation>設定を保存できませんでした：%1。終了するまでは有効です。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>設定を読み込む…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>設定を書き出す…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This data is open in another window. Changes apply only until you quit.</source>
        <translation>このデータは別のウィンドウで開かれています。変更は終了するまでの間だけ有効です。</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>設定を書き出す</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <source>Could not write “%1”: %2.</source>
        <translation>「%1」に書き込めませんでした：%2。</translation>
    </message>
    <message>
        <source>Exported “%1”. It contains your name and description, and no keys or passwords.</source>
        <translation>「%1」を書き出しました。名前と自己紹介が含まれます。キーやパスワードは含まれません。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定を読み込む</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Could not read “%1”: %2.</source>
        <translation>「%1」を読み込めませんでした：%2。</translation>
    </message>
    <message>
        <source>“%1” is too large to be a settings file.</source>
        <translation>「%1」は設定ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Could not import “%1”: %2</source>
        <translation>「%1」を読み込めませんでした：%2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Nothing to import: your settings are the same.</source>
        <translation>読み込む変更はありません。設定は同じです。</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… ほか %1 件</translation>
    </message>
    <message>
        <source>Settings imported.</source>
        <translation>設定を読み込みました。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changed keyboard shortcuts: %1 → %2</source>
        <translation>変更したショートカットの数：%1 → %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::SetupPage</name>
    <message>
        <source>TOKEN</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>The MCP server is closed.</source>
        <translation>MCP サーバーは閉じています。</translation>
    </message>
    <message>
        <source>The firehose is closed.</source>
        <translation>Firehose は閉じています。</translation>
    </message>
    <message>
        <source>No token yet. Open a door first.</source>
        <translation>トークンはまだありません。先に外部接続を開いてください。</translation>
    </message>
    <message>
        <source>The copied text contains the token.</source>
        <translation>コピーする内容にはトークンが含まれます。</translation>
    </message>
    <message>
        <source>Program:</source>
        <translation>プログラム：</translation>
    </message>
    <message>
        <source>Program to set up</source>
        <translation>設定するプログラム</translation>
    </message>
    <message>
        <source>Text to paste</source>
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
        <source>No lorebooks yet. Create one with “Lorebooks…” in the Room menu.</source>
        <translation>ロアブックはまだありません。「部屋」メニューの「ロアブック…」で作れます。</translation>
    </message>
    <message>
        <source>Told to the companions of this room when a keyword is said, besides their own lorebooks.</source>
        <translation>キーワードが出ると、この部屋のコンパニオンに各自のロアブックのほかに伝える内容。</translation>
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
        <translation>%1のロアブック：%2</translation>
    </message>
    <message>
        <source>Lorebooks that fire in rooms where you write under this name</source>
        <translation>この名前で書く部屋で発動するロアブック</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfDesk</name>
    <message>
        <source>Lorebook “%1” added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」を追加しました。</translation>
    </message>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>このロアブックには読み取れるエントリがありません。</translation>
    </message>
    <message>
        <source>The lorebook “%1” already exists. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」はすでにあります。何も追加しませんでした。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfPage</name>
    <message>
        <source>Fires in all rooms, for all companions.</source>
        <translation>すべての部屋で、すべてのコンパニオンに発動します。</translation>
    </message>
    <message>
        <source>Not used in a room yet. Choose it in the room settings.</source>
        <translation>まだどの部屋でも使われていません。部屋の設定で選んでください。</translation>
    </message>
    <message>
        <source>Used in %1.</source>
        <extracomment>%1 is a list of rooms</extracomment>
        <translation>使っている部屋：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>In every room</source>
        <translation>すべての部屋</translation>
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
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
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
        <source>not used yet</source>
        <translation>未使用</translation>
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
        <translation>ロアブックの読み込み</translation>
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
        <source>Character Card V3 lorebook (*.json)</source>
        <translation>Character Card V3 のロアブック (*.json)</translation>
    </message>
    <message>
        <source>Export a lorebook</source>
        <translation>ロアブックの書き出し</translation>
    </message>
    <message>
        <source>SillyTavern World Info (*.json)</source>
        <translation>SillyTavern の World Info (*.json)</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries?</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>ロアブック「%1」と、そのすべてのエントリを削除しますか？</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries? Used in %2.</source>
        <extracomment>%1 is a lorebook, %2 a list of rooms</extracomment>
        <translation>ロアブック「%1」と、そのすべてのエントリを削除しますか？使っている部屋：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>ロアブック</translation>
    </message>
    <message>
        <source>A lorebook tells companions about something when a keyword is said. The lorebooks here belong to no companion: they fire in the rooms you choose.</source>
        <translation>ロアブックは、キーワードが出たときに関連する内容をコンパニオンに伝えます。ここにあるのは特定のコンパニオンのものではなく、選んだ部屋で発動します。</translation>
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
        <translation>削除…</translation>
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
    <name>studio::ui::ShortcutBook</name>
    <message>
        <source>This shortcut is the same in all programs and cannot be changed.</source>
        <translation>このショートカットはどのプログラムでも共通なので、変更できません。</translation>
    </message>
    <message>
        <source>This action cannot have a shortcut.</source>
        <translation>この操作にはショートカットを割り当てられません。</translation>
    </message>
    <message>
        <source>A shortcut is one key, pressed with or without others.</source>
        <translation>ショートカットは、1 回で押せるキーの組み合わせです。</translation>
    </message>
    <message>
        <source>Press 1 together with Ctrl, Alt or both. The other digits follow.</source>
        <translation>Ctrl か Alt、または両方を押しながら 1 を押してください。ほかの数字も同じになります。</translation>
    </message>
    <message>
        <source>“%2” already has %1.</source>
        <extracomment>%1 a shortcut or &quot;Alt+1 to Alt+9&quot;, %2 the action that has it</extracomment>
        <translation>%1は「%2」に割り当てられています。</translation>
    </message>
    <message>
        <source>“%1” is not a key.</source>
        <translation>「%1」というキーはありません。</translation>
    </message>
    <message>
        <source>It had too many keys.</source>
        <translation>キーの割り当てが多すぎました。</translation>
    </message>
    <message>
        <source>The shortcut for “%1” was reset. %2</source>
        <translation>「%1」のショートカットをデフォルトに戻しました。%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShortcutSheet</name>
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
        <source>Hidden parts of the picture</source>
        <translation>画像から隠す部分</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>切り抜き</translation>
    </message>
    <message>
        <source>Only the part inside the frame is sent. Arrow keys move the frame, Shift+arrow keys resize it.</source>
        <translation>枠の中だけを送信します。矢印キーで枠を移動、Shift＋矢印キーで大きさを変更。</translation>
    </message>
    <message>
        <source>Blur a part</source>
        <translation>部分ぼかし</translation>
    </message>
    <message>
        <source>The part inside the frame is made unreadable. Arrow keys move the frame, Shift+arrow keys resize it.</source>
        <translation>枠の中を見分けられなくします。矢印キーで枠を移動、Shift＋矢印キーで大きさを変更。</translation>
    </message>
    <message>
        <source>Blur everything</source>
        <translation>全体ぼかし</translation>
    </message>
    <message>
        <source>Only light and colours remain.</source>
        <translation>明るさと色だけが残ります。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Swaps left and right. Text becomes unreadable.</source>
        <translation>左右が入れ替わります。文字は読めなくなります。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SourceChoice</name>
    <message>
        <source>Your own picture…</source>
        <translation>自分の画像…</translation>
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
        <source>paid %1 · %2 left</source>
        <translation>%1を消費 · 残量%2</translation>
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
        <translation>%1に話を振る</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteRow</name>
    <message>
        <source>Pictures for feelings</source>
        <translation>感情ごとの画像</translation>
    </message>
    <message>
        <source>Resizing the pictures…</source>
        <translation>画像を縮小しています…</translation>
    </message>
    <message>
        <source>Choose a folder with a picture for each feeling, such as joy.png, anger.png and neutral.png. They replace the drawn face.</source>
        <translation>joy.png、anger.png、neutral.png のように感情ごとの画像を入れたフォルダーを選ぶと、描かれた顔の代わりに表示します。</translation>
    </message>
    <message>
        <source>No neutral.png: the drawn face is shown for feelings without a picture.</source>
        <translation>neutral.png がありません。画像のない感情では、描かれた顔を表示します。</translation>
    </message>
    <message>
        <source>A feeling without a picture uses a similar one, or the neutral picture.</source>
        <translation>画像のない感情は、近い感情の画像か neutral の画像で表示します。</translation>
    </message>
    <message>
        <source>Pictures for feelings…</source>
        <translation>感情ごとの画像…</translation>
    </message>
    <message>
        <source>Remove these pictures</source>
        <translation>これらの画像を削除</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteWork</name>
    <message>
        <source>%1: unknown feeling.</source>
        <translation>%1：この名前の感情はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No files in this folder.</source>
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
        <source>Press Enter for the menu.</source>
        <translation>Enter でメニューが開きます。</translation>
    </message>
    <message>
        <source>Click: menu.</source>
        <translation>クリック：メニュー。</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageCaption</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: %1 is a name, %2 what the companion is saying</extracomment>
        <translation>%1：%2</translation>
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
    <name>studio::ui::StagePot</name>
    <message>
        <source>Tea in the pot: %1 of %2</source>
        <translation>ポットのお茶：%2 のうち %1</translation>
    </message>
    <message>
        <source>%1, %2 more coming</source>
        <extracomment>%1 as above; %2 is what will be refunded to the room&apos;s resource</extracomment>
        <translation>%1、あと %2 戻ります</translation>
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
        <source>Stage background</source>
        <translation>ステージの背景</translation>
    </message>
    <message>
        <source>Green background</source>
        <translation>緑の背景</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明な背景</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Close the stage window</source>
        <translation>ステージウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>必要に応じて列を分ける</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>2 列</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>テーブルを囲む</translation>
    </message>
    <message>
        <source>Votes as raised hands</source>
        <translation>投票を挙手で表示</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartRow</name>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Template of the room</source>
        <translation>部屋のテンプレート</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>テンプレート…</translation>
    </message>
    <message>
        <source>Rename or delete your templates</source>
        <translation>テンプレートの名前を変更または削除</translation>
    </message>
    <message>
        <source>Empty room</source>
        <translation>空の部屋</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <extracomment>A button: a new room begins like a template; %1 is its name</extracomment>
        <translation>「%1」から始める</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartingPoints</name>
    <message>
        <source>Tea for three</source>
        <extracomment>A template for rooms: a talk of three, who vote on who speaks</extracomment>
        <translation>3 人のお茶会</translation>
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
        <translation>大きなテーブルの真ん中に問いが 1 つ。一人ずつ考えを述べ、前の人に答えます。</translation>
    </message>
    <message>
        <source>A hall with two lecterns and a clock. One speaks for the motion, one against it. Speaking time is scarce, so every point must be worth it.</source>
        <translation>演台が 2 つと時計のある会場。一人は賛成、一人は反対を述べます。話せる時間は限られているので、言う価値のあることだけを言います。</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>インタビュー</translation>
    </message>
    <message>
        <source>A quiet studio with two armchairs. The first asks short questions, the others answer them fully, and every answer leads to the next question.</source>
        <translation>肘掛け椅子が 2 つある静かなスタジオ。最初の人が短い質問をし、ほかの人がしっかり答え、その答えが次の質問につながります。</translation>
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
        <source>A café where people learn a language. All speak slowly and simply, and gently rephrase a learner’s mistakes.</source>
        <translation>言葉を学ぶ人のカフェ。みんなゆっくり、やさしく話し、学ぶ人の間違いは正しい言い方でやさしく言い直します。</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>ゲームの夜</translation>
    </message>
    <message>
        <source>A sofa, some snacks, and a game of riddles. Each solves the last riddle, and then asks the next one.</source>
        <translation>ソファとお菓子となぞなぞ遊び。一人ずつ前のなぞなぞに答え、次のなぞなぞを出します。</translation>
    </message>
    <message>
        <source>Study group</source>
        <translation>勉強会</translation>
    </message>
    <message>
        <source>A library table before an exam. Each explains a part in simple words, the others ask what they did not understand, and nobody pretends to know.</source>
        <translation>試験前の図書館のテーブル。一人ずつ一部分をやさしい言葉で説明し、ほかの人はわからないところを質問します。知ったかぶりはしません。</translation>
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
        <translation>%1 %</translation>
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
        <source>No messages yet.</source>
        <translation>メッセージはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages, from %1 to %2.</source>
        <extracomment>%1 and %2 are dates</extracomment>
        <translation>
            <numerusform>メッセージ %Ln 件（%1〜%2）。</numerusform>
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
        <source>Characters in messages, without spaces.</source>
        <translation>メッセージの文字数。空白は数えません。</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参加者</translation>
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
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Decisions by rule</source>
        <translation>ルール別の決定</translation>
    </message>
    <message>
        <source>Why a companion had the floor, or nobody did.</source>
        <translation>発言権が渡った、または渡らなかった理由です。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>bought from the shared level</source>
        <extracomment>In a list of rules: the companion paid for its message from the meter</extracomment>
        <translation>残量を消費</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <translation>決定はまだありません。</translation>
    </message>
    <message>
        <source>%L1 of %L2 votes were missing at the decision.</source>
        <extracomment>%1 is a number of votes, %2 how many were asked for</extracomment>
        <translation>決定のとき、%L2 件のうち %L1 件の投票が欠けていました。</translation>
    </message>
    <message>
        <source>Missing votes by cause</source>
        <translation>投票なしの原因</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>No missing votes.</source>
        <translation>欠けた投票はありません。</translation>
    </message>
    <message>
        <source>No votes yet.</source>
        <translation>投票はまだありません。</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>Median, and the time that 95 % did not exceed. Other versions count too. The bar shows the time to the first word.</source>
        <translation>中央値と、95 % が収まった時間。ほかの版も数えます。バーは最初の言葉までの時間です。</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>最初の語まで</translation>
    </message>
    <message>
        <source>Whole reply</source>
        <translation>返事の完了まで</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>No replies yet.</source>
        <translation>返事はまだありません。</translation>
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
        <source>No model calls yet.</source>
        <translation>モデルの呼び出しはまだありません。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>再集計</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV として保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Asked %L1 times. The director chose nobody %L2 times and gave no valid answer %L3 times.</source>
        <extracomment>The director is a model that chooses who speaks; %L1, %L2 and %L3 are numbers of choices</extracomment>
        <translation>%L1 回尋ねました。進行役が誰も選ばなかったのは %L2 回、有効な回答がなかったのは %L3 回です。</translation>
    </message>
    <message>
        <source>The director’s choices</source>
        <translation>進行役の選択</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選ばれた回数</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>in a list of names: the model that chooses who speaks</extracomment>
        <translation>進行役</translation>
    </message>
    <message>
        <source>First word, 95 %</source>
        <translation>最初の語（95 %）</translation>
    </message>
    <message>
        <source>Reply, 95 %</source>
        <translation>返事（95 %）</translation>
    </message>
    <message>
        <source>Vote, 95 %</source>
        <translation>投票（95 %）</translation>
    </message>
</context>
<context>
    <name>studio::ui::SuggestionChips</name>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummaryDesk</name>
    <message numerus="yes">
        <source>The first %n message(s) are now a summary for %1 · Show</source>
        <extracomment>A quiet line of the conversation that can be clicked. %1 is a companion</extracomment>
        <translation>
            <numerusform>%1用に、最初の %n 件のメッセージを要約しました · 表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the summary for %1…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1用の要約を表示…</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummarySheet</name>
    <message>
        <source>Summary for %1</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1用の要約</translation>
    </message>
    <message numerus="yes">
        <source>Instead of the first %n message(s) of this room, %1 gets this summary:</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>
            <numerusform>この部屋の最初の %n 件のメッセージの代わりに、%1には次の要約が伝わります：</numerusform>
        </translation>
    </message>
    <message>
        <source>About %L1 tokens became %L2: %L3 % less in each prompt.</source>
        <extracomment>%L1 and %L2 are numbers of tokens, %L3 how much less that is, in percent</extracomment>
        <translation>約 %L1 トークンが %L2 になり、毎回のプロンプトで %L3 % 減りました。</translation>
    </message>
    <message>
        <source>A model wrote this summary, and it can be wrong. The original messages stay in the room. If you undo it, %1 gets them again, as far as they fit.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>この要約はモデルが書いたもので、間違いがあるかもしれません。元のメッセージは部屋に残っています。取り消すと、入りきる範囲で、元のメッセージがもう一度%1に伝わります。</translation>
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
        <source>Give %1 the original messages again</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1に元のメッセージを伝える</translation>
    </message>
</context>
<context>
    <name>studio::ui::TalkFields</name>
    <message>
        <source>Way of speaking</source>
        <translation>話し方</translation>
    </message>
    <message>
        <source>A typical line</source>
        <translation>言いそうなセリフ</translation>
    </message>
    <message>
        <source>Topics, separated by commas (optional)</source>
        <translation>話題（カンマ区切り、省略可）</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>セリフを追加</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>このセリフを削除</translation>
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
        <source>Temperament, likes, dislikes.</source>
        <translation>性格、好きなもの、苦手なもの。</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>生い立ち</translation>
    </message>
    <message>
        <source>Background and history.</source>
        <translation>出身と、これまでのこと。</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>セリフ例</translation>
    </message>
    <message>
        <source>Typical lines. Topics are used only in Rehearsal.</source>
        <translation>口調がわかるセリフ。話題はリハーサルだけで使います。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TemplateWindow</name>
    <message>
        <source>Delete the template “%1”? Rooms that were started from it stay.</source>
        <translation>テンプレート「%1」を削除しますか？ここから始めた部屋は残ります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Room templates</source>
        <translation>部屋のテンプレート</translation>
    </message>
    <message>
        <source>No templates yet. In the room settings, choose “Save as template…”.</source>
        <translation>テンプレートはまだありません。部屋の設定で「テンプレートとして保存…」を選んでください。</translation>
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
        <translation>すべて動作します。</translation>
    </message>
    <message>
        <source>Ready. Limits are listed above.</source>
        <translation>使用できます。制限は上に表示しています。</translation>
    </message>
    <message>
        <source>Not ready yet. See the failed step above.</source>
        <translation>まだ使用できません。上の失敗したステップを確認してください。</translation>
    </message>
    <message>
        <source>Test stopped.</source>
        <translation>テストを停止しました。</translation>
    </message>
    <message>
        <source>The test sends a few questions to %1 (a few hundred tokens).</source>
        <translation>テストでは%1に質問をいくつか送ります（数百トークン）。</translation>
    </message>
    <message>
        <source>Stop test</source>
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
        <source>Server reachable</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>キーの確認</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>モデルの一覧</translation>
    </message>
    <message>
        <source>Streaming reply</source>
        <translation>ストリーミング応答</translation>
    </message>
    <message>
        <source>Vote format</source>
        <translation>投票の形式</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>optional: not available</source>
        <translation>非対応（任意）</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未確認</translation>
    </message>
</context>
<context>
    <name>studio::ui::TierRows</name>
    <message>
        <source>Tier %L1: enter two whole numbers, the price and the longest text.</source>
        <translation>段階 %L1：価格と文の長さの上限を整数で入力してください。</translation>
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
        <source>The room is resting</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>Nobody speaks</source>
        <translation>発言なし</translation>
    </message>
    <message>
        <source>The turn was cancelled.</source>
        <translation>ターンをキャンセルしました。</translation>
    </message>
    <message>
        <source>The turn failed.</source>
        <translation>ターンが失敗しました。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the timeline for screen readers: %1 a name, %2 what was said or decided, %3 the time</extracomment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>wanted to speak for %1</source>
        <translation>%1での発言を希望</translation>
    </message>
    <message>
        <source>wanted to speak, but was refused</source>
        <translation>発言を希望しましたが拒否されました</translation>
    </message>
    <message>
        <source>Paid %2: %1</source>
        <extracomment>A row of the timeline: %1 what was said, %2 what it cost of the level</extracomment>
        <translation>%2を消費：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>発言なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
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
    <message>
        <source>%1 %2</source>
        <extracomment>Beside a row of the timeline: %1 a name or &quot;nobody&quot;, %2 &quot;the same&quot; or &quot;instead&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Messages and decisions, newest first</source>
        <translation>メッセージと決定（新しい順）</translation>
    </message>
    <message>
        <source>No messages or decisions yet. Write something, and each decision gets a line.</source>
        <translation>まだメッセージも決定もありません。何か書くと、決定ごとに 1 行ずつ表示されます。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TokenPart</name>
    <message>
        <source>Created when you open a door.</source>
        <translation>外部接続を開くと作成</translation>
    </message>
    <message>
        <source>Anyone with this token can connect. Stored in the keychain.</source>
        <translation>トークンを知っている人は誰でも接続できます。キーチェーンに保管しています。</translation>
    </message>
    <message>
        <source>Anyone with this token can connect. It cannot be stored in a keychain, so it changes with each start.</source>
        <translation>トークンを知っている人は誰でも接続できます。キーチェーンに保管できないため、起動のたびに変わります。</translation>
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
        <source>Renew now</source>
        <translation>今すぐ更新</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>The QR code contains the token. Do not show it to anyone else.</source>
        <translation>QR コードにはトークンが含まれます。ほかの人に見せないでください。</translation>
    </message>
    <message>
        <source>The QR code contains %1 with the token. Do not show it to anyone else.</source>
        <translation>QR コードには %1 とトークンが含まれます。ほかの人に見せないでください。</translation>
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
        <source>Cancel</source>
        <extracomment>Answers the question whether to renew the token: no</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Connected programs are disconnected and need the new token.</source>
        <translation>接続中のプログラムは切断され、新しいトークンが必要になります。</translation>
    </message>
    <message>
        <source>QR code with address and token</source>
        <translation>アドレスとトークンの QR コード</translation>
    </message>
    <message>
        <source>For front ends that may speak as you:</source>
        <translation>ユーザーとして発言できるフロントエンド用：</translation>
    </message>
    <message>
        <source>Front-end token</source>
        <translation>フロントエンド用のトークン</translation>
    </message>
    <message>
        <source>Copy the front-end token</source>
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
    <message>
        <source>Model of this room: %1</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>この部屋のモデル：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message>
        <source>— interrupted</source>
        <translation>— 中断</translation>
    </message>
    <message>
        <source>— interrupted: %1</source>
        <extracomment>%1 is the cause, such as &quot;you spoke&quot;</extracomment>
        <translation>— 中断：%1</translation>
    </message>
    <message>
        <source>Message not loaded yet</source>
        <translation>メッセージはまだ読み込まれていません</translation>
    </message>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>［未読み込みのメッセージ：%n 件］</numerusform>
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
        <source>Heard by everyone</source>
        <translation>全員が聞いています</translation>
    </message>
    <message>
        <source>Only you know this</source>
        <translation>知っているのは自分だけです</translation>
    </message>
    <message>
        <source>Heard by you and %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>自分と%1が聞いています</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集済み</translation>
    </message>
    <message>
        <source>— stopped at the token limit</source>
        <translation>— トークンの上限で中断</translation>
    </message>
    <message>
        <source>whispered</source>
        <translation>ささやき</translation>
    </message>
    <message>
        <source>whispered to you</source>
        <translation>自分へのささやき</translation>
    </message>
    <message>
        <source>whispered to %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>%1へのささやき</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Picture (not kept)</source>
        <translation>画像（保存されていません）</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Show the next version</source>
        <translation>次のバージョンを表示</translation>
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
        <source>Your message was deleted</source>
        <extracomment>A quiet line in place of a message. %1 is the name of who said it</extracomment>
        <translation>自分のメッセージを削除しました</translation>
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
        <translation>話しかけてみましょう…</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードをコピー</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrayIcon</name>
    <message>
        <source>The icon cannot be shown: this desktop has no tray.</source>
        <translation>このデスクトップにはトレイがないため、アイコンを表示できません。</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrayMenu</name>
    <message numerus="yes">
        <source>%n room(s) waiting for you</source>
        <translation>
            <numerusform>%n 部屋が返答待ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) running</source>
        <translation>
            <numerusform>%n 部屋が進行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>進行中の部屋はありません</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>今日：%1</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>ウィンドウを表示</translation>
    </message>
    <message numerus="yes">
        <source>%n more room(s)</source>
        <translation>
            <numerusform>ほかに %n 部屋</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause all rooms</source>
        <translation>すべての部屋を一時停止</translation>
    </message>
    <message>
        <source>%1 – waiting for you</source>
        <translation>%1 – 返答待ち</translation>
    </message>
    <message>
        <source>%1 – running</source>
        <translation>%1 – 進行中</translation>
    </message>
    <message>
        <source>Show room</source>
        <translation>部屋を表示</translation>
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
        <source>The conversation continues from here with these votes. Earlier messages are kept.</source>
        <translation>会話はこの投票でここから続きます。これまでのメッセージは残ります。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これで進める</translation>
    </message>
    <message>
        <source>Overlay on room</source>
        <extracomment>Shows what the same change would have done to every round of the room</extracomment>
        <translation>部屋全体に重ねる</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Shows what the same change would have done in every round.</source>
        <translation>同じ変更がすべてのラウンドにどう影響したかを表示します。</translation>
    </message>
    <message>
        <source>Undoes everything tried here. Esc does the same.</source>
        <translation>ここで試したことをすべて取り消します。Esc でも同じです。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialModel</name>
    <message>
        <source>Own model: %1</source>
        <extracomment>Who answers when a line is tried: the model that the companion has; %1 is its name</extracomment>
        <translation>独自のモデル：%1</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>独自のモデル</translation>
    </message>
    <message>
        <source>%1 (provider’s default)</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（プロバイダーのデフォルト）</translation>
    </message>
    <message>
        <source>Model for trying a line</source>
        <translation>セリフを試すモデル</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialPane</name>
    <message>
        <source>Test failed: %1</source>
        <translation>テストに失敗しました：%1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
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
        <source>Tries one vote and one reply with the form as it is now. Nothing is saved.</source>
        <translation>フォームの今の内容で、投票と返事を 1 回ずつ試します。何も保存しません。</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>what a user says to try a companion</extracomment>
        <translation>自分：%1</translation>
    </message>
    <message>
        <source>Try a message</source>
        <translation>メッセージで試す</translation>
    </message>
    <message>
        <source>Message to try</source>
        <translation>試すためのメッセージ</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>話しかけてみましょう…</translation>
    </message>
    <message>
        <source>%1 answers. %2</source>
        <extracomment>Two sentences after each other; %1 is a model</extracomment>
        <translation>%1が応答します。%2</translation>
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
    <message>
        <source>The companion</source>
        <extracomment>in place of a name that is not written yet</extracomment>
        <translation>コンパニオン</translation>
    </message>
    <message>
        <source>%1 is voting…</source>
        <translation>%1が投票中…</translation>
    </message>
    <message>
        <source>Cancelled before %1 voted.</source>
        <translation>%1の投票の前に取り消しました。</translation>
    </message>
    <message>
        <source>%1 would speak: called on, importance %2 of 10.</source>
        <extracomment>%1 a name, %2 a number; so in the next ones</extracomment>
        <translation>%1は発言を希望：名指しで、重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would speak: importance %2 of 10.</source>
        <translation>%1は発言を希望：重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would listen: called on, importance %2 of 10.</source>
        <translation>%1は聞き役を希望：名指しで、重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would listen: importance %2 of 10.</source>
        <translation>%1は聞き役を希望：重要度 %2/10。</translation>
    </message>
    <message>
        <source>Reply by %1</source>
        <translation>%1の返事</translation>
    </message>
    <message>
        <source>%1’s reply was empty.</source>
        <translation>%1の返事は空でした。</translation>
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” paused: messages could not be saved. Unsaved messages are not shown. %2</source>
        <translation>メッセージを保存できなかったため、「%1」を一時停止しました。保存されていないメッセージは表示されません。%2</translation>
    </message>
    <message>
        <source>Read-only: this data folder is open in another Companion Studio.</source>
        <translation>読み取り専用：別の Companion Studio がこのデータフォルダーを使用しています。</translation>
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
        <translation>バックアップを表示…</translation>
    </message>
</context>
<context>
    <name>studio::ui::TroubleBanner</name>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnDetails</name>
    <message>
        <source>Empty reply.</source>
        <translation>応答は空でした。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what was sent to a model</extracomment>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <extracomment>Tab: what a model sent back, as it came</extracomment>
        <translation>応答の原文</translation>
    </message>
    <message>
        <source>Prompt or raw reply</source>
        <translation>プロンプトまたは応答の原文</translation>
    </message>
    <message>
        <source>Everything known about this row</source>
        <translation>この行のすべての情報</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSON としてコピー</translation>
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
        <translation>%1 秒</translation>
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
        <translation>%1（%2 回目）</translation>
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
        <source>Interrupted: %1</source>
        <extracomment>How a turn ended: %1 is the cause</extracomment>
        <translation>中断：%1</translation>
    </message>
    <message>
        <source>Running…</source>
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
        <source>One turn of a companion, from getting the floor to giving it back.</source>
        <translation>コンパニオンの 1 回のターン。発言権を得てから返すまでを表します。</translation>
    </message>
    <message>
        <source>All who might speak next voted on how much they want to. Like hands that go up in a classroom.</source>
        <translation>次に話せる全員に、どれだけ話したいかを尋ねました。教室で手が挙がるようなものです。</translation>
    </message>
    <message>
        <source>One call to a model: all that was sent and all that came back. Like both sides of an exchange of letters.</source>
        <translation>モデルの 1 回の呼び出し。送った内容と返ってきた内容のすべてです。双方の手紙がそろった文通のようなものです。</translation>
    </message>
    <message>
        <source>How much one companion wants to speak, and why.</source>
        <translation>コンパニオンがどれだけ話したいか、そしてその理由。</translation>
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
            <numerusform>%Ln トークン</numerusform>
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
        <source>What the lorebooks added to the prompt, and why. Like a prompter who helps an actor with the next line.</source>
        <translation>ロアブックがプロンプトに加えたものと、その理由。俳優に次のセリフを教えるプロンプターのようなものです。</translation>
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
        <source>paid %1</source>
        <translation>%1を消費</translation>
    </message>
    <message>
        <source>paid %1 times, %2 in all</source>
        <extracomment>%1 how often, %2 for how much altogether</extracomment>
        <translation>%1 回消費、合計%2</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>spoke</source>
        <translation>発言</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <extracomment>Why a companion had the floor, as the next ones</extracomment>
        <translation>リングの次の番</translation>
    </message>
    <message>
        <source>woken by a new message</source>
        <translation>新着メッセージ</translation>
    </message>
    <message>
        <source>woken by a missed message</source>
        <translation>聞き逃したメッセージ</translation>
    </message>
    <message>
        <source>woken because the level is back</source>
        <translation>残量が回復</translation>
    </message>
    <message>
        <source>not woken</source>
        <translation>起動なし</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <extracomment>%1 minutes and %2 seconds, such as 1:05 min</extracomment>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>発言なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 why there is no vote</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2, chosen</source>
        <extracomment>%1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1 %2、選出</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>woken after a long silence</source>
        <translation>長い沈黙</translation>
    </message>
</context>
<context>
    <name>studio::ui::UpkeepDesk</name>
    <message>
        <source>Backed up and verified: %1</source>
        <translation>バックアップと確認が完了しました：%1</translation>
    </message>
    <message>
        <source>Backup ready. Restart to use it. Your current data is kept.</source>
        <translation>バックアップの準備ができました。使うには再起動してください。今のデータは残ります。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
    <message>
        <source>Checking the data…</source>
        <translation>データを確認中…</translation>
    </message>
    <message>
        <source>Creating a backup…</source>
        <translation>バックアップを作成中…</translation>
    </message>
    <message>
        <source>Rebuilding the lists…</source>
        <translation>一覧を再構築中…</translation>
    </message>
    <message>
        <source>Looking for unneeded data…</source>
        <translation>不要なデータを検索中…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>At the next start, your data will be as in this backup, without later messages. Your current data is kept separately.</source>
        <translation>次に起動すると、データはこのバックアップの状態になり、その後のメッセージは含まれません。今のデータは別に残ります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Preparing the backup…</source>
        <translation>バックアップを準備中…</translation>
    </message>
    <message>
        <source>Compact data</source>
        <translation>データを最適化</translation>
    </message>
    <message>
        <source>No messages are lost. New ones wait until it is done.</source>
        <translation>会話は失われません。処理中のメッセージは終了後に届きます。</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>最適化</translation>
    </message>
    <message>
        <source>Compacting the data…</source>
        <translation>データを最適化中…</translation>
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
        <translation>バージョンを読み取っています…</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are different.</source>
        <translation>
            <numerusform>%n か所が異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved only once so far. Nothing to compare yet.</source>
        <translation>保存は 1 回だけです。比べるバージョンはまだありません。</translation>
    </message>
    <message>
        <source>These two are the same.</source>
        <translation>この 2 つは同じです。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Each save keeps a version. Using one changes nothing until you save, and can be undone.</source>
        <translation>保存するたびにバージョンが残ります。使っても、保存するまでは何も変わらず、元に戻せます。</translation>
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
        <source>Left version</source>
        <translation>左のバージョン</translation>
    </message>
    <message>
        <source>Right version</source>
        <translation>右のバージョン</translation>
    </message>
    <message>
        <source>Use this version</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Use the left version</source>
        <translation>左のバージョンを使う</translation>
    </message>
    <message>
        <source>Use the right version</source>
        <translation>右のバージョンを使う</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
</context>
<context>
    <name>studio::ui::ViewActions</name>
    <message>
        <source>L&amp;ayout</source>
        <translation>レイアウト(&amp;A)</translation>
    </message>
    <message>
        <source>Author: all panels</source>
        <translation>制作：すべてのパネル</translation>
    </message>
    <message>
        <source>Live: large stage</source>
        <translation>ライブ：大きなステージ</translation>
    </message>
    <message>
        <source>Log: decisions and reasons</source>
        <translation>ログ：決定とその理由</translation>
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
        <source>Follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>アニメーション(&amp;M)</translation>
    </message>
    <message>
        <source>Follow system motion</source>
        <translation>アニメーションをシステムに合わせる</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>アニメーションを減らさない</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Stage w&amp;indow: seats</source>
        <translation>ステージウィンドウの席(&amp;I)</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>必要に応じて列を分ける</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>2 列</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>テーブルを囲む</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceActions</name>
    <message>
        <source>No open room can be changed.</source>
        <translation>変更できる部屋がありません。</translation>
    </message>
    <message>
        <source>First switch on reading aloud for this room.</source>
        <translation>先に、この部屋の読み上げをオンにしてください。</translation>
    </message>
    <message>
        <source>Nothing is being read aloud.</source>
        <translation>読み上げ中ではありません。</translation>
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
        <source>Reading %1 aloud</source>
        <translation>%1のセリフを読み上げ中</translation>
    </message>
    <message>
        <source>Click to stop reading. The text stays.</source>
        <translation>クリックで読み上げを停止します。文字は残ります。</translation>
    </message>
    <message>
        <source>No voice for reading aloud on this computer.</source>
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
        <source>No speech engine on this computer.</source>
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
        <source>Text only, also in rooms that are read aloud.</source>
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
        <source>Voice speed</source>
        <translation>声の速さ</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Voice pitch</source>
        <translation>声の高さ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <translation>声の音量</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoterDeadlines</name>
    <message>
        <source>%1: enter %2 to %3 seconds, or leave it empty.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1：%2～%3 秒を入力するか、空にしてください。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingCalls</name>
    <message>
        <source>Skip this vote</source>
        <translation>この投票を飛ばす</translation>
    </message>
    <message>
        <source>Continue without the vote of %1</source>
        <translation>%1の投票なしで進む</translation>
    </message>
    <message>
        <source>Waiting calls</source>
        <translation>待機中の呼び出し</translation>
    </message>
    <message>
        <source>Continue without the director</source>
        <translation>進行役を待たずに進む</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingWords</name>
    <message>
        <source>%L1 s</source>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>%L1 min</source>
        <translation>%L1 分</translation>
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
        <source>The vote of %1 waits for other calls to finish.</source>
        <extracomment>%1 is a companion; its provider takes only so many calls at the same time</extracomment>
        <translation>%1の投票は、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>The turn of %1 waits for other calls to finish.</source>
        <translation>%1のターンは、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>Asking for the vote of %1 again now: %2</source>
        <extracomment>%1 is a companion, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1の投票を再試行しています：%2</translation>
    </message>
    <message>
        <source>Trying the turn of %1 again now: %2</source>
        <translation>%1のターンを再試行しています：%2</translation>
    </message>
    <message>
        <source>Asking for the vote of %1 again in %2: %3</source>
        <extracomment>%1 is a companion, %2 a time such as &quot;3 s&quot;, %3 a phrase: why the first try came to nothing</extracomment>
        <translation>%2後に%1の投票を再試行します：%3</translation>
    </message>
    <message>
        <source>Trying the turn of %1 again in %2: %3</source>
        <translation>%2後に%1のターンを再試行します：%3</translation>
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
        <source>The director’s choice waits: %1</source>
        <extracomment>%1 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>進行役の選択を待っています：%1</translation>
    </message>
    <message>
        <source>The director’s choice waits for other calls to finish.</source>
        <translation>進行役の選択は、ほかの呼び出しが終わるのを待っています。</translation>
    </message>
    <message>
        <source>Asking the director again now: %1</source>
        <extracomment>%1 a phrase: why the first try came to nothing</extracomment>
        <translation>進行役への問い合わせを再試行しています：%1</translation>
    </message>
    <message>
        <source>Asking the director again in %1: %2</source>
        <extracomment>%1 a time such as &quot;3 s&quot;, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1後に進行役への問い合わせを再試行します：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaysDesk</name>
    <message>
        <source>“%1” is ready in the list of rooms.</source>
        <translation>「%1」が部屋の一覧にできました。</translation>
    </message>
    <message>
        <source>You are in “%1” now, which continues “%2”.</source>
        <extracomment>%1 is the new room, %2 the room that it continues and that stays as it is</extracomment>
        <translation>今は「%1」にいます。「%2」の続きです。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhatIfDesk</name>
    <message>
        <source>To try another vote, open its menu or drag its bar.</source>
        <translation>別の投票を試すには、メニューを開くか、バーをドラッグします。</translation>
    </message>
    <message>
        <source>No votes to change yet.</source>
        <translation>変更できる投票はまだありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WherePage</name>
    <message>
        <source>Looking for servers on this computer…</source>
        <translation>このコンピューターのサーバーを探しています…</translation>
    </message>
    <message>
        <source>No other servers found on the usual ports.</source>
        <translation>標準的なポートに、ほかのサーバーは見つかりませんでした。</translation>
    </message>
    <message>
        <source>No server with models found on this computer. Start Ollama, LM Studio or llama.cpp, then search again.</source>
        <translation>このコンピューターに、モデルのあるサーバーが見つかりません。Ollama、LM Studio、llama.cpp のどれかを起動して、もう一度探してください。</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>別のサーバー</translation>
    </message>
    <message>
        <source>vLLM, LM Studio on another computer, or any OpenAI-compatible server</source>
        <translation>vLLM、別のコンピューターの LM Studio など、OpenAI 互換のサーバー</translation>
    </message>
    <message>
        <source>At %1, needs a key</source>
        <translation>%1、キーが必要</translation>
    </message>
    <message>
        <source>Model location</source>
        <translation>モデルの場所</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>With an account</source>
        <translation>アカウントで使う</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>再検索</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhoFields</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>made from the name</source>
        <translation>名前から作成</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <translation>ID：%1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>人物像</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み</translation>
    </message>
    <message>
        <source>Reading of the name</source>
        <translation>名前の読み方</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Change the ID</source>
        <translation>ID を変更</translation>
    </message>
    <message>
        <source>Used in files and logs. Cannot change after saving.</source>
        <translation>ファイルとログで使用。保存後は変更できません。</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>Add a nickname</source>
        <translation>呼び名を追加</translation>
    </message>
    <message>
        <source>Remove this nickname</source>
        <translation>この呼び名を削除</translation>
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
        <source>Other names, without Mr, Ms or -san.</source>
        <translation>ほかの呼び方。「さん」などは付けずに書きます。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>One line, such as “a dry researcher”. The others see it.</source>
        <translation>1 行の紹介。例：淡々とした研究者。ほかの人にも伝わります。</translation>
    </message>
    <message>
        <source>Pronoun</source>
        <extracomment>Only English sentences use the pronoun; a translation says so</extracomment>
        <translation>代名詞</translation>
    </message>
    <message>
        <source>For sentences such as “Kyoko shakes her head”. Not in prompts.</source>
        <translation>英語の文（“Kyoko shakes her head”など）だけで使います。プロンプトには入りません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>No room is open.</source>
        <translation>部屋が開かれていません。</translation>
    </message>
    <message>
        <source>The conversation is already running.</source>
        <translation>会話はすでに進行中です。</translation>
    </message>
    <message>
        <source>The conversation is already stopped.</source>
        <translation>会話はすでに停止しています。</translation>
    </message>
    <message>
        <source>Nothing to continue yet. Write something first.</source>
        <translation>まだ再開できるものがありません。まず何か書いてください。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>進行中のものはありません。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>読み取り専用です。このデータは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>The ring is already asleep.</source>
        <translation>リングはすでに待機中です。</translation>
    </message>
    <message>
        <source>Nothing to reshuffle.</source>
        <translation>シャッフルする順番がありません。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowKeys</name>
    <message>
        <source>Pause or continue</source>
        <translation>一時停止または再開</translation>
    </message>
    <message>
        <source>Give the floor to companion %1</source>
        <extracomment>%1 is a number: the place of the companion in the list of the open room</extracomment>
        <translation>コンパニオン %1 に話を振る</translation>
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
        <source>as a summary</source>
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
        <source>Speaker</source>
        <translation>発言者</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Head of a table: how a message stands in what a companion&apos;s model is told</extracomment>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>This message was deleted</source>
        <translation>このメッセージは削除されました</translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessWindow</name>
    <message>
        <source>Everyone, side by side</source>
        <extracomment>A choice: one column for each companion and guest</extracomment>
        <translation>全員を並べて</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <extracomment>A choice: the conversation as this companion knows it</extracomment>
        <translation>%1が知っている内容</translation>
    </message>
    <message>
        <source>As %1, who has left, knew it</source>
        <translation>去った%1が知っていたとおり</translation>
    </message>
    <message>
        <source>Summary and notes of %1</source>
        <translation>%1の要約とメモ</translation>
    </message>
    <message>
        <source>Selected message</source>
        <translation>選択したメッセージ</translation>
    </message>
    <message>
        <source>Export as %1 knows it…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1が知っている内容を書き出す…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>メッセージはまだありません。</translation>
    </message>
    <message>
        <source>No whispers yet: everyone knows everything.</source>
        <translation>ささやきはまだありません。全員がすべてを知っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 messages are whispers.</source>
        <extracomment>%1 is how many messages there are</extracomment>
        <translation>
            <numerusform>%L1 件のメッセージのうち、%n 件がささやきです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has heard %L2 of %L3 messages.</source>
        <extracomment>%1 is a companion, %2 and %3 are numbers of messages</extracomment>
        <translation>%1は %L3 件のメッセージのうち %L2 件を聞いています。</translation>
    </message>
    <message>
        <source>The prompt contains the newest %L1 in full.</source>
        <translation>プロンプトには新しいものから %L1 件が全文で入ります。</translation>
    </message>
    <message>
        <source>The oldest %L1 are in a summary.</source>
        <translation>古い%L1件は要約に入っています。</translation>
    </message>
    <message>
        <source>Heard by everyone.</source>
        <translation>全員が聞いています。</translation>
    </message>
    <message>
        <source>Only you know this.</source>
        <translation>知っているのは自分だけです。</translation>
    </message>
    <message>
        <source>Heard by: %1</source>
        <translation>聞いている人：%1</translation>
    </message>
    <message>
        <source>Guests read the room themselves. What they keep is not known here.</source>
        <translation>ゲストは部屋を自分で読みます。何を覚えているかは、ここではわかりません。</translation>
    </message>
    <message>
        <source>Summary of earlier messages:</source>
        <translation>以前のメッセージの要約：</translation>
    </message>
    <message>
        <source>No summary.</source>
        <translation>要約はありません。</translation>
    </message>
    <message>
        <source>No notes: nothing is remembered from other rooms.</source>
        <translation>メモなし：ほかの部屋のことは覚えていません。</translation>
    </message>
    <message>
        <source>Notes, also from other rooms:</source>
        <translation>メモ（ほかの部屋のものを含む）：</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>誰が何を知っているか</translation>
    </message>
    <message>
        <source>Only the recipients know a whisper. Everyone knows the rest, including those who join later. You see everything.</source>
        <translation>ささやきを知っているのは宛先の人だけです。ほかは、あとから来た人も含めて全員が知っています。自分にはすべて見えます。</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示：</translation>
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
        <source>No speech engine on this computer.</source>
        <translation>このコンピューターに音声合成エンジンがありません。</translation>
    </message>
    <message>
        <source>No voice on this computer speaks that language.</source>
        <translation>このコンピューターには、その言語を話す声がありません。</translation>
    </message>
    <message>
        <source>No audio device found for reading aloud.</source>
        <translation>読み上げに使えるオーディオ機器が見つかりません。</translation>
    </message>
    <message>
        <source>This voice could not be used.</source>
        <translation>この声は使えませんでした。</translation>
    </message>
</context>
<context>
    <name>studio::voice::Mouth</name>
    <message>
        <source>The voice could not be played in time. Check the audio device.</source>
        <translation>音声を時間内に再生できませんでした。オーディオ機器を確認してください。</translation>
    </message>
</context>
<context>
    <name>studio::voice::ReadAloud</name>
    <message>
        <source>Voice stopped.</source>
        <translation>音声を停止しました。</translation>
    </message>
</context>
</TS>
