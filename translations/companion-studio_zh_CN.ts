<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Room</source>
        <translation>房间(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Companions</source>
        <translation>伙伴(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>发言权(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Message box</source>
        <translation>消息框</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>&amp;New companion…</source>
        <translation>新伙伴(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a new companion.</source>
        <translation>创建一位新伙伴。</translation>
    </message>
    <message>
        <source>create, character, persona</source>
        <translation>创建, 角色, 人设</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Companion &amp;library…</source>
        <translation>伙伴库(&amp;L)…</translation>
    </message>
    <message>
        <source>All companions, including those in no room.</source>
        <translation>所有伙伴，包括不在任何房间里的。</translation>
    </message>
    <message>
        <source>people, characters, personas, archive</source>
        <translation>人物, 角色, 人设, 归档</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>库…</translation>
    </message>
    <message>
        <source>&amp;Import companion…</source>
        <translation>导入伙伴(&amp;I)…</translation>
    </message>
    <message>
        <source>Add companions from cards and persona files.</source>
        <translation>从角色卡和人设文件添加伙伴。</translation>
    </message>
    <message>
        <source>character card, PNG, SillyTavern</source>
        <translation>角色卡, PNG, SillyTavern</translation>
    </message>
    <message>
        <source>Import a &amp;folder of companions…</source>
        <translation>导入文件夹中的伙伴(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all companions from a folder.</source>
        <translation>添加文件夹中的所有伙伴。</translation>
    </message>
    <message>
        <source>character cards</source>
        <translation>角色卡</translation>
    </message>
    <message>
        <source>&amp;Export companion…</source>
        <translation>导出伙伴(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose a companion in the library and save a card.</source>
        <translation>在伙伴库中选择一位伙伴，导出为角色卡。</translation>
    </message>
    <message>
        <source>save, share, card</source>
        <translation>保存, 分享, 角色卡</translation>
    </message>
    <message>
        <source>Export the room as a &amp;group…</source>
        <translation>导出为群聊(&amp;G)…</translation>
    </message>
    <message>
        <source>Save all companions of this room to a folder.</source>
        <translation>将此房间的所有伙伴导出到文件夹。</translation>
    </message>
    <message>
        <source>save, share</source>
        <translation>保存, 分享</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>编辑%1…</translation>
    </message>
    <message>
        <source>Change the persona and the voice of %1.</source>
        <translation>更改%1的人设和声音。</translation>
    </message>
    <message>
        <source>persona, character, voice</source>
        <translation>人设, 角色, 声音</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Give %1 the floor</source>
        <translation>请%1发言</translation>
    </message>
    <message>
        <source>Let %1 speak next, regardless of votes.</source>
        <translation>不管投票结果，下一位请%1发言。</translation>
    </message>
    <message>
        <source>cue, ask, next</source>
        <translation>点名, 提问, 下一个</translation>
    </message>
    <message>
        <source>Give floor</source>
        <translation>请发言</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>禁言%1</translation>
    </message>
    <message>
        <source>%1 hears everything, but neither votes nor speaks.</source>
        <translation>%1能听到一切，但不投票也不发言。</translation>
    </message>
    <message>
        <source>silence, quiet</source>
        <translation>安静, 沉默</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>禁言</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>解除%1的禁言</translation>
    </message>
    <message>
        <source>Let %1 vote and speak again.</source>
        <translation>让%1恢复投票和发言。</translation>
    </message>
    <message>
        <source>speak again</source>
        <translation>重新发言</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>解除禁言</translation>
    </message>
    <message>
        <source>%1’s memory…</source>
        <translation>%1的记忆…</translation>
    </message>
    <message>
        <source>Read, add and correct the notes of %1.</source>
        <translation>查看、添加和修改%1的笔记。</translation>
    </message>
    <message>
        <source>memory, notes</source>
        <translation>记忆, 笔记</translation>
    </message>
    <message>
        <source>What %1 knows…</source>
        <translation>%1知道的内容…</translation>
    </message>
    <message>
        <source>See which messages %1 has heard.</source>
        <translation>查看%1听到了哪些消息。</translation>
    </message>
    <message>
        <source>witness, heard</source>
        <translation>见证, 听到</translation>
    </message>
    <message>
        <source>Remove %1 from the room</source>
        <translation>将%1移出房间</translation>
    </message>
    <message>
        <source>%1 is a guest from another program and has to leave.</source>
        <translation>移出来自其他程序的访客%1。</translation>
    </message>
    <message>
        <source>remove, kick, guest</source>
        <translation>移除, 访客</translation>
    </message>
    <message>
        <source>Go to the waiting &amp;request</source>
        <translation>前往等待中的请求(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the oldest request.</source>
        <translation>前往最早的请求。</translation>
    </message>
    <message>
        <source>permission, question, answer</source>
        <translation>权限, 问题, 回答</translation>
    </message>
    <message>
        <source>Request &amp;permissions…</source>
        <translation>请求权限(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose which companions may ask you for pictures and answers.</source>
        <translation>决定谁可以向你请求图片和回答。</translation>
    </message>
    <message>
        <source>picture, photo, camera, screen, permission</source>
        <translation>图片, 照片, 摄像头, 屏幕, 权限</translation>
    </message>
    <message>
        <source>&amp;Tool permissions…</source>
        <translation>工具权限(&amp;T)…</translation>
    </message>
    <message>
        <source>Decide which tools companions may use.</source>
        <translation>决定伙伴可以使用哪些工具。</translation>
    </message>
    <message>
        <source>tools, permission</source>
        <translation>工具, 权限</translation>
    </message>
    <message>
        <source>&amp;Connect a model…</source>
        <translation>连接模型(&amp;C)…</translation>
    </message>
    <message>
        <source>Use a real model for the companions.</source>
        <translation>让真正的模型驱动伙伴。</translation>
    </message>
    <message>
        <source>AI, LLM, server, local</source>
        <translation>AI, LLM, 服务器, 本地</translation>
    </message>
    <message>
        <source>Model &amp;providers…</source>
        <translation>模型提供商(&amp;P)…</translation>
    </message>
    <message>
        <source>See the providers and choose the model in use.</source>
        <translation>查看提供商，选择要使用的模型。</translation>
    </message>
    <message>
        <source>AI, server, keys, standard</source>
        <translation>AI, 服务器, 密钥, 默认</translation>
    </message>
    <message>
        <source>C&amp;osts…</source>
        <translation>费用(&amp;O)…</translation>
    </message>
    <message>
        <source>See what model calls cost.</source>
        <translation>查看模型调用的费用。</translation>
    </message>
    <message>
        <source>money, price, tokens, budget</source>
        <translation>钱, 价格, Token, 预算</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Continue the conversation.</source>
        <translation>继续对话。</translation>
    </message>
    <message>
        <source>play, continue, resume</source>
        <translation>播放, 继续, 恢复</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause before the next turn.</source>
        <translation>在下一次发言前暂停。</translation>
    </message>
    <message>
        <source>pause, hold</source>
        <translation>暂停, 等待</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play the &amp;next turn</source>
        <translation>进行下一次发言(&amp;N)</translation>
    </message>
    <message>
        <source>Let one companion speak, then pause.</source>
        <translation>让一位伙伴发言，然后暂停。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一次发言</translation>
    </message>
    <message>
        <source>&amp;Stop the conversation</source>
        <translation>停止对话(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the vote and the current turn.</source>
        <translation>停止投票和当前发言。</translation>
    </message>
    <message>
        <source>cancel, interrupt</source>
        <translation>取消, 打断</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Re&amp;generate reply</source>
        <translation>重新生成回复(&amp;G)</translation>
    </message>
    <message>
        <source>Let the same companion answer again in another way.</source>
        <translation>让同一位伙伴换一种说法重新回复。</translation>
    </message>
    <message>
        <source>regenerate, retry</source>
        <translation>重新生成, 重试</translation>
    </message>
    <message>
        <source>&amp;Vote again</source>
        <translation>重新投票(&amp;V)</translation>
    </message>
    <message>
        <source>Let everyone vote again on who speaks.</source>
        <translation>让大家重新投票决定由谁发言。</translation>
    </message>
    <message>
        <source>vote, retry</source>
        <translation>投票, 重试</translation>
    </message>
    <message>
        <source>&amp;Undo last retry</source>
        <translation>撤销上次重试(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last retry in this room.</source>
        <translation>撤销此房间的上次重试。</translation>
    </message>
    <message>
        <source>undo, restore</source>
        <translation>撤销, 恢复</translation>
    </message>
    <message>
        <source>&amp;Reset the ring</source>
        <translation>重置轮流(&amp;R)</translation>
    </message>
    <message>
        <source>End this turn and let the ring sleep. The order stays.</source>
        <translation>结束本次发言，轮流进入等待；顺序不变。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Res&amp;huffle the ring</source>
        <translation>重排轮流顺序(&amp;H)</translation>
    </message>
    <message>
        <source>Draw a new order.</source>
        <translation>随机排出新的顺序。</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>随机，顺序</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>重排</translation>
    </message>
    <message>
        <source>What &amp;if…</source>
        <translation>假如(&amp;I)…</translation>
    </message>
    <message>
        <source>Try other votes and see who would have spoken.</source>
        <translation>试试别的投票，看看会由谁发言。</translation>
    </message>
    <message>
        <source>trial, simulate, change votes</source>
        <translation>试验, 模拟, 改投票</translation>
    </message>
    <message>
        <source>Turn-taking: %1</source>
        <translation>发言方式：%1</translation>
    </message>
    <message>
        <source>Choose how the room decides who speaks.</source>
        <translation>选择房间如何决定由谁发言。</translation>
    </message>
    <message>
        <source>policy, order, rules</source>
        <translation>方式, 顺序, 规则</translation>
    </message>
    <message>
        <source>Turn-taking &amp;settings…</source>
        <translation>发言方式设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Set who may follow each companion, and how long they talk.</source>
        <translation>设置谁可以接谁的话，以及伙伴聊多久。</translation>
    </message>
    <message>
        <source>policy, rules, matrix</source>
        <translation>方式, 规则, 矩阵</translation>
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation>新房间(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a room and choose who is in it.</source>
        <translation>创建房间并选择参与者。</translation>
    </message>
    <message>
        <source>start, begin, create, chat</source>
        <translation>开始, 创建, 聊天</translation>
    </message>
    <message>
        <source>Room &amp;settings…</source>
        <translation>房间设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Change who is in this room, the scene and the rules.</source>
        <translation>更改此房间的参与者、场景和规则。</translation>
    </message>
    <message>
        <source>settings, options, preferences, add companion</source>
        <translation>设置, 选项, 添加伙伴</translation>
    </message>
    <message>
        <source>&amp;Rename room</source>
        <translation>重命名房间(&amp;R)</translation>
    </message>
    <message>
        <source>Give this room another name.</source>
        <translation>给此房间换个名称。</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Save room as &amp;template…</source>
        <translation>将房间存为模板(&amp;T)…</translation>
    </message>
    <message>
        <source>Save the setup of this room for new rooms.</source>
        <translation>保存此房间的设置，供新房间使用。</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Room te&amp;mplates…</source>
        <translation>房间模板(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename or delete your templates.</source>
        <translation>重命名或删除你的模板。</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>&amp;Lorebooks…</source>
        <translation>世界书(&amp;L)…</translation>
    </message>
    <message>
        <source>Write down what companions know about your world.</source>
        <translation>写下伙伴对你的世界的了解。</translation>
    </message>
    <message>
        <source>world info, lore, knowledge</source>
        <translation>世界观, 设定, 知识</translation>
    </message>
    <message>
        <source>&amp;Export room…</source>
        <translation>导出房间(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the conversation to a file.</source>
        <translation>将对话导出为文件。</translation>
    </message>
    <message>
        <source>save, print, PDF, HTML, Markdown</source>
        <translation>保存, 打印, PDF, HTML, Markdown</translation>
    </message>
    <message>
        <source>&amp;Import a conversation…</source>
        <translation>导入对话(&amp;I)…</translation>
    </message>
    <message>
        <source>Create a room from a chat of another program.</source>
        <translation>用其他程序的聊天记录创建房间。</translation>
    </message>
    <message>
        <source>SillyTavern, chat, open file</source>
        <translation>SillyTavern, 聊天, 打开文件</translation>
    </message>
    <message>
        <source>&amp;Delete room</source>
        <translation>删除房间(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this room. You can undo it in the notice.</source>
        <translation>删除此房间。可以在通知中撤销。</translation>
    </message>
    <message>
        <source>remove, trash</source>
        <translation>移除, 垃圾桶</translation>
    </message>
    <message>
        <source>C&amp;onnect programs (doors)…</source>
        <translation>外部连接(&amp;O)…</translation>
    </message>
    <message>
        <source>Let other programs take part in your rooms.</source>
        <translation>让其他程序加入你的房间。</translation>
    </message>
    <message>
        <source>MCP, server, network, connection, guests</source>
        <translation>MCP, 服务器, 网络, 连接, 访客</translation>
    </message>
    <message>
        <source>&amp;Who knows what…</source>
        <translation>谁知道什么(&amp;W)…</translation>
    </message>
    <message>
        <source>See who has heard which message.</source>
        <translation>查看谁听到了哪些消息。</translation>
    </message>
    <message>
        <source>witness, whisper, secret</source>
        <translation>见证, 悄悄话, 秘密</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>See how often each companion speaks in this room.</source>
        <translation>查看每位伙伴在此房间的发言频率。</translation>
    </message>
    <message>
        <source>numbers, charts</source>
        <translation>数字, 图表</translation>
    </message>
    <message>
        <source>Data and &amp;backups…</source>
        <translation>数据与备份(&amp;B)…</translation>
    </message>
    <message>
        <source>See where your data is, back it up and restore it.</source>
        <translation>查看数据的位置，备份并恢复数据。</translation>
    </message>
    <message>
        <source>backup, restore, privacy, files, storage</source>
        <translation>备份, 恢复, 隐私, 文件, 存储</translation>
    </message>
    <message>
        <source>Search in this &amp;room</source>
        <translation>在此房间中搜索(&amp;R)</translation>
    </message>
    <message>
        <source>Find words in the conversation on screen.</source>
        <translation>在屏幕上的对话中查找。</translation>
    </message>
    <message>
        <source>find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search &amp;all rooms…</source>
        <translation>搜索所有房间(&amp;A)…</translation>
    </message>
    <message>
        <source>Find words in all rooms and notes.</source>
        <translation>在所有房间和笔记中查找文字。</translation>
    </message>
    <message>
        <source>&amp;Quit Companion Studio</source>
        <translation>退出 Companion Studio(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window. Everything is saved.</source>
        <translation>关闭窗口。所有内容都已保存。</translation>
    </message>
    <message>
        <source>exit, close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Choose who answers…</source>
        <translation>选择谁来回答…</translation>
    </message>
    <message>
        <source>Choose who should answer. Everyone hears it unless you whisper.</source>
        <translation>选择希望谁来回答。除悄悄话外，所有人都能看到。</translation>
    </message>
    <message>
        <source>recipients, to</source>
        <translation>收件人, 对谁</translation>
    </message>
    <message>
        <source>Whisper the message</source>
        <translation>用悄悄话发送消息</translation>
    </message>
    <message>
        <source>Only the recipients hear it.</source>
        <translation>只有指定的对象能听到。</translation>
    </message>
    <message>
        <source>secret, private, only</source>
        <translation>秘密, 私下</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>悄悄话</translation>
    </message>
    <message>
        <source>Choose your name…</source>
        <translation>选择你的身份…</translation>
    </message>
    <message>
        <source>Write under another of your names.</source>
        <translation>用你的另一个身份发言。</translation>
    </message>
    <message>
        <source>identity, mask</source>
        <translation>身份, 面具</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>Send the text in the message box.</source>
        <translation>发送消息框中的内容。</translation>
    </message>
    <message>
        <source>say, submit</source>
        <translation>说, 提交</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>复制消息</translation>
    </message>
    <message>
        <source>Copy the text of the message.</source>
        <translation>复制消息文字。</translation>
    </message>
    <message>
        <source>Copy the message as Markdown</source>
        <translation>将消息复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy the message with its formatting marks.</source>
        <translation>连同格式标记一起复制。</translation>
    </message>
    <message>
        <source>Show the decision</source>
        <translation>显示决定</translation>
    </message>
    <message>
        <source>See why this companion was chosen.</source>
        <translation>查看选中这位伙伴的原因。</translation>
    </message>
    <message>
        <source>Show this turn</source>
        <translation>显示这次发言的详情</translation>
    </message>
    <message>
        <source>See the model calls behind this message.</source>
        <translation>查看此消息的模型调用。</translation>
    </message>
    <message>
        <source>Show the previous version</source>
        <translation>显示上一个版本</translation>
    </message>
    <message>
        <source>See the reply before this one.</source>
        <translation>查看此前的回复。</translation>
    </message>
    <message>
        <source>Show the next version</source>
        <translation>显示下一个版本</translation>
    </message>
    <message>
        <source>See the reply after this one.</source>
        <translation>查看此后的回复。</translation>
    </message>
    <message>
        <source>Edit the message…</source>
        <translation>编辑消息…</translation>
    </message>
    <message>
        <source>Change the text of the message.</source>
        <translation>更改消息的文字。</translation>
    </message>
    <message>
        <source>Select all messages</source>
        <translation>选择所有消息</translation>
    </message>
    <message>
        <source>Select the whole conversation.</source>
        <translation>选择整个对话。</translation>
    </message>
    <message>
        <source>Larger figures</source>
        <translation>放大人物</translation>
    </message>
    <message>
        <source>Make the figures on the stage larger.</source>
        <translation>放大舞台上的人物。</translation>
    </message>
    <message>
        <source>Smaller figures</source>
        <translation>缩小人物</translation>
    </message>
    <message>
        <source>Make the figures on the stage smaller.</source>
        <translation>缩小舞台上的人物。</translation>
    </message>
    <message>
        <source>Normal figure size</source>
        <translation>人物标准大小</translation>
    </message>
    <message>
        <source>Reset the figures to their normal size.</source>
        <translation>让人物恢复标准大小。</translation>
    </message>
    <message>
        <source>Change the vote: %1</source>
        <translation>更改投票：%1</translation>
    </message>
    <message>
        <source>See who would have spoken with this vote.</source>
        <translation>看看如果这样投票，会是谁发言。</translation>
    </message>
    <message>
        <source>Restore the vote</source>
        <translation>恢复投票</translation>
    </message>
    <message>
        <source>Set the vote back to what it was.</source>
        <translation>将投票恢复为原样。</translation>
    </message>
    <message>
        <source>Show the roo&amp;ms</source>
        <translation>显示房间列表(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the list of rooms.</source>
        <translation>显示或隐藏房间列表。</translation>
    </message>
    <message>
        <source>panel, sidebar, hide</source>
        <translation>面板, 侧栏, 隐藏</translation>
    </message>
    <message>
        <source>Show the &amp;companions</source>
        <translation>显示伙伴面板(&amp;C)</translation>
    </message>
    <message>
        <source>Show or hide the companions of this room.</source>
        <translation>显示或隐藏此房间的伙伴。</translation>
    </message>
    <message>
        <source>Show the &amp;side panel</source>
        <translation>显示侧面板(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the floor, the timeline, the events and the turns.</source>
        <translation>显示或隐藏发言权、时间线、事件和发言记录。</translation>
    </message>
    <message>
        <source>floor, timeline, hide</source>
        <translation>发言权, 时间线, 隐藏</translation>
    </message>
    <message>
        <source>Show the floor</source>
        <translation>显示发言权</translation>
    </message>
    <message>
        <source>See who has the floor, and why.</source>
        <translation>查看轮到谁发言以及原因。</translation>
    </message>
    <message>
        <source>votes, decision</source>
        <translation>投票, 决定</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>显示时间线</translation>
    </message>
    <message>
        <source>See the room’s turns over time.</source>
        <translation>按时间查看房间中的发言。</translation>
    </message>
    <message>
        <source>history, past decisions</source>
        <translation>历史, 过去的决定</translation>
    </message>
    <message>
        <source>Show the events</source>
        <translation>显示事件</translation>
    </message>
    <message>
        <source>Read the log of the room line by line.</source>
        <translation>逐行查看房间的日志。</translation>
    </message>
    <message>
        <source>log, history</source>
        <translation>日志, 历史</translation>
    </message>
    <message>
        <source>Show the turns</source>
        <translation>显示发言记录</translation>
    </message>
    <message>
        <source>See what happened in each turn.</source>
        <translation>查看每次发言的经过。</translation>
    </message>
    <message>
        <source>prompts, calls, inspector</source>
        <translation>提示词, 调用, 检查器</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>布局：%1</translation>
    </message>
    <message>
        <source>Choose which panels are large.</source>
        <translation>选择哪些面板较大。</translation>
    </message>
    <message>
        <source>arrange, panels</source>
        <translation>排列, 面板</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Move all panels back to their places.</source>
        <translation>将所有面板放回原处。</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Choose the colours of the window.</source>
        <translation>选择窗口的颜色。</translation>
    </message>
    <message>
        <source>colors, dark mode, appearance</source>
        <translation>颜色, 深色模式, 外观</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>动态效果：%1</translation>
    </message>
    <message>
        <source>Choose how much motion the window has.</source>
        <translation>选择窗口动态效果的强弱。</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>Choose the language of the window.</source>
        <translation>选择窗口的语言。</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Fill the whole screen with the window.</source>
        <translation>让窗口占满整个屏幕。</translation>
    </message>
    <message>
        <source>maximize, stage, presentation</source>
        <translation>最大化, 舞台, 演示</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Make all text larger.</source>
        <translation>放大所有文字。</translation>
    </message>
    <message>
        <source>zoom, font size</source>
        <translation>缩放, 字号</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Make all text smaller.</source>
        <translation>缩小所有文字。</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>标准文字大小</translation>
    </message>
    <message>
        <source>Use the text size of the system.</source>
        <translation>将所有文字恢复为系统大小。</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel.</source>
        <translation>将键盘焦点移到下一个面板。</translation>
    </message>
    <message>
        <source>focus, panel</source>
        <translation>焦点, 面板</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>上一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel.</source>
        <translation>将键盘焦点移到上一个面板。</translation>
    </message>
    <message>
        <source>&amp;Read this room aloud</source>
        <translation>朗读此房间(&amp;R)</translation>
    </message>
    <message>
        <source>Read the messages of this room aloud.</source>
        <translation>朗读此房间的消息。</translation>
    </message>
    <message>
        <source>voice, speech, sound</source>
        <translation>声音, 语音</translation>
    </message>
    <message>
        <source>Show &amp;words as they are heard</source>
        <translation>随声音逐步显示文字(&amp;W)</translation>
    </message>
    <message>
        <source>Show each word when the voice reaches it.</source>
        <translation>声音读到时才显示文字。</translation>
    </message>
    <message>
        <source>voice, subtitles</source>
        <translation>声音, 字幕</translation>
    </message>
    <message>
        <source>Sto&amp;p reading aloud</source>
        <translation>停止朗读(&amp;P)</translation>
    </message>
    <message>
        <source>Stop the voice. The text stays.</source>
        <translation>停止声音，文字会保留。</translation>
    </message>
    <message>
        <source>voice, silence</source>
        <translation>声音, 安静</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>查找命令(&amp;C)…</translation>
    </message>
    <message>
        <source>Find any command by name.</source>
        <translation>按名称查找任何命令。</translation>
    </message>
    <message>
        <source>palette, help</source>
        <translation>面板, 帮助</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>键盘快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>See all shortcuts and find one by name.</source>
        <translation>查看所有快捷键，并按名称查找。</translation>
    </message>
    <message>
        <source>help, hotkeys</source>
        <translation>帮助, 热键</translation>
    </message>
    <message>
        <source>&amp;About Companion Studio</source>
        <translation>关于 Companion Studio(&amp;A)</translation>
    </message>
    <message>
        <source>See the version and the licence.</source>
        <translation>查看版本和许可证。</translation>
    </message>
    <message>
        <source>version, help</source>
        <translation>版本, 帮助</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>保留此对象</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients too.</source>
        <translation>接下来的消息也发给同样的对象。</translation>
    </message>
    <message>
        <source>pin, to</source>
        <translation>固定, 收件人</translation>
    </message>
    <message>
        <source>Open the stage &amp;window</source>
        <translation>打开舞台窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Show the stage alone, for an audience or for a stream.</source>
        <translation>单独显示舞台，供观众观看或直播使用。</translation>
    </message>
    <message>
        <source>stream, capture, OBS, second screen, captions, presentation</source>
        <translation>直播, 捕获, OBS, 第二屏幕, 字幕, 演示</translation>
    </message>
    <message>
        <source>Quote the message</source>
        <translation>引用消息</translation>
    </message>
    <message>
        <source>Put the message, or the selected part, into the message box.</source>
        <translation>把这条消息或选中的部分引用到消息框。</translation>
    </message>
    <message>
        <source>cite, answer</source>
        <translation>引用, 回复</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>Open the message menu.</source>
        <translation>打开这条消息的菜单。</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>从这里朗读</translation>
    </message>
    <message>
        <source>Hear this message and all that follow. Esc stops.</source>
        <translation>从这条消息起朗读到最后。按 Esc 停止。</translation>
    </message>
    <message>
        <source>voice, speak, listen, sound</source>
        <translation>声音, 说, 听, 声响</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>删除消息</translation>
    </message>
    <message>
        <source>Companions do not get it any more. You can undo this.</source>
        <translation>以后伙伴不会再看到。可以撤销。</translation>
    </message>
    <message>
        <source>remove, erase, take back, trash</source>
        <translation>移除, 清除, 收回, 回收站</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>设置(&amp;I)…</translation>
    </message>
    <message>
        <source>Set up the program: look, language, keyboard, notifications.</source>
        <translation>设置程序的外观、语言、键盘和通知。</translation>
    </message>
    <message>
        <source>preferences, options, configuration</source>
        <translation>首选项, 选项, 配置</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Read about the part of the window with the keyboard focus.</source>
        <translation>阅读键盘焦点所在部分的说明。</translation>
    </message>
    <message>
        <source>help, documentation, guide</source>
        <translation>帮助, 文档, 指南, 说明</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)…</translation>
    </message>
    <message>
        <source>See what a report contains, and save it.</source>
        <translation>查看报告的内容并保存。</translation>
    </message>
    <message>
        <source>bug, error, crash, support</source>
        <translation>错误, 故障, 崩溃, 支持</translation>
    </message>
    <message>
        <source>Continue in a new room</source>
        <translation>在新房间继续</translation>
    </message>
    <message>
        <source>Make a new room with the conversation up to this message. This room stays as it is.</source>
        <translation>用到这条消息为止的对话新建一个房间。这个房间保持不变。</translation>
    </message>
    <message>
        <source>branch, fork, copy, split, duplicate</source>
        <translation>分支, 分叉, 复制, 拆分, 副本</translation>
    </message>
    <message>
        <source>Model of this &amp;room…</source>
        <translation>此房间的模型(&amp;R)…</translation>
    </message>
    <message>
        <source>Choose the model that answers in this room.</source>
        <translation>选择在此房间中回答的模型。</translation>
    </message>
    <message>
        <source>AI, LLM, switch, change model</source>
        <translation>AI、LLM、切换、更换模型</translation>
    </message>
    <message>
        <source>Attach a picture…</source>
        <translation>附加图片…</translation>
    </message>
    <message>
        <source>Send a picture with the message.</source>
        <translation>随消息发送图片。</translation>
    </message>
    <message>
        <source>photo, image, screenshot, file</source>
        <translation>照片, 图像, 截图, 文件</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>询问%1</translation>
    </message>
    <message>
        <source>Address your message to %1. Everyone hears it.</source>
        <translation>把你的消息发给%1。所有人都能听到。</translation>
    </message>
    <message>
        <source>Whisper to %1</source>
        <translation>对%1说悄悄话</translation>
    </message>
    <message>
        <source>Write a message that only %1 hears.</source>
        <translation>写一条只有%1能听到的消息。</translation>
    </message>
    <message>
        <source>Seats in the stage window: %1</source>
        <translation>舞台窗口的席位：%1</translation>
    </message>
    <message>
        <source>Choose how companions sit in the stage window.</source>
        <translation>选择伙伴在舞台窗口中怎样就座。</translation>
    </message>
    <message>
        <source>arc, table, rows, places</source>
        <translation>弧形, 桌子, 排, 位置</translation>
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
        <translation>提供商</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1没有及时回应。</translation>
    </message>
    <message>
        <source>%1 declined to answer this.</source>
        <translation>%1拒绝回答此内容。</translation>
    </message>
    <message>
        <source>%1 sent a reply that could not be read.</source>
        <translation>无法解析%1的回复。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>连不上%1。</translation>
    </message>
    <message>
        <source>%1 is rate-limited.</source>
        <translation>%1限流，请稍后再试。</translation>
    </message>
    <message>
        <source>%1 sent an empty reply.</source>
        <translation>%1的回复为空。</translation>
    </message>
    <message>
        <source>%1 is busy with other calls from Companion Studio. This call waits for its turn.</source>
        <translation>%1正忙于本程序的其他调用，这次调用在排队。</translation>
    </message>
    <message>
        <source>%1 sent no reply: %2.</source>
        <extracomment>%1 is a provider, %2 a phrase such as &quot;stopped&quot;</extracomment>
        <translation>%1没有回应：%2。</translation>
    </message>
    <message>
        <source>%1 refused the key.</source>
        <translation>%1拒绝了密钥。</translation>
    </message>
    <message>
        <source>%1 does not have this model.</source>
        <translation>%1没有这个模型。</translation>
    </message>
    <message>
        <source>%1 reports that the account has no credit left.</source>
        <translation>%1表示账户余额已用完。</translation>
    </message>
    <message>
        <source>%1 reports that the conversation is longer than the model can hold.</source>
        <translation>%1表示对话长度超出了模型的容量。</translation>
    </message>
    <message>
        <source>%1 cannot do this with the chosen model.</source>
        <translation>%1的所选模型不支持此操作。</translation>
    </message>
    <message>
        <source>The server at this address is not %1.</source>
        <translation>此地址上的服务器不是%1。</translation>
    </message>
    <message>
        <source>%1 cannot accept the request at the moment.</source>
        <translation>%1目前无法接受请求。</translation>
    </message>
    <message>
        <source>Wait a while and try again.</source>
        <translation>请稍等片刻再试。</translation>
    </message>
    <message>
        <source>Check the key in the list of providers.</source>
        <translation>请在提供商列表中检查密钥。</translation>
    </message>
    <message>
        <source>Choose a model that the provider has.</source>
        <translation>请选择该提供商有的模型。</translation>
    </message>
    <message>
        <source>Check the address, and whether the server is running.</source>
        <translation>请检查地址，以及服务器是否在运行。</translation>
    </message>
    <message>
        <source>Top the account up, or choose another provider.</source>
        <translation>请充值，或选择其他提供商。</translation>
    </message>
    <message>
        <source>Start a new room, or choose a model with a larger context.</source>
        <translation>请新开一个房间，或选择容量更大的模型。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>请选择其他模型。</translation>
    </message>
    <message>
        <source>%1 returned the status %2.</source>
        <extracomment>%1 is a provider, %2 a number such as 503</extracomment>
        <translation>%1返回了状态码 %2。</translation>
    </message>
    <message>
        <source>by Rehearsal (offline)</source>
        <translation>由排练给出（离线）</translation>
    </message>
    <message>
        <source>format enforced by the provider</source>
        <translation>由提供商保证格式</translation>
    </message>
    <message>
        <source>given as a tool call in that form</source>
        <translation>以该格式的工具调用给出</translation>
    </message>
    <message>
        <source>JSON guaranteed, form only requested</source>
        <translation>保证是 JSON，格式仅作要求</translation>
    </message>
    <message>
        <source>form only requested</source>
        <translation>格式仅作要求</translation>
    </message>
    <message>
        <source>%1, readable on the second try</source>
        <extracomment>%1 says how a vote was had</extracomment>
        <translation>%1，第二次才能解析</translation>
    </message>
    <message>
        <source>%1, in one call for several</source>
        <extracomment>%1 says how a vote was had; several companions voted in the same call of the model</extracomment>
        <translation>%1，多位合为一次调用</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>Woken turn</source>
        <translation>唤醒后的发言</translation>
    </message>
    <message>
        <source>Repair of a vote</source>
        <translation>修复投票</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>试用</translation>
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
        <translation>兼容 OpenAI</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
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
        <translation>不到 %1 ¢</translation>
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
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 in, %2 of them cached</source>
        <extracomment>tokens that a model read: %1 is a number, %2 a part of it</extracomment>
        <translation>输入 %1（其中缓存 %2）</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>tokens that a model wrote</extracomment>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>%1 out, %2 of them thinking</source>
        <extracomment>tokens that a model wrote: %1 is a number, %2 a part of it</extracomment>
        <translation>输出 %1（其中思考 %2）</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Stands between what a model read and what it wrote</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>Rehearsal is not an AI and does not have this setting.</source>
        <translation>排练不是 AI，没有这项设置。</translation>
    </message>
    <message>
        <source>%1 does not have this setting.</source>
        <extracomment>%1 is a kind of provider, such as &quot;Anthropic&quot;</extracomment>
        <translation>%1没有这项设置。</translation>
    </message>
    <message>
        <source>This model does not support it.</source>
        <extracomment>%1 is a model</extracomment>
        <translation>此模型不支持。</translation>
    </message>
    <message>
        <source>%1 does not support it.</source>
        <translation>%1不支持。</translation>
    </message>
    <message>
        <source>Not supported while the model thinks.</source>
        <translation>让模型思考时不可用。</translation>
    </message>
    <message>
        <source>Not supported together with a temperature.</source>
        <translation>不能与温度同时使用。</translation>
    </message>
    <message>
        <source>%1 was not called, because its key is missing here.</source>
        <translation>此处没有%1的密钥，因此没有调用。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>%1 said: “%2” (%3).</source>
        <extracomment>%1 is a provider, %2 its own words, not translated, %3 a number such as 503</extracomment>
        <translation>%1的答复：“%2”（%3）。</translation>
    </message>
    <message>
        <source>Reply: “%1”.</source>
        <extracomment>%1 are words of the network, such as &quot;Connection refused&quot;, not translated</extracomment>
        <translation>返回的内容：“%1”。</translation>
    </message>
    <message>
        <source>%1 said: “%2”.</source>
        <extracomment>%1 is a provider, %2 its own words, not translated</extracomment>
        <translation>%1的答复：“%2”。</translation>
    </message>
    <message>
        <source>importance</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>called on</source>
        <translation>被问到</translation>
    </message>
    <message>
        <source>closing</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>state</source>
        <translation>意愿</translation>
    </message>
    <message>
        <source>%1: missing, taken as “%2”.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 its value</extracomment>
        <translation>%1：没有写出，按“%2”处理。</translation>
    </message>
    <message>
        <source>%1: “%2” was read as “%3”.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 and %3 are values: &quot;85&quot; was read as &quot;8.5&quot;</extracomment>
        <translation>%1：把“%2”读作“%3”。</translation>
    </message>
    <message>
        <source>%1 was not called, because no model is chosen.</source>
        <translation>未选择模型，因此没有调用%1。</translation>
    </message>
    <message>
        <source>%1 has nothing at the path of this address.</source>
        <translation>%1在此地址的路径下没有任何内容。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of a reply.</source>
        <translation>%1返回的是网页，而不是回复。</translation>
    </message>
    <message>
        <source>%1 is still loading the model.</source>
        <translation>%1仍在加载模型。</translation>
    </message>
    <message>
        <source>%1 has no model loaded.</source>
        <translation>%1尚未加载任何模型。</translation>
    </message>
    <message>
        <source>%1 has too little memory for this model.</source>
        <translation>%1的内存不足以运行此模型。</translation>
    </message>
    <message>
        <source>%1 does not serve your location.</source>
        <translation>%1不支持你所在的地区。</translation>
    </message>
    <message>
        <source>%1 only thought, and sent an empty reply.</source>
        <translation>%1只进行了思考，回复为空。</translation>
    </message>
    <message>
        <source>Choose one in the list of providers.</source>
        <translation>请在提供商列表中选择一个。</translation>
    </message>
    <message>
        <source>Check the end of the address: most end in /v1.</source>
        <translation>请检查地址的结尾：大多数以 /v1 结尾。</translation>
    </message>
    <message>
        <source>Open the address in a browser: a login page, a proxy or another program might be there.</source>
        <translation>请在浏览器中打开该地址：那里可能是登录页、代理或其他程序。</translation>
    </message>
    <message>
        <source>Try again when the model has loaded.</source>
        <translation>请等模型加载完成后再试。</translation>
    </message>
    <message>
        <source>Load the model there and try again.</source>
        <translation>请在那里加载模型，然后重试。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs on the computer that runs the model.</source>
        <translation>请选择较小的模型，或关闭运行模型的电脑上的其他程序。</translation>
    </message>
    <message>
        <source>Choose another provider.</source>
        <translation>请选择其他提供商。</translation>
    </message>
    <message>
        <source>Reduce or switch off the model’s thinking, or choose another model.</source>
        <translation>请减少或关闭模型的思考，或者选择其他模型。</translation>
    </message>
    <message>
        <source>It was not valid JSON.</source>
        <translation>不是有效的 JSON。</translation>
    </message>
    <message>
        <source>It was a list of lines instead of JSON.</source>
        <translation>不是 JSON，而是逐行的列表。</translation>
    </message>
    <message>
        <source>It was the last of several.</source>
        <translation>是多个之中的最后一个。</translation>
    </message>
    <message>
        <source>Its end was missing.</source>
        <translation>结尾缺失。</translation>
    </message>
    <message>
        <source>It was only in the model’s thinking.</source>
        <translation>只出现在模型的思考中。</translation>
    </message>
    <message>
        <source>Original: %1</source>
        <extracomment>%1 is the answer of a model, not translated</extracomment>
        <translation>原文：%1</translation>
    </message>
    <message>
        <source>%1 could not reply.</source>
        <extracomment>%1 is a companion; the reason follows</extracomment>
        <translation>%1未能回答。</translation>
    </message>
    <message>
        <source>Nobody speaks: no vote from %1.</source>
        <extracomment>%1 is a companion or several; the reason follows</extracomment>
        <translation>无人发言：没有收到%1的投票。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a companion or several, %2 a sentence that says what went wrong with their calls</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Loading the model… %L1 s</source>
        <extracomment>%L1 are the seconds that it has been loading for</extracomment>
        <translation>正在加载模型… %L1 秒</translation>
    </message>
    <message>
        <source>Loading %1… %L2 s</source>
        <extracomment>%1 is the name of a language model, %L2 the seconds that it has been loading for</extracomment>
        <translation>正在加载%1… %L2 秒</translation>
    </message>
    <message>
        <source>%1 was not called, because its key was not entered for this address.</source>
        <translation>没有调用%1，因为它的密钥不是为这个地址提供的。</translation>
    </message>
    <message>
        <source>Allow it in the list of providers, or enter the key again.</source>
        <translation>请在提供商列表中允许，或重新输入密钥。</translation>
    </message>
    <message>
        <source>Director’s choice</source>
        <extracomment>a call of the model that chooses who speaks next</extracomment>
        <translation>主持人的选择</translation>
    </message>
    <message>
        <source>Enter the right key and try again.</source>
        <translation>请输入正确的密钥，然后重试。</translation>
    </message>
    <message>
        <source>Enter the key again.</source>
        <translation>请重新输入密钥。</translation>
    </message>
    <message>
        <source>Choose a model and try again.</source>
        <translation>请选择模型，然后重试。</translation>
    </message>
</context>
<context>
    <name>CardCosts</name>
    <message>
        <source>The card asks for longer replies or more thinking, which might cost more. Set this yourself if you want it.</source>
        <translation>角色卡要求更长的回复或更多的思考，可能增加费用。如有需要，请自行设置。</translation>
    </message>
    <message>
        <source>The card asks for %1, which was left out. The default model is used until you choose another.</source>
        <translation>角色卡指定的%1未导入。在你另选模型之前，使用默认模型。</translation>
    </message>
    <message>
        <source>The room used %1, which was left out. The default model is used until you choose another for this room.</source>
        <extracomment>%1 is a model, a provider of models, or both</extracomment>
        <translation>此房间原先使用的%1未导入。在你为此房间另选模型之前，使用默认模型。</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Used as the story.</source>
        <translation>用作背景故事。</translation>
    </message>
    <message>
        <source>Used as the personality.</source>
        <translation>用作性格。</translation>
    </message>
    <message>
        <source>Used as the scenario.</source>
        <translation>用作情景。</translation>
    </message>
    <message>
        <source>Used as the greeting.</source>
        <translation>用作开场白。</translation>
    </message>
    <message>
        <source>Used as the example dialogue.</source>
        <translation>用作对话示例。</translation>
    </message>
    <message>
        <source>Used as the system prompt.</source>
        <translation>用作系统提示词。</translation>
    </message>
    <message>
        <source>Used as the post-history instructions.</source>
        <translation>用作历史后置指令。</translation>
    </message>
    <message>
        <source>Only shown to people, never part of a prompt.</source>
        <translation>只供人查看，不会进入提示词。</translation>
    </message>
    <message>
        <source>Not downloaded: the file is at a remote address. The address is kept.</source>
        <translation>未下载：文件位于网络地址。地址会保留。</translation>
    </message>
    <message>
        <source>Refers to the card’s own picture.</source>
        <translation>指角色卡自身的图片。</translation>
    </message>
    <message>
        <source>Part of the card file, and kept there.</source>
        <translation>包含在角色卡文件中，原样保留。</translation>
    </message>
    <message>
        <source>Written in the card itself, and kept there.</source>
        <translation>写在角色卡本身中，原样保留。</translation>
    </message>
    <message>
        <source>Not downloaded: unknown kind of address. The address is kept.</source>
        <translation>未下载：地址类型未知。地址会保留。</translation>
    </message>
    <message>
        <source>Not a list of pictures and files. Kept as it is.</source>
        <translation>这不是图片和文件的列表，按原样保留。</translation>
    </message>
    <message>
        <source>Not an object. Kept as it is.</source>
        <translation>这不是对象，按原样保留。</translation>
    </message>
    <message>
        <source>The name of a lorebook that is not in this file. Kept.</source>
        <translation>此文件中没有该名称的世界书，名称会保留。</translation>
    </message>
    <message>
        <source>This is in the card twice, with different values. The one in “data” was read. Both are kept.</source>
        <translation>它在角色卡中出现两次，内容不同。读取的是“data”中的内容，两者都会保留。</translation>
    </message>
    <message>
        <source>No character in this card: “data” is missing or not an object.</source>
        <translation>此角色卡中没有角色：“data”缺失或不是对象。</translation>
    </message>
    <message>
        <source>This character card has no name. Add one in “name” and import it again.</source>
        <translation>此角色卡没有名称：请在“name”中填写名称后重新导入。</translation>
    </message>
    <message>
        <source>The card names no format, or an unknown one. It was read as the format it looks like.</source>
        <translation>角色卡没有注明格式，或格式未知。已按内容判断格式并读取。</translation>
    </message>
    <message>
        <source>The “data” of this card cannot be read. The fields outside it were read.</source>
        <translation>无法读取此角色卡的“data”。已读取其外部的字段。</translation>
    </message>
    <message>
        <source>The card uses version %1 of its specification, which is newer than the supported one. New parts are kept.</source>
        <extracomment>%1 is a version such as 3.1</extracomment>
        <translation>角色卡使用规范的 %1 版，比目前支持的版本新。新增的内容会保留。</translation>
    </message>
    <message>
        <source>A number instead of a text. Its digits were read.</source>
        <translation>这是数字而不是文本，已按数字文本读取。</translation>
    </message>
    <message>
        <source>Not a text, so the field was left empty. The value is kept as it is.</source>
        <translation>这不是文本，因此留空。原值按原样保留。</translation>
    </message>
    <message>
        <source>A text instead of a list. Read as the only entry.</source>
        <translation>这是文本而不是列表，已作为唯一条目读取。</translation>
    </message>
    <message>
        <source>Not a list, so the field was left empty. The value is kept as it is.</source>
        <translation>这不是列表，因此留空。原值按原样保留。</translation>
    </message>
    <message>
        <source>Some entries are not texts. They are kept but not used.</source>
        <translation>有些条目不是文本，会保留但不使用。</translation>
    </message>
    <message>
        <source>The name is too long to show or has invisible characters. Here it is %1.</source>
        <translation>名称过长无法显示，或含有不可见字符。这里显示为 %1。</translation>
    </message>
    <message>
        <source>Only the first %L1 of %L2 entries are used. All are kept.</source>
        <translation>只使用 %L2 个条目中的前 %L1 个，全部保留。</translation>
    </message>
    <message>
        <source>Used as other greetings: %L1.</source>
        <translation>用作其他开场白：%L1 条。</translation>
    </message>
    <message>
        <source>Used as group greetings: %L1.</source>
        <translation>用作群聊开场白：%L1 条。</translation>
    </message>
    <message>
        <source>Used as the name for {{char}}, and as a nickname.</source>
        <translation>用作 {{char}} 所代表的名称，也用作昵称。</translation>
    </message>
    <message>
        <source>Too long or too many to use, but kept: %L1.</source>
        <translation>过长或过多，不使用但会保留：%L1 个。</translation>
    </message>
    <message>
        <source>Used as tags, never part of a prompt.</source>
        <translation>用作标签，不会进入提示词。</translation>
    </message>
    <message>
        <source>Not a number between 0 and 1. The default 0.5 is used.</source>
        <translation>这不是 0 到 1 之间的数字，使用默认的 0.5。</translation>
    </message>
    <message>
        <source>Not between 0 and 1. The nearest value is used.</source>
        <translation>不在 0 到 1 之间，使用最接近的值。</translation>
    </message>
    <message>
        <source>Used as the talkativeness.</source>
        <translation>用作发言频率。</translation>
    </message>
    <message>
        <source>Not a readable lorebook. Kept as it is.</source>
        <translation>这不是可读的世界书，按原样保留。</translation>
    </message>
    <message>
        <source>Unknown field. Kept and written back on export.</source>
        <translation>未识别的字段，已保留，导出时写回。</translation>
    </message>
    <message>
        <source>More parts than can be listed here: %L1.</source>
        <translation>还有更多无法在此列出的部分：%L1 个。</translation>
    </message>
    <message>
        <source>The name is only outside “data”. It was read from there.</source>
        <translation>名称只写在“data”之外，已从那里读取。</translation>
    </message>
    <message>
        <source>Used as the reminder after the newest message.</source>
        <translation>用作附在最新消息旁的提醒。</translation>
    </message>
    <message>
        <source>Unknown macro. Left out of prompts, kept in the card.</source>
        <translation>无法识别的宏。不会进入提示词，但会保留在角色卡中。</translation>
    </message>
    <message>
        <source>Variables are set again for each prompt. Nothing carries over.</source>
        <translation>变量在每个提示词中重新设置，不会带到下一个。</translation>
    </message>
    <message>
        <source>Companion Studio’s own fields: role, pronoun, sample lines, appearance, voice, other languages.</source>
        <translation>本程序自己的字段：身份、人称代词、示例台词、外貌、声音、其他语言。</translation>
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
        <translation>保留</translation>
    </message>
    <message>
        <source>ignored</source>
        <extracomment>What became of a part of a card: nothing</extracomment>
        <translation>忽略</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <extracomment>%1 is the id of a companion, %n how many of its values a file changes</extracomment>
        <translation>
            <numerusform>%1：%n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: hint: %2</source>
        <extracomment>%1 is a file, %2 what could be better about the companion in it</extracomment>
        <translation>%1：提示：%2</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <extracomment>%1 is a file, %2 something about it that its reader should know</extracomment>
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>%1 already has the lorebook &quot;%2&quot;. Nothing was added.</source>
        <translation>%1已有世界书“%2”，未添加任何内容。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%2&quot; to %1.</source>
        <extracomment>%1 is a companion, %2 a lorebook</extracomment>
        <translation>已为%1添加世界书“%2”。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%2&quot; to %1. Another lorebook is already called &quot;%3&quot;.</source>
        <extracomment>%1 is a companion, %2 a lorebook, %3 its name before</extracomment>
        <translation>已为%1添加世界书“%2”。名为“%3”的世界书已存在。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the lorebook &quot;%2&quot;, with %n entry(s)</source>
        <extracomment>%1 is a file, %2 the name of the lorebook in it</extracomment>
        <translation>
            <numerusform>%1：世界书“%2”，共 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; already exists. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”已存在，未添加任何内容。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%1&quot;. Another lorebook is already called &quot;%2&quot;.</source>
        <extracomment>%1 is the name of a lorebook from now on, %2 its name before</extracomment>
        <translation>已添加世界书“%1”。名为“%2”的世界书已存在。</translation>
    </message>
    <message>
        <source>Added the lorebook &quot;%1&quot;.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>已添加世界书“%1”。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>Line %1 of the cassette could not be read: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong</extracomment>
        <translation>无法读取录制文件第 %1 行：%2</translation>
    </message>
    <message>
        <source>This file is not a cassette of Companion Studio.</source>
        <translation>此文件不是 Companion Studio 的录制文件。</translation>
    </message>
    <message>
        <source>The cassette could not be written.</source>
        <translation>无法写入录制文件。</translation>
    </message>
    <message>
        <source>The cassette could not be opened.</source>
        <translation>无法打开录制文件。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See companion-studio --help.</source>
        <translation>请参阅 companion-studio --help。</translation>
    </message>
    <message>
        <source>--lang must be en, ja or zh, not &quot;%1&quot;.</source>
        <translation>--lang 只能是 en、ja 或 zh，不能是“%1”。</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data 需要一个文件夹。</translation>
    </message>
    <message>
        <source>converse: unknown argument &quot;%1&quot;.</source>
        <translation>converse：无法识别的参数“%1”。</translation>
    </message>
    <message>
        <source>--say needs a text.</source>
        <translation>--say 需要一段文字。</translation>
    </message>
    <message>
        <source>--as must be user or user_NAME, not &quot;%1&quot;.</source>
        <translation>--as 只能是 user 或 user_名字，不能是“%1”。</translation>
    </message>
    <message>
        <source>export needs the name or ID of one room.</source>
        <translation>export 需要一个房间的名称或 ID。</translation>
    </message>
    <message>
        <source>replay needs either files or --room.</source>
        <translation>replay 需要文件，或用 --room 指定房间（二选一）。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>No room is called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的房间。</translation>
    </message>
    <message>
        <source>Several rooms are called &quot;%1&quot;. Use the ID that `rooms` prints.</source>
        <translation>有多个房间名为“%1”。请使用 `rooms` 显示的 ID。</translation>
    </message>
    <message>
        <source>persona export needs the ID of one companion.</source>
        <translation>persona export 需要一位伙伴的 ID。</translation>
    </message>
    <message>
        <source>persona list: unknown argument &quot;%1&quot;.</source>
        <translation>persona list：无法识别的参数“%1”。</translation>
    </message>
    <message>
        <source>persona %1 needs files.</source>
        <translation>persona %1 需要文件。</translation>
    </message>
    <message>
        <source>--out works only with persona export.</source>
        <translation>--out 只能与 persona export 一起使用。</translation>
    </message>
    <message>
        <source>persona needs list, import, export or validate.</source>
        <translation>persona 后面需要 list、import、export 或 validate。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>未能完整写入 %1。没有更改任何内容。</translation>
    </message>
    <message>
        <source>--turns must be a whole number from %L1 to %L2, not %3.</source>
        <translation>--turns 必须是 %L1 到 %L2 之间的整数，不能是 %3。</translation>
    </message>
    <message>
        <source>--provider needs the name of a provider.</source>
        <translation>--provider 需要提供商的名称。</translation>
    </message>
    <message>
        <source>--model works only with --provider.</source>
        <translation>--model 只能与 --provider 一起使用。</translation>
    </message>
    <message>
        <source>--record and --play cannot be combined.</source>
        <translation>--record 和 --play 不能同时使用。</translation>
    </message>
    <message>
        <source>--%1 needs a file.</source>
        <translation>--%1 需要一个文件。</translation>
    </message>
    <message>
        <source>--pace works only with --play.</source>
        <translation>--pace 只能与 --play 一起使用。</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>--key-stdin needs the key on the first line of standard input.</source>
        <translation>使用 --key-stdin 时，标准输入的第一行应为密钥。</translation>
    </message>
    <message>
        <source>No keychain found to store the key, so nothing was added. Put the key in an environment variable and name the variable with --key-env.</source>
        <translation>没有可保存密钥的密钥环，因此未添加任何内容。请把密钥放进环境变量，再用 --key-env 指定变量名。</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>model list</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
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
        <translation>没有名为“%1”的提供商。`provider list` 会列出所有提供商。</translation>
    </message>
    <message>
        <source>--kind must be openai, openai-responses, anthropic, gemini, ollama or compatible, not &quot;%1&quot;.</source>
        <translation>--kind 只能是 openai、openai-responses、anthropic、gemini、ollama 或 compatible，不能是“%1”。</translation>
    </message>
    <message>
        <source>--base-url needs the address of the server, such as http://localhost:8080/v1.</source>
        <translation>--base-url 需要服务器的地址，例如 http://localhost:8080/v1。</translation>
    </message>
    <message>
        <source>--key-stdin and --key-env cannot be combined.</source>
        <translation>--key-stdin 和 --key-env 不能同时使用。</translation>
    </message>
    <message>
        <source>provider list: unknown argument &quot;%1&quot;.</source>
        <translation>provider list：无法识别的参数“%1”。</translation>
    </message>
    <message>
        <source>provider %1 needs one name.</source>
        <translation>provider %1 需要一个名称。</translation>
    </message>
    <message>
        <source>--%1 works only with provider add.</source>
        <translation>--%1 只能与 provider add 一起使用。</translation>
    </message>
    <message>
        <source>--model works only with provider add and provider test.</source>
        <translation>--model 只能与 provider add 或 provider test 一起使用。</translation>
    </message>
    <message>
        <source>--format works only with provider list.</source>
        <translation>--format 只能与 provider list 一起使用。</translation>
    </message>
    <message>
        <source>--%1 must be a whole number of 0 or more, not &quot;%2&quot;.</source>
        <translation>--%1 必须是不小于 0 的整数，不能是“%2”。</translation>
    </message>
    <message>
        <source>--%1 must be %2 or %3, not &quot;%4&quot;.</source>
        <translation>--%1 只能是 %2 或 %3，不能是“%4”。</translation>
    </message>
    <message>
        <source>--%1 must be a port from 1 to 65535, or 0 for any free port, not &quot;%2&quot;.</source>
        <extracomment>%1 is an option, %2 what was given for it; 65535 is the highest port there is</extracomment>
        <translation>--%1 必须是 1 到 65535 的端口号，或用 0 表示任意空闲端口，不能是“%2”。</translation>
    </message>
    <message>
        <source>--token and --no-token cannot be combined.</source>
        <translation>--token 和 --no-token 不能同时使用。</translation>
    </message>
    <message>
        <source>serve: unknown argument &quot;%1&quot;.</source>
        <translation>serve：无法识别的参数“%1”。</translation>
    </message>
    <message>
        <source>--mcp-port and --firehose-port cannot be the same.</source>
        <translation>--mcp-port 和 --firehose-port 不能相同。</translation>
    </message>
    <message>
        <source>Open house</source>
        <extracomment>the name of a room in which only guests of other programs talk</extracomment>
        <translation>开放之家</translation>
    </message>
    <message>
        <source>MCP server</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>firehose</source>
        <translation>事件流</translation>
    </message>
    <message>
        <source>Another program uses port %1, so the %2 uses port %3.</source>
        <extracomment>%1 and %3 are ports, %2 is &quot;MCP server&quot; or &quot;firehose&quot;</extracomment>
        <translation>端口 %1 已被另一个程序占用。%2改用端口 %3。</translation>
    </message>
    <message>
        <source>Another program uses port %1. Port %2 is free.</source>
        <translation>端口 %1 已被另一个程序占用。端口 %2 空闲。</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <translation>端口 %1 已被另一个程序占用。</translation>
    </message>
    <message>
        <source>Any program on this computer can connect without a token.</source>
        <translation>这台电脑上的任何程序无需令牌即可连接。</translation>
    </message>
    <message>
        <source>--as needs the ID of a companion or guest, such as companion_kyoko.</source>
        <translation>--as 需要伙伴或访客的 ID，例如 companion_kyoko。</translation>
    </message>
    <message>
        <source>--replace and --new-id cannot be combined: replace the companion, or keep both.</source>
        <translation>--replace 和 --new-id 不能同时使用：请选择替换伙伴，或两位都保留。</translation>
    </message>
    <message>
        <source>--%1 works only with persona import.</source>
        <translation>--%1 只能与 persona import 一起使用。</translation>
    </message>
    <message>
        <source>This card format is not text. Use --out FILE.</source>
        <translation>这种格式的角色卡不是文本。请用 --out FILE。</translation>
    </message>
    <message>
        <source>rooms: unknown argument &quot;%1&quot;.</source>
        <translation>rooms：无法识别的参数“%1”。</translation>
    </message>
    <message>
        <source>stats needs the name or ID of one room.</source>
        <translation>stats 需要一个房间的名称或 ID。</translation>
    </message>
    <message>
        <source>--format must be text, json or csv, not &quot;%1&quot;.</source>
        <translation>--format 只能是 text、json 或 csv，不能是“%1”。</translation>
    </message>
    <message>
        <source>%1: median %2 s, 95 % within %3 s</source>
        <extracomment>%1 what took that long, %2 and %3 seconds</extracomment>
        <translation>%1：中位数 %2 秒，95% 在 %3 秒内</translation>
    </message>
    <message>
        <source>%1: %2 % of the conversation; messages: %3; interrupted: %4</source>
        <extracomment>%1 a name, %2 a share in percent, %3 and %4 numbers</extracomment>
        <translation>%1：占对话的 %2%，%3 条消息，其中 %4 条中断</translation>
    </message>
    <message>
        <source>bought from the shared level</source>
        <translation>花费余量</translation>
    </message>
    <message>
        <source>missing votes, %1: %2</source>
        <extracomment>%1 a cause, %2 a number of votes</extracomment>
        <translation>缺少的投票，%1：%2</translation>
    </message>
    <message>
        <source>first word</source>
        <translation>第一个词</translation>
    </message>
    <message>
        <source>whole reply</source>
        <translation>完整回复</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>calls: %1; cost: %2</source>
        <extracomment>%1 a number of calls of models, %2 a sum of money</extracomment>
        <translation>调用 %1 次，费用 %2</translation>
    </message>
    <message>
        <source>%1; messages: %2; cost of calls: %3</source>
        <extracomment>%1 the name of a room, %2 a number, %3 a sum of money</extracomment>
        <translation>%1：%2 条消息，调用费用 %3</translation>
    </message>
    <message>
        <source>Checked %L1 events in %L2 rooms.</source>
        <translation>检查了 %L2 个房间的 %L1 个事件。</translation>
    </message>
    <message>
        <source>More findings: %L1</source>
        <translation>其他问题：%L1</translation>
    </message>
    <message>
        <source>Database: %1, backups: %2 (%3), set aside: %4</source>
        <translation>数据库：%1，备份：%2 个（%3），已移开：%4</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Problems found in the data.</source>
        <translation>数据中发现问题。</translation>
    </message>
    <message>
        <source>All data can be read. Nothing needs recovery.</source>
        <translation>所有数据都可以读取，无需恢复。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>损坏的文件保留为 %1。</translation>
    </message>
    <message>
        <source>Room %1: events %2 to %3 are missing.</source>
        <translation>房间%1：缺少事件 %2 到 %3。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空白页：%1</translation>
    </message>
    <message>
        <source>Unused attachments: %L1, %2</source>
        <translation>未使用的附件：%L1 个，%2</translation>
    </message>
    <message>
        <source>Raw model exchanges: %L1, %2</source>
        <translation>与模型的原始往来：%L1 条，%2</translation>
    </message>
    <message>
        <source>The database shrank from %1 to %2.</source>
        <translation>数据库已从 %1 缩小到 %2。</translation>
    </message>
    <message>
        <source>%1 is now the stored data.</source>
        <translation>现在使用 %1 作为存储的数据。</translation>
    </message>
    <message>
        <source>The previous data is kept as %1.</source>
        <translation>之前的数据保留为 %1。</translation>
    </message>
    <message>
        <source>Rebuilt all lists from the events.</source>
        <translation>已根据事件重建所有列表。</translation>
    </message>
    <message>
        <source>Backed up and checked: %1 (%2)</source>
        <translation>已备份并检查：%1（%2）</translation>
    </message>
    <message>
        <source>doctor needs check, rebuild, recover, backup, compact or restore.</source>
        <translation>doctor 后面需要 check、rebuild、recover、backup、compact 或 restore。</translation>
    </message>
    <message>
        <source>doctor restore needs one file.</source>
        <translation>doctor restore 需要一个文件。</translation>
    </message>
    <message>
        <source>doctor %1: unknown argument &quot;%2&quot;.</source>
        <translation>doctor %1：无法识别的参数“%2”。</translation>
    </message>
    <message>
        <source>--%1 works only with doctor compact.</source>
        <translation>--%1 只能与 doctor compact 一起使用。</translation>
    </message>
    <message>
        <source>--%1 must be one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 只能是 %2 之一，不能是“%3”。</translation>
    </message>
    <message>
        <source>--%1 must be a message number or a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 必须是消息编号，或 2026-05-31 这样的日期，不能是“%2”。</translation>
    </message>
    <message>
        <source>--from must not be later than --to.</source>
        <translation>--from 不能晚于 --to。</translation>
    </message>
    <message>
        <source>Nobody in this file is called %1.</source>
        <translation>这个文件里没有名叫%1的人。</translation>
    </message>
    <message>
        <source>--kind must be message, thought, decision, tool or note, not &quot;%1&quot;.</source>
        <translation>--kind 只能是 message、thought、decision、tool 或 note，不能是“%1”。</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 必须是 2026-05-31 这样的日期，不能是“%2”。</translation>
    </message>
    <message>
        <source>search needs a text: letters, digits or signs.</source>
        <translation>search 需要要查找的文字：字母、数字或符号。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>The file could not be copied to %1.</source>
        <translation>文件无法复制到 %1。</translation>
    </message>
    <message>
        <source>The file could not be read to the end.</source>
        <translation>文件未能读到末尾。</translation>
    </message>
    <message>
        <source>import needs one file.</source>
        <translation>import 需要一个文件。</translation>
    </message>
    <message>
        <source>--map must be NAME=companion_ID, NAME=new, NAME=me or NAME=outsider, not &quot;%1&quot;.</source>
        <translation>--map 只能是 NAME=companion_ID、NAME=new、NAME=me 或 NAME=outsider，不能是“%1”。</translation>
    </message>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>没有 ID 为 %1 的伙伴。</translation>
    </message>
    <message>
        <source>From now on, the key of %1 is sent to %2.</source>
        <translation>从现在起，%1的密钥会发送到%2。</translation>
    </message>
    <message>
        <source>%1 To allow this, run `%2` once.</source>
        <extracomment>%1 a sentence that says why a key is not sent, %2 a command</extracomment>
        <translation>%1要允许发送，请运行一次 `%2`。</translation>
    </message>
    <message>
        <source>provider needs add, list, test, agree or remove.</source>
        <translation>provider 后面需要 add、list、test、agree 或 remove。</translation>
    </message>
    <message>
        <source>The input is larger than %L1 MiB. Save it to a file, then import the file.</source>
        <translation>输入超过 %L1 MiB。请先保存为文件，再导入。</translation>
    </message>
    <message>
        <source>%1 needs %L2 to %L3 characters: only letters, digits or . _ ~ -</source>
        <extracomment>%1 is an option, such as --token</extracomment>
        <translation>%1 需要 %L2 到 %L3 个字符，只能是字母、数字或 . _ ~ -。</translation>
    </message>
    <message>
        <source>--front-token works only with --may-speak-as-me, and not with --no-token.</source>
        <translation>--front-token 只能与 --may-speak-as-me 一起使用，且不能与 --no-token 同时使用。</translation>
    </message>
    <message>
        <source>--token and --front-token cannot be the same.</source>
        <translation>--token 和 --front-token 不能相同。</translation>
    </message>
    <message>
        <source>Any connected program can speak as you and answer requests from companions.</source>
        <translation>任何已连接的程序都能以你的身份发言，并回答伙伴的请求。</translation>
    </message>
    <message>
        <source>--conversation must be a number of 1 or more, not &quot;%1&quot;.</source>
        <translation>--conversation 必须是不小于 1 的数字，不能是“%1”。</translation>
    </message>
    <message>
        <source>%1 has no lorebook.</source>
        <translation>%1没有世界书。</translation>
    </message>
    <message>
        <source>%1 has several lorebooks. Choose one with --book: %2.</source>
        <extracomment>%1 is a companion, %2 a list of names</extracomment>
        <translation>%1有多个世界书。请用 --book 选择一个：%2。</translation>
    </message>
    <message>
        <source>%1 has no lorebook &quot;%2&quot;. Available: %3.</source>
        <extracomment>%1 is a companion, %2 a name, %3 a list of names</extracomment>
        <translation>%1没有世界书“%2”。可选：%3。</translation>
    </message>
    <message>
        <source>--book works only with --format lorebook or lorebook-v3.</source>
        <translation>--book 只能与 --format lorebook 或 lorebook-v3 一起使用。</translation>
    </message>
    <message>
        <source>--format must be studio, aikyo, v1, v2, v3, png, charx, lorebook or lorebook-v3, not &quot;%1&quot;.</source>
        <translation>--format 只能是 studio、aikyo、v1、v2、v3、png、charx、lorebook 或 lorebook-v3，不能是“%1”。</translation>
    </message>
    <message>
        <source>--book works only with persona export.</source>
        <translation>--book 只能与 persona export 一起使用。</translation>
    </message>
    <message>
        <source>%1: the pattern &quot;%2&quot; is not valid and matches nothing (%3).</source>
        <translation>%1：模式“%2”无效，不会匹配任何内容（%3）。</translation>
    </message>
    <message>
        <source>lore try needs --say TEXT, once for each message.</source>
        <translation>lore try 需要 --say 和一段文字，每条消息一次。</translation>
    </message>
    <message>
        <source>No companion, lorebook or file is called %1.</source>
        <translation>没有名为 %1 的伙伴、世界书或文件。</translation>
    </message>
    <message>
        <source>lore needs list; import and files; export or remove and a lorebook; or try and a companion ID, a card or a lorebook.</source>
        <translation>lore 后面需要 list；或 import 和文件；或 export、remove 和世界书；或 try 和伙伴 ID、角色卡或世界书。</translation>
    </message>
    <message>
        <source>all rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>No lorebook is called %1.</source>
        <translation>没有名为 %1 的世界书。</translation>
    </message>
    <message>
        <source>Several lorebooks are called %1. Give the ID.</source>
        <translation>有多个名为 %1 的世界书。请用 ID 指定。</translation>
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
        <translation>Companion Studio：与多位 AI 伙伴对话，由谁发言的决定一目了然。

companion-studio [--data DIR] [--lang en|ja|zh]        打开窗口
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       让其他程序连接房间，直到停止
          两者通用  [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       本次运行中房间的规则
companion-studio rooms [--format text|jsonl]           名称、ID、消息数、最后时间
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       用 --as 时只含该伙伴听到的内容
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       搜索所有房间，最新的在前
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       用本程序的导出文件、聊天程序或服务的导出、
                                                       或对话文本建立新房间
companion-studio stats ROOM [--format text|json|csv]   谁说了多少、为何、多快、花费多少
companion-studio replay FILE…                          把文件交给发言权引擎
companion-studio replay --room NAME                    写出房间的重放文件
companion-studio persona list [--format text|jsonl]    每位伙伴的名字、ID、版本
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       任意格式的角色卡、世界书及其文件夹
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       用于 SillyTavern 或 Character Card V3 的世界书
companion-studio persona validate FILE… [--format text|jsonl]
                                                       列出问题；退出代码 0 或 1
companion-studio lore list [--format text|jsonl]       不属于任何伙伴的世界书：名称、ID、条目数、在哪里触发
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       任意格式的世界书，用于所有房间或一个房间
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       伙伴或文件的世界书中触发什么、为什么
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   名称、ID、类型、地址、模型、密钥的位置
companion-studio provider test NAME [--model M]        逐步测试；退出代码 0 或 1
companion-studio provider agree NAME                   允许把密钥发送到该地址
companion-studio provider remove NAME                  移除提供商及其密钥
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       检查和修复存储的数据；有问题时退出代码为 1

密钥从标准输入或环境变量读取，绝不写在命令行上。
退出代码：0 成功，1 失败，2 命令行有误
--data DIR   所有内容都放在 DIR 下        --version   --help
--trace[=ROOM]   在标准错误中显示写入了什么、调用了哪个模型，不含对话内容
</translation>
    </message>
    <message>
        <source>--policy must be vote, resource, ring, manual, natural, list, pooled or director, not &quot;%1&quot;.</source>
        <translation>--policy 只能是 vote、resource、ring、manual、natural、list、pooled 或 director，不能是“%1”。</translation>
    </message>
    <message>
        <source>chosen by the director: %1 of %2</source>
        <extracomment>what a model that directs did: %1 times it chose this companion, of %2 times that it could</extracomment>
        <translation>主持人选中：%2 次中 %1 次</translation>
    </message>
    <message>
        <source>director calls: %1; chose nobody: %2; no valid answer: %3</source>
        <extracomment>what a model that directs did: %1, %2 and %3 are numbers</extracomment>
        <translation>主持人调用：%1；没有选人：%2；没有有效回答：%3</translation>
    </message>
    <message>
        <source>--%1 must be a number from %L2 to %L3, not &quot;%4&quot;.</source>
        <translation>--%1 必须是 %L2 到 %L3 之间的数，不能是“%4”。</translation>
    </message>
    <message>
        <source>--follows must be NAME=NAME,NAME or NAME=, not &quot;%1&quot;.</source>
        <translation>--follows 的格式必须是 NAME=NAME,NAME 或 NAME=，不能是“%1”。</translation>
    </message>
    <message>
        <source>Nobody in this room is called &quot;%1&quot;.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>这个房间里没有名叫“%1”的人。</translation>
    </message>
    <message>
        <source>Several in this room are called &quot;%1&quot;. Use one of these IDs: %2.</source>
        <extracomment>%1 is a name, %2 a list of ids</extracomment>
        <translation>这个房间里有多位名叫“%1”。请使用其中一个 ID：%2。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect to the MCP server.</source>
        <translation>本机的网页可以连接 MCP 服务器。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a file.</source>
        <translation>“%1”既不是命令也不是文件。</translation>
    </message>
    <message>
        <source>The form of the output.</source>
        <translation>输出的格式。</translation>
    </message>
    <message>
        <source>The file to write; - is standard output.</source>
        <translation>要写入的文件；- 表示标准输出。</translation>
    </message>
    <message>
        <source>How the room decides who speaks.</source>
        <translation>房间决定由谁发言的方式。</translation>
    </message>
    <message>
        <source>This companion speaks only when named.</source>
        <translation>这位伙伴只在被点到名字时发言。</translation>
    </message>
    <message>
        <source>Who may speak after the first companion.</source>
        <translation>第一位伙伴之后可以发言的成员。</translation>
    </message>
    <message>
        <source>How many turns by others come before a companion speaks again.</source>
        <translation>伙伴再次发言之前，须有多少次由别人发言。</translation>
    </message>
    <message>
        <source>Companions continue by themselves.</source>
        <translation>伙伴自己继续对话。</translation>
    </message>
    <message>
        <source>Companions speak after this many seconds of silence.</source>
        <translation>沉默这么多秒后，伙伴会主动开口。</translation>
    </message>
    <message>
        <source>How many times companions break the silence, at most.</source>
        <translation>伙伴连续打破沉默的最多次数。</translation>
    </message>
    <message>
        <source>How long companions wait for your answer.</source>
        <translation>伙伴等待你回答的时间。</translation>
    </message>
    <message>
        <source>How long companions may talk without you, at most.</source>
        <translation>没有你参与时，对话最长可持续多久。</translation>
    </message>
    <message>
        <source>Open the window. Cards and exported rooms named by FILE are imported.</source>
        <translation>打开窗口。FILE 指定的角色卡和导出的房间会被导入。</translation>
    </message>
    <message>
        <source>Keep everything in this folder instead of the usual one.</source>
        <translation>把所有内容保存在这个文件夹，而不是通常的文件夹。</translation>
    </message>
    <message>
        <source>The language of the output.</source>
        <translation>输出的语言。</translation>
    </message>
    <message>
        <source>Print on standard error what is written to the log and which model is called, without the text of messages. The room is optional.</source>
        <translation>在标准错误上输出写入日志的内容和调用的模型，但不含消息文字。房间可以省略。</translation>
    </message>
    <message>
        <source>Talk in a room and print what happens. Without --room in a new room.</source>
        <translation>在房间里交谈并输出发生的事情。没有 --room 时在新房间里进行。</translation>
    </message>
    <message>
        <source>The name or id of a room.</source>
        <translation>房间的名称或 ID。</translation>
    </message>
    <message>
        <source>One of your messages.</source>
        <translation>你的一条消息。</translation>
    </message>
    <message>
        <source>How many turns companions take, at most.</source>
        <translation>伙伴最多发言多少次。</translation>
    </message>
    <message>
        <source>The seed of all random draws.</source>
        <translation>所有抽签结果的种子。</translation>
    </message>
    <message>
        <source>The name you write under.</source>
        <translation>你发言时使用的身份。</translation>
    </message>
    <message>
        <source>Without pauses, or at the speed of a conversation.</source>
        <translation>不作等待，或按对话的速度进行。</translation>
    </message>
    <message>
        <source>The provider for every companion.</source>
        <translation>所有伙伴的提供商。</translation>
    </message>
    <message>
        <source>A model of that provider.</source>
        <translation>该提供商的模型。</translation>
    </message>
    <message>
        <source>Record the model calls into a cassette.</source>
        <translation>把模型调用录制到录制文件。</translation>
    </message>
    <message>
        <source>Answer from a cassette, without a network.</source>
        <translation>不使用网络，用录制文件作答。</translation>
    </message>
    <message>
        <source>How fast the cassette is played.</source>
        <translation>播放录制文件的速度。</translation>
    </message>
    <message>
        <source>Let other programs into a room until the command is stopped.</source>
        <translation>让其他程序进入房间，直到命令停止。</translation>
    </message>
    <message>
        <source>The port for MCP; 0 is any free port.</source>
        <translation>MCP 的端口；0 表示任意空闲端口。</translation>
    </message>
    <message>
        <source>The port for the firehose; 0 is any free port.</source>
        <translation>事件流的端口；0 表示任意空闲端口。</translation>
    </message>
    <message>
        <source>The token that programs must show.</source>
        <translation>程序必须出示的令牌。</translation>
    </message>
    <message>
        <source>Let in every program on this computer.</source>
        <translation>允许这台电脑上的所有程序进入。</translation>
    </message>
    <message>
        <source>Programs may write in your name.</source>
        <translation>程序可以用你的名义发言。</translation>
    </message>
    <message>
        <source>The token of programs that write in your name.</source>
        <translation>用你的名义发言的程序的令牌。</translation>
    </message>
    <message>
        <source>Let in web pages that this computer serves.</source>
        <translation>允许这台电脑提供的网页进入。</translation>
    </message>
    <message>
        <source>Write a room as one document.</source>
        <translation>把房间写成一份文档。</translation>
    </message>
    <message>
        <source>How much of the room the document contains.</source>
        <translation>文档包含房间的多少内容。</translation>
    </message>
    <message>
        <source>The first message or day.</source>
        <translation>第一条消息或第一天。</translation>
    </message>
    <message>
        <source>The last message or day.</source>
        <translation>最后一条消息或最后一天。</translation>
    </message>
    <message>
        <source>Replace all names.</source>
        <translation>替换所有名字。</translation>
    </message>
    <message>
        <source>Leave out the pictures.</source>
        <translation>不包含图片。</translation>
    </message>
    <message>
        <source>Leave out whispers.</source>
        <translation>不包含悄悄话。</translation>
    </message>
    <message>
        <source>Only what this companion has heard.</source>
        <translation>只包含这位伙伴听到的内容。</translation>
    </message>
    <message>
        <source>List the rooms.</source>
        <translation>列出房间。</translation>
    </message>
    <message>
        <source>Find words in all rooms.</source>
        <translation>在所有房间中查找文字。</translation>
    </message>
    <message>
        <source>Only in this room.</source>
        <translation>只在这个房间中查找。</translation>
    </message>
    <message>
        <source>Only what this participant said.</source>
        <translation>只查找这位参与者说的话。</translation>
    </message>
    <message>
        <source>Only in entries of this kind.</source>
        <translation>只在这一类条目中查找。</translation>
    </message>
    <message>
        <source>The first day.</source>
        <translation>第一天。</translation>
    </message>
    <message>
        <source>The last day.</source>
        <translation>最后一天。</translation>
    </message>
    <message>
        <source>How many places are listed at most.</source>
        <translation>最多列出多少处。</translation>
    </message>
    <message>
        <source>Make a new room from an exported conversation.</source>
        <translation>用导出的对话创建新房间。</translation>
    </message>
    <message>
        <source>Your name in the file.</source>
        <translation>你在文件中的名字。</translation>
    </message>
    <message>
        <source>Who a name in the file is.</source>
        <translation>文件中的名字对应谁。</translation>
    </message>
    <message>
        <source>Which conversation of the file; 1 is the first.</source>
        <translation>文件中的第几段对话；1 表示第一段。</translation>
    </message>
    <message>
        <source>The name of the new room.</source>
        <translation>新房间的名称。</translation>
    </message>
    <message>
        <source>Show who spoke how much, why, how fast and at what cost.</source>
        <translation>统计谁说了多少、为何发言、速度如何、费用多少。</translation>
    </message>
    <message>
        <source>Feed replay files to the floor and print what it decides.</source>
        <translation>用重放文件重新决定发言权，并输出结果。</translation>
    </message>
    <message>
        <source>Write the replay file of this room.</source>
        <translation>写出这个房间的重放文件。</translation>
    </message>
    <message>
        <source>List the companions.</source>
        <translation>列出伙伴。</translation>
    </message>
    <message>
        <source>Import cards and lorebooks, also from folders.</source>
        <translation>导入角色卡和世界书，也可从文件夹导入。</translation>
    </message>
    <message>
        <source>Change a companion whose id is taken.</source>
        <translation>更改 ID 已被占用的伙伴。</translation>
    </message>
    <message>
        <source>Make a second companion if an id is taken.</source>
        <translation>ID 已被占用时，另建一位伙伴。</translation>
    </message>
    <message>
        <source>The companion who gets the lorebooks.</source>
        <translation>获得世界书的伙伴。</translation>
    </message>
    <message>
        <source>Write a companion as a card, or one of their lorebooks.</source>
        <translation>把伙伴写成角色卡，或写出其一本世界书。</translation>
    </message>
    <message>
        <source>Which lorebook, if there are several.</source>
        <translation>有多本时，指定哪一本世界书。</translation>
    </message>
    <message>
        <source>Show what is wrong with cards.</source>
        <translation>指出角色卡的问题。</translation>
    </message>
    <message>
        <source>List the lorebooks that belong to no companion.</source>
        <translation>列出不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>Import lorebooks that belong to no companion.</source>
        <translation>导入不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>The lorebooks fire in every room.</source>
        <translation>世界书在所有房间中触发。</translation>
    </message>
    <message>
        <source>The lorebooks fire in this room.</source>
        <translation>世界书在这个房间中触发。</translation>
    </message>
    <message>
        <source>Write a lorebook as a file.</source>
        <translation>把世界书写成文件。</translation>
    </message>
    <message>
        <source>Remove a lorebook.</source>
        <translation>移除世界书。</translation>
    </message>
    <message>
        <source>Show which lorebook entries a line fires, and why.</source>
        <translation>说明一句话会触发世界书的哪些条目以及原因。</translation>
    </message>
    <message>
        <source>Connect a provider of models.</source>
        <translation>连接模型的提供商。</translation>
    </message>
    <message>
        <source>The protocol of the provider.</source>
        <translation>提供商的协议。</translation>
    </message>
    <message>
        <source>The address of the provider.</source>
        <translation>提供商的地址。</translation>
    </message>
    <message>
        <source>Read the key from standard input and store it in the keychain.</source>
        <translation>从标准输入读取密钥并保存到密钥环。</translation>
    </message>
    <message>
        <source>The environment variable that holds the key.</source>
        <translation>存放密钥的环境变量。</translation>
    </message>
    <message>
        <source>List the providers.</source>
        <translation>列出提供商。</translation>
    </message>
    <message>
        <source>Test a provider step by step.</source>
        <translation>逐步测试提供商。</translation>
    </message>
    <message>
        <source>Agree that the key is sent to the address of this provider.</source>
        <translation>同意把密钥发送到该提供商的地址。</translation>
    </message>
    <message>
        <source>Remove a provider and its key.</source>
        <translation>移除提供商及其密钥。</translation>
    </message>
    <message>
        <source>Look for damage in the stored data.</source>
        <translation>检查存储的数据是否损坏。</translation>
    </message>
    <message>
        <source>Rebuild the lists in the stored data.</source>
        <translation>重新生成存储数据中的列表。</translation>
    </message>
    <message>
        <source>Read what can be read of damaged data.</source>
        <translation>从损坏的数据中读出可读的内容。</translation>
    </message>
    <message>
        <source>Copy the stored data.</source>
        <translation>复制存储的数据。</translation>
    </message>
    <message>
        <source>Compact the stored data.</source>
        <translation>压缩存储的数据。</translation>
    </message>
    <message>
        <source>Only show how much space it would free.</source>
        <translation>只显示可以腾出多少空间。</translation>
    </message>
    <message>
        <source>Also delete exchanges with models that are older than this.</source>
        <translation>同时删除早于此天数的与模型的往来。</translation>
    </message>
    <message>
        <source>Replace the stored data with a backup.</source>
        <translation>用备份替换存储的数据。</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>Success.</source>
        <translation>成功。</translation>
    </message>
    <message>
        <source>Something failed; standard error says what.</source>
        <translation>出现失败；标准错误会说明原因。</translation>
    </message>
    <message>
        <source>The command line is wrong.</source>
        <translation>命令行有误。</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Every room, companion and setting. Removing the program keeps it.</source>
        <translation>所有房间、伙伴和设置。卸载程序后仍会保留。</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>A key is read from standard input or from the environment, never from the command line.</source>
        <translation>密钥从标准输入或环境变量读取，绝不从命令行读取。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>several AI companions in one conversation</source>
        <translation>多位 AI 伙伴的同一段对话</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>With a command, Companion Studio works without a display.</source>
        <translation>指定命令时，无需显示器也能工作。</translation>
    </message>
    <message>
        <source>OPTIONS OF EVERY COMMAND</source>
        <translation>所有命令的选项</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>DataWindow</name>
    <message>
        <source>Database: %1</source>
        <translation>数据库：%1</translation>
    </message>
    <message>
        <source>Pictures and files in it: %1</source>
        <translation>其中图片和文件：%1</translation>
    </message>
    <message>
        <source>Raw model exchanges in it: %1</source>
        <translation>其中与模型的原始往来：%1</translation>
    </message>
    <message>
        <source>Empty space in it: %1</source>
        <translation>其中空白：%1</translation>
    </message>
    <message>
        <source>Backups: %1</source>
        <translation>备份：%1</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>已移开：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Before an update, %1 (%2)</source>
        <translation>更新前，%1（%2）</translation>
    </message>
    <message>
        <source>No backup yet. Backups are made daily.</source>
        <translation>还没有备份。每天会自动备份。</translation>
    </message>
    <message>
        <source>Last backup: %1. Checked and complete.</source>
        <translation>最近的备份：%1。已检查，内容完整。</translation>
    </message>
    <message>
        <source>Last backup failed: %1 The next try is within the hour.</source>
        <translation>最近一次备份失败：%1 一小时内会重试。</translation>
    </message>
    <message>
        <source>No problems found. Events checked: %1.</source>
        <translation>未发现问题。已检查的事件：%1。</translation>
    </message>
    <message>
        <source>Problems found in the data.</source>
        <translation>数据中发现问题。</translation>
    </message>
    <message>
        <source>More findings: %1</source>
        <translation>其他问题：%1</translation>
    </message>
    <message>
        <source>The database shrank from %1 to %2. No messages were lost.</source>
        <translation>数据库已从 %1 缩小到 %2。没有丢失任何消息。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空白页：%1</translation>
    </message>
    <message>
        <source>Unused pictures and files: %1 (%2)</source>
        <translation>未使用的图片和文件：%1 个（%2）</translation>
    </message>
</context>
<context>
    <name>DecodedPicture</name>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG.</source>
        <translation>无法读取图片。请重新保存为 PNG 或 JPEG。</translation>
    </message>
</context>
<context>
    <name>DoorService</name>
    <message>
        <source>The MCP server and the firehose need different ports.</source>
        <translation>MCP 服务器和事件流需要不同的端口。</translation>
    </message>
    <message>
        <source>A network address starts with ws:// or wss://, followed by a name.</source>
        <translation>网络地址须以 ws:// 或 wss:// 开头，后接名称。</translation>
    </message>
    <message>
        <source>This program has disconnected.</source>
        <translation>这个程序已断开连接。</translation>
    </message>
</context>
<context>
    <name>Endpoint</name>
    <message>
        <source>Enter an address that starts with https:// or http://.</source>
        <translation>请输入以 https:// 或 http:// 开头的地址。</translation>
    </message>
    <message>
        <source>Leave user name and password out of the address. Enter the key in its own field.</source>
        <translation>地址里不要写用户名和密码。密钥请填在专用栏中。</translation>
    </message>
    <message>
        <source>Leave out ? or # and everything after it.</source>
        <translation>请去掉地址中的 ? 或 # 及其后的内容。</translation>
    </message>
    <message>
        <source>This address is reserved for cloud machines and has no model.</source>
        <translation>该地址专供云端机器使用，没有模型。</translation>
    </message>
    <message>
        <source>The reply is not a model list.</source>
        <translation>回复不是模型列表。</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>At %1, %2 would have spoken.</source>
        <translation>重要度若为%1，就会是%2发言。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>正忙</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>被禁言</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未被询问</translation>
    </message>
    <message>
        <source>the rules of the room changed</source>
        <translation>房间规则改变</translation>
    </message>
    <message>
        <source>the floor was reset</source>
        <translation>发言权已重置</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>winding down</source>
        <translation>正在收尾</translation>
    </message>
    <message>
        <source>saying goodbye</source>
        <translation>正在道别</translation>
    </message>
    <message>
        <source>speak</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>listen</source>
        <translation>倾听</translation>
    </message>
    <message>
        <source>wanted to speak</source>
        <translation>想发言</translation>
    </message>
    <message>
        <source>the only one asked</source>
        <translation>只问了这一位</translation>
    </message>
    <message>
        <source>nobody wanted to speak</source>
        <translation>无人想发言</translation>
    </message>
    <message>
        <source>passed: %1</source>
        <extracomment>A companion that was silent; %1 is why, such as &quot;nothing to say&quot;</extracomment>
        <translation>跳过：%1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <extracomment>A companion&apos;s turn failed; %1 is why, such as &quot;not in time&quot;</extracomment>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>The ring sleeps.</source>
        <translation>轮流已暂歇。</translation>
    </message>
    <message>
        <source>%1 speaks: first in the ring.</source>
        <translation>%1发言：轮流从%1开始。</translation>
    </message>
    <message>
        <source>Cannot be known: these votes were not waited for: %1.</source>
        <translation>无法得知：没有等这些投票：%1。</translation>
    </message>
    <message>
        <source>With this, nobody would have spoken.</source>
        <translation>这样就无人发言。</translation>
    </message>
    <message numerus="yes">
        <source>With this change %1 of %n decision(s) would differ.</source>
        <extracomment>%1: how many of them differ; %n: how many there are</extracomment>
        <translation>
            <numerusform>这样改的话，%n 个决定中有 %1 个会不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be known.</source>
        <extracomment>Of decisions, after a sentence that counts them</extracomment>
        <translation>
            <numerusform>有 %n 个无法得知。</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to say</source>
        <translation>没有要说的</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 a whole sentence about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>The name of a guest, who chose it</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is who speaks, %2 by which door or program</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>may not follow the last speaker</source>
        <translation>不可接上一位的话</translation>
    </message>
    <message>
        <source>Quiet: nobody may follow the last speaker.</source>
        <translation>安静中：上一位之后没有人可以接话。</translation>
    </message>
    <message>
        <source>Waiting for your answer.</source>
        <translation>在等你回答。</translation>
    </message>
    <message>
        <source>%1 speaks: next in line.</source>
        <translation>%1发言：排到了。</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>Who has the floor afterwards, in this order</extracomment>
        <translation>之后：%1。</translation>
    </message>
    <message>
        <source>next in line</source>
        <translation>排到了</translation>
    </message>
    <message>
        <source>Nobody speaks: the director chose nobody.</source>
        <translation>无人发言：主持人没有选人。</translation>
    </message>
    <message>
        <source>%1 speaks: chosen by the director.</source>
        <translation>%1发言：由主持人选中。</translation>
    </message>
    <message>
        <source>chosen by the director</source>
        <translation>由主持人选中</translation>
    </message>
    <message>
        <source>silent longest</source>
        <translation>沉默最久</translation>
    </message>
    <message>
        <source>owes an answer</source>
        <translation>待回答</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of names: &quot;Aya, Kyoko and Mimi&quot;</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 speaks: the only one asked.</source>
        <translation>%1发言：只问了这一位。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked %1.</source>
        <translation>%1发言：你问了%1。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 asked %1.</source>
        <translation>%1发言：%2问了%1。</translation>
    </message>
    <message>
        <source>%1 speaks: the only candidate.</source>
        <translation>%1发言：候选只有这一位。</translation>
    </message>
    <message>
        <source>%1 speaks: nobody else can.</source>
        <translation>%1发言：没有别人可以发言。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked only %1.</source>
        <translation>%1发言：你只问了%1。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 asked only %1.</source>
        <translation>%1发言：%2只问了%1。</translation>
    </message>
    <message>
        <source>Vote dropped: a newer message came first.</source>
        <translation>投票作废：来了更新的消息。</translation>
    </message>
    <message>
        <source>Vote dropped: you wrote something new.</source>
        <translation>投票作废：你发了新消息。</translation>
    </message>
    <message>
        <source>Vote dropped: %1 said something new.</source>
        <translation>投票作废：%1说了新的话。</translation>
    </message>
    <message>
        <source>%1 speaks: first in the list.</source>
        <translation>%1发言：列表第一位。</translation>
    </message>
    <message>
        <source>%1 speaks: asked by name.</source>
        <translation>%1发言：被点到名字。</translation>
    </message>
    <message>
        <source>%1 speaks: drawn from those whose turn is due.</source>
        <translation>%1发言：从该轮到的各位中抽出。</translation>
    </message>
    <message>
        <source>%1 speaks: drawn (talkativeness %2 %).</source>
        <extracomment>%2 is a number from 0 to 100</extracomment>
        <translation>%1发言：抽中（发言频率 %2%）。</translation>
    </message>
    <message>
        <source>%1 speaks: nobody was drawn, so one was picked.</source>
        <translation>%1发言：无人抽中，随机选出一位。</translation>
    </message>
    <message>
        <source>The conversation ends: %1 was chosen, but chose to leave.</source>
        <translation>对话结束：被选中的%1决定离开。</translation>
    </message>
    <message>
        <source>The director failed (%2). %1 speaks: silent longest.</source>
        <extracomment>%2 is why the director did not choose, such as &quot;not in time&quot;</extracomment>
        <translation>主持人失败（%2），由沉默最久的%1发言。</translation>
    </message>
    <message>
        <source>%1 speaks: still owes an answer.</source>
        <translation>%1发言：还欠一个回答。</translation>
    </message>
    <message>
        <source>You gave %1 the floor.</source>
        <translation>你请%1发言。</translation>
    </message>
    <message>
        <source>Vote stopped.</source>
        <translation>投票已停止。</translation>
    </message>
    <message>
        <source>Not waited for (could not change the result): %1.</source>
        <translation>结果已定，没有等：%1。</translation>
    </message>
    <message>
        <source>Not asked (only when named): %1.</source>
        <translation>未参与（仅被点名时）：%1。</translation>
    </message>
    <message>
        <source>Not asked (may not follow the last speaker): %1.</source>
        <translation>未参与（不可接上一位的话）：%1。</translation>
    </message>
    <message>
        <source>Not asked (just spoke): %1.</source>
        <translation>未参与（刚说过）：%1。</translation>
    </message>
    <message>
        <source>No vote from %1: %2.</source>
        <translation>%1没有投票：%2。</translation>
    </message>
    <message numerus="yes">
        <source>No vote from %n: %1 (%2).</source>
        <extracomment>%1 the names of all %n, %2 why, such as &quot;not in time&quot;</extracomment>
        <translation>
            <numerusform>%n 位没有投票：%1（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Had %1 said %2, nobody would have spoken.</source>
        <translation>若%1为%2，就无人发言。</translation>
    </message>
    <message>
        <source>Had %1 said %2, %3 would have spoken.</source>
        <translation>若%1为%2，就会是%3发言。</translation>
    </message>
    <message>
        <source>Had %1 voted “%2”, nobody would have spoken.</source>
        <translation>若%1投票“%2”，就无人发言。</translation>
    </message>
    <message>
        <source>Had %1 voted “%2”, %3 would have spoken.</source>
        <translation>若%1投票“%2”，就会是%3发言。</translation>
    </message>
    <message>
        <source>Had %1 been called on, nobody would have spoken.</source>
        <translation>若问到%1，就无人发言。</translation>
    </message>
    <message>
        <source>Had %1 not been called on, nobody would have spoken.</source>
        <translation>若没有问到%1，就无人发言。</translation>
    </message>
    <message>
        <source>Had %1 been called on, %2 would have spoken.</source>
        <translation>若问到%1，就会是%2发言。</translation>
    </message>
    <message>
        <source>Had %1 not been called on, %2 would have spoken.</source>
        <translation>若没有问到%1，就会是%2发言。</translation>
    </message>
    <message>
        <source>Quiet for %1 s.</source>
        <translation>已安静 %1 秒。</translation>
    </message>
    <message>
        <source>It was quiet for a while.</source>
        <translation>安静了一会儿。</translation>
    </message>
    <message>
        <source>%1 paid %2. Level: %3.</source>
        <extracomment>%1 a name, %2 what was paid for the message, %3 what is left of the level, which is at most 100</extracomment>
        <translation>%1花了%2，余量%3。</translation>
    </message>
    <message>
        <source>%1 cannot afford %2 (level %3).</source>
        <extracomment>%1 a name, %2 the price that was offered, %3 the level</extracomment>
        <translation>%1需要%2，余量只有%3。</translation>
    </message>
    <message>
        <source>%1 wrote too much: %2 buys %3 characters.</source>
        <extracomment>%1 a name, %2 the price that was offered, %3 a number of characters</extracomment>
        <translation>%1说得太长：%2只够 %3 个字。</translation>
    </message>
    <message>
        <source>%1 repeated an earlier message, so it was refused.</source>
        <translation>%1重复了之前的消息，已拒绝。</translation>
    </message>
    <message>
        <source>cannot afford %1 (level %2)</source>
        <extracomment>Speech was refused: %1 the price that was offered, %2 the level</extracomment>
        <translation>需要%1，余量只有%2</translation>
    </message>
    <message>
        <source>wrote too much: %1 buys %2 characters</source>
        <extracomment>Speech was refused: %1 the price that was offered, %2 a number of characters</extracomment>
        <translation>太长：%1只够 %2 个字</translation>
    </message>
    <message>
        <source>refused: repeated an earlier message</source>
        <extracomment>Speech was refused</extracomment>
        <translation>已拒绝：重复了之前的消息</translation>
    </message>
    <message>
        <source>%1 is waiting for a level of %2.</source>
        <translation>%1在等余量到%2。</translation>
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
        <translation>访客（MCP）</translation>
    </message>
    <message>
        <source>guest via the firehose</source>
        <translation>访客（事件流）</translation>
    </message>
    <message>
        <source>guest from the network</source>
        <translation>访客（网络）</translation>
    </message>
    <message>
        <source>via program: %1</source>
        <extracomment>Behind the name of who speaks: %1 is what the program calls itself</extracomment>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>This room has no companions.</source>
        <translation>这个房间没有伙伴。</translation>
    </message>
    <message>
        <source>The only companion passed.</source>
        <translation>唯一的伙伴跳过了。</translation>
    </message>
    <message>
        <source>Everyone passed, one after the other.</source>
        <translation>大家依次跳过了。</translation>
    </message>
    <message>
        <source>%1 speaks: you asked %1, and the ring goes on from there.</source>
        <translation>%1发言：你问了%1，从这里接着轮。</translation>
    </message>
    <message>
        <source>%1 speaks again: nobody else can.</source>
        <translation>%1再次发言：没有别人可以发言。</translation>
    </message>
    <message>
        <source>%1 speaks: next after %2.</source>
        <translation>%1发言：%2之后轮到%1。</translation>
    </message>
    <message>
        <source>Write to wake %1.</source>
        <translation>发消息即从%1开始。</translation>
    </message>
    <message>
        <source>Everyone is muted or has left. Unmute someone first.</source>
        <translation>大家都被禁言或已离开，请先解除禁言。</translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it called %1 %n time(s).</source>
        <extracomment>%1 is a tool and what it was called with</extracomment>
        <translation>
            <numerusform>发言已停止：调用 %1 共 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it repeated %1 %n time(s).</source>
        <extracomment>%1 is a row of tools</extracomment>
        <translation>
            <numerusform>发言已停止：重复 %1 共 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it wrote “%1” %n time(s).</source>
        <translation>
            <numerusform>发言已停止：写了“%1”%n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Older messages are now a summary. Prompts are %1 % shorter.</source>
        <extracomment>%1 is a share in per cent</extracomment>
        <translation>较早的消息已改为摘要，提示词缩短 %1%。</translation>
    </message>
    <message>
        <source>Could not summarise older messages: the model wrote nothing. They are kept in full.</source>
        <translation>未能生成较早消息的摘要：模型没有写出内容。全文保留。</translation>
    </message>
    <message>
        <source>Older messages were not summarised: the summary would be longer. They are kept in full.</source>
        <translation>没有生成较早消息的摘要：摘要反而更长。全文保留。</translation>
    </message>
    <message>
        <source>Could not summarise older messages. They are kept in full.</source>
        <translation>未能生成较早消息的摘要。全文保留。</translation>
    </message>
    <message>
        <source>Could not summarise older messages (%1). They are kept in full.</source>
        <translation>未能生成较早消息的摘要（%1）。全文保留。</translation>
    </message>
    <message>
        <source>The conversation may no longer fit into the model’s context, and nothing can be left out.</source>
        <translation>对话可能已超出模型的上下文，而且没有可以省去的内容。</translation>
    </message>
    <message>
        <source>%1 began to speak for %2. That part was removed.</source>
        <extracomment>%1 a companion, %2 somebody else, whose line it went on with</extracomment>
        <translation>%1开始替%2说话，这部分已移除。</translation>
    </message>
    <message>
        <source>%1 did not begin: all turns that this room allows are used.</source>
        <translation>%1没有开始：这个房间的发言次数已用完。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3, but silent longer.</source>
        <translation>%1发言：同被问到，与%2同为%3，沉默更久。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3, but earlier in the room.</source>
        <translation>%1发言：同被问到，与%2同为%3，顺序在前。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>%1发言：同被问到，与%2同为%3。先看谁沉默更久，再看顺序。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 was silent longest.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1发言：被问到的 %n 位同为%2，沉默最久。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 comes first in the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1发言：被问到的 %n 位同为%2，顺序最前。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.</source>
        <translation>
            <numerusform>%1发言：被问到的 %n 位同为%2。先看谁沉默更久，再看顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3, but silent longer.</source>
        <translation>%1发言：与%2同为%3，沉默更久。</translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3, but earlier in the room.</source>
        <translation>%1发言：与%2同为%3，顺序在前。</translation>
    </message>
    <message>
        <source>%1 speaks: tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>%1发言：与%2同为%3。先看谁沉默更久，再看顺序。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 was silent longest.</source>
        <translation>
            <numerusform>%1发言：%n 位同为%2，沉默最久。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 comes first in the room.</source>
        <translation>
            <numerusform>%1发言：%n 位同为%2，顺序最前。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <translation>
            <numerusform>%1发言：%n 位同为%2。先看谁沉默更久，再看顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: called on, importance %2.</source>
        <translation>%1发言：被问到了（重要度%2）。</translation>
    </message>
    <message>
        <source>%1 speaks: called on, so ahead of %2’s %3.</source>
        <translation>%1发言：被问到的优先于%2的%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n were called on, %2 is the highest.</source>
        <translation>
            <numerusform>%1发言：%n 位被问到，%2最高。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speaks: two were called on, %2 beats %3’s %4.</source>
        <translation>%1发言：%3也被问到，但%2高于%4。</translation>
    </message>
    <message>
        <source>%1 speaks: the only one who wants to (%2).</source>
        <translation>%1发言：只有这一位想说（%2）。</translation>
    </message>
    <message>
        <source>%1 speaks: %2 beats %3’s %4.</source>
        <translation>%1发言：重要度%2，高于%3的%4。</translation>
    </message>
    <message>
        <source>Nobody wanted to, so %1 answers you (%2).</source>
        <extracomment>%1 a name, %2 the importance of the vote</extracomment>
        <translation>没人想说，由%1回答你（%2）。</translation>
    </message>
    <message>
        <source>%1 speaks instead: %2 passed.</source>
        <translation>%2没有话说，改由%1发言。</translation>
    </message>
    <message>
        <source>%1 speaks instead: the turn of %2 failed.</source>
        <translation>%2发言失败，改由%1发言。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: asked by name.</source>
        <translation>没有收到投票，由被问的%1发言。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: silent longest.</source>
        <translation>没有收到投票，由沉默最久的%1发言。</translation>
    </message>
    <message>
        <source>No votes came in. %1 speaks: asked by name, or silent longest.</source>
        <translation>没有收到投票，由被问到或沉默最久的%1发言。</translation>
    </message>
    <message>
        <source>Nobody speaks: they speak only when named.</source>
        <translation>无人发言：他们只在被点名时发言。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody may follow %1.</source>
        <translation>无人发言：%1之后没有人可以接话。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody may follow the last speaker.</source>
        <translation>无人发言：上一位之后没有人可以接话。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone left or was muted.</source>
        <translation>无人发言：大家已离开或被禁言。</translation>
    </message>
    <message>
        <source>Nobody speaks: nobody was asked.</source>
        <translation>无人发言：没有可问的人。</translation>
    </message>
    <message>
        <source>Nobody speaks: no votes came in.</source>
        <translation>无人发言：没有收到投票。</translation>
    </message>
    <message>
        <source>Nobody speaks: you asked for quiet.</source>
        <translation>无人发言：你想安静一会儿。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone who voted would rather listen.</source>
        <translation>无人发言：投票的都想听。</translation>
    </message>
    <message>
        <source>Nobody speaks: %1 would rather listen.</source>
        <translation>无人发言：%1想听。</translation>
    </message>
    <message>
        <source>Nobody speaks: everyone would rather listen.</source>
        <translation>无人发言：大家都想听。</translation>
    </message>
    <message>
        <source>Cannot be known: %1’s vote was not waited for.</source>
        <translation>无法得知：没有等%1的投票。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: %2 beats %3’s %4.</source>
        <translation>这样就会由%1发言：%2高于%3的%4。</translation>
    </message>
    <message numerus="yes">
        <source>With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>这样就会由%1发言：%n 位同为%2。先看谁沉默更久，再看顺序。</numerusform>
        </translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: tied with %2 at %3. Longer silence wins, then the order of the room.</source>
        <translation>这样就会由%1发言：与%2同为%3。先看谁沉默更久，再看顺序。</translation>
    </message>
    <message>
        <source>With this, the conversation would have ended: %1 was chosen, but chose to leave.</source>
        <translation>这样对话就会结束：被选中的%1决定离开。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only candidate.</source>
        <translation>这样就会由%1发言：候选只有这一位。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only one called on.</source>
        <translation>这样就会由%1发言：只有这一位被问到。</translation>
    </message>
    <message>
        <source>With this, %1 would have spoken: the only one who wants to.</source>
        <translation>这样就会由%1发言：只有这一位想说。</translation>
    </message>
    <message>
        <source>That is who spoke.</source>
        <translation>实际发言的也是这一位。</translation>
    </message>
    <message>
        <source>That is what happened.</source>
        <translation>实际也是如此。</translation>
    </message>
    <message>
        <source>No votes in this room yet, so there is nothing to decide again.</source>
        <translation>这个房间还没有投票，没有可以重新决定的。</translation>
    </message>
    <message>
        <source>No messages in this part, so there is nothing to decide.</source>
        <translation>这一部分没有消息，没有可以决定的。</translation>
    </message>
    <message numerus="yes">
        <source>After %1 of %n message(s), someone else would have had the floor.</source>
        <extracomment>%1: how many of them differ; %n: how many messages there are</extracomment>
        <translation>
            <numerusform>%n 条消息中有 %1 条之后会换一位发言。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be known: there was no vote on this message.</source>
        <translation>无法得知：这条消息没有投票。</translation>
    </message>
    <message>
        <source>Cannot be known: the director would have chosen.</source>
        <translation>无法得知：要由主持人来选。</translation>
    </message>
    <message>
        <source>Cannot be known: nobody offered a price to speak.</source>
        <translation>无法得知：没有人为发言报出价格。</translation>
    </message>
    <message>
        <source>not in time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>the model declined</source>
        <translation>模型拒绝</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>回复无法解析</translation>
    </message>
    <message>
        <source>the model call failed</source>
        <translation>模型调用失败</translation>
    </message>
    <message>
        <source>the provider is rate-limited</source>
        <translation>提供商限流</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>回复为空</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>not waited for</source>
        <translation>没有等</translation>
    </message>
    <message>
        <source>a newer message came first</source>
        <translation>来了更新的消息</translation>
    </message>
    <message>
        <source>you gave someone the floor</source>
        <translation>你请了别人发言</translation>
    </message>
    <message>
        <source>only when named</source>
        <translation>仅被点名时</translation>
    </message>
    <message>
        <source>just spoke</source>
        <translation>刚说过</translation>
    </message>
    <message>
        <source>turn failed</source>
        <translation>发言失败</translation>
    </message>
    <message>
        <source>you asked for quiet</source>
        <translation>你想安静一会儿</translation>
    </message>
    <message>
        <source>you wrote</source>
        <translation>你插话</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>the level was too low</source>
        <translation>余量不足</translation>
    </message>
    <message>
        <source>the program ended during the turn</source>
        <translation>发言时程序退出</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>未能保存</translation>
    </message>
    <message>
        <source>repeated itself</source>
        <translation>陷入循环</translation>
    </message>
    <message>
        <source>Quiet: everyone here speaks only when named.</source>
        <translation>安静中：大家只在被点名时发言。</translation>
    </message>
    <message>
        <source>Quiet: you asked for quiet.</source>
        <translation>安静中：你想安静一会儿。</translation>
    </message>
    <message>
        <source>Quiet.</source>
        <translation>安静中。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns without you. Write, or give someone the floor.</source>
        <translation>
            <numerusform>已连续 %n 次发言。说点什么，或请一位发言。</numerusform>
        </translation>
    </message>
    <message>
        <source>The companions used all turns. Write, or give someone the floor.</source>
        <translation>伙伴的连续发言已达上限。说点什么，或请一位发言。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing from you for %n min. Write to go on.</source>
        <translation>
            <numerusform>你已 %n 分钟没说话。发消息即可继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing from you for a long while. Write to go on.</source>
        <translation>你很久没说话了。发消息即可继续。</translation>
    </message>
    <message>
        <source>Everyone has said goodbye. Write to begin again.</source>
        <translation>大家都道别了。发消息重新开始。</translation>
    </message>
    <message>
        <source>The ring sleeps. Write to wake it.</source>
        <translation>轮流已暂歇。发消息即可继续。</translation>
    </message>
    <message>
        <source>Manual: give someone the floor.</source>
        <translation>手动：请一位发言。</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>等待中。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>The last turn failed: %1.</source>
        <translation>上次发言失败：%1。</translation>
    </message>
    <message>
        <source>The last turn failed.</source>
        <translation>上次发言失败。</translation>
    </message>
    <message>
        <source>The budget of this room is spent.</source>
        <translation>这个房间的预算已用完。</translation>
    </message>
    <message>
        <source>All turns that this room allows are used. Raise the limit to go on.</source>
        <translation>这个房间的发言次数已用完。提高上限即可继续。</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>called on</source>
        <translation>被问到</translation>
    </message>
    <message>
        <source>answers you although nobody wanted to</source>
        <translation>没人想说时回答你</translation>
    </message>
    <message>
        <source>no votes came in</source>
        <translation>没有收到投票</translation>
    </message>
    <message>
        <source>asked by name, or drawn</source>
        <translation>被点到名字或抽中</translation>
    </message>
    <message>
        <source>first in the list</source>
        <translation>列表第一位</translation>
    </message>
    <message>
        <source>drawn from those due</source>
        <translation>从该轮到的各位中抽出</translation>
    </message>
    <message>
        <source>instead of the first choice</source>
        <translation>代替首选</translation>
    </message>
    <message>
        <source>the only candidate</source>
        <translation>唯一候选</translation>
    </message>
    <message>
        <source>you gave the floor</source>
        <translation>你请其发言</translation>
    </message>
    <message>
        <source>vote dropped</source>
        <translation>投票作废</translation>
    </message>
    <message>
        <source>Cannot be known: with more time, %1 might have voted.</source>
        <translation>无法得知：时间再多些，%1也许会投票。</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Complete room (JSON)</source>
        <translation>完整房间（JSON）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>SillyTavern chat (JSONL)</source>
        <translation>SillyTavern 聊天（JSONL）</translation>
    </message>
    <message>
        <source>Table of votes (CSV)</source>
        <translation>投票表格（CSV）</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕（SRT）</translation>
    </message>
    <message>
        <source>Web subtitles (VTT)</source>
        <translation>网页字幕（VTT）</translation>
    </message>
    <message>
        <source>Cassette (for replay)</source>
        <translation>录制文件，用于重放</translation>
    </message>
    <message>
        <source>Everything, including all events. Can be imported again.</source>
        <translation>房间的全部内容，包括所有事件。可以重新导入。</translation>
    </message>
    <message>
        <source>For notes and websites.</source>
        <translation>适合笔记和网站。</translation>
    </message>
    <message>
        <source>One file with faces and colours for any browser, light or dark. Loads nothing from the internet.</source>
        <translation>带头像和颜色的单个文件，任何浏览器都能打开，浅色深色皆可。不加载任何外部内容。</translation>
    </message>
    <message>
        <source>Numbered pages to print or keep. The text can be searched.</source>
        <translation>带页码，可打印或保存。文字可以搜索。</translation>
    </message>
    <message>
        <source>Opens everywhere.</source>
        <translation>任何程序都能打开。</translation>
    </message>
    <message>
        <source>One row for each vote of every decision, for spreadsheets. No messages.</source>
        <translation>每次决定的每一票占一行，供电子表格使用。不含消息。</translation>
    </message>
    <message>
        <source>Times start at the first message. Each message is shown for as long as it takes to read.</source>
        <translation>时间从第一条消息算起，每条按阅读所需的时间显示。</translation>
    </message>
    <message>
        <source>The input of the floor, line by line. `companion-studio replay` decides again.</source>
        <translation>逐行记录发言权的输入。用 `companion-studio replay` 可重新决定。</translation>
    </message>
    <message>
        <source>Continue in SillyTavern; several companions become a group chat. Includes all versions of replies, also hidden ones.</source>
        <translation>可在 SillyTavern 中继续；有多位伙伴时成为群聊。包含回复的所有版本，也包括未显示的。</translation>
    </message>
</context>
<context>
    <name>GroupFile</name>
    <message>
        <source>Entries that are not file names, or too many: %L1. Not used.</source>
        <translation>不是文件名或过多的条目：%L1 个。不使用。</translation>
    </message>
    <message>
        <source>Manual: you choose who speaks.</source>
        <translation>手动：由你选择谁发言。</translation>
    </message>
    <message>
        <source>All cards in one prompt: here, each companion has a separate prompt.</source>
        <translation>所有角色卡合在一个提示词中：这里每位伙伴各有自己的提示词。</translation>
    </message>
    <message>
        <source>The group’s conversations are in separate files and are not read.</source>
        <translation>群聊的对话位于单独的文件中，不会读取。</translation>
    </message>
    <message>
        <source>This file is not a SillyTavern group.</source>
        <translation>此文件不是 SillyTavern 的群聊。</translation>
    </message>
    <message>
        <source>This group has no name. Add one in “name” and import it again.</source>
        <translation>此群聊没有名称：请在“name”中填写名称后重新导入。</translation>
    </message>
    <message>
        <source>Used as the name of the room.</source>
        <translation>用作房间的名称。</translation>
    </message>
    <message>
        <source>Companions to find by file name: %L1.</source>
        <translation>将按文件名查找的伙伴：%L1 位。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>在房间里禁言：%L1 位。</translation>
    </message>
    <message>
        <source>Turn-taking is not stated: natural order, as in the other program.</source>
        <translation>未注明发言方式：与原程序一样使用自然顺序。</translation>
    </message>
    <message>
        <source>Natural order: companions who are named answer, and talkative ones join in.</source>
        <translation>自然顺序：被提到的伙伴回答，发言频率高的也会加入。</translation>
    </message>
    <message>
        <source>List order: everyone speaks once, in the order of the group.</source>
        <translation>列表顺序：大家按群聊的顺序各说一次。</translation>
    </message>
    <message>
        <source>Pooled order: one at a time, and no one twice before all have spoken.</source>
        <translation>随机轮流顺序：一次一位，大家都说过之后才会再轮到。</translation>
    </message>
    <message>
        <source>Unknown way of turn-taking: natural order is used.</source>
        <translation>无法识别的发言方式：使用自然顺序。</translation>
    </message>
    <message>
        <source>Neither yes nor no: companions do not answer their own messages.</source>
        <translation>既不是“是”也不是“否”：伙伴不接自己的消息。</translation>
    </message>
    <message>
        <source>Companions may answer their own messages while you are silent.</source>
        <translation>你不说话的时候，伙伴可以接自己的消息。</translation>
    </message>
    <message>
        <source>Companions do not answer their own messages: see “Speaking order”.</source>
        <translation>伙伴不接自己的消息：见“接话规则”。</translation>
    </message>
    <message>
        <source>Not a number of seconds from 1 to 86,400: 5 s is used.</source>
        <translation>不是 1 到 86,400 之间的秒数：使用 5 秒。</translation>
    </message>
    <message>
        <source>Auto mode is a switch of the other program that no file keeps, so the room waits for you. To let companions continue by themselves, tick “Speak when I am silent” in the room settings. The pause is filled in there.</source>
        <translation>自动模式是原程序的开关，文件里不会保存，所以房间会等你。想让伙伴自己聊下去，请在房间设置中勾选“我沉默时主动说话”，等待时间已经填好。</translation>
    </message>
    <message>
        <source>Pictures of muted companions: here they stay on the stage.</source>
        <translation>被禁言伙伴的图片：在这里仍留在舞台上。</translation>
    </message>
    <message>
        <source>All are muted: nobody speaks until you unmute someone or give someone the floor.</source>
        <translation>大家都被禁言：在你解除禁言或请一位发言之前，没有人发言。</translation>
    </message>
    <message>
        <source>The group’s settings are larger than %L1 KB, so the room does not keep them.</source>
        <translation>群聊的设置超过 %L1 KB，房间不会保留。</translation>
    </message>
</context>
<context>
    <name>GuestService</name>
    <message>
        <source>A guest needs a name of at most %L1 plain characters.</source>
        <translation>访客需要一个不超过 %L1 个普通字符的名字。</translation>
    </message>
    <message>
        <source>Users are not guests.</source>
        <translation>用户不是访客。</translation>
    </message>
    <message>
        <source>This guest was removed from the room.</source>
        <translation>这位访客已被移出房间。</translation>
    </message>
    <message>
        <source>This room has no free seat.</source>
        <translation>这个房间已没有空余的席位。</translation>
    </message>
    <message>
        <source>This room cannot take more guests.</source>
        <translation>这个房间不能再加入更多访客。</translation>
    </message>
    <message>
        <source>A guest’s name must be short, not a sentence: at most %L1 letters.</source>
        <translation>访客的名字要简短，不能是句子：最多 %L1 个字。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>文件已损坏或不完整。</translation>
    </message>
    <message>
        <source>This file contains no messages.</source>
        <translation>这个文件里没有消息。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>Imported conversation</source>
        <translation>导入的对话</translation>
    </message>
    <message>
        <source>beginning</source>
        <translation>开头</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n line(s) before the first name.</source>
        <translation>
            <numerusform>已跳过第一个名字之前的 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>empty messages</source>
        <translation>空消息</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) without text.</source>
        <translation>
            <numerusform>已跳过 %n 条没有内容的消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a room of Companion Studio.</source>
        <translation>这不是 Companion Studio 的房间。</translation>
    </message>
    <message>
        <source>This file is from a newer version of Companion Studio.</source>
        <translation>这个文件来自更新版本的 Companion Studio。</translation>
    </message>
    <message>
        <source>Import cancelled. Nothing was changed.</source>
        <translation>导入已取消，没有更改任何内容。</translation>
    </message>
    <message>
        <source>Settings of the other program, not used here.</source>
        <translation>原程序的设置，这里不使用。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) keep other versions.</source>
        <translation>
            <numerusform>%n 条消息会保留其他版本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped model details of %n message(s).</source>
        <translation>
            <numerusform>已跳过 %n 条消息的模型信息。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file contains only what one companion heard. Votes and decisions are not included.</source>
        <translation>此文件只含一位伙伴听到的内容，不含投票和决定。</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>This is JSON, but not a readable conversation.</source>
        <translation>这是 JSON，但不是可读取的对话。</translation>
    </message>
    <message>
        <source>The file is a single JSON object of more than 128 MB. Export fewer conversations at once.</source>
        <translation>文件是一个超过 128 MB 的 JSON 对象。请减少一次导出的对话数量。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>损坏</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged part(s) of the file; the first is number %1.</source>
        <translation>
            <numerusform>已跳过文件中的 %n 处损坏；第一处是第 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file has no conversation with this number.</source>
        <translation>文件里没有这个编号的对话。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) of the program itself.</source>
        <translation>
            <numerusform>已跳过程序自身的 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) or other file(s) that are not in this file.</source>
        <translation>
            <numerusform>已跳过 %n 个不在此文件中的图片或其他文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file contains no messages. In a text file, write each message on its own line, after a name and a colon.</source>
        <translation>此文件中没有消息。文本文件中每条消息占一行，前面写名字和冒号。</translation>
    </message>
    <message>
        <source>This is a companion card, not a conversation. Import it as a companion, or with “companion-studio persona import”.</source>
        <translation>这是伙伴的角色卡，不是对话。请在伙伴库中导入，或使用“companion-studio persona import”。</translation>
    </message>
    <message>
        <source>This is a lorebook, not a conversation.</source>
        <translation>这是世界书，不是对话。</translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s).</source>
        <translation>
            <numerusform>文件中有 %n 个对话。</numerusform>
        </translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s); this is number %1.</source>
        <translation>
            <numerusform>文件中有 %n 个对话；这是第 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>notices</source>
        <translation>通知</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n line(s) of the program itself.</source>
        <translation>
            <numerusform>已跳过程序自身的 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The date format is ambiguous. Dates are read as day, month, year.</source>
        <translation>日期格式有歧义，已按日、月、年读取。</translation>
    </message>
    <message>
        <source>The date format is ambiguous. Dates are read as month, day, year.</source>
        <translation>日期格式有歧义，已按月、日、年读取。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Each name appears only once. If these are not speakers, do not import this file.</source>
        <translation>每个名字只出现一次。如果这些不是发言者，请不要导入此文件。</translation>
    </message>
    <message>
        <source>damaged lines</source>
        <translation>损坏的行</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged line(s); the first is line %1.</source>
        <translation>
            <numerusform>已跳过 %n 行损坏的内容；第一处是第 %1 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) hidden from models stay hidden: you can read them, companions cannot.</source>
        <translation>
            <numerusform>有 %n 条对模型隐藏的消息继续隐藏：你可以看到，伙伴看不到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whisper(s) stay whispers.</source>
        <translation>
            <numerusform>%n 条悄悄话仍是悄悄话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) include model thoughts.</source>
        <translation>
            <numerusform>%n 条消息包含模型的思考。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) that are not in this file.</source>
        <translation>
            <numerusform>已跳过 %n 张不在此文件中的图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>No conversation found in the zip file %1.</source>
        <translation>压缩包 %1 中未找到对话。</translation>
    </message>
    <message>
        <source>The conversation in the zip file is larger than 1 GB. Unpack the zip file, then import the file inside.</source>
        <translation>压缩包中的对话超过 1 GB。请先解压，再导入其中的文件。</translation>
    </message>
    <message>
        <source>The zip file is damaged.</source>
        <translation>压缩包已损坏。</translation>
    </message>
    <message>
        <source>The zip file could not be unpacked.</source>
        <translation>无法解压压缩包。</translation>
    </message>
    <message>
        <source>No conversation found in this web page. HTML exports of DiscordChatExporter (Discord) and Telegram Desktop can be imported.</source>
        <translation>此网页中未找到对话。可导入的 HTML 是 DiscordChatExporter（Discord）和 Telegram Desktop 的导出。</translation>
    </message>
    <message>
        <source>The page is larger than 1 GB. Export fewer messages at once.</source>
        <translation>网页超过 1 GB。请减少一次导出的消息数量。</translation>
    </message>
    <message>
        <source>These are contacts, not a conversation.</source>
        <translation>这是联系人，不是对话。</translation>
    </message>
    <message>
        <source>This is a calendar, not a conversation.</source>
        <translation>这是日历，不是对话。</translation>
    </message>
    <message>
        <source>These are subtitles, not a conversation.</source>
        <translation>这是字幕，不是对话。</translation>
    </message>
    <message>
        <source>This is an email or a web server response, not a conversation.</source>
        <translation>这是邮件或网页服务器的响应，不是对话。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged file(s) of the archive; the first is %1.</source>
        <translation>
            <numerusform>已跳过归档中的 %n 个损坏文件；第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is XML, but not a readable conversation.</source>
        <translation>这是 XML，但不是可读取的对话。</translation>
    </message>
    <message>
        <source>The text does not state its encoding. Read as %1; some letters might be wrong.</source>
        <extracomment>%1 is the name of an encoding: Shift_JIS</extracomment>
        <translation>文本未注明编码，已按 %1 读取，部分文字可能有误。</translation>
    </message>
    <message>
        <source>This text hardly looks like a conversation. If these are not speakers, do not import this file.</source>
        <translation>此文本不太像对话。如果这些不是发言者，请不要导入此文件。</translation>
    </message>
    <message>
        <source>Author’s note: %1</source>
        <translation>作者备注：%1</translation>
    </message>
    <message>
        <source>The scenario becomes the scene of the room.</source>
        <translation>情景将成为房间的场景。</translation>
    </message>
    <message>
        <source>The author’s note is off in the chat, so it is not added to the scene. The note says: %1</source>
        <translation>作者备注在聊天中已关闭，因此不加入场景。备注内容：%1</translation>
    </message>
    <message>
        <source>The author’s note becomes part of the room’s scene, which all companions know. Its depth, role and interval are not kept.</source>
        <translation>作者备注将成为房间场景的一部分，所有伙伴都会知道。其深度、角色和间隔不保留。</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>This is a replay file: votes and events of a room, without a conversation to import. To repeat its decisions, run “companion-studio replay FILE”.</source>
        <translation>这是重放文件：记录房间的投票和事件，没有可导入的对话。要重现其中的决定，请运行“companion-studio replay FILE”。</translation>
    </message>
    <message>
        <source>A scene has at most %L1 characters. Left out: %2</source>
        <translation>场景最多 %L1 个字符。省略的部分：%2</translation>
    </message>
    <message>
        <source>A line of this file has more than %L1 characters.</source>
        <translation>这个文件中有一行超过 %L1 个字符。</translation>
    </message>
</context>
<context>
    <name>Listener</name>
    <message>
        <source>Another program uses port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>另一个程序正在使用端口 %1。</translation>
    </message>
    <message>
        <source>This computer does not allow opening port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>这台电脑不允许打开端口 %1。</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>Always fires (@@activate).</source>
        <translation>始终触发（@@activate）。</translation>
    </message>
    <message>
        <source>Fired before and stays active.</source>
        <translation>之前触发过，一直保留。</translation>
    </message>
    <message>
        <source>Always on.</source>
        <translation>始终启用。</translation>
    </message>
    <message>
        <source>Fired recently and is still active.</source>
        <translation>不久前触发过，仍然有效。</translation>
    </message>
    <message>
        <source>“%1” is in the entry “%2”.</source>
        <extracomment>%1 is a keyword, %2 the name of an entry of a lorebook</extracomment>
        <translation>“%1”出现在条目“%2”中。</translation>
    </message>
    <message>
        <source>“%1” is in message %2.</source>
        <extracomment>%1 is a keyword, %2 the number of a message</extracomment>
        <translation>“%1”出现在消息 %2 中。</translation>
    </message>
    <message>
        <source>Switched off.</source>
        <translation>已关闭。</translation>
    </message>
    <message>
        <source>For other companions only.</source>
        <translation>仅用于其他伙伴。</translation>
    </message>
    <message>
        <source>The conversation is not long enough yet.</source>
        <translation>对话还不够长。</translation>
    </message>
    <message>
        <source>Fired recently and is paused.</source>
        <translation>不久前触发过，暂停中。</translation>
    </message>
    <message>
        <source>Only other entries can fire this one, and none did.</source>
        <translation>只能由其他条目触发，但没有条目触发。</translation>
    </message>
    <message>
        <source>Never fires (@@dont_activate).</source>
        <translation>从不触发（@@dont_activate）。</translation>
    </message>
    <message>
        <source>Fires once in a conversation, and already did.</source>
        <translation>每段对话只触发一次，已触发过。</translation>
    </message>
    <message>
        <source>Companions have not said enough yet.</source>
        <translation>伙伴说得还不够多。</translation>
    </message>
    <message>
        <source>Fires only every few messages, and not at this one.</source>
        <translation>每隔几条消息触发一次，这一条不触发。</translation>
    </message>
    <message>
        <source>Belongs to another greeting.</source>
        <translation>属于另一条开场白。</translation>
    </message>
    <message>
        <source>None of the additional keywords appeared.</source>
        <translation>附加关键词都没有出现。</translation>
    </message>
    <message>
        <source>“%1” appeared, which prevents firing.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>出现了“%1”，因此不触发。</translation>
    </message>
    <message>
        <source>None of the keywords appeared.</source>
        <translation>关键词都没有出现。</translation>
    </message>
    <message>
        <source>None of the keywords appeared, and one of the patterns is not valid.</source>
        <translation>关键词都没有出现，且有一个模式无效。</translation>
    </message>
    <message>
        <source>“%1” appeared, but the secondary keywords do not match.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>出现了“%1”，但次要关键词的条件不符。</translation>
    </message>
    <message>
        <source>Another entry of the group was chosen.</source>
        <translation>选中了同组的另一个条目。</translation>
    </message>
    <message>
        <source>Left to chance, and not drawn this time.</source>
        <translation>由概率决定，这次没有抽中。</translation>
    </message>
    <message>
        <source>Another entry says the same.</source>
        <translation>另一个条目内容相同。</translation>
    </message>
    <message>
        <source>Fired</source>
        <extracomment>Of an entry of a lorebook: it is part of the prompt</extracomment>
        <translation>已触发</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>Of an entry of a lorebook: it fired, but there was no room for it in the prompt</extracomment>
        <translation>已省略</translation>
    </message>
    <message>
        <source>Not fired</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>未触发</translation>
    </message>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the book’s budget has left.</source>
        <translation>
            <numerusform>%1 已省略：%n 个 Token，超出世界书的剩余预算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the prompt has space for.</source>
        <extracomment>%1 is a sentence on why the entry fired; %n counts tokens</extracomment>
        <translation>
            <numerusform>%1 已省略：%n 个 Token，超出提示词的剩余空间。</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>Lorebook %1</source>
        <translation>世界书 %1</translation>
    </message>
    <message>
        <source>before the description</source>
        <translation>描述之前</translation>
    </message>
    <message>
        <source>after the description</source>
        <translation>描述之后</translation>
    </message>
    <message>
        <source>before the author’s note</source>
        <translation>作者备注之前</translation>
    </message>
    <message>
        <source>after the author’s note</source>
        <translation>作者备注之后</translation>
    </message>
    <message>
        <source>before the example dialogue</source>
        <translation>对话示例之前</translation>
    </message>
    <message>
        <source>after the example dialogue</source>
        <translation>对话示例之后</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n after the first</source>
        <translation>
            <numerusform>消息之间，首条之后 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>after the newest message</source>
        <translation>最新消息之后</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n before the end</source>
        <translation>
            <numerusform>消息之间，末尾之前 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 said “%1”.</source>
        <extracomment>%1 is a keyword, %2 the name of somebody, or &quot;You&quot;</extracomment>
        <translation>%2说了“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Fired&quot;, &quot;Cut&quot; or &quot;Not fired&quot;, %2 a list of names of entries</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the companion’s</source>
        <extracomment>Of a lorebook: whose it is. It belongs to one companion</extracomment>
        <translation>伙伴的</translation>
    </message>
    <message>
        <source>the room’s</source>
        <extracomment>Of a lorebook: whose it is. It was chosen for this room</extracomment>
        <translation>房间的</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Of a lorebook: whose it is. It was chosen for somebody whom the user writes as</extracomment>
        <translation>你的</translation>
    </message>
    <message>
        <source>in every room</source>
        <extracomment>Of a lorebook: it fires in all rooms</extracomment>
        <translation>所有房间</translation>
    </message>
</context>
<context>
    <name>Lorebook</name>
    <message>
        <source>Entries: %L1. Always on and part of the prompt: %L2.</source>
        <translation>条目：%L1 个，其中始终启用并进入提示词的：%L2 个。</translation>
    </message>
    <message>
        <source>Switched off: %L1.</source>
        <translation>已关闭：%L1 个。</translation>
    </message>
    <message>
        <source>Not readable here, only kept: %L1.</source>
        <translation>此处无法读取而仅保留的：%L1 个。</translation>
    </message>
    <message>
        <source>Used on a keyword or condition: %L1.</source>
        <translation>由关键词或条件触发：%L1 个。</translation>
    </message>
</context>
<context>
    <name>LorebookFile</name>
    <message>
        <source>Read as a %1 lorebook with that program’s defaults: keywords are looked for in the newest messages (%L2), and entries can fire entries.</source>
        <translation>按 %1 的世界书读取，使用该程序的默认设置：在最新的消息（%L2 条）中查找关键词，条目可以触发条目。</translation>
    </message>
    <message>
        <source>Read as a %1 lorebook with that program’s defaults: keywords are looked for in the newest messages (%L2), and entries fire no entries.</source>
        <translation>按 %1 的世界书读取，使用该程序的默认设置：在最新的消息（%L2 条）中查找关键词，条目不触发条目。</translation>
    </message>
    <message>
        <source>Entries with several keywords, one of which requires two words at once: %L1. That keyword was read as written.</source>
        <translation>有多个关键词、其中一个同时要求两个词的条目：%L1 个。该关键词按原文读取。</translation>
    </message>
    <message>
        <source>Entries placed by lines of text: %L1. They come after the description of the companion.</source>
        <translation>位置按文本行数计算的条目：%L1 个。它们放在伙伴的描述之后。</translation>
    </message>
    <message>
        <source>Folders without text: %L1.</source>
        <translation>不含文本的文件夹：%L1 个。</translation>
    </message>
    <message>
        <source>No lorebook in this file.</source>
        <translation>此文件中没有世界书。</translation>
    </message>
    <message>
        <source>Lorebook</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>Entries left out because they cannot be read or are too many for a companion: %L1.</source>
        <translation>因无法读取或超出伙伴可拥有的数量而略去的条目：%L1 个。</translation>
    </message>
    <message>
        <source>Not supported here, and left out of the entries.</source>
        <translation>此处不支持，已从条目中略去。</translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message>
        <source>The card’s ID “%1” cannot be used here. %2 is suggested.</source>
        <extracomment>%1 and %2 are ids such as companion_aya</extracomment>
        <translation>角色卡的 ID“%1”在此不能使用，建议用 %2。</translation>
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
        <translation>背景故事</translation>
    </message>
    <message>
        <source>sample line</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>Not in the card: %1.</source>
        <extracomment>%1 is a list such as &quot;personality, story&quot;</extracomment>
        <translation>角色卡中没有：%1。</translation>
    </message>
    <message>
        <source>This aikyo card cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>无法读取此 aikyo 角色卡：%1</translation>
    </message>
    <message>
        <source>This companion cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>无法读取这位伙伴：%1</translation>
    </message>
    <message>
        <source>This file is a room, not a companion.</source>
        <translation>此文件是房间，不是伙伴。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB, more than any companion needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>文件超过 %L1 MB，对伙伴来说太大了。</translation>
    </message>
    <message>
        <source>aikyo’s own tools. Kept, but not used.</source>
        <translation>aikyo 自有的工具，会保留但不使用。</translation>
    </message>
    <message>
        <source>Knowledge to look up in aikyo. Kept, but not used.</source>
        <translation>在 aikyo 中可查阅的知识，会保留但不使用。</translation>
    </message>
    <message>
        <source>Rules for what to do when. Kept, but not used yet.</source>
        <translation>何时做什么的规则，会保留但暂不使用。</translation>
    </message>
    <message>
        <source>Unknown field. Kept and written back on export.</source>
        <translation>未识别的字段，已保留，导出时写回。</translation>
    </message>
    <message>
        <source>Used as the name.</source>
        <translation>用作名称。</translation>
    </message>
    <message>
        <source>Used as the personality.</source>
        <translation>用作性格。</translation>
    </message>
    <message>
        <source>Used as the story.</source>
        <translation>用作背景故事。</translation>
    </message>
    <message>
        <source>Used as a sample line.</source>
        <translation>用作示例台词。</translation>
    </message>
    <message>
        <source>Used as the role.</source>
        <translation>用作身份。</translation>
    </message>
    <message>
        <source>This aikyo card has no name. Add one and import it again.</source>
        <translation>此 aikyo 角色卡没有名称：请填写名称后重新导入。</translation>
    </message>
    <message>
        <source>This file is a SillyTavern group. Import it as a room.</source>
        <translation>此文件是 SillyTavern 的群聊，请作为房间导入。</translation>
    </message>
    <message>
        <source>No companion in this file: it is not Companion Studio’s own JSON, an aikyo card or a character card.</source>
        <translation>此文件不含伙伴：既不是 Companion Studio 的 JSON，也不是 aikyo 角色卡或其他角色卡。</translation>
    </message>
    <message>
        <source>The original file was included, but it is not a card, so it was left out.</source>
        <translation>随附的原始文件不是角色卡，因此略去。</translation>
    </message>
    <message>
        <source>This file is not UTF-8 text. It is damaged or uses another encoding. Save it as UTF-8 and import it again.</source>
        <translation>此文件不是 UTF-8 文本：可能已损坏，或使用了其他编码。请保存为 UTF-8 后重新导入。</translation>
    </message>
    <message>
        <source>This file has more parts, deeper nesting or a longer text than any card, so it was not read.</source>
        <translation>此文件的项目数、嵌套深度或文字长度超出了角色卡的正常范围，因此不读取。</translation>
    </message>
    <message>
        <source>This included item is damaged or too large, so it was left out.</source>
        <translation>随附内容已损坏或过大，因此略去。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>此文件是空的。</translation>
    </message>
    <message>
        <source>This file is not JSON: %1.</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>此文件不是 JSON：%1。</translation>
    </message>
    <message>
        <source>The picture was not imported. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>图片未导入。%1</translation>
    </message>
    <message>
        <source>This picture has no card that can be read here. The site it comes from might offer the card as another file.</source>
        <translation>这张图片中没有能读取的角色卡。来源网站可能另外提供角色卡文件。</translation>
    </message>
    <message>
        <source>This file is a conversation, not a companion. Import it as a room.</source>
        <translation>此文件是对话，不是伙伴，请作为房间导入。</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more companion(s). Only the first was read.</source>
        <translation>
            <numerusform>文件中还有 %n 位伙伴，只读取了第一位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as a %1 character. Exported as a character card.</source>
        <translation>已作为 %1 的角色读取。导出时为角色卡。</translation>
    </message>
    <message>
        <source>The conversation in the zip was left out.</source>
        <translation>已略去压缩包中的对话。</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>No permission to read the file.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>找不到文件。</translation>
    </message>
    <message>
        <source>No card in this folder.</source>
        <translation>此文件夹中没有角色卡。</translation>
    </message>
    <message>
        <source>Not a readable file.</source>
        <translation>这不是可以读取的文件。</translation>
    </message>
    <message>
        <source>Could not be read: %1.</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>The card was wrapped in another JSON structure, which is not kept.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>角色卡外面包着另一层 JSON 结构，这层结构不会保留。</translation>
    </message>
    <message>
        <source>Pictures of feelings shown on the stage: %1.</source>
        <extracomment>%1 are names of feelings in English, as in the file: &quot;joy, anger&quot;</extracomment>
        <translation>在舞台上显示的情绪图片：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %L1 MB. The card and the pictures that are shown are kept, %n other file(s) in it are not.</source>
        <translation>
            <numerusform>文件超过 %L1 MB：保留角色卡和要显示的图片，其余 %n 个图片或文件不保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is only a lorebook, without a companion. Import it together with the card of the companion who gets the lorebook.</source>
        <translation>此文件只有世界书，没有伙伴。请与要使用它的那位伙伴的角色卡一起导入。</translation>
    </message>
</context>
<context>
    <name>PersonaFlaws</name>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Give the companion an ID, such as companion_aya.</source>
        <translation>请给伙伴一个 ID，例如 companion_aya。</translation>
    </message>
    <message>
        <source>Start the ID with companion_.</source>
        <translation>ID 请以 companion_ 开头。</translation>
    </message>
    <message>
        <source>Shorten the ID to at most %L1 characters.</source>
        <translation>请把 ID 缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Use only the small letters a to z, digits, - and _ in the ID.</source>
        <translation>ID 只能使用小写字母 a 到 z、数字、- 和 _。</translation>
    </message>
    <message>
        <source>Another companion already has the ID %1. Choose another ID.</source>
        <translation>ID %1 已有另一位伙伴使用，请另选一个。</translation>
    </message>
    <message>
        <source>Give the companion a name.</source>
        <translation>请给伙伴起个名字。</translation>
    </message>
    <message>
        <source>Add the name in %1 too, or clear the texts in %1.</source>
        <translation>请也填写%1名字，或清除%1的内容。</translation>
    </message>
    <message>
        <source>Write the name on one line, without hidden characters.</source>
        <translation>名字请写在一行内，不要含隐藏字符。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>请把名字缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Keep at most %L1 nicknames. There are %L2.</source>
        <translation>昵称最多保留 %L1 个；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty nickname.</source>
        <translation>请填写或删除空的昵称。</translation>
    </message>
    <message>
        <source>Write each nickname on one line of at most %L1 characters.</source>
        <translation>每个昵称请写在一行内，最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>A nickname is listed twice. Remove one.</source>
        <translation>有一个昵称重复了，请删除一个。</translation>
    </message>
    <message>
        <source>Write each reading on one line of at most %L1 characters.</source>
        <translation>每个读音请写在一行内，最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Keep one reading for each name. There are more now.</source>
        <translation>每个名字只保留一个读音，现在多了。</translation>
    </message>
    <message>
        <source>Add how %1 is read, so that the companion answers to that too.</source>
        <extracomment>%1 is a name in Han characters, such as 綾</extracomment>
        <translation>请补充%1的读法，这样用它称呼时伙伴也会回应。</translation>
    </message>
    <message>
        <source>%1: shorten this to at most %L2 characters. It has %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of characters</extracomment>
        <translation>%1：请缩短到最多 %L2 个字符；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>%1: keep at most %L2 entries. There are %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of entries</extracomment>
        <translation>%1：最多保留 %L2 项；现在有 %L3 项。</translation>
    </message>
    <message>
        <source>%1: give each entry between 1 and %L2 characters.</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1：每项请写 1 到 %L2 个字符。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>背景故事</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>开场白</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>Keep at most %L1 sample lines. There are %L2.</source>
        <translation>示例台词最多保留 %L1 条；现在有 %L2 条。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty sample line.</source>
        <translation>请填写或删除空的示例台词。</translation>
    </message>
    <message>
        <source>Sample line</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>Topics of a sample line</source>
        <translation>示例台词的话题</translation>
    </message>
    <message>
        <source>Say in a sentence or two what the companion is like.</source>
        <translation>请用一两句话描述这位伙伴。</translation>
    </message>
    <message>
        <source>Add a line or two that shows how the companion talks.</source>
        <translation>请加上一两句能体现伙伴说话方式的台词。</translation>
    </message>
    <message>
        <source>About %L1 tokens in all, read again with every vote and every turn.</source>
        <extracomment>%1 is a number of tokens, the pieces that a model reads</extracomment>
        <translation>总共约 %L1 个 Token，每次投票和每次发言都会重新读取。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>颜色请写成 # 加六位数字，例如 #3f6fc4。</translation>
    </message>
    <message>
        <source>Write each colour of the avatar as # and six digits.</source>
        <translation>头像的每种颜色请写成 # 加六位数字。</translation>
    </message>
    <message>
        <source>Choose the picture again. Its file name does not come from Companion Studio.</source>
        <translation>请重新选择图片：它的文件名不是本程序生成的。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>发言频率请选 0 到 1 之间的值。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>This card is too large to save. Shorten its texts.</source>
        <translation>此角色卡太大，无法保存。请精简内容。</translation>
    </message>
    <message>
        <source>Keep at most %L1 stop sequences. There are %L2.</source>
        <translation>停止序列最多保留 %L1 个；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Fill in or remove the empty stop sequence.</source>
        <translation>请填写或删除空的停止序列。</translation>
    </message>
    <message>
        <source>Shorten each stop sequence to at most %L1 characters.</source>
        <translation>请把每个停止序列缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Write a temperature between 0 and %L1, or leave it empty.</source>
        <translation>温度请写 0 到 %L1 之间的数，或留空。</translation>
    </message>
    <message>
        <source>Write a top-p between 0 and 1, or leave it empty.</source>
        <translation>Top-p 请写 0 到 1 之间的数，或留空。</translation>
    </message>
    <message>
        <source>Write a whole number between 1 and %L1, or leave it empty.</source>
        <translation>请写 1 到 %L1 之间的整数，或留空。</translation>
    </message>
    <message>
        <source>Write a whole number between 0 and %L1, or leave it empty.</source>
        <translation>请写 0 到 %L1 之间的整数，或留空。</translation>
    </message>
    <message>
        <source>Choose a provider from the list.</source>
        <translation>请从列表中选择提供商。</translation>
    </message>
    <message>
        <source>Write the name of the model on one line of at most %L1 characters.</source>
        <translation>请把模型名称写在一行内，最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>历史后置指令</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>其他开场白</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>群聊开场白</translation>
    </message>
    <message>
        <source>Allowed tools</source>
        <translation>允许的工具</translation>
    </message>
    <message>
        <source>Allowed gestures</source>
        <translation>允许的动作</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>Lorebooks: keep at most %L1 books, %L2 entries and %L3 characters in all.</source>
        <translation>世界书：总共最多保留 %L1 本、%L2 个条目和 %L3 个字符。</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>提醒</translation>
    </message>
</context>
<context>
    <name>PictureCheck</name>
    <message>
        <source>The picture is cut off: part of the file is missing. Choose another copy.</source>
        <translation>图片不完整：文件缺了一部分。请换一份副本。</translation>
    </message>
    <message>
        <source>The picture has %L1 × %L2 pixels. Make it at most %L3 × %L3.</source>
        <translation>图片为 %L1 × %L2 像素；请缩小到最多 %L3 × %L3。</translation>
    </message>
    <message>
        <source>The file is empty. Choose another picture.</source>
        <translation>文件是空的。请选择其他图片。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB. Choose a smaller picture.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>文件超过 %L1 MB。请选择较小的图片。</translation>
    </message>
    <message>
        <source>This is an SVG drawing, which might load other files. Save it as PNG and choose that.</source>
        <translation>这是 SVG 图形，可能会读取其他文件。请另存为 PNG 图片后再选择。</translation>
    </message>
    <message>
        <source>Not a supported picture. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>不支持的图片。请选择 PNG、JPEG、WebP、GIF 或 BMP。</translation>
    </message>
    <message>
        <source>This is an animated WebP. Save one of its pictures and choose that.</source>
        <translation>这是动画 WebP。请保存其中一张图片后再选择。</translation>
    </message>
    <message>
        <source>The picture is damaged. Open it in a picture program and save it again.</source>
        <translation>图片已损坏。请用图片软件打开并重新保存。</translation>
    </message>
    <message>
        <source>The picture has %L1 million pixels. Make it at most %L2 million.</source>
        <extracomment>megapixels</extracomment>
        <translation>图片有 %L1 百万像素；请缩小到 %L2 百万像素以内。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG.</source>
        <translation>无法读取这张图片。请将其另存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>The picture is animated. Only its first frame is attached.</source>
        <translation>这是动态图片。只附加了第一帧。</translation>
    </message>
    <message>
        <source>This file no longer exists. Choose another picture.</source>
        <translation>该文件已不存在。请选择其他图片。</translation>
    </message>
    <message>
        <source>This is not a file. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>这不是文件。请选择 PNG、JPEG、WebP、GIF 或 BMP。</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check whether you may read it, and try again.</source>
        <translation>无法打开文件。请检查你是否有读取权限，然后重试。</translation>
    </message>
    <message>
        <source>This is only an address. In the browser, choose Copy Image, then paste the picture here.</source>
        <translation>这只是一个网址。请在浏览器中选择“复制图片”，再粘贴到这里。</translation>
    </message>
    <message>
        <source>A message can have at most four pictures.</source>
        <translation>一条消息最多可以带四张图片。</translation>
    </message>
</context>
<context>
    <name>PngCard</name>
    <message>
        <source>This PNG is damaged. Choose another copy.</source>
        <translation>此 PNG 已损坏。请换一份副本。</translation>
    </message>
    <message>
        <source>This PNG is cut off: part of the file is missing. Choose another copy.</source>
        <translation>此 PNG 不完整：文件缺了一部分。请换一份副本。</translation>
    </message>
    <message>
        <source>A part of this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 PNG 中有一部分超过 %L1 MB，任何角色卡都不需要这么大。</translation>
    </message>
    <message>
        <source>This is not a PNG picture.</source>
        <translation>这不是 PNG 图片。</translation>
    </message>
    <message>
        <source>This PNG is larger than %L1 MB. Make it smaller.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 PNG 超过 %L1 MB。请把它缩小。</translation>
    </message>
    <message>
        <source>This PNG has more than %L1 texts, more than any card needs.</source>
        <translation>此 PNG 含有超过 %L1 段文字，任何角色卡都不需要这么多。</translation>
    </message>
    <message>
        <source>This PNG has more than %L1 parts. Open it in a picture program and save it again.</source>
        <translation>此 PNG 的数据块超过 %L1 个。请在图片软件中打开并重新保存。</translation>
    </message>
    <message>
        <source>The card in this PNG is damaged. Choose another copy of the file.</source>
        <translation>此 PNG 中的角色卡已损坏。请换一份文件副本。</translation>
    </message>
    <message>
        <source>The card in this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 PNG 中的角色卡超过 %L1 MB，任何角色卡都不需要这么大。</translation>
    </message>
    <message>
        <source>This PNG cannot be unpacked now. Close other programs and try again.</source>
        <translation>现在无法解压此 PNG。请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>This PNG is a picture without a card. The site it comes from might offer the card as another file.</source>
        <translation>此 PNG 只是图片，没有角色卡。来源网站可能另外提供角色卡文件。</translation>
    </message>
    <message>
        <source>This picture is too large to hold a card. Open it in a picture program and save it smaller.</source>
        <translation>此图片太大，装不下角色卡。请在图片软件中打开，缩小后重新保存。</translation>
    </message>
    <message>
        <source>One of the cards in this picture is damaged. Another one was read.</source>
        <translation>这张图片中有一张角色卡损坏，已读取另一张。</translation>
    </message>
    <message>
        <source>The checksum of the card is wrong, but its text can be read.</source>
        <translation>角色卡的校验和不对，但内容可以读取。</translation>
    </message>
    <message>
        <source>The picture has more than one card of one kind, and they differ. The first was read.</source>
        <translation>图片中有多张同类角色卡，内容不同，已读取第一张。</translation>
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
        <translation>资源</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>After each message, everyone votes to speak or listen. The highest importance speaks.</source>
        <translation>每条消息后大家投票“发言”或“倾听”，重要度最高者发言。</translation>
    </message>
    <message>
        <source>Speaking costs points from a shared level that refills. Longer costs more.</source>
        <translation>发言消耗共享的资源，越长越贵；资源会随时间恢复。</translation>
    </message>
    <message>
        <source>Each companion in turn. When all have passed, the ring sleeps until you write.</source>
        <translation>伙伴按顺序轮流发言；大家都跳过后等待，直到你发消息。</translation>
    </message>
    <message>
        <source>Nobody speaks until you give someone the floor.</source>
        <translation>你请谁发言，谁才发言。</translation>
    </message>
    <message>
        <source>Keep 1 to %L1 tiers.</source>
        <translation>档位请保留 1 到 %L1 个。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a price from 0 to %L2.</source>
        <extracomment>A tier has a price and a longest text; %L1 counts them from 1, in the next ones too</extracomment>
        <translation>档位 %L1：价格请选 0 到 %L2。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a higher price than that of the tier before.</source>
        <translation>档位 %L1：价格请高于前一个档位。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a text limit from 1 to %L2 characters.</source>
        <translation>档位 %L1：字数上限请选 1 到 %L2。</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>自然顺序</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>Pooled</source>
        <translation>随机轮流顺序</translation>
    </message>
    <message>
        <source>The companions you name answer; others join by chance, talkative ones more often.</source>
        <translation>你点到名字的都会回答；其他伙伴由抽签加入，发言频率高的更常发言。</translation>
    </message>
    <message>
        <source>After each of your messages everyone speaks once, in the order of the room.</source>
        <translation>你每发一条消息，大家就按房间的顺序各说一次。</translation>
    </message>
    <message>
        <source>One companion answers, drawn at random; nobody speaks twice before everyone has spoken.</source>
        <translation>每次抽签由一位回答，大家都说过之前不会重复。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>主持人</translation>
    </message>
    <message>
        <source>A model follows the conversation and chooses after each message who speaks, or nobody.</source>
        <translation>由一个模型跟随对话，在每条消息后选择谁发言，也可不选。</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>请给提供商起一个名称。</translation>
    </message>
    <message>
        <source>A provider name can have at most %L1 characters.</source>
        <translation>提供商的名称最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Rehearsal is built in and needs no provider. Choose another name.</source>
        <translation>排练是内置的，不需要提供商。请换一个名称。</translation>
    </message>
    <message>
        <source>A provider is already called “%1”. Choose another name.</source>
        <translation>已有名为“%1”的提供商。请换一个名称。</translation>
    </message>
    <message>
        <source>A model name can have at most %L1 characters.</source>
        <translation>模型名称最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Enter the name of the environment variable with the key: letters, digits and _.</source>
        <translation>请输入存放密钥的环境变量名称：字母、数字和 _。</translation>
    </message>
    <message>
        <source>Parallel calls: choose 1 to %L1.</source>
        <translation>同时调用数请设为 1 到 %L1。</translation>
    </message>
    <message>
        <source>Calls per minute: choose 0 (no limit) to %L1.</source>
        <translation>每分钟调用数请设为 0（不限）到 %L1。</translation>
    </message>
    <message>
        <source>The key is empty.</source>
        <translation>密钥是空的。</translation>
    </message>
    <message>
        <source>The key has a blank, a line break or a character that keys cannot have. Copy only the key again.</source>
        <translation>密钥含有空格、换行或不允许的字符。请重新复制，只复制密钥本身。</translation>
    </message>
    <message>
        <source>The address has changed, so enter the key again. A key is only sent to the address it was entered for.</source>
        <translation>地址已改变，请重新输入密钥。密钥只会发送到输入时的地址。</translation>
    </message>
    <message>
        <source>No key is waiting for your consent.</source>
        <translation>没有等待你同意的密钥。</translation>
    </message>
    <message>
        <source>A key has at most %L1 characters. Copy the key again.</source>
        <translation>密钥最多 %L1 个字符。请重新复制。</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1请求摄像头图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1请求屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks to speak aloud.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1请求出声说话。</translation>
    </message>
    <message>
        <source>%1 has a question for you.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1有问题想问你。</translation>
    </message>
    <message>
        <source>%1 asks for something: %2</source>
        <extracomment>%1 is a companion, %2 the name of a kind of request, as a program wrote it</extracomment>
        <translation>%1发出请求：%2</translation>
    </message>
    <message>
        <source>The request could not be answered.</source>
        <translation>无法回答此请求。</translation>
    </message>
    <message>
        <source>The request was denied.</source>
        <translation>请求已拒绝。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>没有人及时回答。</translation>
    </message>
    <message>
        <source>Nothing here can answer this request.</source>
        <translation>此处无法回应这种请求。</translation>
    </message>
    <message>
        <source>The request could not be understood.</source>
        <translation>无法理解此请求。</translation>
    </message>
    <message>
        <source>Nobody can answer here. The conversation goes on without an answer.</source>
        <translation>没有人能回答，对话照常继续。</translation>
    </message>
    <message>
        <source>No device is available for this.</source>
        <translation>没有可用的设备。</translation>
    </message>
    <message>
        <source>Another program is using the device.</source>
        <translation>另一个程序正在使用该设备。</translation>
    </message>
    <message>
        <source>The device was lost.</source>
        <translation>与设备的连接已断开。</translation>
    </message>
    <message>
        <source>The model does not accept pictures, so the camera was not opened.</source>
        <translation>模型不支持图片，所以没有打开摄像头。</translation>
    </message>
    <message>
        <source>The request asks for too much at once.</source>
        <translation>一次请求的内容太多。</translation>
    </message>
</context>
<context>
    <name>QueryDesk</name>
    <message>
        <source>This answer does not fit the request.</source>
        <translation>这个回答不适用于此请求。</translation>
    </message>
</context>
<context>
    <name>Rehearsal</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>排练（离线，不是 AI）</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the file has no room line</source>
        <translation>文件中没有房间行</translation>
    </message>
    <message>
        <source>time goes backwards, from %1 to %2</source>
        <translation>时间倒退：从 %1 到 %2</translation>
    </message>
    <message>
        <source>the result cannot be written</source>
        <translation>无法写出结果</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>该行不是 JSON 对象</translation>
    </message>
    <message>
        <source>the first line must be {&quot;room&quot;:{…}}</source>
        <translation>第一行必须是 {&quot;room&quot;:{…}}</translation>
    </message>
    <message>
        <source>the room has no &quot;%1&quot;</source>
        <translation>房间缺少“%1”</translation>
    </message>
    <message>
        <source>the line has no &quot;t&quot;</source>
        <translation>该行没有 &quot;t&quot;</translation>
    </message>
    <message>
        <source>&quot;t&quot; must be a whole number of milliseconds, 0 or more</source>
        <translation>&quot;t&quot; 必须是不小于 0 的整数（毫秒）</translation>
    </message>
    <message>
        <source>the line needs exactly one kind of input besides &quot;t&quot;</source>
        <translation>该行除 &quot;t&quot; 外必须恰好有一种输入</translation>
    </message>
    <message>
        <source>the line is longer than %L1 MiB</source>
        <translation>这一行超过 %L1 MiB</translation>
    </message>
</context>
<context>
    <name>RoomDocument</name>
    <message>
        <source>Companions do not see votes, so votes cannot be exported from one companion’s view.</source>
        <translation>伙伴看不到投票，因此无法按某位伙伴的视角导出投票。</translation>
    </message>
    <message>
        <source>A cassette covers the whole room. Export it without a range.</source>
        <translation>录制文件涵盖整个房间。导出时请不要指定范围。</translation>
    </message>
    <message>
        <source>A PDF cannot be created: no fonts found.</source>
        <translation>没有字体，无法生成 PDF。</translation>
    </message>
    <message>
        <source>(interrupted: %1)</source>
        <extracomment>Under what was said before it was cut off; %1 is why</extracomment>
        <translation>（中断：%1）</translation>
    </message>
    <message>
        <source>As heard by %1.</source>
        <extracomment>Under the title of a document: %1 is a companion, who has not heard what was whispered to others</extracomment>
        <translation>按%1听到的内容记录。</translation>
    </message>
    <message>
        <source>Companions</source>
        <extracomment>For those who have a page read aloud: the list of the companions at its top</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Companion %1</source>
        <extracomment>A name in a document without names: %1 is a letter</extracomment>
        <translation>伙伴 %1</translation>
    </message>
    <message>
        <source>Person %1</source>
        <extracomment>A name in a document without names: %1 is a number</extracomment>
        <translation>人物 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call of a model took, in seconds</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>A table of votes or a cassette also reveals whispers. Choose another format, or keep the whispers.</source>
        <translation>投票表格和录制文件也会透露悄悄话。请选择其他格式，或保留悄悄话。</translation>
    </message>
</context>
<context>
    <name>RoomFlaws</name>
    <message>
        <source>Turns before you write: choose %L1 to %L2.</source>
        <translation>连续发言上限请设为 %L1 到 %L2 次。</translation>
    </message>
    <message>
        <source>A room needs a name.</source>
        <translation>房间需要名称。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>请把名字缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>A companion can be in a room only once.</source>
        <translation>一位伙伴在房间里只能出现一次。</translation>
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation>只有伙伴和访客可以在房间里。</translation>
    </message>
    <message>
        <source>A room can have at most %L1 companions.</source>
        <translation>一个房间最多选 %L1 位伙伴。</translation>
    </message>
    <message>
        <source>This version does not support this turn-taking.</source>
        <translation>此版本不支持这种发言方式。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters. It has %L2.</source>
        <translation>请把场景缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>You can have at most %L1 names for yourself in a room.</source>
        <translation>一个房间里最多可以有 %L1 个身份。</translation>
    </message>
    <message>
        <source>The ID of an identity must be user, or user_ followed by small letters, digits, - and _.</source>
        <translation>身份的 ID 必须是 user，或 user_ 加小写字母、数字、- 和 _。</translation>
    </message>
    <message>
        <source>Two identities have the ID %1. Change one.</source>
        <translation>有两个身份的 ID 都是 %1。请改其中一个。</translation>
    </message>
    <message>
        <source>Each identity needs a name on one line, with at most %L1 characters.</source>
        <translation>每个身份都需要一个名字，一行内最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>颜色请写成 # 加六位数字，例如 #3f6fc4。</translation>
    </message>
    <message>
        <source>Budget: choose %1 to %2, or none.</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>预算请设为 %1 到 %2，或不设。</translation>
    </message>
    <message>
        <source>All turns in this room: choose 1 to %L1, or no limit.</source>
        <translation>此房间的发言总数请设为 1 到 %L1，或不限。</translation>
    </message>
    <message>
        <source>Shorten the text about %1 to at most %L2 characters. It has %L3.</source>
        <translation>请把%1的说明缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>Shorten the room-only text of %1 to at most %L2 characters. It has %L3.</source>
        <translation>请把%1在这个房间专用的内容缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>发言频率请选 0 到 1 之间的值。</translation>
    </message>
    <message>
        <source>At most %L1 companions can be changed for one room.</source>
        <translation>一个房间里最多可更改 %L1 位伙伴。</translation>
    </message>
    <message>
        <source>Only companions can be changed for one room.</source>
        <translation>只有伙伴可以按房间更改。</translation>
    </message>
    <message>
        <source>A companion can be changed only once for one room.</source>
        <translation>一个房间里，每位伙伴只能更改一次。</translation>
    </message>
    <message>
        <source>The companion who greets must be in the room.</source>
        <translation>打招呼的伙伴必须在房间里。</translation>
    </message>
    <message>
        <source>Write a greeting, or start the room without a greeting.</source>
        <translation>请写一句开场白，或不用开场白。</translation>
    </message>
    <message>
        <source>Shorten the greeting to at most %L1 characters. It has %L2.</source>
        <translation>请把开场白缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Choose at most %L1 lorebooks.</source>
        <translation>最多选择 %L1 本世界书。</translation>
    </message>
    <message>
        <source>Times companions speak while you are silent: choose %L1 to %L2.</source>
        <translation>你沉默时伙伴主动发言的次数请设为 %L1 到 %L2 次。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking: choose %L1 to %L2.</source>
        <translation>发言后要歇的消息数请设为 %L1 到 %L2 条。</translation>
    </message>
    <message>
        <source>Shorten the instructions for the director to at most %L1 characters. They have %L2.</source>
        <translation>请把给主持人的指示缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Gap before a turn: choose %L1 to %L2 s.</source>
        <extracomment>%1 and %2 are times in seconds, as in the next ones</extracomment>
        <translation>发言前的间隔请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Time to vote: choose %L1 to %L2 s.</source>
        <translation>投票时限请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Time until the level returns: choose %L1 to %L2 s.</source>
        <translation>余量恢复所需时间请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Time for a turn: choose %L1 to %L2 s.</source>
        <translation>发言时限请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Time without you: choose %L1 to %L2 min.</source>
        <extracomment>%1 and %2 are times in minutes</extracomment>
        <translation>没有你时的聊天时间请设为 %L1 到 %L2 分钟。</translation>
    </message>
    <message>
        <source>Wait for your answer: choose %L1 to %L2 s.</source>
        <translation>等你回答的时间请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Quiet before companions speak by themselves: choose %L1 to %L2 s.</source>
        <translation>伙伴主动发言前的沉默请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>Time for the director: choose %L1 to %L2 s.</source>
        <translation>主持人时限请设为 %L1 到 %L2 秒。</translation>
    </message>
    <message>
        <source>The group’s settings are larger than %L1 KB. Shorten the file of the group.</source>
        <translation>群聊的设置超过 %L1 KB。请缩短群聊的文件。</translation>
    </message>
    <message>
        <source>Shorten the message to at most %L1 characters. It has %L2.</source>
        <translation>请把消息缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>Write a message first.</source>
        <translation>请先写一条消息。</translation>
    </message>
    <message>
        <source>Only a ring has an order.</source>
        <translation>只有轮流方式才有顺序。</translation>
    </message>
    <message>
        <source>The order must include every companion in the room once.</source>
        <translation>顺序中，房间的每位伙伴都要出现且只出现一次。</translation>
    </message>
    <message>
        <source>This room has spent its budget. Raise or remove the budget in the room settings.</source>
        <translation>这个房间的预算已用完。请在房间设置中提高或取消预算。</translation>
    </message>
    <message>
        <source>This room has used all its turns. Raise or remove the limit in the room settings.</source>
        <translation>这个房间的发言次数已用完。请在房间设置中提高或取消上限。</translation>
    </message>
    <message>
        <source>A message can have at most four pictures.</source>
        <translation>一条消息最多可以带四张图片。</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>这张图片太大。</translation>
    </message>
</context>
<context>
    <name>SeerWords</name>
    <message>
        <source>Shown to: %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>能看到图片的：%1。</translation>
    </message>
    <message>
        <source>Cannot see pictures and only get your words for it: %1.</source>
        <extracomment>%1 is a list of names of companions</extracomment>
        <translation>看不到图片，只会收到文字说明：%1。</translation>
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
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>You</source>
        <translation>个人</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Each companion’s voice is chosen in their own form.</source>
        <translation>每位伙伴的声音在其编辑表单中选择。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Author: all panels</source>
        <translation>创作：所有面板</translation>
    </message>
    <message>
        <source>Live: large stage</source>
        <translation>直播：大舞台</translation>
    </message>
    <message>
        <source>Log: decisions and reasons</source>
        <translation>日志：决定与理由</translation>
    </message>
    <message>
        <source>Colour of the stage</source>
        <translation>舞台颜色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>发言频率</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The colours of all windows.</source>
        <translation>所有窗口的配色。</translation>
    </message>
    <message>
        <source>colors, dark mode, contrast, appearance</source>
        <translation>颜色, 深色模式, 对比度, 外观</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>100 % is the text size of your desktop.</source>
        <translation>100 % 为桌面的文字大小。</translation>
    </message>
    <message>
        <source>zoom, font, large</source>
        <translation>缩放, 字体, 大字</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动效</translation>
    </message>
    <message>
        <source>How much moves in the window and on the stage.</source>
        <translation>窗口和舞台上的动画多少。</translation>
    </message>
    <message>
        <source>animation, reduce</source>
        <translation>动画, 减少</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Which panels of the main window are large.</source>
        <translation>主窗口中放大显示的面板。</translation>
    </message>
    <message>
        <source>arrange, panels</source>
        <translation>排列, 面板</translation>
    </message>
    <message>
        <source>Size of the figures</source>
        <translation>人物大小</translation>
    </message>
    <message>
        <source>How large companions are on the stage.</source>
        <translation>舞台上伙伴的大小。</translation>
    </message>
    <message>
        <source>stage, avatars, zoom</source>
        <translation>舞台, 头像, 缩放</translation>
    </message>
    <message>
        <source>Background of the stage window</source>
        <translation>舞台窗口的背景</translation>
    </message>
    <message>
        <source>Green or transparent backgrounds are for video programs.</source>
        <translation>绿色和透明背景供视频软件使用。</translation>
    </message>
    <message>
        <source>OBS, chroma key, capture</source>
        <translation>OBS, 色键, 捕获</translation>
    </message>
    <message>
        <source>Captions in the stage window</source>
        <translation>舞台窗口的字幕</translation>
    </message>
    <message>
        <source>Show what companions say below the stage.</source>
        <translation>在舞台下方显示伙伴的发言。</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Large pictures in the library</source>
        <translation>伙伴库中的大图片</translation>
    </message>
    <message>
        <source>Show companions as pictures instead of a list.</source>
        <translation>以图片而非列表显示伙伴。</translation>
    </message>
    <message>
        <source>cards, grid, list</source>
        <translation>卡片, 网格, 列表</translation>
    </message>
    <message>
        <source>Order of the library</source>
        <translation>伙伴库的排序</translation>
    </message>
    <message>
        <source>How the companions in the library are sorted.</source>
        <translation>伙伴库中伙伴的排列方式。</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>The language of all windows. Companions answer in the language of their room.</source>
        <translation>所有窗口的语言。伙伴以房间的语言回答。</translation>
    </message>
    <message>
        <source>translation, English, Japanese, Chinese</source>
        <translation>翻译, 英语, 日语, 中文</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>What companions call you in new rooms. Each room can change it.</source>
        <translation>伙伴在新房间里对用户的称呼。每个房间都可以更改。</translation>
    </message>
    <message>
        <source>user, identity, who I am</source>
        <translation>用户, 身份, 我是谁</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>自我介绍</translation>
    </message>
    <message>
        <source>What companions know about you in new rooms. It becomes part of their prompts.</source>
        <translation>伙伴在新房间里对用户的了解，会写入提示词。</translation>
    </message>
    <message>
        <source>description, persona, identity, who I am</source>
        <translation>描述, 人设, 身份, 我是谁</translation>
    </message>
    <message>
        <source>Send messages with</source>
        <translation>发送消息的按键</translation>
    </message>
    <message>
        <source>With Ctrl+Enter, Enter starts a new line.</source>
        <translation>选择 Ctrl+Enter 时，Enter 换行。</translation>
    </message>
    <message>
        <source>return, new line</source>
        <translation>回车, 换行</translation>
    </message>
    <message>
        <source>Read new rooms aloud</source>
        <translation>朗读新房间</translation>
    </message>
    <message>
        <source>Rooms that you make from now on are read aloud. Each room can change it.</source>
        <translation>朗读今后新建的房间。每个房间都可以更改。</translation>
    </message>
    <message>
        <source>speech, voice, sound</source>
        <translation>语音, 声音, 音频</translation>
    </message>
    <message>
        <source>Show words as they are heard</source>
        <translation>随朗读显示文字</translation>
    </message>
    <message>
        <source>In new rooms, each word appears when the voice reaches it.</source>
        <translation>在新房间里，声音读到哪里，文字就显示到哪里。</translation>
    </message>
    <message>
        <source>subtitles, voice</source>
        <translation>字幕, 声音</translation>
    </message>
    <message>
        <source>When a companion asks you</source>
        <translation>伙伴提出请求时</translation>
    </message>
    <message>
        <source>Requests, questions and tools that wait for your answer.</source>
        <translation>等待答复的请求、提问和工具使用。</translation>
    </message>
    <message>
        <source>request, permission, camera</source>
        <translation>请求, 权限, 摄像头</translation>
    </message>
    <message>
        <source>When a companion has spoken</source>
        <translation>伙伴发言时</translation>
    </message>
    <message>
        <source>Only while the window is in the background.</source>
        <translation>仅在窗口处于后台时。</translation>
    </message>
    <message>
        <source>turn, message, reply</source>
        <translation>轮次, 消息, 回复</translation>
    </message>
    <message>
        <source>When a budget is used up</source>
        <translation>预算用完时</translation>
    </message>
    <message>
        <source>The room then rests until you raise its budget.</source>
        <translation>房间会暂停，直到提高预算。</translation>
    </message>
    <message>
        <source>money, cost, limit</source>
        <translation>费用, 金额, 上限</translation>
    </message>
    <message>
        <source>Show the words of companions</source>
        <translation>显示伙伴的话</translation>
    </message>
    <message>
        <source>Otherwise notifications only say who it was. Others may see your screen.</source>
        <translation>关闭时通知只说明是谁。屏幕可能被他人看到。</translation>
    </message>
    <message>
        <source>privacy, text, preview</source>
        <translation>隐私, 文字, 预览</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>免打扰时段</translation>
    </message>
    <message>
        <source>No notifications between the two times.</source>
        <translation>两个时间之间不发通知。</translation>
    </message>
    <message>
        <source>do not disturb, night</source>
        <translation>勿扰, 夜间</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>免打扰时段的开始。</translation>
    </message>
    <message>
        <source>do not disturb, begin</source>
        <translation>勿扰, 开始</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>When quiet hours end, perhaps on the next day.</source>
        <translation>免打扰时段的结束，可为次日。</translation>
    </message>
    <message>
        <source>do not disturb, end</source>
        <translation>勿扰, 结束</translation>
    </message>
    <message>
        <source>Icon in the tray</source>
        <translation>托盘图标</translation>
    </message>
    <message>
        <source>Shows what runs and what it costs today.</source>
        <translation>显示正在运行的内容和今日费用。</translation>
    </message>
    <message>
        <source>system tray, status</source>
        <translation>系统托盘, 状态</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>关闭后在托盘继续运行</translation>
    </message>
    <message>
        <source>background, close</source>
        <translation>后台, 关闭</translation>
    </message>
    <message>
        <source>If you close the window, the rooms go on. Quit ends the program.</source>
        <translation>关闭窗口后房间继续运行。“退出”会结束程序。</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>按需分排</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>一排</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>两排</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>围桌而坐</translation>
    </message>
    <message>
        <source>Seats in the stage window</source>
        <translation>舞台窗口的席位</translation>
    </message>
    <message>
        <source>How companions sit, in the order of the room.</source>
        <translation>伙伴怎样就座，顺序与房间一致。</translation>
    </message>
    <message>
        <source>arc, table, rows, places</source>
        <translation>弧形, 桌子, 排, 位置</translation>
    </message>
    <message>
        <source>Votes as raised hands in the stage window</source>
        <translation>在舞台窗口用举手显示投票</translation>
    </message>
    <message>
        <source>The higher the hand, the more important the vote.</source>
        <translation>手举得越高，投票的重要度越高。</translation>
    </message>
    <message>
        <source>vote, importance</source>
        <translation>投票, 重要度</translation>
    </message>
    <message>
        <source>Global shortcuts</source>
        <translation>全局快捷键</translation>
    </message>
    <message>
        <source>Pause, play turns and give the floor while another program is in front. Your desktop decides on the keys.</source>
        <translation>其他程序在前台时，也能暂停、进行下一次发言、请伙伴发言。按键由桌面决定。</translation>
    </message>
    <message>
        <source>OBS, stream, hotkeys, background</source>
        <translation>OBS, 直播, 热键, 后台</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>“%1” cannot be “%2”. It is now “%3”.</source>
        <translation>“%1”不能为“%2”，现已设为“%3”。</translation>
    </message>
    <message>
        <source>Your settings could not be read: %1 The defaults are used. The old file is kept as “%2”.</source>
        <translation>无法读取设置：%1 现使用默认设置。原文件已保留为“%2”。</translation>
    </message>
    <message>
        <source>Your settings could not be read: %1 The defaults are used.</source>
        <translation>无法读取设置：%1 现使用默认设置。</translation>
    </message>
    <message>
        <source>The file is damaged or not a settings file.</source>
        <translation>文件已损坏或不是设置文件。</translation>
    </message>
    <message>
        <source>The file is not a settings file of Companion Studio.</source>
        <translation>这不是 Companion Studio 的设置文件。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>“%1” could not be read. It is now empty.</source>
        <translation>无法读取“%1”，现已清空。</translation>
    </message>
    <message>
        <source>The shortcut of “%1” could not be read and was reset.</source>
        <translation>无法读取“%1”的快捷键，已重置。</translation>
    </message>
    <message>
        <source>“%1” could not be read and was reset.</source>
        <translation>无法读取“%1”，已重置。</translation>
    </message>
</context>
<context>
    <name>SpeechFlaw</name>
    <message>
        <source>The model returned an empty reply, even on the second try.</source>
        <translation>模型的回复为空，重试后也一样。</translation>
    </message>
    <message>
        <source>The model only thought and said nothing, even on the second try.</source>
        <translation>模型只思考、没有发言，重试后也一样。</translation>
    </message>
    <message>
        <source>The model voted instead of speaking, even on the second try.</source>
        <translation>模型没有发言而是投了票，重试后也一样。</translation>
    </message>
    <message>
        <source>The model wrote a line for %1 instead of its own, even on the second try.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>模型写的是%1的台词而不是自己的，重试后也一样。</translation>
    </message>
    <message>
        <source>The model wrote another speaker’s line instead of its own, even on the second try.</source>
        <translation>模型写的是别人的台词而不是自己的，重试后也一样。</translation>
    </message>
    <message>
        <source>The model repeated its instructions instead of speaking, even on the second try.</source>
        <translation>模型没有发言而是重复了指令，重试后也一样。</translation>
    </message>
    <message>
        <source>The reply limit was used up before the model said a word.</source>
        <translation>模型还没说一个字，就达到了最大回复长度。</translation>
    </message>
    <message>
        <source>Thinking used up the reply limit before the model said a word.</source>
        <translation>模型还没说一个字，思考就用完了最大回复长度。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Companion Studio ended during this turn.</source>
        <translation>程序在这次发言中途结束。</translation>
    </message>
    <message>
        <source>The data folder is open read-only.</source>
        <translation>数据文件夹以只读方式打开。</translation>
    </message>
    <message>
        <source>The stored data is damaged.</source>
        <translation>保存的数据已损坏。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing more can be saved.</source>
        <translation>磁盘已满，无法再保存。</translation>
    </message>
    <message>
        <source>The data folder is not writable.</source>
        <translation>无法写入数据文件夹。</translation>
    </message>
    <message>
        <source>The data folder no longer exists. Nothing more can be saved.</source>
        <translation>数据文件夹已不存在，无法再保存任何内容。</translation>
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation>另一个程序正在使用保存的数据。</translation>
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation>无法保存或读取数据。</translation>
    </message>
    <message>
        <source>This room does not exist.</source>
        <translation>这个房间不存在。</translation>
    </message>
    <message>
        <source>Another program changed this room in the meantime.</source>
        <translation>在此期间，另一个程序更改了这个房间。</translation>
    </message>
    <message>
        <source>This data is from a newer version of Companion Studio.</source>
        <translation>这些数据来自更新版本的 Companion Studio。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>这张图片没有存储在这里。</translation>
    </message>
    <message>
        <source>%1 (in the bin)</source>
        <extracomment>A room that was deleted and can be restored; %1 is its name</extracomment>
        <translation>%1（在回收站中）</translation>
    </message>
    <message>
        <source>This companion does not exist.</source>
        <translation>这位伙伴不存在。</translation>
    </message>
    <message>
        <source>This companion is still in a room: %1. Remove the companion from the room first, or archive.</source>
        <extracomment>%1 is a list of room names</extracomment>
        <translation>这位伙伴还在房间里：%1。请先从房间移出，或归档。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A companion already has the ID %1.</source>
        <translation>已有 id 为 %1 的伙伴。</translation>
    </message>
    <message>
        <source>This note no longer exists.</source>
        <translation>这条笔记已不存在。</translation>
    </message>
    <message>
        <source>A template already has this name. Choose another name.</source>
        <translation>已有同名的模板。请换一个名称。</translation>
    </message>
    <message>
        <source>You already have %L1 templates. Delete one first.</source>
        <translation>已经有 %L1 个模板了。请先删除一个。</translation>
    </message>
    <message>
        <source>This template no longer exists.</source>
        <translation>这个模板已不存在。</translation>
    </message>
    <message>
        <source>The backup does not match the data.</source>
        <translation>备份与数据不一致。</translation>
    </message>
    <message>
        <source>No stored data in %1.</source>
        <translation>%1 中没有存储的数据。</translation>
    </message>
    <message>
        <source>The folder %1 could not be created.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The data was not compacted, because some of it would have been lost.</source>
        <translation>没有压缩数据，否则会丢失部分内容。</translation>
    </message>
    <message>
        <source>This data is from an earlier version. Open it once in Companion Studio first.</source>
        <translation>数据来自较早的版本。请先用 Companion Studio 打开一次。</translation>
    </message>
    <message>
        <source>The data folder %1 is not writable.</source>
        <translation>无法写入数据文件夹 %1。</translation>
    </message>
    <message>
        <source>Companion Studio is already using %1. You can open it read-only here.</source>
        <translation>Companion Studio 正在使用 %1。此处可以以只读方式打开。</translation>
    </message>
    <message>
        <source>The table “%1” could not be read to the end.</source>
        <translation>表“%1”未能读到末尾。</translation>
    </message>
    <message>
        <source>The file is damaged in the table “%1”: %2</source>
        <translation>文件的表“%1”已损坏：%2</translation>
    </message>
    <message>
        <source>Part of the data structure is missing or was changed: %1</source>
        <translation>数据结构的一部分缺失或被改动：%1</translation>
    </message>
    <message>
        <source>This data is from an earlier version. The next start updates it.</source>
        <translation>数据来自较早的版本，下次启动时会更新。</translation>
    </message>
    <message>
        <source>The log of a room does not begin with the room.</source>
        <translation>房间的记录缺少创建房间这一开头。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room were lost through damage. The rest was recovered.</source>
        <translation>房间的事件 %1 到 %2 因损坏而丢失，其余已恢复。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room are missing.</source>
        <translation>房间缺少事件 %1 到 %2。</translation>
    </message>
    <message>
        <source>Event %1 of a room, of the kind “%2”, could not be read.</source>
        <translation>无法读取房间的事件 %1（类型“%2”）。</translation>
    </message>
    <message>
        <source>A line of the table “%1” could not be read: %2</source>
        <translation>无法读取表“%1”的一行：%2</translation>
    </message>
    <message>
        <source>A stored picture or file has changed since it was saved.</source>
        <translation>存储的图片或文件与保存时不同。</translation>
    </message>
    <message>
        <source>The lists could not be rebuilt from the events.</source>
        <translation>无法根据事件重建列表。</translation>
    </message>
    <message>
        <source>The list “%1” does not match the events. Rebuild lists to fix this.</source>
        <translation>列表“%1”与事件不符。重建列表即可修复。</translation>
    </message>
    <message>
        <source>The file is not from Companion Studio, or its beginning is damaged.</source>
        <translation>文件不属于 Companion Studio，或开头已损坏。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>文件已损坏。</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>无法写入文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 could not be moved.</source>
        <translation>无法移动文件 %1。</translation>
    </message>
    <message>
        <source>Choose an earlier message.</source>
        <translation>请选择更早的消息。</translation>
    </message>
    <message>
        <source>This room already exists.</source>
        <translation>这个房间已经存在。</translation>
    </message>
    <message>
        <source>Another companion got the ID %1 in the meantime.</source>
        <translation>在此期间，另一位伙伴已使用 ID %1。</translation>
    </message>
    <message>
        <source>The file %1 could not be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>Nothing could be read from the file.</source>
        <translation>文件中没有任何可读取的内容。</translation>
    </message>
    <message>
        <source>Recovered: rooms: %L1, messages: %L2, companions: %L3.</source>
        <translation>已恢复：房间：%L1，消息：%L2，伙伴：%L3。</translation>
    </message>
    <message>
        <source>Part of it came from the backup %1.</source>
        <translation>其中一部分来自备份 %1。</translation>
    </message>
    <message>
        <source>Missing events: %L1.</source>
        <translation>缺少的事件：%L1。</translation>
    </message>
    <message>
        <source>The newest part might be missing.</source>
        <translation>最新的部分可能缺失。</translation>
    </message>
    <message>
        <source>Recovered room %1</source>
        <translation>恢复的房间 %1</translation>
    </message>
    <message>
        <source>Only a companion’s own turn can be regenerated.</source>
        <translation>只能重新生成伙伴自己发言的内容。</translation>
    </message>
    <message>
        <source>This message has been removed.</source>
        <translation>这条消息已不在这里。</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
    <message>
        <source>Nothing to undo in this room.</source>
        <translation>这个房间没有可撤销的重试。</translation>
    </message>
    <message>
        <source>This version is already shown.</source>
        <translation>此版本已在显示。</translation>
    </message>
    <message>
        <source>This reply has no other versions.</source>
        <translation>这条回复没有其他版本。</translation>
    </message>
    <message>
        <source>The origin of this reply was not kept.</source>
        <translation>这条回复的由来已无记录。</translation>
    </message>
    <message>
        <source>The stored data cannot be searched: unexpected SQLite version.</source>
        <translation>无法搜索存储的数据：SQLite 版本与预期不符。</translation>
    </message>
    <message>
        <source>The MCP server was open. It is now closed.</source>
        <translation>MCP 服务器原来开着，现已关闭。</translation>
    </message>
    <message>
        <source>The firehose was open. It is now closed.</source>
        <translation>事件流原来开着，现已关闭。</translation>
    </message>
    <message>
        <source>The network %1 was joined. It is now disconnected.</source>
        <translation>原来加入了网络%1，现已断开。</translation>
    </message>
    <message>
        <source>Connected programs were allowed to answer requests. Now they are not.</source>
        <translation>原来允许已连接的程序回答请求，现在不允许。</translation>
    </message>
    <message>
        <source>Tools acted without asking. Now you are asked again.</source>
        <translation>原来工具不经询问就会执行，现在会重新询问你。</translation>
    </message>
    <message>
        <source>%1 had a standing answer: %2. Now you are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 what is asked for, such as &quot;camera&quot;</extracomment>
        <translation>%1原来有长期答复：%2。现在会重新询问你。</translation>
    </message>
    <message>
        <source>%1 had a standing permission: %2. Now you are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 the name of a tool</extracomment>
        <translation>%1原来有长期许可：%2。现在会重新询问你。</translation>
    </message>
    <message>
        <source>The search index is damaged. Rebuild lists to fix this. No message is lost.</source>
        <translation>搜索索引已损坏，重建列表即可修复。没有丢失任何消息。</translation>
    </message>
    <message>
        <source>The file contains data from another program. Recovery reads only the data of Companion Studio.</source>
        <translation>文件里有不属于 Companion Studio 的数据。恢复只读取属于 Companion Studio 的部分。</translation>
    </message>
    <message>
        <source>Programs were allowed to speak as you. Now they are not.</source>
        <translation>原来允许程序以你的身份发言，现在不允许。</translation>
    </message>
    <message>
        <source>%1 is a link and cannot be used as a lock file. Remove it.</source>
        <translation>%1 是一个链接，不能用作锁文件。请将其删除。</translation>
    </message>
    <message>
        <source>Pages of the file refer to each other in a loop. Recovery reads each page once.</source>
        <translation>文件的页彼此循环引用。恢复时每页只读一次。</translation>
    </message>
    <message>
        <source>This decision has been removed.</source>
        <translation>这个决定已不在这里。</translation>
    </message>
    <message>
        <source>This round was not decided by votes.</source>
        <translation>这一轮不是由投票决定的。</translation>
    </message>
    <message>
        <source>The beginning of this round was not kept.</source>
        <translation>这一轮如何开始已无记录。</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>%1 is a companion, %2 their ID</extracomment>
        <translation>“%1”（%2）</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Choose a folder for your data</source>
        <translation>选择数据文件夹</translation>
    </message>
    <message>
        <source>Cannot import files: the data is open read-only.</source>
        <translation>数据以只读方式打开，无法导入文件。</translation>
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
        <translation> … [因达到 Token 上限而中断]</translation>
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
        <translation>发言</translation>
    </message>
    <message>
        <source>Tool called</source>
        <translation>调用工具</translation>
    </message>
    <message>
        <source>Tool result</source>
        <translation>工具结果</translation>
    </message>
    <message>
        <source>Permission requested</source>
        <translation>请求许可</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Turn limit reached</source>
        <translation>达到发言上限</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>陷入循环</translation>
    </message>
    <message>
        <source>What the companion says, as it comes. Like a train announcement that you hear word by word.</source>
        <translation>伙伴说的话，边生成边显示。就像车站广播，一字一句传到耳边。</translation>
    </message>
    <message>
        <source>The companion wants to use a tool. Like a reader who hands the librarian a slip with a title.</source>
        <translation>伙伴想使用工具。就像读者把写着书名的借书单递给图书管理员。</translation>
    </message>
    <message>
        <source>What the tool returned. Like the book that the librarian brings, or the news that it is out.</source>
        <translation>工具返回的结果。就像管理员取来的书，或者一句“已经借出去了”。</translation>
    </message>
    <message>
        <source>This needs your permission first. Like a neighbour who asks before borrowing your bicycle.</source>
        <translation>先要得到许可才能执行。就像邻居借自行车之前，先来问一声。</translation>
    </message>
    <message>
        <source>The turn was stopped early. Like ringing the bell to get off the bus before your stop.</source>
        <translation>这次发言提前结束了。就像没到站就按铃下了公交车。</translation>
    </message>
    <message>
        <source>The turn could not go on. Like a train that stops because a tree fell on the line.</source>
        <translation>这次发言无法继续。就像树倒在铁轨上，列车只好停下。</translation>
    </message>
    <message>
        <source>Old messages were summarised for the companion. Like “the story so far” at the start of a new chapter. The originals stay.</source>
        <translation>较早的对话已为伙伴写成摘要，就像新一章开头的“前情提要”。原来的内容都还在。</translation>
    </message>
    <message>
        <source>What the model noted for itself. Nobody in the room hears it. Like pencil notes in the margin of a script.</source>
        <translation>模型写给自己看的，房间里没有人听到。就像剧本页边的铅笔笔记。</translation>
    </message>
    <message>
        <source>The room has used all the turns you allowed. Like a parking meter that ran out. Add some, and it goes on.</source>
        <translation>房间用完了允许的发言次数。就像停车计时器到点了，再加一些就能继续。</translation>
    </message>
    <message>
        <source>The turn ended normally. Like a runner who hands on the baton.</source>
        <translation>这次发言正常结束。就像接力赛的选手交出接力棒。</translation>
    </message>
    <message>
        <source>The companion did the same thing over and over and was stopped. Like lifting the needle from a stuck record.</source>
        <translation>伙伴反复做同一件事，已停止。就像唱片卡在一处，把唱针抬起来。</translation>
    </message>
</context>
<context>
    <name>WhisperWords</name>
    <message>
        <source>%1 (whispered)</source>
        <extracomment>In a document: %1 is who speaks, %2 are those who hear it</extracomment>
        <translation>%1（悄悄话）</translation>
    </message>
    <message>
        <source>%1 (whispered to %2)</source>
        <translation>%1（对%2的悄悄话）</translation>
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
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>使用其他文件夹…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Choose a folder for your data</source>
        <translation>选择数据文件夹</translation>
    </message>
    <message>
        <source>The open window still runs the version from before an update. To use the new version, quit that window first.</source>
        <translation>打开的窗口运行的仍是更新前的版本。要使用新版本，请先退出那个窗口。</translation>
    </message>
</context>
<context>
    <name>ZipCard</name>
    <message>
        <source>This zip has two files named card.json, and it is not clear which one counts.</source>
        <translation>此 zip 含有两个 card.json，无法判断以哪个为准。</translation>
    </message>
    <message>
        <source>No card in this zip: card.json is missing at the top level.</source>
        <translation>此 zip 中没有角色卡：最上层没有 card.json 文件。</translation>
    </message>
    <message>
        <source>The portrait of a CHARX must be a PNG. Save it as PNG.</source>
        <translation>CHARX 的肖像必须是 PNG。请存为 PNG。</translation>
    </message>
    <message>
        <source>The card or its portrait is too large for a CHARX. Make it smaller.</source>
        <translation>角色卡或肖像对 CHARX 来说太大，请缩小。</translation>
    </message>
    <message>
        <source>The CHARX would be larger than %L1 MB and could not be read again.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>CHARX 会超过 %L1 MB，之后将无法读取。</translation>
    </message>
    <message>
        <source>This zip is damaged or built to deceive. Choose another copy.</source>
        <translation>此 zip 已损坏，或是恶意构造的。请换一份副本。</translation>
    </message>
    <message>
        <source>This zip has more than %L1 files, more than any card needs.</source>
        <translation>此 zip 含有超过 %L1 个文件，任何角色卡都不需要这么多。</translation>
    </message>
    <message>
        <source>This zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 超过 %L1 MB，任何角色卡都不需要这么大。</translation>
    </message>
    <message>
        <source>This zip uses the format for files above 4 GB (zip64). Pack it again as a plain zip.</source>
        <translation>此 zip 使用 4 GB 以上文件的格式（zip64）。请重新打包为普通 zip。</translation>
    </message>
    <message>
        <source>This file is not a zip, or its end is missing. Choose another copy.</source>
        <translation>此文件不是 zip，或缺少结尾。请换一份副本。</translation>
    </message>
    <message>
        <source>This is one part of a split zip. Pack it again as one file.</source>
        <translation>这是分卷 zip 的一部分。请重新打包为一个文件。</translation>
    </message>
    <message>
        <source>A file name in this zip could lead out of its folder, so the zip is refused. Pack it again.</source>
        <translation>此 zip 中有文件名可能指向文件夹之外，因此已拒绝。请重新打包。</translation>
    </message>
    <message>
        <source>This zip is locked with a password. Pack it again without a password.</source>
        <translation>此 zip 有密码保护。请去掉密码重新打包。</translation>
    </message>
    <message>
        <source>This zip has a link to another place, so it is refused. Pack it again with files only.</source>
        <translation>此 zip 含有指向其他位置的链接，因此已拒绝。请只用普通文件重新打包。</translation>
    </message>
    <message>
        <source>This zip would unpack to more than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 解压后会超过 %L1 MB，任何角色卡都不需要这么大。</translation>
    </message>
    <message>
        <source>A file in this zip cannot be unpacked. Choose another copy.</source>
        <translation>此 zip 中有一个文件无法解压。请换一份副本。</translation>
    </message>
    <message>
        <source>A file in this zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 中有文件超过 %L1 MB，任何角色卡都不需要这么大。</translation>
    </message>
    <message>
        <source>No readable character in this Backyard file.</source>
        <translation>此 Backyard 文件中没有可读取的角色。</translation>
    </message>
    <message>
        <source>Left out: the pictures of feelings are larger than %L1 MB together.</source>
        <translation>情绪图片合计超过 %L1 MB，因此不使用。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Cannot open a window: no display found. `companion-studio converse` works without a display.</source>
        <translation>找不到显示器，无法打开窗口。`companion-studio converse` 无需显示器即可使用。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::Errands</name>
    <message>
        <source>A different guest came than the one requested.</source>
        <translation>来的不是所请求的访客。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::NetworkLine</name>
    <message>
        <source>This address is the firehose of Companion Studio itself.</source>
        <extracomment>The user gave the address of another network, but it is that of this program</extracomment>
        <translation>这是 Companion Studio 自己的事件流地址。</translation>
    </message>
    <message>
        <source>Connection lost.</source>
        <translation>连接已断开。</translation>
    </message>
    <message>
        <source>No response in time.</source>
        <translation>未能及时收到应答。</translation>
    </message>
    <message>
        <source>No program is listening at this address. Check the address.</source>
        <translation>这个地址上没有程序在监听。请检查地址。</translation>
    </message>
    <message>
        <source>No computer with this name found. Check the address.</source>
        <translation>找不到这个名称的电脑。请检查地址。</translation>
    </message>
    <message>
        <source>The program at this address is not a firehose.</source>
        <translation>这个地址上的程序不是事件流。</translation>
    </message>
</context>
<context>
    <name>studio::agent::Compressor</name>
    <message>
        <source>The summary was cut off before its end.</source>
        <translation>摘要没写完就中断了。</translation>
    </message>
    <message>
        <source>The conversation is longer than the model can hold.</source>
        <translation>对话长度超出了模型的容量。</translation>
    </message>
</context>
<context>
    <name>studio::app::BookImport</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>没有 ID 为 %1 的伙伴。</translation>
    </message>
    <message>
        <source>This is a lorebook without a companion. Import it together with one card, name a companion with --for ID, or import it for no companion with lore import.</source>
        <translation>这是没有伙伴的世界书。请与一张角色卡一起导入，或用 --for ID 指定伙伴，或用 lore import 导入为不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>This is a lorebook with several companions. Name the companion who gets it with --for ID, or import it for no companion with lore import.</source>
        <translation>与此世界书一起导入的伙伴有多位。请用 --for ID 指定归属的伙伴，或用 lore import 导入为不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>Lorebook skipped: none of the imported cards names it. Import it separately, with --for ID for one companion or with lore import for none.</source>
        <translation>已跳过此世界书：导入的角色卡都没有指定它。请单独导入：归某位伙伴用 --for ID，不属于任何伙伴用 lore import。</translation>
    </message>
</context>
<context>
    <name>studio::app::CardImport</name>
    <message>
        <source>A companion already has the ID %1. Use --replace to replace the companion, or --new-id to keep both.</source>
        <translation>已有 ID 为 %1 的伙伴。要替换，请用 --replace；要两位都保留，请用 --new-id。</translation>
    </message>
</context>
<context>
    <name>studio::app::ShelfImporter</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
</context>
<context>
    <name>studio::app::TextSearch</name>
    <message>
        <source>Several speakers are called &quot;%1&quot;. Use one of these IDs: %2</source>
        <translation>有多人名叫“%1”。请使用其中一个 ID：%2</translation>
    </message>
    <message numerus="yes">
        <source>Older texts might be missing: %Ln event(s) cannot be searched yet.</source>
        <translation>
            <numerusform>较早的内容可能不全：还有 %Ln 个事件暂时无法搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::devices::DeviceModule</name>
    <message>
        <source>The part for cameras and voices could not be loaded. Install Companion Studio again.</source>
        <translation>无法加载摄像头和声音部分。请重新安装 Companion Studio。</translation>
    </message>
    <message>
        <source>Companion Studio was updated while it was open. Restart it to use cameras and voices.</source>
        <translation>Companion Studio 在打开期间已更新。要使用摄像头和声音，请重新启动。</translation>
    </message>
</context>
<context>
    <name>studio::explain::HabitWords</name>
    <message>
        <source>does not count tokens while replying</source>
        <extracomment>Each goes into &quot;Learned about this model: …&quot;, between semicolons.</extracomment>
        <translation>回复时不统计 Token 数</translation>
    </message>
    <message>
        <source>sends the whole reply at once</source>
        <translation>一次返回全部回复</translation>
    </message>
    <message>
        <source>does not support a system message (put into the first message instead)</source>
        <translation>不支持系统消息（改放入第一条消息）</translation>
    </message>
    <message>
        <source>has another name for the token limit</source>
        <translation>Token 上限使用另一个字段名</translation>
    </message>
    <message>
        <source>does not support a token limit</source>
        <translation>不支持 Token 上限</translation>
    </message>
    <message>
        <source>does not support cache marks</source>
        <translation>不支持缓存标记</translation>
    </message>
    <message>
        <source>does not support thinking levels</source>
        <translation>不能指定思考强度</translation>
    </message>
    <message>
        <source>does not support template settings</source>
        <translation>不支持模板设置</translation>
    </message>
    <message>
        <source>does not return its hidden thoughts</source>
        <translation>不返回隐藏的思考</translation>
    </message>
    <message>
        <source>does not support a seed</source>
        <translation>不支持随机种子</translation>
    </message>
    <message>
        <source>does not support stop sequences</source>
        <translation>不支持停止序列</translation>
    </message>
    <message>
        <source>does not support a temperature</source>
        <translation>不支持温度</translation>
    </message>
    <message>
        <source>does not support tools</source>
        <translation>不支持工具</translation>
    </message>
    <message>
        <source>does not support a schema</source>
        <translation>不支持模式</translation>
    </message>
    <message>
        <source>cannot be forced to use a tool</source>
        <translation>无法强制使用工具</translation>
    </message>
    <message>
        <source>cannot be restricted to JSON</source>
        <translation>无法限定为 JSON</translation>
    </message>
    <message>
        <source>thinks before replying</source>
        <translation>回答前会思考</translation>
    </message>
    <message>
        <source>thinks even when told not to</source>
        <translation>即使要求不思考也会思考</translation>
    </message>
    <message>
        <source>Learned about this model: %1.</source>
        <extracomment>%1: one or more parts such as &quot;takes no seed&quot;, between semicolons</extracomment>
        <translation>关于此模型已得知：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>studio::explain::Keys</name>
    <message>
        <source>%1 needs a key, and the variable %2 is not set.</source>
        <translation>%1需要密钥，但变量 %2 没有设置。</translation>
    </message>
    <message>
        <source>%1 needs a key, but has none.</source>
        <translation>%1需要密钥，但没有密钥。</translation>
    </message>
    <message>
        <source>The key of %1 was entered for %2, so it is not sent to %3 unless you allow it.</source>
        <extracomment>%1 a provider, %2 and %3 addresses</extracomment>
        <translation>%1的密钥是为%2提供的，除非你允许，否则不会发送到%3。</translation>
    </message>
    <message>
        <source>An earlier version saved the key of %1 without its address, so it is not sent to %2 unless you allow it.</source>
        <extracomment>%1 a provider, %2 an address</extracomment>
        <translation>早期版本保存%1的密钥时没有记录地址，除非你允许，否则不会发送到%2。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not sent to %2 unless you allow it.</source>
        <extracomment>%1 an environment variable, %2 an address</extracomment>
        <translation>除非你允许，否则环境变量 %1 不会发送到%2。</translation>
    </message>
</context>
<context>
    <name>studio::memory::NoteBook</name>
    <message>
        <source>This note is empty.</source>
        <translation>这条笔记是空的。</translation>
    </message>
    <message>
        <source>A note has at most %1 characters.</source>
        <translation>一条笔记最多 %1 个字符。</translation>
    </message>
    <message>
        <source>A companion remembers at most %1 notes.</source>
        <extracomment>%1 is a number; the companion has to forget something first.</extracomment>
        <translation>一位伙伴最多能记住 %1 条笔记。</translation>
    </message>
    <message>
        <source>This note no longer exists.</source>
        <translation>这条笔记已不存在。</translation>
    </message>
</context>
<context>
    <name>studio::permission::PermissionDesk</name>
    <message>
        <source>This answer was already taken back.</source>
        <translation>这个答复已撤回。</translation>
    </message>
    <message>
        <source>The tool cannot use this: %1</source>
        <extracomment>%1: what is wrong, in English: &quot;at days: is no number&quot;</extracomment>
        <translation>工具无法使用这些内容：%1</translation>
    </message>
    <message>
        <source>This question is already over.</source>
        <translation>此询问已经结束。</translation>
    </message>
    <message>
        <source>Shorten the arguments to at most %L1 KB.</source>
        <translation>请把参数缩短到 %L1 KB 以内。</translation>
    </message>
</context>
<context>
    <name>studio::query::QueryDesk</name>
    <message>
        <source>This request is not allowed yet.</source>
        <translation>此请求尚未获得许可。</translation>
    </message>
    <message>
        <source>Connected programs are not allowed to answer requests.</source>
        <translation>不允许已连接的程序回答请求。</translation>
    </message>
    <message>
        <source>This request is already over.</source>
        <translation>此请求已经结束。</translation>
    </message>
</context>
<context>
    <name>studio::room::FloorTools</name>
    <message>
        <source>Read the messages</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>查看消息</translation>
    </message>
    <message>
        <source>Reads the messages of the room.</source>
        <translation>查看房间里的消息。</translation>
    </message>
    <message>
        <source>Look at the level</source>
        <extracomment>What a companion can do, as a title in a list. The level is that of the resource floor.</extracomment>
        <translation>查看余量</translation>
    </message>
    <message>
        <source>Reads the level and the price of speaking.</source>
        <translation>查看余量和发言的价格。</translation>
    </message>
    <message>
        <source>Pay to speak</source>
        <extracomment>What a companion can do, as a title in a list. It pays with a part of the level.</extracomment>
        <translation>花费余量发言</translation>
    </message>
    <message>
        <source>Says something and pays for it from the level.</source>
        <translation>花一部分余量来发言。</translation>
    </message>
</context>
<context>
    <name>studio::room::GestureTool</name>
    <message>
        <source>Move or show an emotion</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>做动作或表露情绪</translation>
    </message>
    <message>
        <source>Moves the figure or changes its face on the stage.</source>
        <translation>在舞台上让人物动作或变换表情。</translation>
    </message>
</context>
<context>
    <name>studio::room::MemoryTools</name>
    <message>
        <source>Search memory</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>搜索记忆</translation>
    </message>
    <message>
        <source>Searches the companion’s own notes.</source>
        <translation>搜索伙伴自己的笔记。</translation>
    </message>
    <message>
        <source>Remember something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>记住一件事</translation>
    </message>
    <message>
        <source>Writes a note that is remembered in other rooms too. You can read and change it.</source>
        <translation>记一条在其他房间也记得的笔记，你可以查看和修改。</translation>
    </message>
</context>
<context>
    <name>studio::room::QueryTools</name>
    <message>
        <source>Ask for a picture</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>请求图片</translation>
    </message>
    <message>
        <source>Asks you for a picture from the camera or of the screen.</source>
        <translation>向你请求摄像头或屏幕的图片。</translation>
    </message>
    <message>
        <source>Ask you a question</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>向你提问</translation>
    </message>
    <message>
        <source>Asks you a question and waits for your answer.</source>
        <translation>向你提问，并等待你的回答。</translation>
    </message>
</context>
<context>
    <name>studio::room::SayTool</name>
    <message>
        <source>Say something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>说句话</translation>
    </message>
    <message>
        <source>Says something in the room.</source>
        <translation>在房间里说话。</translation>
    </message>
</context>
<context>
    <name>studio::room::WorldTools</name>
    <message>
        <source>See who is here</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>看看谁在这里</translation>
    </message>
    <message>
        <source>Shows who is in the room and what they are doing.</source>
        <translation>查看房间里有谁、在做什么。</translation>
    </message>
    <message>
        <source>Look at the clock</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>看时间</translation>
    </message>
    <message>
        <source>Reads the date and the time of this computer.</source>
        <translation>读取这台电脑的日期和时间。</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Rolls dice and reports the result.</source>
        <translation>掷骰子并报告结果。</translation>
    </message>
</context>
<context>
    <name>studio::secrets::Keychain</name>
    <message>
        <source>The keychain does not have this key.</source>
        <translation>密钥环里没有这个密钥。</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>密钥环没有解锁。</translation>
    </message>
    <message>
        <source>No keychain found.</source>
        <translation>找不到密钥环。</translation>
    </message>
    <message>
        <source>The keychain does not respond.</source>
        <translation>密钥环没有回应。</translation>
    </message>
</context>
<context>
    <name>studio::services::AsPolicyJob</name>
    <message>
        <source>The beginning of this room could not be read.</source>
        <translation>无法读取这个房间的开头。</translation>
    </message>
</context>
<context>
    <name>studio::services::DocumentFile</name>
    <message>
        <source>Choose a file to save to.</source>
        <translation>请选择要保存到的文件。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the folder %2 does not exist.</source>
        <translation>无法写入 %1：文件夹 %2 不存在。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the file is protected.</source>
        <translation>无法写入 %1：文件受保护。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>未能完整写入 %1。没有更改任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::services::DraftService</name>
    <message>
        <source>A draft of more than %L1 characters is not kept until the next start.</source>
        <translation>超过 %L1 个字符的草稿不会保留到下次启动。</translation>
    </message>
</context>
<context>
    <name>studio::services::GuestService</name>
    <message>
        <source>This gesture is not available.</source>
        <translation>没有这个动作。</translation>
    </message>
    <message>
        <source>Too many gestures in one second.</source>
        <translation>一秒内的动作太多了。</translation>
    </message>
    <message>
        <source>A request with this number is already waiting.</source>
        <translation>此编号的请求已在等待。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>回答到来之前房间已关闭。</translation>
    </message>
    <message>
        <source>This room is closed.</source>
        <translation>这个房间已关闭。</translation>
    </message>
    <message>
        <source>Another participant already has this name.</source>
        <translation>已有参与者使用这个名字。</translation>
    </message>
    <message>
        <source>Only guests and users can connect through the doors.</source>
        <translation>只有访客和用户能通过外部连接进入。</translation>
    </message>
    <message>
        <source>This guest was removed from the room.</source>
        <translation>这位访客已被移出房间。</translation>
    </message>
    <message>
        <source>Too many requests in one minute.</source>
        <translation>一分钟内的请求太多。</translation>
    </message>
    <message>
        <source>This guest does not have the floor now.</source>
        <translation>这位访客现在没有发言权。</translation>
    </message>
    <message>
        <source>This message cannot be sent.</source>
        <translation>这条消息无法发送。</translation>
    </message>
    <message>
        <source>This guest is muted.</source>
        <translation>这位访客已被禁言。</translation>
    </message>
    <message>
        <source>Too many messages: at most %L1 a minute.</source>
        <translation>消息太多：每分钟最多 %L1 条。</translation>
    </message>
    <message>
        <source>It is not this guest’s turn.</source>
        <translation>还没有轮到这位访客。</translation>
    </message>
    <message>
        <source>This guest does not exist.</source>
        <translation>没有这位访客。</translation>
    </message>
    <message>
        <source>This room has no free seat.</source>
        <translation>这个房间已没有空余的席位。</translation>
    </message>
    <message>
        <source>A program cannot request this in the name of the user.</source>
        <translation>程序不能以用户的名义请求这个。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of someone in this room. Choose another name.</source>
        <translation>“%1”与房间里某人的名字太像，请换一个名字。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of another guest. Choose another name.</source>
        <translation>“%1”与另一位访客的名字太像，请换一个名字。</translation>
    </message>
    <message>
        <source>Shorten the number of this request to at most %L1 characters.</source>
        <translation>请把这个请求的编号缩短到 %L1 个字符以内。</translation>
    </message>
    <message>
        <source>Shorten the message to at most %L1 characters. It has %L2.</source>
        <translation>请把消息缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>A message can have at most %L1 recipients, with IDs of at most %L2 characters.</source>
        <translation>一条消息最多有 %L1 个收件人，ID 最多 %L2 个字符。</translation>
    </message>
</context>
<context>
    <name>studio::services::LoreTrialService</name>
    <message>
        <source>This companion has left the room.</source>
        <translation>这位伙伴已经不在这个房间里了。</translation>
    </message>
</context>
<context>
    <name>studio::services::MessagePictures</name>
    <message>
        <source>This picture was not kept.</source>
        <translation>这张图片没有保留。</translation>
    </message>
</context>
<context>
    <name>studio::services::OpenRooms</name>
    <message>
        <source>The data folder is open read-only.</source>
        <translation>数据文件夹以只读方式打开。</translation>
    </message>
</context>
<context>
    <name>studio::services::PermissionService</name>
    <message>
        <source>Edited arguments can only be allowed once.</source>
        <translation>修改过的参数只能允许一次。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>This companion does not exist.</source>
        <translation>这位伙伴不存在。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>这张图片没有存储在这里。</translation>
    </message>
    <message>
        <source>Write a line to test the companion with.</source>
        <translation>请写一句话来测试这位伙伴。</translation>
    </message>
    <message>
        <source>Pictures must be PNG or JPEG of at most 1 MB. Reduce the picture’s size.</source>
        <translation>图片须为不超过 1 MB 的 PNG 或 JPEG。请缩小图片。</translation>
    </message>
    <message>
        <source>The file is too large to keep.</source>
        <translation>文件太大，无法保存。</translation>
    </message>
    <message>
        <source>Shorten the line to at most %L1 characters. It has %L2.</source>
        <translation>请把这句话缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaTrial</name>
    <message>
        <source>Test stopped.</source>
        <translation>测试已停止。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderService</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>This provider does not exist.</source>
        <translation>没有这个提供商。</translation>
    </message>
    <message>
        <source>Enter the model name.</source>
        <translation>请输入模型名称。</translation>
    </message>
    <message>
        <source>A price must be 0 or more, a context 1 token or more.</source>
        <translation>价格应不小于 0，上下文应不小于 1 个 Token。</translation>
    </message>
    <message>
        <source>%1 has no key waiting for your consent.</source>
        <translation>%1没有等待你同意的密钥。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderTest</name>
    <message>
        <source>%1 responds.</source>
        <translation>%1有应答。</translation>
    </message>
    <message>
        <source>This address is a door for other programs, such as that of Companion Studio, not a model. Check the address.</source>
        <translation>这是供其他程序连接的地址（例如 Companion Studio 自己的），不是模型。请检查地址。</translation>
    </message>
    <message>
        <source>The server redirects elsewhere. Not followed, to protect the key. Check the address.</source>
        <translation>服务器要转到另一个地址。为保护密钥，没有跟随。请检查地址。</translation>
    </message>
    <message>
        <source>The server did not ask for a key.</source>
        <translation>服务器没有要求密钥。</translation>
    </message>
    <message>
        <source>The server did not refuse the key.</source>
        <translation>密钥未被拒绝。</translation>
    </message>
    <message>
        <source>No model list here. Enter the model name yourself.</source>
        <translation>这里没有模型列表。请自行输入模型名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found.</source>
        <translation>
            <numerusform>找到 %n 个模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model %1 is not in the list. If the next step fails, choose one from the list.</source>
        <translation>模型 %1 不在列表中。如果下一步失败，请从列表中选一个。</translation>
    </message>
    <message>
        <source>No model chosen yet. Choose a model, then test again.</source>
        <translation>还没有选择模型。请先选择，再测试。</translation>
    </message>
    <message>
        <source>The model returned an empty reply. Choose another model.</source>
        <translation>模型的回复为空。请选择其他模型。</translation>
    </message>
    <message>
        <source>%1 streams replies.</source>
        <translation>%1支持流式输出。</translation>
    </message>
    <message>
        <source>%1 replies all at once.</source>
        <translation>%1一次性返回回复。</translation>
    </message>
    <message>
        <source>No JSON, so votes cannot be read. The model can still speak in rooms without votes: in a ring, or when you give the floor.</source>
        <translation>不支持 JSON，因此无法读取投票。仍可在没有投票的房间发言：轮流，或由你请其发言。</translation>
    </message>
    <message>
        <source>The provider can enforce the vote format.</source>
        <translation>提供商可以保证投票的格式。</translation>
    </message>
    <message>
        <source>Votes work through a required tool call.</source>
        <translation>可以通过必需的工具调用取得投票。</translation>
    </message>
    <message>
        <source>JSON works; the vote format is only described in the prompt.</source>
        <translation>支持 JSON；投票的格式仅在提示词中说明。</translation>
    </message>
    <message>
        <source>JSON on request only. Some votes may need a second try.</source>
        <translation>仅按要求输出 JSON，投票有时要重试。</translation>
    </message>
    <message>
        <source>Tools supported.</source>
        <translation>支持工具。</translation>
    </message>
    <message>
        <source>No tool support: cannot speak in Resource rooms.</source>
        <translation>不支持工具：不能在消耗资源的房间里发言。</translation>
    </message>
    <message>
        <source>Pictures supported.</source>
        <translation>支持图片。</translation>
    </message>
    <message>
        <source>No picture support: pictures are not sent.</source>
        <translation>不支持图片：不会发送图片。</translation>
    </message>
    <message>
        <source>This looks like Ollama. Choose the protocol Ollama, or add /v1 to the address.</source>
        <translation>这看起来是 Ollama。请把协议选为 Ollama，或在地址末尾加上 /v1。</translation>
    </message>
    <message>
        <source>This is an OpenAI-compatible server, not Ollama. Choose the protocol OpenAI-compatible.</source>
        <translation>这是 OpenAI 兼容的服务器，不是 Ollama。请把协议选为 OpenAI 兼容。</translation>
    </message>
    <message>
        <source>%1 responds. The address was corrected to %2.</source>
        <translation>%1有应答。地址已更正为 %2。</translation>
    </message>
    <message>
        <source>The model list is empty. Enter the model name yourself.</source>
        <translation>模型列表是空的。请自行输入模型名称。</translation>
    </message>
    <message>
        <source>The server responds at %1 instead. The key was entered for another address and was not sent there. Correct the address and enter the key again.</source>
        <translation>服务器在 %1 应答。密钥是为另一个地址输入的，没有发送到那里。请更正地址并重新输入密钥。</translation>
    </message>
</context>
<context>
    <name>studio::services::QueryService</name>
    <message>
        <source>Choose a companion and what to allow.</source>
        <translation>请选择一位伙伴和允许的内容。</translation>
    </message>
</context>
<context>
    <name>studio::services::RecordService</name>
    <message>
        <source>%1 could not be written completely. Nothing was changed.</source>
        <translation>未能完整写入 %1。没有更改任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomImport</name>
    <message>
        <source>This room already exists, so this is a second copy.</source>
        <translation>此房间已存在，将另建一个。</translation>
    </message>
    <message>
        <source>This companion already exists.</source>
        <translation>已有这位伙伴。</translation>
    </message>
    <message>
        <source>A companion already has this ID, with other data. The existing companion stays unchanged.</source>
        <translation>已有此 ID 的伙伴且内容不同。现有的伙伴保持不变。</translation>
    </message>
    <message>
        <source>Adds %1 to your companions.</source>
        <translation>将%1加入伙伴库</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>对应%1</translation>
    </message>
    <message>
        <source>becomes the new companion %1</source>
        <translation>成为新伙伴 %1</translation>
    </message>
    <message>
        <source>becomes you</source>
        <translation>对应你自己</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>不参与</translation>
    </message>
    <message>
        <source>The room is full. Messages by this companion are kept.</source>
        <translation>房间已满。这位伙伴的消息会保留。</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n event(s) that this version cannot read.</source>
        <translation>
            <numerusform>已跳过此版本无法读取的 %n 个事件。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook “%1” fires in the room.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”会在此房间触发。</translation>
    </message>
    <message>
        <source>The chat uses the lorebook “%1”, which you do not have. Import the lorebook, then choose it in the room settings.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>此聊天使用世界书“%1”，但你没有这本世界书。请先导入，再在房间设置中选择。</translation>
    </message>
    <message>
        <source>The group sets the turn-taking of the room.</source>
        <translation>房间的发言方式沿用群聊的设置。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>在房间里禁言：%L1 位。</translation>
    </message>
    <message>
        <source>In the group, but without messages: %1. Add these companions in the room settings.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>在群聊中但没有发言：%1。可在房间设置中加入。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomRecording</name>
    <message>
        <source>The document could not be written completely.</source>
        <translation>文档未能完整写入。</translation>
    </message>
    <message>
        <source>No messages in this range. The room has %L1 messages.</source>
        <translation>该范围内没有消息；房间共有 %L1 条消息。</translation>
    </message>
    <message>
        <source>%1 is not a companion or guest of this room.</source>
        <translation>%1不是这个房间的伙伴或访客。</translation>
    </message>
    <message>
        <source>Export stopped. Nothing was changed.</source>
        <translation>导出已停止，没有更改任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>No companion has the ID %1.</source>
        <translation>没有 ID 为 %1 的伙伴。</translation>
    </message>
    <message>
        <source>A gesture needs a name and a companion or guest.</source>
        <translation>动作需要名称，以及做动作的伙伴或访客。</translation>
    </message>
    <message>
        <source>This companion is not in the room.</source>
        <translation>这位伙伴不在房间里。</translation>
    </message>
    <message>
        <source>A request with this number is already waiting.</source>
        <translation>此编号的请求已在等待。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>回答到来之前房间已关闭。</translation>
    </message>
    <message>
        <source>This summary has been removed.</source>
        <translation>该摘要已不存在。</translation>
    </message>
    <message>
        <source>The speaker of this message has left the room.</source>
        <translation>这条消息的发言者已不在房间里。</translation>
    </message>
    <message>
        <source>A message cannot be empty.</source>
        <translation>消息不能为空。</translation>
    </message>
    <message>
        <source>This room no longer votes. Switch its turn-taking to State vote to continue from here.</source>
        <translation>此房间已不再投票。要从这里继续，请把发言方式切换为“投票”。</translation>
    </message>
    <message>
        <source>Only the vote of a companion who was asked in that round can be changed.</source>
        <translation>只能更改那一轮参与投票的伙伴的票。</translation>
    </message>
    <message>
        <source>This companion has left the room, so the room cannot continue with this vote.</source>
        <translation>这位伙伴已不在房间里，因此无法用这一票继续。</translation>
    </message>
    <message>
        <source>A request needs a sender, and a number with at most %L1 characters.</source>
        <translation>请求需要有提出者，以及最多 %L1 个字符的编号。</translation>
    </message>
    <message>
        <source>This room was deleted. Restore it first.</source>
        <translation>这个房间已被删除。请先恢复它。</translation>
    </message>
    <message>
        <source>This message has been removed.</source>
        <translation>这条消息已不在这里。</translation>
    </message>
    <message>
        <source>The conversation changed meanwhile. Try again.</source>
        <translation>对话在此期间发生了变化。请重试。</translation>
    </message>
</context>
<context>
    <name>studio::services::ShelfService</name>
    <message>
        <source>A lorebook needs a name.</source>
        <translation>世界书需要名称。</translation>
    </message>
    <message>
        <source>A lorebook can have at most %L1 entries and %L2 characters.</source>
        <translation>每本世界书最多保留 %L1 个条目、%L2 个字符。</translation>
    </message>
    <message>
        <source>You already have %L1 lorebooks. Remove one first.</source>
        <translation>已经有 %L1 本世界书。请先移除一本。</translation>
    </message>
    <message>
        <source>All lorebooks together can have at most %L1 characters. Remove one first.</source>
        <translation>所有世界书合计最多 %L1 个字符。请先移除一本。</translation>
    </message>
</context>
<context>
    <name>studio::services::StatisticsService</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>studio::services::TemplateService</name>
    <message>
        <source>A template needs a name.</source>
        <translation>模板需要一个名称。</translation>
    </message>
</context>
<context>
    <name>studio::services::VoiceService</name>
    <message>
        <source>Voice stopped.</source>
        <translation>声音已停止。</translation>
    </message>
</context>
<context>
    <name>studio::services::WhatIfService</name>
    <message>
        <source>The beginning of this room could not be read.</source>
        <translation>无法读取这个房间的开头。</translation>
    </message>
    <message>
        <source>This round was not decided by votes.</source>
        <translation>这一轮不是由投票决定的。</translation>
    </message>
    <message>
        <source>This question was cancelled.</source>
        <translation>此问题已取消。</translation>
    </message>
</context>
<context>
    <name>studio::services::WitnessService</name>
    <message>
        <source>This room has been closed.</source>
        <translation>这个房间已经关闭。</translation>
    </message>
</context>
<context>
    <name>studio::store::ExchangeRows</name>
    <message>
        <source>This exchange with the model was not kept.</source>
        <translation>与模型的这次往来没有保存。</translation>
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>No stored data in %1.</source>
        <translation>%1 中没有存储的数据。</translation>
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was created.</source>
        <translation>存储的数据已损坏。已移到 %1，并新建了文件。</translation>
    </message>
    <message>
        <source>The prepared data is now in use.</source>
        <translation>现已改用准备好的数据。</translation>
    </message>
    <message>
        <source>The prepared data is now in use. The previous data is in %1.</source>
        <translation>现已改用准备好的数据。之前的数据在 %1 中。</translation>
    </message>
    <message>
        <source>Other users of this computer could read the data in %1. Now only you can.</source>
        <translation>此前本机的其他用户可以读取 %1 中的数据。现在只有你可以读取。</translation>
    </message>
</context>
<context>
    <name>studio::tools::ToolRegistry</name>
    <message>
        <source>These tools cannot be added.</source>
        <translation>无法添加这些工具。</translation>
    </message>
    <message>
        <source>Tools with this name already exist.</source>
        <translation>已有这个名称的工具。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AbilityFields</name>
    <message>
        <source>Abilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Tools and gestures</source>
        <translation>工具和动作</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Abilities besides talking. You are still asked as usual.</source>
        <translation>除了说话还能做的事。平时会询问你的，仍会询问。</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Gestures on the stage.</source>
        <translation>在舞台上可以做的动作。</translation>
    </message>
    <message>
        <source>All tools, including future ones</source>
        <translation>所有工具，包括以后新增的</translation>
    </message>
    <message>
        <source>Only these tools</source>
        <translation>仅这些工具</translation>
    </message>
    <message>
        <source>Allowed tools</source>
        <translation>允许的工具</translation>
    </message>
    <message>
        <source>All gestures, including future ones</source>
        <translation>所有动作，包括以后新增的</translation>
    </message>
    <message>
        <source>Only these gestures</source>
        <translation>仅这些动作</translation>
    </message>
    <message>
        <source>Allowed gestures</source>
        <translation>允许的动作</translation>
    </message>
</context>
<context>
    <name>studio::ui::AboutWindow</name>
    <message>
        <source>The address was copied.</source>
        <translation>地址已复制。</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>详情已复制。</translation>
    </message>
    <message>
        <source>About Companion Studio</source>
        <translation>关于 Companion Studio</translation>
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation>Companion Studio %1</translation>
    </message>
    <message>
        <source>Talk with several companions at once and see how they decide who speaks. Free software under the GPL, version 3 or later (GPL-3.0-or-later).</source>
        <translation>同时与多个伙伴对话，并看到他们如何决定由谁发言。本程序是采用 GPL 第 3 版或更新版本（GPL-3.0-or-later）的自由软件。</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>组件及其许可证</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>复制地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>复制详情(&amp;C)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::AccessPage</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>请给提供商起一个名称。</translation>
    </message>
    <message>
        <source>A provider already has this name. Choose another name.</source>
        <translation>已有同名的提供商。请换一个名称。</translation>
    </message>
    <message>
        <source>Enter the server address from its documentation.</source>
        <translation>请按服务器的文档输入地址。</translation>
    </message>
    <message>
        <source>Enter an address that starts with https:// or http:// and has a server name.</source>
        <translation>请输入以 https:// 或 http:// 开头并包含服务器名的地址。</translation>
    </message>
    <message>
        <source>Remove the user name and password from the address.</source>
        <translation>请去掉地址中的用户名和密码。</translation>
    </message>
    <message>
        <source>Enter the name of a variable, such as OPENAI_API_KEY.</source>
        <translation>请输入变量的名称，例如 OPENAI_API_KEY。</translation>
    </message>
    <message>
        <source>The stored key is for another server. Enter the key for this server.</source>
        <translation>保存的密钥属于另一个服务器。请输入此服务器的密钥。</translation>
    </message>
    <message>
        <source>Paste the key here, or choose “Not needed”.</source>
        <translation>请在此粘贴密钥，或选择“不需要”。</translation>
    </message>
    <message>
        <source>A key has no blanks or line breaks, only plain letters, digits and signs. Copy it again.</source>
        <translation>密钥不含空格和换行，只有普通的字母、数字和符号。请重新复制。</translation>
    </message>
    <message>
        <source>No key is sent.</source>
        <translation>不发送密钥。</translation>
    </message>
    <message>
        <source>Read from this variable at each start. Nothing is stored.</source>
        <translation>每次启动时从此变量读取，不会保存。</translation>
    </message>
    <message>
        <source>A key is stored in the keychain. Leave this empty to keep it.</source>
        <translation>密钥已保存在密钥环中。留空即可保留。</translation>
    </message>
    <message>
        <source>A key is kept until Companion Studio ends. Leave this empty to keep it.</source>
        <translation>密钥保留到程序结束。留空即可保留。</translation>
    </message>
    <message>
        <source>Stored only in the keychain of your desktop.</source>
        <translation>只保存在桌面的密钥环中。</translation>
    </message>
    <message>
        <source>No keychain found. The key is kept until Companion Studio ends; enter it again next time.</source>
        <translation>没有密钥环。密钥只保留到程序结束，下次需要重新输入。</translation>
    </message>
    <message>
        <source>http:// exposes the key on the network. Use https:// if you can.</source>
        <translation>使用 http:// 时，密钥可能在网络上泄露。请尽量使用 https://。</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问方式</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name shown in Companion Studio.</source>
        <translation>在 Companion Studio 中显示的名称。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Source of the key</source>
        <translation>密钥来源</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>在此输入</translation>
    </message>
    <message>
        <source>From a variable</source>
        <translation>来自变量</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Variable name</source>
        <translation>变量名称</translation>
    </message>
    <message>
        <source>Parallel calls</source>
        <translation>同时调用数</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>每分钟调用数</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::ActWords</name>
    <message>
        <source>%1 bows</source>
        <extracomment>Bodily acts, as quiet lines of the talk: %1 a name</extracomment>
        <translation>%1鞠躬</translation>
    </message>
    <message>
        <source>%1 cheers</source>
        <translation>%1欢呼</translation>
    </message>
    <message>
        <source>%1 claps</source>
        <translation>%1鼓掌</translation>
    </message>
    <message>
        <source>%1 puts a hand to their forehead</source>
        <translation>%1用手扶额</translation>
    </message>
    <message>
        <source>%1 laughs</source>
        <translation>%1笑了</translation>
    </message>
    <message>
        <source>%1 leans in</source>
        <translation>%1探身向前</translation>
    </message>
    <message>
        <source>%1 nods</source>
        <translation>%1点头</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1用手指</translation>
    </message>
    <message>
        <source>%1 shakes their head</source>
        <translation>%1摇头</translation>
    </message>
    <message>
        <source>%1 shrugs</source>
        <translation>%1耸肩</translation>
    </message>
    <message>
        <source>%1 sighs</source>
        <translation>%1叹气</translation>
    </message>
    <message>
        <source>%1 falls asleep</source>
        <translation>%1睡着了</translation>
    </message>
    <message>
        <source>%1 steps forward</source>
        <translation>%1向前一步</translation>
    </message>
    <message>
        <source>%1 is surprised</source>
        <translation>%1吃了一惊</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1在思考</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation>%1挥手</translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <extracomment>A bodily act, as a quiet line of the talk: %1 and %2 are names</extracomment>
        <translation>%1看向%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bodily act, as a quiet line: %1 a name, %2 the act, such as &quot;wave&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 puts a hand to her forehead</source>
        <translation>%1用手扶额</translation>
    </message>
    <message>
        <source>%1 puts a hand to his forehead</source>
        <translation>%1用手扶额</translation>
    </message>
    <message>
        <source>%1 shakes her head</source>
        <translation>%1摇头</translation>
    </message>
    <message>
        <source>%1 shakes his head</source>
        <translation>%1摇头</translation>
    </message>
</context>
<context>
    <name>studio::ui::ActivityPage</name>
    <message>
        <source>a program that has left</source>
        <extracomment>A program that is not connected any more</extracomment>
        <translation>已离开的程序</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is somebody, %2 the program through which it speaks</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>The heads of columns: when somebody was not let in, by which door, why, how often, what it sent
----------
The heads of columns: when something was called for, by which door, by whom, what, what came of it</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>外部连接</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Data sent</source>
        <translation>发送内容</translation>
    </message>
    <message>
        <source>Refused programs</source>
        <translation>被拒绝的程序</translation>
    </message>
    <message>
        <source>No refused connections.</source>
        <translation>没有被拒绝的连接。</translation>
    </message>
    <message>
        <source>Latest calls</source>
        <translation>最近的调用</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>调用者</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Latest program calls</source>
        <translation>程序最近的调用</translation>
    </message>
    <message>
        <source>No program calls yet.</source>
        <translation>还没有程序调用。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AddressLine</name>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Write as %1</source>
        <extracomment>%1 is one of the user&apos;s own names</extracomment>
        <translation>以%1的身份写</translation>
    </message>
    <message>
        <source>To nobody</source>
        <extracomment>On a button: to whom one writes. The names follow it, if there are any.</extracomment>
        <translation>不指定对象</translation>
    </message>
    <message>
        <source>To everyone</source>
        <translation>对所有人</translation>
    </message>
    <message>
        <source>To</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Who should answer. Everyone hears it unless you whisper.</source>
        <translation>希望谁来回答。除悄悄话外，所有人都能看到。</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>悄悄话</translation>
    </message>
    <message>
        <source>First choose who you whisper to.</source>
        <translation>请先选择对谁说悄悄话。</translation>
    </message>
    <message>
        <source>Only the recipients hear it.</source>
        <translation>只有指定的对象能听到。</translation>
    </message>
    <message>
        <source>as %1</source>
        <extracomment>On a button: in whose name one writes</extracomment>
        <translation>以%1的身份</translation>
    </message>
    <message>
        <source>Your name in this room.</source>
        <translation>你在这个房间的身份。</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>对%1</translation>
    </message>
    <message>
        <source>Do not address %1</source>
        <translation>不再对%1说</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Keep these recipients</source>
        <translation>保留这些对象</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>保留此对象</translation>
    </message>
    <message>
        <source>The next messages go to the same recipients.</source>
        <translation>接下来的消息也发给同样的对象。</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients too.</source>
        <translation>接下来的消息也发给同样的对象。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AllowedList</name>
    <message>
        <source>%1 (not known here)</source>
        <extracomment>%1 is the name of a tool or a gesture that a companion from elsewhere brought</extracomment>
        <translation>%1（此处没有）</translation>
    </message>
</context>
<context>
    <name>studio::ui::AnswerList</name>
    <message>
        <source>No companion is in this room.</source>
        <translation>这个房间里没有伙伴。</translation>
    </message>
    <message>
        <source>Loading the models…</source>
        <translation>正在加载模型…</translation>
    </message>
</context>
<context>
    <name>studio::ui::Answering</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>排练（离线，不是 AI）</translation>
    </message>
</context>
<context>
    <name>studio::ui::AnswersWindow</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::Around</name>
    <message>
        <source>%1 (guest)</source>
        <extracomment>%1 is a guest of a room, who chose that name</extracomment>
        <translation>%1（访客）</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>费用未知</translation>
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
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Or your own answer</source>
        <translation>或写下自己的回答</translation>
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
        <translation>询问%1</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>不询问%1</translation>
    </message>
    <message>
        <source>Asks</source>
        <extracomment>Before the names of those whom a message asks by name, in a row of chips</extracomment>
        <translation>询问</translation>
    </message>
    <message>
        <source>Who the text asks by name</source>
        <translation>文中点名提问的对象</translation>
    </message>
</context>
<context>
    <name>studio::ui::AskingCard</name>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>%1 is a sentence such as &quot;Kyoko asks you:&quot;, %2 the name of another room than the one on screen</extracomment>
        <translation>%1（房间：%2）</translation>
    </message>
</context>
<context>
    <name>studio::ui::AttachedPictures</name>
    <message>
        <source>[Picture]</source>
        <extracomment>Stands in a message in place of a picture; %1 is the user&apos;s description of it</extracomment>
        <translation>［图片］</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>［图片：%1］</translation>
    </message>
    <message>
        <source>Attach a picture…</source>
        <translation>附加图片…</translation>
    </message>
    <message>
        <source>Attach a picture… You can also paste one or drop it here.</source>
        <translation>附加图片… 也可以粘贴或拖放到这里。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AvatarEditor</name>
    <message>
        <source>Resizing the picture…</source>
        <translation>正在缩小图片…</translation>
    </message>
    <message>
        <source>Your picture is shown. Remove it to get the drawn face back.</source>
        <translation>当前显示你的图片。移除后恢复画出的脸。</translation>
    </message>
    <message>
        <source>Pictures: up to 8192 × 8192 pixels and 16 MB. You can also drop one here.</source>
        <translation>图片最大 8192 × 8192 像素、16 MB。也可以拖放到这里。</translation>
    </message>
    <message>
        <source>Use your own picture</source>
        <translation>使用自己的图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>脸</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>头发</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>Clothes</source>
        <translation>衣服</translation>
    </message>
    <message>
        <source>Skin colour</source>
        <translation>肤色</translation>
    </message>
    <message>
        <source>Hair colour</source>
        <translation>发色</translation>
    </message>
    <message>
        <source>Eye colour</source>
        <translation>眼睛颜色</translation>
    </message>
    <message>
        <source>Clothes colour</source>
        <translation>衣服颜色</translation>
    </message>
    <message>
        <source>Round face</source>
        <translation>圆脸</translation>
    </message>
    <message>
        <source>Oval face</source>
        <translation>椭圆脸</translation>
    </message>
    <message>
        <source>Square face</source>
        <translation>方脸</translation>
    </message>
    <message>
        <source>Heart-shaped face</source>
        <translation>心形脸</translation>
    </message>
    <message>
        <source>Short hair</source>
        <translation>短发</translation>
    </message>
    <message>
        <source>Bob</source>
        <translation>波波头</translation>
    </message>
    <message>
        <source>Long hair</source>
        <translation>长发</translation>
    </message>
    <message>
        <source>Ponytail</source>
        <translation>马尾</translation>
    </message>
    <message>
        <source>Twin tails</source>
        <translation>双马尾</translation>
    </message>
    <message>
        <source>Bun</source>
        <translation>丸子头</translation>
    </message>
    <message>
        <source>Curly hair</source>
        <translation>卷发</translation>
    </message>
    <message>
        <source>No hair</source>
        <translation>光头</translation>
    </message>
    <message>
        <source>Round eyes</source>
        <translation>圆眼</translation>
    </message>
    <message>
        <source>Almond eyes</source>
        <translation>杏眼</translation>
    </message>
    <message>
        <source>Narrow eyes</source>
        <translation>细眼</translation>
    </message>
    <message>
        <source>Smiling eyes</source>
        <translation>笑眼</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>衬衫</translation>
    </message>
    <message>
        <source>Hoodie</source>
        <translation>连帽衫</translation>
    </message>
    <message>
        <source>Jacket</source>
        <translation>夹克</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>连衣裙</translation>
    </message>
    <message>
        <source>Sailor collar</source>
        <translation>水手服</translation>
    </message>
    <message>
        <source>Lab coat</source>
        <translation>白大褂</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>眼镜</translation>
    </message>
    <message>
        <source>Random face</source>
        <translation>随机生成</translation>
    </message>
    <message>
        <source>Draws a random face. Undo restores the current one.</source>
        <translation>随机换一张脸；撤销可恢复这一张。</translation>
    </message>
    <message>
        <source>Use your own picture…</source>
        <translation>使用自己的图片…</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>移除图片</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Take the picture</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>Take it now</source>
        <translation>立即拍照</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Space takes the picture at once, Enter counts to three first.</source>
        <translation>空格：立即拍照；Enter：3 秒后拍照。</translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken and sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>%n 秒后拍照并发送。按 Esc 拒绝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken in %n second(s).</source>
        <translation>
            <numerusform>%n 秒后拍照。</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera is closed. Only what you see here is sent.</source>
        <translation>摄像头已关闭。只会发送你在这里看到的内容。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>没有发送任何内容。</translation>
    </message>
    <message>
        <source>The camera is being opened…</source>
        <translation>正在打开摄像头…</translation>
    </message>
    <message>
        <source>A picture from the camera</source>
        <translation>摄像头图片</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>摄像头(&amp;C)</translation>
    </message>
    <message>
        <source>Camera view</source>
        <translation>摄像头画面</translation>
    </message>
    <message>
        <source>Retake</source>
        <extracomment>A button: takes another picture instead of the one that is shown</extracomment>
        <translation>重拍</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSign</name>
    <message>
        <source>Camera is on</source>
        <translation>摄像头已打开</translation>
    </message>
    <message>
        <source>%1 is open. Click to close it.</source>
        <translation>%1已打开。点击即可关闭。</translation>
    </message>
    <message>
        <source>Close the camera</source>
        <translation>关闭摄像头</translation>
    </message>
    <message>
        <source>The camera is on: %1</source>
        <translation>摄像头已打开：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraWords</name>
    <message>
        <source>No camera found. Plug one in, or choose your own picture above.</source>
        <translation>未找到摄像头。请接上一个，或在上方选择自己的图片。</translation>
    </message>
    <message>
        <source>Another program is using the camera. Close it there, then try again.</source>
        <translation>另一个程序正在使用摄像头。请先在那里关闭，然后重试。</translation>
    </message>
    <message>
        <source>The camera was unplugged. Plug it in again, or choose another one above.</source>
        <translation>摄像头已被拔下。请重新接上，或在上方选择另一个。</translation>
    </message>
    <message>
        <source>The camera sends no new pictures. Unplug it and plug it in again, then try again.</source>
        <translation>摄像头没有传来新的图片。请拔下后重新接上，然后重试。</translation>
    </message>
    <message>
        <source>The picture is black. Is the lens covered, or is it dark?</source>
        <translation>图片全黑。是镜头被遮住了，还是太暗了？</translation>
    </message>
    <message>
        <source>Could not read the picture. Save it again as PNG or JPEG, or choose another one.</source>
        <translation>无法读取图片。请重新保存为 PNG 或 JPEG，或选择其他图片。</translation>
    </message>
    <message>
        <source>Test card</source>
        <translation>测试图</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A camera among several of one name: %1 is the name, %2 its number</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ask for a picture from the camera. One picture is enough for all of them.</source>
        <extracomment>%1 is a list of companions</extracomment>
        <translation>%1请求摄像头图片。一张图片就够大家用。</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1请求摄像头图片。</translation>
    </message>
    <message>
        <source>The part for cameras could not be loaded. Restart Companion Studio. If that does not help, install it again.</source>
        <translation>无法加载摄像头部分。请重新启动 Companion Studio。如果仍然无效，请重新安装。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardDialogs</name>
    <message>
        <source>More than %L1 files: the rest were skipped.</source>
        <translation>文件超过 %L1 个，其余已跳过。</translation>
    </message>
    <message>
        <source>Import companions</source>
        <translation>导入伙伴</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Import a folder of companions</source>
        <translation>导入一个文件夹的伙伴</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Export a companion</source>
        <translation>导出伙伴</translation>
    </message>
    <message>
        <source>Export “%1” as a group</source>
        <extracomment>%1 is the name of a room</extracomment>
        <translation>将“%1”导出为群聊</translation>
    </message>
    <message>
        <source>Cards and persona files (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</source>
        <translation>角色卡和人设文件 (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) can join a room now.</source>
        <translation>
            <numerusform>%n 位伙伴现在可以加入房间。</numerusform>
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
        <translation>在这里创建。</translation>
    </message>
    <message>
        <source>Imported from a Companion Studio file.</source>
        <translation>从 Companion Studio 文件导入。</translation>
    </message>
    <message>
        <source>Imported from an aikyo companion card.</source>
        <translation>从 aikyo 伙伴卡导入。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V1.</source>
        <translation>从 Character Card V1 导入。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V2.</source>
        <translation>从 Character Card V2 导入。</translation>
    </message>
    <message>
        <source>Imported from a Character Card V3.</source>
        <translation>从 Character Card V3 导入。</translation>
    </message>
    <message>
        <source>Imported from a character card in a PNG picture.</source>
        <translation>从 PNG 图片中的角色卡导入。</translation>
    </message>
    <message>
        <source>Imported from a CHARX file.</source>
        <translation>从 CHARX 文件导入。</translation>
    </message>
    <message>
        <source>Specification version: %1.</source>
        <extracomment>%1 is a version of a specification, such as 2.0</extracomment>
        <translation>规范版本：%1。</translation>
    </message>
    <message>
        <source>In the texts, {{char}} stands for %1.</source>
        <extracomment>{{char}} is a macro that texts of cards have; %1 is a name</extracomment>
        <translation>文中的 {{char}} 指%1。</translation>
    </message>
    <message>
        <source>The original file is kept, so nothing is lost on export.</source>
        <translation>原始文件也会保留，导出时不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>角色卡</translation>
    </message>
    <message>
        <source>Creator, version, creator’s notes, origin</source>
        <translation>作者、版本、作者备注、来源</translation>
    </message>
    <message>
        <source>Origin of the companion</source>
        <translation>伙伴的来源</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Creator of the character. Never part of a prompt.</source>
        <translation>角色的作者。不会进入提示词。</translation>
    </message>
    <message>
        <source>Character version</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>For people who use the card. Never part of a prompt.</source>
        <translation>写给使用角色卡的人；不会进入提示词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardWords</name>
    <message>
        <source>Companion Studio persona</source>
        <translation>Companion Studio 人设</translation>
    </message>
    <message>
        <source>aikyo card</source>
        <translation>aikyo 卡</translation>
    </message>
    <message>
        <source>Character Card V1</source>
        <translation>角色卡 V1</translation>
    </message>
    <message>
        <source>Character Card V2</source>
        <translation>角色卡 V2</translation>
    </message>
    <message>
        <source>Character Card V3</source>
        <translation>角色卡 V3</translation>
    </message>
    <message>
        <source>Character Card in a picture</source>
        <translation>图片中的角色卡</translation>
    </message>
    <message>
        <source>CHARX package</source>
        <translation>CHARX 包</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>What became of a part of a card: the studio acts on it</extracomment>
        <translation>已使用</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>What became of a part of a card: not acted on, but given back on export</extracomment>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>What became of a part of a card: neither used nor kept</extracomment>
        <translation>已忽略</translation>
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
        <translation>%1已在“%2”中。</translation>
    </message>
    <message>
        <source>All of them are already in “%1”.</source>
        <translation>他们都已在“%1”中。</translation>
    </message>
    <message>
        <source>Nobody was added. %1</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>没有添加任何人。%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>studio::ui::CastList</name>
    <message numerus="yes">
        <source>%n take(s) part.</source>
        <translation>
            <numerusform>有 %n 位参与。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search companions</source>
        <translation>搜索伙伴</translation>
    </message>
    <message>
        <source>Participants, in order</source>
        <translation>参与者（按顺序）</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move earlier (Alt+Up). The order decides ties, and the first companion greets.</source>
        <translation>顺序提前（Alt+↑）。平局按顺序决定，第一位伙伴先说开场白。</translation>
    </message>
    <message>
        <source>Move later (Alt+Down).</source>
        <translation>顺序推后（Alt+↓）。</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
</context>
<context>
    <name>studio::ui::CastModel</name>
    <message>
        <source>%1 takes part</source>
        <translation>%1参与</translation>
    </message>
    <message>
        <source>%1 does not take part</source>
        <translation>%1不参与</translation>
    </message>
</context>
<context>
    <name>studio::ui::Casting</name>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>Your text about %1 is kept as a draft. Open the form again to continue.</source>
        <translation>你写的关于%1的内容已保留为草稿。重新打开表单即可继续。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>已导出 %n 个文件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ClientSetups</name>
    <message>
        <source>Add this to the file %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>添加到文件 %1。</translation>
    </message>
    <message>
        <source>Add this to the file %1. It starts a bridge from npm, so Node.js is needed.</source>
        <extracomment>%1 is the name of a file; a bridge is a small program between two others</extracomment>
        <translation>添加到文件 %1。它会启动来自 npm 的桥接程序，因此需要 Node.js。</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>在终端中运行。</translation>
    </message>
    <message>
        <source>Add this to your program, in TypeScript or JavaScript.</source>
        <translation>添加到你的程序（TypeScript 或 JavaScript）。</translation>
    </message>
    <message>
        <source>Notifications (WebSocket)</source>
        <translation>通知（WebSocket）</translation>
    </message>
    <message>
        <source>Address for notifications of new messages.</source>
        <translation>接收新消息通知的地址。</translation>
    </message>
    <message>
        <source>Run this in a terminal. It says hello in your name.</source>
        <translation>在终端中运行。会以你的名义打招呼。</translation>
    </message>
    <message>
        <source>aikyo front end</source>
        <translation>aikyo 的前端</translation>
    </message>
    <message>
        <source>The address of the firehose, instead of %1.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>用来代替 %1 的事件流地址。</translation>
    </message>
    <message>
        <source>Run this in a terminal. It says hello, marked as a message from a program.</source>
        <translation>在终端中运行。会打招呼，并标明是程序的消息。</translation>
    </message>
    <message>
        <source>What you write there is marked as a message from a program, unless programs may speak as you through the firehose.</source>
        <translation>除非允许程序通过事件流以你的身份发言，否则你在那里写的内容会标明是程序的消息。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ClosingStrip</name>
    <message>
        <source>staying</source>
        <extracomment>Beside a name, in a list that tells who is winding down and who is not</extracomment>
        <translation>继续谈</translation>
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
        <translation>锈红</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>赭黄</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄榄绿</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青绿</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>天蓝</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫罗兰</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>品红</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
</context>
<context>
    <name>studio::ui::ColourProof</name>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>%1 on a light and a dark background</source>
        <translation>%1在浅色和深色背景上的样子</translation>
    </message>
</context>
<context>
    <name>studio::ui::ColourRow</name>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>%1: another colour</source>
        <translation>%1：其他颜色</translation>
    </message>
    <message>
        <source>%1: automatic</source>
        <translation>%1：自动</translation>
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
        <translation>你想做什么？</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>没有与“%1”匹配的命令。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionActions</name>
    <message>
        <source>&amp;Mute</source>
        <translation>禁言(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Give the floor to</source>
        <translation>请…发言(&amp;G)</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <extracomment>A menu: what each companion remembers</extracomment>
        <translation>记忆(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Remove guest</source>
        <extracomment>A menu: which guest has to leave</extracomment>
        <translation>移出访客(&amp;R)</translation>
    </message>
    <message>
        <source>Who &amp;knows what</source>
        <extracomment>A menu: what each companion knows of this room</extracomment>
        <translation>知道的内容(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu: which companion is edited</extracomment>
        <translation>编辑(&amp;E)</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionState</name>
    <message>
        <source>listening</source>
        <translation>倾听中</translation>
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
        <translation>下一位</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>发言中</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>已静音</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>等待中</translation>
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
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Nobody is in this room.</source>
        <translation>这个房间里没有人。</translation>
    </message>
    <message>
        <source>Let the selected companion speak next, regardless of votes.</source>
        <translation>不管投票结果，下一位请所选的伙伴发言。</translation>
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation>禁言的伙伴能听到一切，但不投票也不发言。</translation>
    </message>
    <message>
        <source>Remove the seat</source>
        <extracomment>In the menu of a guest: it hears everything, but is no part of the floor any more</extracomment>
        <translation>收回席位</translation>
    </message>
    <message>
        <source>Messages a minute…</source>
        <translation>每分钟消息数…</translation>
    </message>
</context>
<context>
    <name>studio::ui::Composer</name>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>发送（Enter）</translation>
    </message>
    <message>
        <source>Write a message…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation>写消息…</translation>
    </message>
    <message>
        <source>Write as %1…</source>
        <translation>以%1的身份写…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line.</source>
        <translation>Enter 发送，Shift+Enter 换行。</translation>
    </message>
    <message>
        <source>Nobody would hear this whisper. Choose a recipient.</source>
        <translation>没有人能听到这句悄悄话。请选择对象。</translation>
    </message>
    <message>
        <source>Only %1 will hear this…</source>
        <extracomment>%1 are names</extracomment>
        <translation>只有%1能听到…</translation>
    </message>
    <message>
        <source>Ask %1 (everyone hears)…</source>
        <extracomment>%1 are names</extracomment>
        <translation>问%1（所有人都能听到）…</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line.</source>
        <translation>按 Ctrl+Enter 发送，按 Enter 换行。</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>发送 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. A message can have at most %L2. Nothing was pasted.</source>
        <extracomment>%1 and %2 are numbers of characters</extracomment>
        <translation>要粘贴的文本有 %L1 个字符，而一条消息最多 %L2 个字符。没有粘贴任何内容。</translation>
    </message>
    <message>
        <source>Nobody in this room is called “%1”. Write a name after /w.</source>
        <extracomment>%1 is what the user wrote as a name</extracomment>
        <translation>这个房间里没有叫“%1”的参与者。请在 /w 后面输入名字。</translation>
    </message>
    <message>
        <source>You are writing a whisper to someone else. Send it or clear it first.</source>
        <translation>你正在给别人写悄悄话。请先发送或清空。</translation>
    </message>
    <message>
        <source>A picture is being read…</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <source>The pasted text begins with /w. Write /w and a name before it.</source>
        <translation>粘贴的文本以 /w 开头。请在它前面写上 /w 和名字。</translation>
    </message>
    <message>
        <source>A message that begins with /w is never said aloud. Enter makes it a whisper.</source>
        <translation>以 /w 开头的消息不会让所有人听到。按 Enter 会变成悄悄话。</translation>
    </message>
    <message>
        <source>A message that begins with /w is never said aloud. Ctrl+Enter makes it a whisper.</source>
        <translation>以 /w 开头的消息不会让所有人听到。按 Ctrl+Enter 会变成悄悄话。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ConsentHistory</name>
    <message>
        <source>When</source>
        <extracomment>Heads of a table: when a companion asked, which one, for what, and what came of it</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求内容</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
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
        <translation>从这里开始，此房间延续“%1”。</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>%1 is the name of a room</extracomment>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>Open “%1”, which this room continues</source>
        <extracomment>%1 is the name of a room; in a menu and for screen readers</extracomment>
        <translation>打开“%1”，此房间是它的延续</translation>
    </message>
</context>
<context>
    <name>studio::ui::CopyLine</name>
    <message>
        <source>Copied</source>
        <extracomment>On a button, for a moment after it was pressed</extracomment>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostDesk</name>
    <message>
        <source>cost unknown</source>
        <translation>费用未知</translation>
    </message>
    <message>
        <source>This room has used up its budget of %1, so no model is called.</source>
        <translation>此房间的预算 %1 已用完，因此不再调用模型。</translation>
    </message>
    <message>
        <source>This room today: %1</source>
        <translation>此房间今天：%1</translation>
    </message>
    <message>
        <source>In all: %1</source>
        <translation>总计：%1</translation>
    </message>
    <message>
        <source>The room’s budget is %1.</source>
        <translation>此房间的预算是 %1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostWindow</name>
    <message>
        <source>All rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>Calls and turns: the newest %L1. Totals and days: all.</source>
        <translation>调用和发言只列最新 %L1 条；总计和按日统计包含全部。</translation>
    </message>
    <message>
        <source>Prices are estimates from the model list. Your provider’s bill counts.</source>
        <translation>价格是根据模型列表的估算；以提供商的账单为准。</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Costs of</source>
        <translation>费用范围</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>按日</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::Costs</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call took</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>How the vote was obtained: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票的取得方式：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>尝试了 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, failed</source>
        <extracomment>The purpose of a call that came to nothing: %1 such as &quot;Vote&quot;</extracomment>
        <translation>%1（失败）</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>发言者</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>A sum of money that is not all: the price of some calls is not known</extracomment>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>No model calls yet.</source>
        <translation>还没有模型调用。</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n call(s)</source>
        <extracomment>%1 is a sum of money, %n how many calls of models it was paid for</extracomment>
        <translation>
            <numerusform>%n 次调用，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what calls cost, %2 how many tokens they used</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; tokens: %2.</source>
        <translation>%1；Token：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The price of %n of them is unknown.</source>
        <translation>
            <numerusform>其中 %n 次的价格未知。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DataWindow</name>
    <message>
        <source>Data and backups</source>
        <translation>数据与备份</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Data breakdown</source>
        <translation>数据的构成</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Largest rooms</source>
        <translation>最大的房间</translation>
    </message>
    <message>
        <source>Last backup</source>
        <translation>最近的备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Current task</source>
        <translation>正在进行的操作</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>立即备份(&amp;B)</translation>
    </message>
    <message>
        <source>Reb&amp;uild lists</source>
        <translation>重建列表(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mpact…</source>
        <translation>压缩(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Restore backup…</source>
        <translation>恢复此备份(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::DesktopNotices</name>
    <message numerus="yes">
        <source>%n more request(s) waiting.</source>
        <translation>
            <numerusform>还有 %n 个请求在等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>The room has used up its budget, so no model is called.</source>
        <translation>房间的预算已用完，因此不再调用模型。</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a notification: %1 is a companion, %2 what she or he said</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has spoken.</source>
        <translation>%1发言了。</translation>
    </message>
    <message numerus="yes">
        <source>%n new message(s); the last one is from %1.</source>
        <translation>
            <numerusform>有 %n 条新消息，最后一条来自%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DifferenceRow</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, version on the left</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1，左侧版本</translation>
    </message>
    <message>
        <source>%1, version on the right</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1，右侧版本</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>删除：%1</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>新增：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::DirectorForm</name>
    <message>
        <source>Model of the first companion</source>
        <translation>第一位伙伴的模型</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>询问%1</translation>
    </message>
    <message>
        <source>Shorten this to at most %L1 characters. It has %L2.</source>
        <translation>请缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Director’s model</source>
        <extracomment>The director is a model that chooses which companion speaks next</extracomment>
        <translation>主持人的模型</translation>
    </message>
    <message>
        <source>Asked only when there is a choice. The model reads what every possible speaker has heard. Its calls count towards the cost of the room.</source>
        <translation>只有需要选择时才询问。模型读到的是所有可能发言者都听到的内容，调用计入房间的费用。</translation>
    </message>
    <message>
        <source>Name of the director’s model</source>
        <translation>主持人所用模型的名称</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>提供商的默认模型</translation>
    </message>
    <message>
        <source>Instructions for the director</source>
        <translation>给主持人的要求</translation>
    </message>
    <message>
        <source>In your own words, such as “Let Kyoko moderate” or “Short turns, everyone in turn”.</source>
        <translation>用自己的话写，例如“让京子主持”或“发言简短，大家轮流”。</translation>
    </message>
</context>
<context>
    <name>studio::ui::DockTitle</name>
    <message>
        <source>Hide %1</source>
        <extracomment>A button that hides a panel of the window; %1 is the panel&apos;s name, such as Rooms</extracomment>
        <translation>隐藏%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorPart</name>
    <message>
        <source>Use port %1</source>
        <extracomment>A button: %1 is the number of a port that is free</extracomment>
        <translation>使用端口 %1</translation>
    </message>
    <message>
        <source>Any program on this computer can connect and speak. Use this only for programs that cannot send a token.</source>
        <translation>这台电脑上的任何程序都可以连接并发言。仅用于无法发送令牌的程序。</translation>
    </message>
    <message>
        <source>For agents: they read the conversation and speak as guests under the rules of the room.</source>
        <translation>供智能体使用：阅读对话，并作为访客按房间的规则发言。</translation>
    </message>
    <message>
        <source>For front ends and companions of aikyo: they receive all events live, and can send.</source>
        <translation>供 aikyo 的前端和伙伴使用：实时接收所有事件，也可以发送。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>打开：%1</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>端口：</translation>
    </message>
    <message>
        <source>Port: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>端口：%1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>地址：%1</translation>
    </message>
    <message>
        <source>Copy the address: %1</source>
        <translation>复制地址：%1</translation>
    </message>
    <message>
        <source>Require the token</source>
        <translation>必须使用令牌</translation>
    </message>
    <message>
        <source>Require the token: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>必须使用令牌：%1</translation>
    </message>
    <message>
        <source>Any program on this computer can connect, write in your name and answer requests from companions.</source>
        <translation>这台电脑上的任何程序都可以连接，以你的名义发言，并回答伙伴的请求。</translation>
    </message>
    <message>
        <source>Programs with the front-end token write in your name and answer requests from companions. A mark beside each message names the program.</source>
        <translation>使用前端令牌的程序会以你的名义发言，并回答伙伴的请求。每条消息旁会标明是哪个程序。</translation>
    </message>
    <message>
        <source>Programs may speak as me</source>
        <translation>允许程序以我的身份发言</translation>
    </message>
    <message>
        <source>When this is off, a program that calls itself the user speaks as an outsider.</source>
        <translation>关闭时，自称用户的程序作为外来者发言。</translation>
    </message>
    <message>
        <source>Programs may speak as me: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>允许程序以我的身份发言：%1</translation>
    </message>
    <message>
        <source>Any program on this computer, and any web page that such a program serves, can connect and speak here. Requiring the token is safer.</source>
        <translation>本机的所有程序，以及它们提供的所有网页，都可以连接并发言。建议要求使用令牌。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect</source>
        <translation>允许本机的网页连接</translation>
    </message>
    <message>
        <source>Such as MCP Inspector in a browser, at http://localhost. Pages from the internet can never connect.</source>
        <translation>例如浏览器中 http://localhost 的 MCP Inspector。互联网上的网页始终无法连接。</translation>
    </message>
    <message>
        <source>Web pages on this computer can connect: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>允许本机的网页连接：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::Doors</name>
    <message>
        <source>MCP server</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>Firehose</source>
        <translation>事件流</translation>
    </message>
    <message>
        <source>Network</source>
        <extracomment>Another network of companions, which we have joined</extracomment>
        <translation>网络</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>已关闭。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Open: programs on this computer can connect.</source>
        <translation>已打开：这台电脑上的程序可以连接。</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <extracomment>%1 is the number of a port</extracomment>
        <translation>端口 %1 已被另一个程序占用。</translation>
    </message>
    <message>
        <source>Could not open. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>无法打开。%1</translation>
    </message>
    <message>
        <source>Not joined.</source>
        <translation>未加入。</translation>
    </message>
    <message>
        <source>Joined: companions of the other network can speak here.</source>
        <translation>已加入：对方网络的伙伴可以在这里发言。</translation>
    </message>
    <message>
        <source>Could not join. %1</source>
        <extracomment>A network of companions; %1 is a sentence: why</extracomment>
        <translation>无法加入。%1</translation>
    </message>
    <message>
        <source>Joining…</source>
        <extracomment>A network of companions</extracomment>
        <translation>正在加入…</translation>
    </message>
    <message>
        <source>The network cannot be reached. %1 Trying again…</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>无法连接网络。%1 正在重试…</translation>
    </message>
    <message numerus="yes">
        <source>The network cannot be reached. %1 Next try in %n second(s).</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>
            <numerusform>无法连接网络。%1 %n 秒后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unnamed program</source>
        <translation>没有名字的程序</translation>
    </message>
    <message>
        <source>Wrong host name: possibly a web page in disguise.</source>
        <translation>主机名不符：可能是伪装的网页。</translation>
    </message>
    <message>
        <source>A web page from another site.</source>
        <translation>来自其他网站的网页。</translation>
    </message>
    <message>
        <source>Missing or wrong token.</source>
        <extracomment>Why a program was not let in</extracomment>
        <translation>缺少令牌，或令牌错误。</translation>
    </message>
    <message>
        <source>A form or text that web pages send without asking.</source>
        <translation>网页未经询问就发送的表单或文本。</translation>
    </message>
    <message>
        <source>The request was too large.</source>
        <translation>请求太大。</translation>
    </message>
    <message>
        <source>The request could not be read.</source>
        <translation>无法读取请求。</translation>
    </message>
    <message>
        <source>Too many connections or requests.</source>
        <translation>连接或请求太多。</translation>
    </message>
    <message>
        <source>A guest you removed.</source>
        <translation>你移出的访客。</translation>
    </message>
    <message>
        <source>A guest already connected elsewhere.</source>
        <translation>已通过另一个连接加入的访客。</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <extracomment>In the top bar: the network of companions that we joined cannot be reached now</extracomment>
        <translation>网络无法连接</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>外部连接已打开</translation>
    </message>
    <message numerus="yes">
        <source>Doors: %n program(s)</source>
        <translation>
            <numerusform>外部连接：%n 个程序</numerusform>
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
        <translation>已删除的房间</translation>
    </message>
    <message>
        <source>Room:</source>
        <extracomment>Before the name of a room: the doors lead to it</extracomment>
        <translation>连接的房间：</translation>
    </message>
    <message>
        <source>Room for connected programs</source>
        <translation>外部连接所连的房间</translation>
    </message>
    <message>
        <source>Doors lead to a room. Create a room first.</source>
        <translation>外部连接需要一个房间。请先新建房间。</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsWindow</name>
    <message>
        <source>Doors</source>
        <translation>外部连接</translation>
    </message>
    <message>
        <source>Other programs can take part in a room. All doors are closed until you open them, and only programs on this computer can connect.</source>
        <translation>其他程序可以参与房间。在你打开之前全部关闭，而且只有这台电脑上的程序可以连接。</translation>
    </message>
    <message>
        <source>Programs and guests</source>
        <translation>程序和访客</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Set up a program</source>
        <translation>设置程序</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::Emotion</name>
    <message>
        <source>happy</source>
        <translation>高兴</translation>
    </message>
    <message>
        <source>sad</source>
        <translation>难过</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>生气</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>惊讶</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>放松</translation>
    </message>
    <message>
        <source>shy</source>
        <translation>害羞</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>excited</source>
        <translation>兴奋</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>害怕</translation>
    </message>
</context>
<context>
    <name>studio::ui::EventListModel</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A row of the list of events for screen readers: %1 its number, %2 its kind, %3 what it is about</extracomment>
        <translation>%1，%2：%3</translation>
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
        <translation>消息</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Answers to queries</source>
        <translation>查询的回答</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>发言权</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Regenerated</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Voted again</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>重新投票</translation>
    </message>
    <message>
        <source>Another version chosen</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>选择了另一个版本</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>A message was deleted</source>
        <extracomment>In the list of events, beside &quot;Message edited&quot;: a message was deleted</extracomment>
        <translation>一条消息已删除</translation>
    </message>
</context>
<context>
    <name>studio::ui::EventsPanel</name>
    <message>
        <source>Event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking further back… %n event(s) so far.</source>
        <translation>
            <numerusform>正在往前查找… 目前有 %n 个事件。</numerusform>
        </translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>还没有事件。</translation>
    </message>
    <message>
        <source>No results. Change the topic or the text.</source>
        <translation>没有结果。请更改主题或文字。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s): all of this room.</source>
        <translation>
            <numerusform>%n 个事件，即此房间的全部。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) loaded. Older ones load as you scroll.</source>
        <translation>
            <numerusform>已加载 %n 个事件，更早的会随滚动加载。</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>所有主题</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only events with this text</source>
        <translation>只显示含此文字的事件</translation>
    </message>
    <message>
        <source>Events, newest first</source>
        <translation>事件（最新在前）</translation>
    </message>
    <message>
        <source>The complete log entry of this event</source>
        <translation>此事件的完整日志</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>关闭详情</translation>
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
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>Format for %n companion(s):</source>
        <translation>
            <numerusform>导出 %n 位伙伴的格式：</numerusform>
        </translation>
    </message>
    <message>
        <source>Format for %1:</source>
        <translation>导出%1的格式：</translation>
    </message>
    <message>
        <source>Everything, in all languages. Only Companion Studio can read it.</source>
        <translation>所有语言的全部内容。只有 Companion Studio 能读取。</translation>
    </message>
    <message>
        <source>The card in a picture, as most programs share it: V2 and V3 in one. Main language only; model, voice and your notes are not included.</source>
        <translation>图片中的角色卡，多数程序都这样分享，同时含 V2 和 V3。只含主要语言；不含模型、声音和你的备注。</translation>
    </message>
    <message>
        <source>A V3 card with its pictures in one package. Main language only; model, voice and your notes are not included.</source>
        <translation>包含 V3 角色卡及其图片的包。只含主要语言；不含模型、声音和你的备注。</translation>
    </message>
    <message>
        <source>The newest Character Card, without a picture. Main language only; model, voice and your notes are not included.</source>
        <translation>最新的角色卡，不含图片。只含主要语言；不含模型、声音和你的备注。</translation>
    </message>
    <message>
        <source>The Character Card that nearly every program reads, without a picture. Greetings for group rooms are lost as well.</source>
        <translation>几乎所有程序都能读取的角色卡，不含图片。群聊开场白也会丢失。</translation>
    </message>
    <message>
        <source>For old programs: only name, story, personality, scenario, greeting and example dialogue.</source>
        <translation>供旧程序使用：只有名字、背景故事、性格、情景、开场白和对话示例。</translation>
    </message>
    <message>
        <source>For aikyo: name, role, personality, story, one sample line, and the original data of cards from aikyo.</source>
        <translation>供 aikyo 使用：名字、身份、性格、背景故事、一句示例台词，以及来自 aikyo 的卡的原有内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportRange</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message numerus="yes">
        <source>Selected messages (%n)</source>
        <translation>
            <numerusform>选中的消息（%n 条）</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected messages (none)</source>
        <translation>选中的消息（无）</translation>
    </message>
    <message>
        <source>Range of messages</source>
        <translation>消息范围</translation>
    </message>
    <message>
        <source>Range of days</source>
        <translation>日期范围</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>From message </source>
        <comment>before a number</comment>
        <translation>起始消息 </translation>
    </message>
    <message>
        <source>to message </source>
        <comment>before a number</comment>
        <translation>结束消息 </translation>
    </message>
    <message>
        <source>First message</source>
        <translation>第一条消息</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>第一天</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最后一天</translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportWindow</name>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 are &quot;12 messages&quot;, %2 is &quot;1.2 MiB&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1，约 %2</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>导出“%1”</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>格式(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Detail</source>
        <translation>详细程度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>范围(&amp;R)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详细程度</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages, votes and decisions</source>
        <translation>消息、投票和决定</translation>
    </message>
    <message>
        <source>Messages, votes, decisions and all events</source>
        <translation>消息、投票、决定和所有事件</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>头像(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Anonymise names</source>
        <translation>名字匿名化(&amp;A)</translation>
    </message>
    <message>
        <source>Companions become Companion A, B …, users Person 1, 2 …, also in texts. Nicknames are not replaced: read the file before sharing.</source>
        <translation>伙伴变为“伙伴 A、B……”，用户变为“人物 1、2……”，文字里也一样。其他称呼会保留，分享前请先检查。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Leave out whispers</source>
        <translation>排除悄悄话(&amp;L)</translation>
    </message>
    <message>
        <source>Only what everyone in the room could hear. Votes and events are left out too, because they can reveal whispers.</source>
        <translation>只含房间里所有人都能听到的内容。投票和事件可能透露悄悄话，也一并排除。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FaceDrag</name>
    <message numerus="yes">
        <source>%n companions</source>
        <translation>
            <numerusform>%n 位伙伴</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::FailedDesk</name>
    <message>
        <source>Try again</source>
        <extracomment>Below a line that says why a companion could not answer</extracomment>
        <translation>重试</translation>
    </message>
    <message>
        <source>Let %1 try again</source>
        <translation>让%1重试</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>更换模型</translation>
    </message>
    <message>
        <source>Change %1’s model…</source>
        <translation>更换%1的模型…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Show what happened when %1 failed to reply</source>
        <translation>查看%1未能回答时发生了什么</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldGroup</name>
    <message>
        <source>The pasted text has %L1 characters. The first %L2 were kept.</source>
        <translation>粘贴的文字有 %L1 个字符，保留了前 %L2 个。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldNames</name>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
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
        <translation>最大回复长度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Nicknames</source>
        <translation>昵称</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>读音</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>背景故事</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>开场白</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>其他开场白</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>群聊开场白</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>历史后置指令</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation>头像</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>发言频率</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Character version</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator’s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>Unused card fields</source>
        <translation>未使用的角色卡字段</translation>
    </message>
    <message>
        <source>Main language</source>
        <translation>主要语言</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a part of the form, %2 a language</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Pronoun</source>
        <translation>人称代词</translation>
    </message>
    <message>
        <source>they</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>they（TA）</translation>
    </message>
    <message>
        <source>she</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>she（她）</translation>
    </message>
    <message>
        <source>he</source>
        <extracomment>The pronoun of a companion, chosen in the form; only English sentences use it</extracomment>
        <translation>he（他）</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldNotes</name>
    <message numerus="yes">
        <source>≈ %Ln token(s)</source>
        <extracomment>An estimate: about how many of the pieces that a model reads a text is</extracomment>
        <translation>
            <numerusform>≈ %Ln Token</numerusform>
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
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>Too many files with this name in the folder.</source>
        <translation>文件夹里同名文件太多。</translation>
    </message>
</context>
<context>
    <name>studio::ui::FindBar</name>
    <message>
        <source>Search in this room</source>
        <translation>在此房间中搜索</translation>
    </message>
    <message>
        <source>Older match (Enter)</source>
        <translation>更早的匹配（Enter）</translation>
    </message>
    <message>
        <source>Newer match (Shift+Enter)</source>
        <translation>较新的匹配（Shift+Enter）</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>关闭搜索（Esc）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 the number of the match that is shown, %2 how many there are</extracomment>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 of %2 or more</source>
        <extracomment>Not everything is searched yet: %1 the number of the match that is shown, %2 how many there are at least</extracomment>
        <translation>第 %1 个，共 %2 个以上</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable message(s) not searched.</source>
        <translation>
            <numerusform>有 %n 条消息无法读取，未搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>Voting: %1 of %2 votes in.</source>
        <translation>投票中：%2 位中已有 %1 位投票。</translation>
    </message>
    <message>
        <source>Write something, and the companions vote on who answers.</source>
        <translation>说点什么，伙伴们会投票决定谁来回答。</translation>
    </message>
    <message>
        <source>everyone is staying</source>
        <translation>大家都还在聊</translation>
    </message>
    <message>
        <source>%1 of %2 are winding down</source>
        <translation>%2 位中有 %1 位正在收尾</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>已静音</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未被询问</translation>
    </message>
    <message>
        <source>voting…</source>
        <translation>投票中…</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>没有投票</translation>
    </message>
    <message>
        <source>%1 of 10</source>
        <translation>%1/10</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>选中</translation>
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
        <translation>%1怎么投票都改变不了结果。</translation>
    </message>
    <message>
        <source>%1 speaks.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name</extracomment>
        <translation>%1发言。</translation>
    </message>
    <message>
        <source>%1 speaks, importance %2.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1发言，重要度%2。</translation>
    </message>
    <message>
        <source>On hold. Continue to let them speak.</source>
        <translation>等待中，点“继续”后才会发言。</translation>
    </message>
    <message>
        <source>%1 · called on</source>
        <extracomment>%1 is what a vote says, such as &quot;speak&quot;; the last speaker asked this companion to answer</extracomment>
        <translation>%1 · 被问到</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>发言中</translation>
    </message>
    <message>
        <source>turns since you wrote: %1</source>
        <translation>你之后的发言：%1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <extracomment>%1 of %2 turns that companions may take until the user writes</extracomment>
        <translation>第 %1/%2 次发言</translation>
    </message>
    <message>
        <source>turn %1, beyond the %2 without you</source>
        <translation>第 %1 次发言，超过上限 %2</translation>
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
        <translation>%1在想。</translation>
    </message>
    <message>
        <source>%1 are thinking.</source>
        <extracomment>%1 is a list of two names or more</extracomment>
        <translation>%1在想。</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>倾听中</translation>
    </message>
    <message>
        <source>paid %1</source>
        <extracomment>What a companion paid for what it said last</extracomment>
        <translation>花费 %1</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>正在发言</translation>
    </message>
    <message>
        <source>speaks in a moment</source>
        <translation>即将发言</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>asleep · write to wake</source>
        <translation>等待中 · 发消息即可继续</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <translation>轮流的下一位</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Write something. An answer is paid from the shared level.</source>
        <translation>说点什么。回答会消耗共享的余量。</translation>
    </message>
    <message>
        <source>the ring is empty</source>
        <translation>轮流中没有伙伴</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>%1发言中</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>下一位是%1</translation>
    </message>
    <message>
        <source>asleep: write to wake %1</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>等待中：发消息即从%1开始</translation>
    </message>
    <message>
        <source>asleep: everyone is muted or has left</source>
        <translation>等待中：大家都被禁言或已离开</translation>
    </message>
    <message>
        <source>Nobody can answer: everyone is muted or has left.</source>
        <translation>无人能回答：大家都被禁言或已离开。</translation>
    </message>
    <message>
        <source>How the vote was obtained: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票的取得方式：%1。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 turns in all</source>
        <extracomment>%1 is a line of facts, %2 and %3 numbers: companions have had so many turns, and the room allows so many</extracomment>
        <translation>%1 · 共 %2/%3 次发言</translation>
    </message>
    <message numerus="yes">
        <source>This room has used all %n turn(s).</source>
        <translation>
            <numerusform>此房间的 %n 次发言已用完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speak or listen</source>
        <translation>发言或倾听</translation>
    </message>
    <message>
        <source>Called on</source>
        <translation>被问到</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>Wants to speak</source>
        <translation>想发言</translation>
    </message>
    <message>
        <source>Listens</source>
        <translation>倾听</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>无投票</translation>
    </message>
    <message>
        <source>staying</source>
        <translation>继续谈</translation>
    </message>
    <message>
        <source>Write something, or give a companion the floor.</source>
        <translation>说点什么，或请一位伙伴发言。</translation>
    </message>
    <message>
        <source>Write something. Companions you name answer; others join by talkativeness.</source>
        <translation>说点什么。你点到名字的会回答，其他的按发言频率加入。</translation>
    </message>
    <message>
        <source>Write something, and all companions answer one after another.</source>
        <translation>说点什么，大家会依次回答。</translation>
    </message>
    <message>
        <source>Write something, and one companion who has not spoken yet answers.</source>
        <translation>说点什么，会有一位还没说过话的伙伴回答。</translation>
    </message>
    <message>
        <source>Write something, and the director chooses who answers.</source>
        <translation>说点什么，由主持人选择谁来回答。</translation>
    </message>
    <message>
        <source>The director chooses who speaks next.</source>
        <translation>主持人正在选择下一位发言者。</translation>
    </message>
    <message>
        <source>next in line</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>in line: %L1</source>
        <translation>排队：第 %L1 位</translation>
    </message>
    <message>
        <source>drew %1, talkativeness %2</source>
        <extracomment>In natural order: the number that was drawn for a companion is not below its talkativeness</extracomment>
        <translation>抽到 %1，发言频率 %2</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>可能被选中</translation>
    </message>
    <message>
        <source>called on</source>
        <extracomment>A mark on a vote: the last speaker asked this companion to answer</extracomment>
        <translation>被问到</translation>
    </message>
    <message>
        <source>closing</source>
        <extracomment>A mark on a vote that can be set: this companion begins to wind down</extracomment>
        <translation>收尾</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <extracomment>Of how important a vote is: %1 what is tried, %2 what it was</extracomment>
        <translation>%1（原为 %2）</translation>
    </message>
    <message>
        <source>not called on</source>
        <translation>没被问到</translation>
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
            <numerusform>%1，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>No votes here, so no vote can be changed.</source>
        <translation>这里没有投票，因此没有可更改的票。</translation>
    </message>
    <message>
        <source>Only votes can be changed. This round was not decided by votes.</source>
        <translation>只能更改投票，而这一轮不是由投票决定的。</translation>
    </message>
    <message>
        <source>%1 has left the room, so this cannot be played.</source>
        <translation>%1已不在房间里，因此无法这样继续。</translation>
    </message>
    <message>
        <source>Drag the bar, or press Left and Right, to see what another vote would have done.</source>
        <translation>拖动横条或按左右方向键，查看另一种投票会带来什么结果。</translation>
    </message>
    <message>
        <source>Votes cannot be changed during a vote. Wait for the decision.</source>
        <translation>投票期间无法更改，请等待决定。</translation>
    </message>
    <message>
        <source>There is a newer decision. Try again.</source>
        <translation>已有新的决定，请重试。</translation>
    </message>
    <message>
        <source>This room is read-only, so nothing can be played.</source>
        <translation>此房间为只读，无法继续。</translation>
    </message>
    <message>
        <source>This room no longer votes. Switch its turn-taking to State vote to continue from here.</source>
        <translation>此房间已不再投票。要从这里继续，请把发言方式切换为“投票”。</translation>
    </message>
    <message>
        <source>No outcome yet.</source>
        <translation>结果尚未得出。</translation>
    </message>
    <message>
        <source>%1 was not asked to vote in this round, so no vote by %1 can be played.</source>
        <translation>%1在这一轮没有投票，因此无法按其投票继续。</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>speaks in a moment</extracomment>
        <translation>下一位</translation>
    </message>
    <message>
        <source>awake</source>
        <extracomment>woken, and not done yet</extracomment>
        <translation>已唤醒</translation>
    </message>
    <message>
        <source>Last: %1, %2 (%3).</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;called on&quot;, %3 how it ended, such as &quot;cut off: you came in&quot;</extracomment>
        <translation>上一位：%1，%2（%3）。</translation>
    </message>
    <message>
        <source>Last: %1, %2.</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;called on&quot;</extracomment>
        <translation>上一位：%1，%2。</translation>
    </message>
    <message>
        <source>Nobody is speaking.</source>
        <translation>现在无人发言。</translation>
    </message>
    <message>
        <source>%1 speaks in a moment.</source>
        <translation>%1即将发言。</translation>
    </message>
    <message>
        <source>last vote %1 of 10</source>
        <extracomment>A vote read aloud; %1 is a number from 0 to 10</extracomment>
        <translation>上次投票 %1/10</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorNotices</name>
    <message>
        <source>Raise the budget…</source>
        <translation>提高预算…</translation>
    </message>
    <message>
        <source>Raise the limit…</source>
        <translation>提高上限…</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorPanel</name>
    <message>
        <source>Floor</source>
        <translation>发言权</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
    </message>
    <message>
        <source>Past decision</source>
        <translation>过去的决定</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>Hover over a vote to see what would have changed it.</source>
        <translation>把鼠标移到某一票上，看看怎样会改变结果。</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Votes at the time</source>
        <translation>当时的投票</translation>
    </message>
    <message>
        <source>Last vote</source>
        <translation>上次投票</translation>
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
        <translation>请谁发言…</translation>
    </message>
    <message>
        <source>Give a companion the floor</source>
        <translation>请一位伙伴发言</translation>
    </message>
    <message>
        <source>Let a companion speak now. Your next message resets the count.</source>
        <translation>现在请一位伙伴发言。你下次发消息时重新计数。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GivenPictures</name>
    <message>
        <source>Attach a picture</source>
        <translation>附加图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>A message can have at most four pictures.</source>
        <translation>一条消息最多可以带四张图片。</translation>
    </message>
    <message>
        <source>Not attached, because you changed rooms.</source>
        <translation>因为切换了房间，没有添加。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GlobalKeys</name>
    <message>
        <source>This desktop offers no global shortcuts.</source>
        <translation>此桌面不支持全局快捷键。</translation>
    </message>
    <message>
        <source>The desktop did not allow global shortcuts.</source>
        <translation>桌面没有允许使用全局快捷键。</translation>
    </message>
    <message>
        <source>The desktop did not answer in time. Global shortcuts do not work.</source>
        <translation>桌面没有及时回应。全局快捷键无法使用。</translation>
    </message>
    <message>
        <source>The desktop has ended the global shortcuts.</source>
        <translation>桌面已停用全局快捷键。</translation>
    </message>
    <message>
        <source>To ask again, switch the setting off and on.</source>
        <extracomment>The setting “Global shortcuts”</extracomment>
        <translation>要再次请求，请先关闭再打开此设置。</translation>
    </message>
    <message>
        <source>The desktop names no keys for these shortcuts. Choose the keys in the settings of the desktop.</source>
        <translation>桌面没有为这些快捷键指定按键。请在桌面的设置中选择按键。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GroupRooms</name>
    <message>
        <source>Missing from the files: %1.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>文件中缺少：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No companion of the group “%1” was imported.</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>群聊“%1”没有导入任何伙伴。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>Create a room with %n companion(s) from the group “%1”?</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>
            <numerusform>要用群聊“%1”的 %n 位伙伴创建房间吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Create room</source>
        <translation>创建房间</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestNotes</name>
    <message>
        <source>%1 joined as a guest.</source>
        <translation>%1作为访客加入了。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1已移出。</translation>
    </message>
    <message>
        <source>%1 was allowed back.</source>
        <translation>%1可以再次加入了。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestsPart</name>
    <message>
        <source>removed</source>
        <translation>已移出</translation>
    </message>
    <message>
        <source>has a seat</source>
        <translation>有席位</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>无席位</translation>
    </message>
    <message>
        <source>%1, away</source>
        <extracomment>%1 is &quot;has a seat&quot; or &quot;no seat&quot;; the guest&apos;s program is not connected</extracomment>
        <translation>%1，不在</translation>
    </message>
    <message>
        <source>Guests</source>
        <extracomment>%1 is a room</extracomment>
        <translation>访客</translation>
    </message>
    <message>
        <source>Guests of the room “%1”</source>
        <translation>房间“%1”的访客</translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation>分配席位</translation>
    </message>
    <message>
        <source>Remove the seat</source>
        <translation>收回席位</translation>
    </message>
    <message>
        <source>Allow back</source>
        <translation>允许再次加入</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column: what a guest calls itself</extracomment>
        <translation>名字</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>自称</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>No guests yet. A program becomes a guest when it first speaks or votes.</source>
        <translation>还没有访客。程序第一次发言或投票时成为访客。</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Before a field: the name of a guest</extracomment>
        <translation>名字：</translation>
    </message>
    <message>
        <source>Guest name</source>
        <translation>访客的名字</translation>
    </message>
    <message>
        <source>Messages a minute, at most:</source>
        <translation>每分钟最多消息数：</translation>
    </message>
    <message>
        <source>Maximum messages a minute from this guest</source>
        <translation>访客每分钟最多可发送的消息数</translation>
    </message>
    <message>
        <source>default (%1)</source>
        <extracomment>In place of a number: the studio&apos;s own bound</extracomment>
        <translation>默认（%1）</translation>
    </message>
</context>
<context>
    <name>studio::ui::HelpDesk</name>
    <message>
        <source>This room is too long for a report. Export it as a cassette instead.</source>
        <translation>此房间太长，无法放入报告。请改为导出为录制文件。</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <extracomment>%1 what the system says</extracomment>
        <translation>无法保存报告：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::HistoryPane</name>
    <message>
        <source>Shown</source>
        <translation>已显示</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>No votes in these turns.</source>
        <translation>这些发言没有投票。</translation>
    </message>
    <message>
        <source>The last turns and votes</source>
        <translation>最近的发言与投票</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>最近的发言</translation>
    </message>
    <message>
        <source>Importance of speaking</source>
        <extracomment>A part of the timeline: how important it was to each companion to speak, in the last votes</extracomment>
        <translation>发言的重要度</translation>
    </message>
    <message>
        <source>Show or hide the importance that each companion gave.</source>
        <translation>显示或隐藏每位伙伴的发言重要度。</translation>
    </message>
</context>
<context>
    <name>studio::ui::HitModel</name>
    <message>
        <source>another version</source>
        <translation>另一个版本</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>tool call</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A line of what a search found: %1 who and where, %2 when, %3 what it says</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>studio::ui::IdentityList</name>
    <message>
        <source>Enter a name for each of your identities.</source>
        <translation>请给你的每个身份起名。</translation>
    </message>
    <message>
        <source>Each of your identities needs a different name.</source>
        <translation>请让每个身份的名字各不相同。</translation>
    </message>
    <message>
        <source>Add another name for yourself</source>
        <translation>添加身份</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name of someone you write as</source>
        <translation>身份的名字</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1的颜色</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Shorten the text about %1 to at most %L2 characters. It has %L3.</source>
        <translation>请把%1的说明缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>About this person, for the companions (optional).</source>
        <translation>告诉伙伴们这是谁（可不填）。</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>关于%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportBooks</name>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>This is a lorebook without a companion. Import it together with a companion card.</source>
        <translation>这是没有伙伴的世界书。请与一张角色卡一起导入。</translation>
    </message>
    <message>
        <source>This is a lorebook with several companions. Import it together with the card of one companion only.</source>
        <translation>与此世界书一起导入的伙伴有多位。请只与归属的那位伙伴的角色卡一起导入。</translation>
    </message>
    <message>
        <source>None of the imported cards names this lorebook. Import it together with the card of the companion who gets it.</source>
        <translation>导入的角色卡都没有指定此世界书。请与归属的伙伴的角色卡一起导入。</translation>
    </message>
    <message>
        <source>Another lorebook is already called “%1”, so this one is called “%2”.</source>
        <translation>已有世界书“%1”，因此这一本命名为“%2”。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportConflictDialog</name>
    <message>
        <source>Companion with the same ID</source>
        <translation>ID 相同的伙伴</translation>
    </message>
    <message>
        <source>You already have %2 (%3), also in %1. Replace, keep both, or skip?</source>
        <extracomment>%1 is a file, %2 the name of a companion, %3 its id</extracomment>
        <translation>已有%2（%3），文件：%1。要替换吗？</translation>
    </message>
    <message>
        <source>Left: now. Right: after replacing. The old version is kept, and so is everything the card does not mention.</source>
        <translation>左边是现有内容，右边是替换后的内容。旧版本会保留，卡中没有提到的部分也保持不变。</translation>
    </message>
    <message>
        <source>The file has another picture.</source>
        <translation>文件带有另一张图片。</translation>
    </message>
    <message>
        <source>The file differs in fields that Companion Studio only keeps.</source>
        <translation>文件在 Companion Studio 仅保留的字段上有所不同。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more part(s)</source>
        <translation>
            <numerusform>… 以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改的内容</translation>
    </message>
    <message numerus="yes">
        <source>Do the same for the other %n</source>
        <translation>
            <numerusform>其余 %n 个也这样处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Besides the companion in the library, the one of the file gets an id of its own</extracomment>
        <translation>都保留</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDesk</name>
    <message>
        <source>Import a conversation</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Conversations (*.json *.jsonl *.txt *.md *.log *.html *.htm *.zip)</source>
        <translation>对话 (*.json *.jsonl *.txt *.md *.log *.html *.htm *.zip)</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Name in the file</source>
        <translation>文件中的名字</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>In the room</source>
        <translation>房间中的身份</translation>
    </message>
    <message>
        <source>%1 in the room</source>
        <translation>%1在房间中的身份</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>New companion</source>
        <translation>新伙伴</translation>
    </message>
    <message>
        <source>Does not take part</source>
        <translation>不参与</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Room name</source>
        <translation>房间名称(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s). Preview:</source>
        <extracomment>%1 is a whole number of messages</extracomment>
        <translation>
            <numerusform>%n 条消息。开头：</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation was imported as a room.</source>
        <translation>对话已导入为房间。</translation>
    </message>
    <message>
        <source>&amp;Open room</source>
        <translation>打开房间(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Conversation in the file</source>
        <translation>文件中的对话</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>One of many conversations in a list: its number and its title</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <translation>对话(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportReport</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Looking for files…</source>
        <translation>正在查找文件…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>How far an import is: &quot;137 of 1,000&quot;</extracomment>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Select a file to see its card fields.</source>
        <translation>选择一个文件，查看角色卡的各字段。</translation>
    </message>
    <message>
        <source>Nothing to report.</source>
        <translation>没有需要说明的内容。</translation>
    </message>
    <message>
        <source>Companion import</source>
        <translation>导入伙伴</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>有警告的</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>筛选文件</translation>
    </message>
    <message>
        <source>All card fields</source>
        <translation>所有角色卡字段</translation>
    </message>
    <message>
        <source>Filter card fields</source>
        <translation>筛选角色卡字段</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Card fields</source>
        <translation>角色卡字段</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportWords</name>
    <message numerus="yes">
        <source>Imported %n companion(s).</source>
        <translation>
            <numerusform>已导入 %n 位伙伴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already had %n companion(s).</source>
        <translation>
            <numerusform>已有 %n 位伙伴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n file(s).</source>
        <translation>
            <numerusform>跳过了 %n 个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n companion(s).</source>
        <translation>
            <numerusform>替换了 %n 位伙伴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left %n companion(s) unchanged.</source>
        <translation>
            <numerusform>%n 位伙伴未更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not read.</source>
        <translation>
            <numerusform>%n 个文件未读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing imported.</source>
        <translation>没有导入任何内容。</translation>
    </message>
    <message>
        <source>Imported as %1 (%2)</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>已导入为%1（%2）</translation>
    </message>
    <message>
        <source>Imported as %1, with the new ID %2</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>已导入为%1，使用新 ID %2</translation>
    </message>
    <message>
        <source>Replaced %1 (%2). The old version is kept.</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>已替换%1（%2）。旧版本会保留。</translation>
    </message>
    <message>
        <source>%1 already exists with the same content</source>
        <translation>已有内容完全相同的%1</translation>
    </message>
    <message>
        <source>Skipped: %1 stays unchanged</source>
        <translation>已跳过：%1未更改</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>未导入：%1</translation>
    </message>
    <message>
        <source>A group of companions</source>
        <translation>伙伴群聊</translation>
    </message>
    <message>
        <source>Not read: import cancelled</source>
        <translation>未读取：导入已取消</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n lorebook(s).</source>
        <translation>
            <numerusform>已导入 %n 本世界书。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as a lorebook of %1</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>已添加为%1的世界书</translation>
    </message>
    <message>
        <source>%1 already has this lorebook</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1已有此世界书</translation>
    </message>
    <message>
        <source>Added as a lorebook without a companion. Choose it in a room’s settings.</source>
        <translation>已添加为不属于任何伙伴的世界书。请在房间设置中选择。</translation>
    </message>
    <message>
        <source>You already have this lorebook</source>
        <translation>已有此世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportancePlot</name>
    <message>
        <source>Importance of speaking: %1</source>
        <translation>发言的重要度：%1</translation>
    </message>
    <message>
        <source>Importance of speaking</source>
        <translation>发言的重要度</translation>
    </message>
</context>
<context>
    <name>studio::ui::InspectorPanel</name>
    <message>
        <source>Older turns load as you scroll.</source>
        <translation>更早的发言会随滚动加载。</translation>
    </message>
    <message>
        <source>Looking further back…</source>
        <translation>正在往前查找…</translation>
    </message>
    <message>
        <source>No results. Change the kind or the text.</source>
        <translation>没有结果。请更改类型或文字。</translation>
    </message>
    <message>
        <source>No turns yet. Write something to see here what each companion does.</source>
        <translation>还没有发言。说点什么，就能在这里看到每位伙伴做了什么。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Model calls</source>
        <translation>模型调用</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <translation>只显示含此文字的行</translation>
    </message>
    <message>
        <source>Turns, newest first</source>
        <translation>发言记录，最新的在前</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::Joining</name>
    <message>
        <source>%1 joined “%2”.</source>
        <extracomment>%1 is one companion or several (&quot;Kyoko and Aya&quot;), %2 the name of a room</extracomment>
        <translation>%1加入了“%2”。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %n others joined “%3”.</source>
        <extracomment>%1 and %2 are companions, %3 is the name of a room</extracomment>
        <translation>
            <numerusform>%1、%2和另外 %n 位加入了“%3”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::JumpButton</name>
    <message numerus="yes">
        <source>%n new ↓</source>
        <extracomment>%n messages came below what is visible</extracomment>
        <translation>
            <numerusform>%n 条新消息 ↓</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest ↓</source>
        <translation>最新 ↓</translation>
    </message>
    <message>
        <source>Go to the newest message</source>
        <translation>转到最新消息</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyRules</name>
    <message>
        <source>Input methods need %1.</source>
        <translation>%1 是输入法要用的键。</translation>
    </message>
    <message>
        <source>%1 writes text. Add Ctrl or Alt.</source>
        <translation>%1 用来输入文字。请加上 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>%1 is reserved for navigation in windows and menus.</source>
        <translation>%1 用于操作窗口和菜单，不能作为快捷键。</translation>
    </message>
    <message>
        <source>%1 is a standard key in text fields and lists.</source>
        <translation>%1 是输入框和列表的标准键，不能作为快捷键。</translation>
    </message>
    <message>
        <source>%1 is reserved for going through the matches of a search.</source>
        <translation>%1 用于在搜索结果之间移动，不能作为快捷键。</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 用来打开“%2”菜单。</translation>
    </message>
    <message>
        <source>An input method may use %1. If so, the shortcut does not work.</source>
        <translation>%1 可能被输入法占用。如果是这样，快捷键不会起作用。</translation>
    </message>
    <message>
        <source>The desktop may use %1. If so, the shortcut does not work.</source>
        <translation>%1 可能被桌面占用。如果是这样，快捷键不会起作用。</translation>
    </message>
    <message>
        <source>On some keyboards, %1 writes a character.</source>
        <translation>在有些键盘上，%1 会输入字符。</translation>
    </message>
    <message>
        <source>Press a key together with Ctrl or Alt.</source>
        <translation>请按住 Ctrl 或 Alt，再按一个键。</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyTree</name>
    <message>
        <source>Changed. By default, the action has no shortcut.</source>
        <translation>已更改。默认没有快捷键。</translation>
    </message>
    <message>
        <source>Changed. The default is %1.</source>
        <translation>已更改。默认为 %1。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>no shortcut</source>
        <translation>没有快捷键</translation>
    </message>
    <message>
        <source>%1, %2, changed</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1，%2，已更改</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyWords</name>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Shortcuts of a row of actions: Alt+1 to Alt+9</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts of the same action</extracomment>
        <translation>%1 或 %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::KeyboardPage</name>
    <message>
        <source>No action matches “%1”.</source>
        <translation>没有与“%1”匹配的操作。</translation>
    </message>
    <message>
        <source>No action is selected.</source>
        <translation>没有选中操作。</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>请按键</translation>
    </message>
    <message>
        <source>Use here instead</source>
        <translation>改用于此操作</translation>
    </message>
    <message>
        <source>%1 now runs “%2”.</source>
        <translation>%1 现在用于“%2”。</translation>
    </message>
    <message>
        <source>%1 no longer runs “%2”.</source>
        <translation>%1 不再用于“%2”。</translation>
    </message>
    <message>
        <source>Press the second key for “%1”.</source>
        <translation>请按“%1”的第二个快捷键。</translation>
    </message>
    <message>
        <source>“%1” has its default shortcut again.</source>
        <translation>“%1”已恢复默认快捷键。</translation>
    </message>
    <message numerus="yes">
        <source>This resets %n shortcut(s).</source>
        <translation>
            <numerusform>将把 %n 个快捷键恢复为默认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset them</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>All shortcuts have their defaults again.</source>
        <translation>所有快捷键已恢复默认。</translation>
    </message>
    <message>
        <source>Press Enter in the list, then the new key. Tab leaves the field.</source>
        <translation>在列表中按 Enter，再按新的快捷键。按 Tab 离开输入框。</translation>
    </message>
    <message>
        <source>Select an action to change its shortcut.</source>
        <translation>请选择要更改快捷键的操作。</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>第二个快捷键</translation>
    </message>
    <message>
        <source>Remove the shortcut</source>
        <translation>移除快捷键</translation>
    </message>
    <message>
        <source>Remove the second shortcut</source>
        <translation>移除第二个快捷键</translation>
    </message>
    <message>
        <source>Press the new key. Tab leaves the field.</source>
        <translation>请按新的快捷键。按 Tab 离开输入框。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add second key</source>
        <translation>添加第二个键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Shortcuts, keys, hotkeys</source>
        <translation>快捷键、按键、热键</translation>
    </message>
</context>
<context>
    <name>studio::ui::LastPage</name>
    <message>
        <source>No key is sent.</source>
        <translation>不发送密钥。</translation>
    </message>
    <message>
        <source>The key is in the keychain of your desktop.</source>
        <translation>密钥在桌面的密钥环中。</translation>
    </message>
    <message>
        <source>The key is kept until Companion Studio ends.</source>
        <translation>密钥会保留到程序结束。</translation>
    </message>
    <message>
        <source>The key is read from the variable %1.</source>
        <translation>密钥从变量 %1 读取。</translation>
    </message>
    <message>
        <source>Not tested. You can test later in the list of providers.</source>
        <translation>未测试。以后可在提供商列表中测试。</translation>
    </message>
    <message>
        <source>Runs on this computer: conversations do not leave it.</source>
        <translation>在这台电脑上运行：对话内容不会离开本机。</translation>
    </message>
    <message>
        <source>Messages in rooms are sent to %1.</source>
        <translation>房间里的消息会发送给 %1。</translation>
    </message>
    <message>
        <source>Make this the default model</source>
        <translation>设为默认模型</translation>
    </message>
    <message>
        <source>Already the default model.</source>
        <extracomment>%1 is what answers for the companions now, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>已是默认模型。</translation>
    </message>
    <message>
        <source>Current default: %1.</source>
        <translation>当前默认：%1。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>已设置的内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::LedgerWindow</name>
    <message>
        <source>Request permissions</source>
        <translation>请求权限</translation>
    </message>
    <message>
        <source>Companions and guests ask, you decide. Only time and language are shared without asking.</source>
        <translation>伙伴和访客提出请求，由你决定。只有时间和语言会不经询问就提供。</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Past requests</source>
        <translation>过往请求</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>还没有请求。</translation>
    </message>
    <message>
        <source>Let connected programs answer</source>
        <translation>允许已连接的程序回答</translation>
    </message>
    <message>
        <source>They see each request and can answer for you. What is never allowed stays denied.</source>
        <translation>这些程序能看到请求的内容，并可代你回答。设为“始终拒绝”的仍会拒绝。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>You will be asked again about every request.</source>
        <translation>以后每个请求都会重新询问你。</translation>
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
        <translation>余量已满。</translation>
    </message>
    <message>
        <source>Nothing left to refill.</source>
        <translation>没有正在恢复的部分。</translation>
    </message>
    <message>
        <source>+%1 in %2 s.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds</extracomment>
        <translation>%2 秒后 +%1。</translation>
    </message>
    <message>
        <source>+%1 in %2 s, then +%3</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds, %3 how much comes later</extracomment>
        <translation>%2 秒后 +%1，之后 +%3</translation>
    </message>
    <message>
        <source>To come back: %1</source>
        <extracomment>%1 is a list of names, each with a part of the level: &quot;Aya 60, Natsumi 5&quot;</extracomment>
        <translation>待恢复：%1</translation>
    </message>
    <message>
        <source>%1 buys %2 characters</source>
        <translation>%1 可写 %2 个字</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 可写 %2</translation>
    </message>
    <message>
        <source>The last %1 seconds</source>
        <translation>最近 %1 秒</translation>
    </message>
    <message>
        <source>The last %1 minutes</source>
        <translation>最近 %1 分钟</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryModel</name>
    <message>
        <source>%1, archived: %2</source>
        <translation>%1，已归档：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>archived · %1</source>
        <translation>已归档 · %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryView</name>
    <message>
        <source>No companions yet. Create one, or drop cards here.</source>
        <translation>还没有伙伴。新建一个，或把角色卡拖到这里。</translation>
    </message>
    <message>
        <source>No companion matches the search.</source>
        <translation>没有符合搜索条件的伙伴。</translation>
    </message>
    <message>
        <source>All companions are archived.</source>
        <translation>所有伙伴都已归档。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>Below the library: how many companions are shown, and how many there are</extracomment>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Search by name, role, tag or creator</source>
        <translation>按名字、角色、标签或作者搜索</translation>
    </message>
    <message>
        <source>Search companions</source>
        <translation>搜索伙伴</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>所有标签</translation>
    </message>
    <message>
        <source>Only with this tag</source>
        <translation>只显示有此标签的</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>显示已归档</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWindow</name>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>改为归档</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>New companion…</source>
        <translation>新伙伴…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>已导出 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a room…</source>
        <extracomment>A new room with the chosen companions</extracomment>
        <translation>开始房间…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cards and persona files. You can also drop files and folders here.</source>
        <translation>角色卡和人设文件。也可以把文件和文件夹拖到这里。</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Whole folder…</source>
        <translation>整个文件夹…</translation>
    </message>
    <message>
        <source>Not deleted: %1. %2</source>
        <extracomment>%1 is a list of names, %2 why the last of them cannot be deleted, a sentence</extracomment>
        <translation>未删除：%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n companion(s) permanently: %1? Their messages stay in the rooms.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>要永久删除 %n 位伙伴（%1）吗？消息会保留在房间里。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the open room</source>
        <translation>添加到当前房间</translation>
    </message>
    <message>
        <source>Companion library</source>
        <translation>伙伴库</translation>
    </message>
    <message>
        <source>Delete %1 permanently? Messages by %1 stay in the rooms.</source>
        <translation>要永久删除%1吗？%1的消息会保留在房间里。</translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWords</name>
    <message>
        <source>By name</source>
        <translation>按名字</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>最近使用优先</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>Most talkative first</source>
        <translation>发言频率高者优先</translation>
    </message>
    <message>
        <source>Not in a room yet</source>
        <translation>不在任何房间</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <extracomment>%1 is a time of day or a date: when a companion was in a room last</extracomment>
        <translation>上次使用：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::LinkDialog</name>
    <message>
        <source>Open a link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Your browser will open a page of this host:</source>
        <translation>浏览器将打开此主机的页面：</translation>
    </message>
    <message>
        <source>The name has letters that can be mistaken for others. Technical form: %1</source>
        <extracomment>Letters of other scripts may look like Latin ones. %1 is the host in its technical form, xn--…</extracomment>
        <translation>名称含有易与其他字母混淆的字符。技术形式：%1</translation>
    </message>
    <message>
        <source>The link text says “%1”, which is another host.</source>
        <extracomment>The words of a link name one host, but it leads to another. %1 is the host that the words name</extracomment>
        <translation>链接上写的是“%1”，那是另一个主机。</translation>
    </message>
    <message>
        <source>“%1” before the @ is only a sign-in name, not the host of the page.</source>
        <extracomment>%1 is what stands before the @ of an address: it looks like a host and is none</extracomment>
        <translation>@ 前面的“%1”只是登录名，不是页面所在的主机。</translation>
    </message>
    <message>
        <source>The connection is not encrypted (http).</source>
        <translation>连接未加密（http）。</translation>
    </message>
    <message>
        <source>Full address</source>
        <translation>完整地址</translation>
    </message>
    <message>
        <source>No program could open the address. Copy it instead.</source>
        <translation>没有程序能打开此地址。请改为复制。</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
</context>
<context>
    <name>studio::ui::LookFields</name>
    <message>
        <source>Appearance</source>
        <translation>外貌</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Avatar</source>
        <translation>头像</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreBookForm</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Scan depth (messages)</source>
        <translation>扫描深度（消息）</translation>
    </message>
    <message>
        <source>Budget (tokens)</source>
        <translation>预算（Token）</translation>
    </message>
    <message>
        <source>Entries can fire entries</source>
        <translation>条目触发条目</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>In place of a number</extracomment>
        <translation>默认</translation>
    </message>
    <message>
        <source>Number of newest messages searched for keywords</source>
        <translation>在最新的多少条消息中查找关键词</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>In place of a number</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Limit for all entries in a prompt. The lowest priority is cut first.</source>
        <translation>所有条目在提示词中可占的量，超出时先略去优先级最低的</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Names of speakers count as said</source>
        <translation>说话者的名字也算在内</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreDesk</name>
    <message>
        <source>Lore</source>
        <extracomment>A tab of the right dock: what fires of the companions&apos; lorebooks</extracomment>
        <translation>世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreEditor</name>
    <message>
        <source>Remove lorebook</source>
        <extracomment>A button that takes out a lorebook with all its entries</extracomment>
        <translation>删除世界书</translation>
    </message>
    <message>
        <source>Remove entry</source>
        <translation>删除条目</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>搜索条目</translation>
    </message>
    <message>
        <source>Add entry</source>
        <translation>添加条目</translation>
    </message>
    <message>
        <source>Duplicate entry</source>
        <translation>复制条目</translation>
    </message>
    <message>
        <source>Add lorebook</source>
        <translation>添加世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreEntryForm</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Secondary keywords</source>
        <translation>次要关键词</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Of the secondary keywords: &quot;Of these: all have to be there&quot;</extracomment>
        <translation>次要关键词条件</translation>
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
        <translation>深度（消息）</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Sticky (messages)</source>
        <translation>持续（消息）</translation>
    </message>
    <message>
        <source>Cooldown (messages)</source>
        <translation>冷却（消息）</translation>
    </message>
    <message>
        <source>Delay (messages)</source>
        <translation>延迟（消息）</translation>
    </message>
    <message>
        <source>Scan depth (messages)</source>
        <translation>扫描深度（消息）</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>整词</translation>
    </message>
    <message>
        <source>Upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>启用</translation>
    </message>
    <message>
        <source>Always on, whatever is said</source>
        <translation>始终启用，与对话内容无关</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Keyword, then Return</source>
        <translation>输入关键词，按 Return</translation>
    </message>
    <message>
        <source>at least one present</source>
        <extracomment>Of the secondary keywords of an entry of a lorebook</extracomment>
        <translation>至少出现一个</translation>
    </message>
    <message>
        <source>at least one missing</source>
        <translation>至少缺少一个</translation>
    </message>
    <message>
        <source>none present</source>
        <translation>全部不出现</translation>
    </message>
    <message>
        <source>all present</source>
        <translation>全部出现</translation>
    </message>
    <message>
        <source>Before the description</source>
        <translation>描述之前</translation>
    </message>
    <message>
        <source>After the description</source>
        <translation>描述之后</translation>
    </message>
    <message>
        <source>Before the author’s note</source>
        <translation>作者备注之前</translation>
    </message>
    <message>
        <source>After the author’s note</source>
        <translation>作者备注之后</translation>
    </message>
    <message>
        <source>Before the example dialogue</source>
        <translation>对话示例之前</translation>
    </message>
    <message>
        <source>After the example dialogue</source>
        <translation>对话示例之后</translation>
    </message>
    <message>
        <source>Among the messages</source>
        <translation>消息之间</translation>
    </message>
    <message>
        <source>Messages between the entry and the end of the conversation. 0: after the newest</source>
        <translation>条目与对话末尾之间的消息数。0：最新消息之后</translation>
    </message>
    <message>
        <source>Lower numbers come first</source>
        <translation>数字越小越靠前</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>as the lorebook</source>
        <translation>与世界书相同</translation>
    </message>
    <message>
        <source>Stays in the prompt this long after firing</source>
        <translation>触发后在提示词中保留这么久</translation>
    </message>
    <message>
        <source>Then does not fire for this long</source>
        <translation>之后这么久不再触发</translation>
    </message>
    <message>
        <source>Does not fire until the conversation is this long</source>
        <translation>对话达到这个长度之前不触发</translation>
    </message>
    <message>
        <source>Number of newest messages searched for keywords</source>
        <translation>在最新的多少条消息中查找关键词</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>whole words only</source>
        <translation>仅整词</translation>
    </message>
    <message>
        <source>inside words too</source>
        <translation>词内也算</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>不区分</translation>
    </message>
    <message>
        <source>Only one entry of each group is told. Separate group names with commas.</source>
        <translation>同组条目只使用一个。多个组名用逗号分隔。</translation>
    </message>
    <message>
        <source>All keywords are patterns (regular expressions)</source>
        <translation>所有关键词都是正则表达式</translation>
    </message>
    <message>
        <source>Used even when the budget is spent</source>
        <translation>预算用完也使用</translation>
    </message>
    <message>
        <source>Only messages can fire it, not other entries</source>
        <translation>只由消息触发，不由其他条目触发</translation>
    </message>
    <message>
        <source>Fires no other entries</source>
        <translation>不触发其他条目</translation>
    </message>
</context>
<context>
    <name>studio::ui::LorePane</name>
    <message numerus="yes">
        <source>%n fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n 条已触发</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <extracomment>%n counts entries of lorebooks that fired and did not fit into the prompt</extracomment>
        <translation>
            <numerusform>%n 条已省略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n 条未触发</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the pattern “%2” cannot be used and matches nothing (%3).</source>
        <extracomment>%1 is the name of an entry of a lorebook, %2 a pattern, %3 what is wrong with it, in English</extracomment>
        <translation>%1：模式“%2”无法使用，匹配不到任何内容（%3）。</translation>
    </message>
    <message>
        <source>The chain of entries was too long, so the rest was not checked.</source>
        <translation>条目连锁触发过长，其余未检查。</translation>
    </message>
    <message>
        <source>Type a line to try the lorebooks</source>
        <translation>输入一句话来试用世界书</translation>
    </message>
    <message>
        <source>Test line for the lorebooks</source>
        <translation>用来试用世界书的一句话</translation>
    </message>
    <message>
        <source>Lorebook entries, and why they fire</source>
        <translation>世界书条目及其触发原因</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreSection</name>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>Knowledge that keywords bring up</source>
        <translation>由关键词引出的知识</translation>
    </message>
    <message>
        <source>Knowledge that is sent only when it matters. An entry fires when one of its keywords comes up, or always. Prompt › Lore shows what fires for a message, and why.</source>
        <translation>只在需要时告知的知识：出现某个关键词时触发，或始终触发。哪条消息触发什么、为什么，见“提示词”中的“世界书”。</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTree</name>
    <message>
        <source>off</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>always on</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>始终启用</translation>
    </message>
    <message>
        <source>by keyword</source>
        <translation>按关键词</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Lorebook entries</source>
        <translation>世界书条目</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTrialPanel</name>
    <message>
        <source>Lorebooks in this room</source>
        <translation>这个房间的世界书</translation>
    </message>
    <message>
        <source>Companion whose lorebooks are shown</source>
        <translation>查看哪位伙伴的世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::MainWindow</name>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>发言权</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>发言</translation>
    </message>
</context>
<context>
    <name>studio::ui::ManualText</name>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>(no shortcut)</source>
        <extracomment>Instead of keys, where the user has removed them</extracomment>
        <translation>（无快捷键）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Shortcuts of a row of actions: Alt+1 to Alt+9</extracomment>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ManualWindow</name>
    <message>
        <source>%1 – Manual</source>
        <extracomment>The title of the manual&apos;s window; %1 is a page</extracomment>
        <translation>%1 – 手册</translation>
    </message>
    <message>
        <source>Places found: %L1</source>
        <translation>找到的位置：%L1</translation>
    </message>
    <message>
        <source>No page of the manual contains “%1”.</source>
        <translation>手册中没有包含“%1”的页面。</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>No font for this language was found, so the manual is shown in English.</source>
        <translation>找不到此语言的字体，因此手册以英文显示。</translation>
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
        <translation>%1之后没有人可以发言，对话到此为止。</translation>
    </message>
    <message>
        <source>May speak only after you, not after a companion: %1.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>只能接你的话，不能接其他伙伴的话：%1。</translation>
    </message>
    <message>
        <source>After your messages anyone may speak, whatever is ticked here.</source>
        <translation>你的消息之后谁都可以发言，不受这里的设置限制。</translation>
    </message>
    <message>
        <source>When several companions answer you in turn, those who may not follow the previous speaker are skipped.</source>
        <translation>几位伙伴依次回答你时，不能接前一位的话的会被跳过。</translation>
    </message>
    <message>
        <source>Row: the companion who spoke last. Column: who may speak next. Space ticks, Ctrl+A ticks a row.</source>
        <translation>行：上一位发言的伙伴。列：接下来可以发言的伙伴。空格勾选，Ctrl+A 勾选整行。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <extracomment>A button that opens a menu of patterns for who may speak after whom</extracomment>
        <translation>模式</translation>
    </message>
    <message>
        <source>Anyone after anyone</source>
        <translation>谁都可以接谁的话</translation>
    </message>
    <message>
        <source>Moderator between all speakers</source>
        <extracomment>Opens the list of companions: who is to be the moderator</extracomment>
        <translation>主持人居中</translation>
    </message>
    <message>
        <source>Pairs: first with second, third with fourth</source>
        <translation>两人一组：第一位和第二位，第三位和第四位</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>发言顺序</translation>
    </message>
    <message>
        <source>Nobody speaks twice in a row</source>
        <translation>不连续发言</translation>
    </message>
</context>
<context>
    <name>studio::ui::MaskModel</name>
    <message>
        <source>After a message by %1. Click: everyone or nobody.</source>
        <extracomment>Tool tips of the matrix of who may speak after whom; %1 is a name</extracomment>
        <translation>%1的消息之后。点击：全选或全不选。</translation>
    </message>
    <message>
        <source>%1 may speak. Click: after everyone or nobody.</source>
        <translation>%1可以发言。点击：全选或全不选。</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1之后</translation>
    </message>
    <message>
        <source>%1 may speak</source>
        <translation>%1可以发言</translation>
    </message>
    <message>
        <source>After %2, %1 may speak.</source>
        <extracomment>%1 and %2 are names</extracomment>
        <translation>%2之后，%1可以发言。</translation>
    </message>
    <message>
        <source>After %2, %1 may not speak.</source>
        <translation>%2之后，%1不能发言。</translation>
    </message>
    <message>
        <source>%1 may speak twice in a row, but only in a ring or after a silence.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1只有在轮流时或沉默后，才能连续发言。</translation>
    </message>
    <message>
        <source>%1 may not speak twice in a row.</source>
        <translation>%1不能连续发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryDesk</name>
    <message>
        <source>This room does not have that message any more.</source>
        <translation>那条消息已不在此房间里。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryWindow</name>
    <message>
        <source>%1 · written by you</source>
        <extracomment>Under a note: %1 is when it was written</extracomment>
        <translation>%1 · 由你写下</translation>
    </message>
    <message>
        <source>a deleted room</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>已删除的房间</translation>
    </message>
    <message numerus="yes">
        <source>%1 · from %n message(s) in %2</source>
        <extracomment>Under a note: from how many messages, %1 when, %2 the room</extracomment>
        <translation>
            <numerusform>%1 · 来自房间“%2”的 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · edited by you</source>
        <extracomment>Under a note: %1 tells where it came from</extracomment>
        <translation>%1 · 由你改写</translation>
    </message>
    <message>
        <source>Save or discard your changes first.</source>
        <translation>请先保存或放弃正在编辑的内容。</translation>
    </message>
    <message>
        <source>No notes yet. %1 writes them during conversations, or you can add one here.</source>
        <translation>还没有笔记。%1会在对话中写下，你也可以在这里添加。</translation>
    </message>
    <message>
        <source>No note contains these words.</source>
        <translation>没有包含这些文字的笔记。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新笔记</translation>
    </message>
    <message>
        <source>Selected note</source>
        <translation>所选的笔记</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>删除笔记</translation>
    </message>
    <message>
        <source>%1’s memory</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1的记忆</translation>
    </message>
    <message>
        <source>Private to %1, but sent to the model provider with each prompt.</source>
        <translation>只有%1会读，但会随每个提示词发送给模型提供商。</translation>
    </message>
    <message>
        <source>Search the notes</source>
        <translation>搜索笔记</translation>
    </message>
    <message>
        <source>Notes, newest first</source>
        <translation>笔记（最新在前）</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>笔记内容</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show the message</source>
        <translation>显示消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing was pasted.</source>
        <extracomment>%1 and %2 are numbers of characters</extracomment>
        <translation>要粘贴的文本有 %L1 个字符，这里最多可粘贴 %L2 个字符。没有粘贴任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MentionPopup</name>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>Read aloud while names are suggested: %1 a name, %2 its place, %3 how many there are</extracomment>
        <translation>%1，第 %2 个，共 %3 个</translation>
    </message>
</context>
<context>
    <name>studio::ui::MessageEditor</name>
    <message>
        <source>Edit message by %1</source>
        <extracomment>For screen readers. %1 is a name</extracomment>
        <translation>编辑%1的消息</translation>
    </message>
    <message>
        <source>Original:</source>
        <translation>原文：</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Enter saves, Esc cancels. Companions read the new text from now on.</source>
        <translation>Enter 保存，Esc 取消。今后伙伴读到的是修改后的文字。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing was pasted.</source>
        <translation>要粘贴的文本有 %L1 个字符，这里最多可粘贴 %L2 个字符。没有粘贴任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MessageMenu</name>
    <message>
        <source>Copy the selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Copy the code “%1”</source>
        <extracomment>%1 is the beginning of a piece of code</extracomment>
        <translation>复制代码“%1”</translation>
    </message>
    <message>
        <source>Open the link to %1…</source>
        <extracomment>%1 is a host, such as example.com</extracomment>
        <translation>打开指向 %1 的链接…</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <extracomment>%1 is the description of a picture, or &quot;Picture&quot;</extracomment>
        <translation>打开“%1”</translation>
    </message>
</context>
<context>
    <name>studio::ui::MeterView</name>
    <message>
        <source>Level</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>余量：%1</translation>
    </message>
    <message>
        <source>The level over time</source>
        <translation>余量的变化</translation>
    </message>
    <message>
        <source>Nobody has paid anything yet.</source>
        <translation>还没有花费。</translation>
    </message>
    <message>
        <source>Who paid</source>
        <translation>谁花费的</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelFields</name>
    <message>
        <source>Default: %1</source>
        <extracomment>%1 is the model that answers for companions without one of their own</extracomment>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <extracomment>%1 is a provider that a companion from elsewhere names</extracomment>
        <translation>%1（不在这台电脑上）</translation>
    </message>
    <message>
        <source>%1 is not on this computer. The default model is used: %2.</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>这台电脑上没有%1，使用默认模型：%2。</translation>
    </message>
    <message>
        <source>The key of %1 is missing. Enter it in the provider list.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>缺少%1的密钥。请在提供商列表中填写。</translation>
    </message>
    <message>
        <source>Uses the default model, also after you change it.</source>
        <translation>使用默认模型，更改默认模型后也会跟着改变。</translation>
    </message>
    <message>
        <source>Speaks in set phrases, offline.</source>
        <translation>离线，用固定的句子说话。</translation>
    </message>
    <message>
        <source>Follows the default.</source>
        <translation>由默认设置决定。</translation>
    </message>
    <message>
        <source>Rehearsal has only one model.</source>
        <translation>排练只有一个模型。</translation>
    </message>
    <message>
        <source>Enter the model name. The list could not be loaded: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>请填写模型名称。无法获取列表：%1</translation>
    </message>
    <message>
        <source>%1 does not list this model.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1没有列出此模型。</translation>
    </message>
    <message>
        <source>%1 (provider’s default)</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（提供商默认）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>模型设置</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelLine</name>
    <message>
        <source>Model in use: %1</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>当前模型：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelMenu</name>
    <message>
        <source>Use the default: %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>使用默认：%1</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <extracomment>%1 is a model or a provider of models</extracomment>
        <translation>%1（不在这台电脑上）</translation>
    </message>
    <message>
        <source>Other model…</source>
        <translation>其他模型…</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelPage</name>
    <message>
        <source>The list is empty.</source>
        <translation>列表是空的。</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>请选择模型。</translation>
    </message>
    <message>
        <source>Loading the model list…</source>
        <translation>正在获取模型列表…</translation>
    </message>
    <message>
        <source>%L1 of %L2 models</source>
        <translation>%L2 个模型中的 %L1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Enter the model name used by the provider.</source>
        <extracomment>%1 is a whole sentence: why there is no list</extracomment>
        <translation>%1请输入提供商使用的模型名称。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Search, or enter a name that is not listed</source>
        <translation>搜索，或输入列表之外的名称</translation>
    </message>
    <message>
        <source>Models of the provider</source>
        <translation>提供商的模型</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新获取</translation>
    </message>
    <message>
        <source>No model in the list has this name. Choose a model, or use the name unchanged.</source>
        <translation>列表中没有这个名称的模型。请从列表中选择，或直接使用这个名称。</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
        <translation>直接使用“%1”</translation>
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
        <translation>最大回复长度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>%1 accepts at most %L2. Higher values are capped.</source>
        <extracomment>%1 is a kind of provider, %2 a number</extracomment>
        <translation>%1最多接受 %L2，更大的值按此计算。</translation>
    </message>
    <message>
        <source>Randomness: 0 is predictable, 1 is normal.</source>
        <translation>随机性：0 最稳定，1 为默认。</translation>
    </message>
    <message>
        <source>Share of likely words to choose from, 0 to 1.</source>
        <translation>候选词的范围，0 到 1。</translation>
    </message>
    <message>
        <source>In tokens, including thinking. Longer replies are cut off.</source>
        <translation>以 Token 计，包含思考。超出部分会截断。</translation>
    </message>
    <message>
        <source>The same seed gives the same reply, if the model supports it.</source>
        <translation>如果模型支持，相同的种子会给出相同的回复。</translation>
    </message>
    <message>
        <source>The reply ends before any of these. One a line; \n is a line break.</source>
        <translation>回复在其中任一项之前结束。每行一个；\n 表示换行。</translation>
    </message>
    <message>
        <source>How long the model thinks before it answers.</source>
        <translation>模型回答前思考多久。</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <extracomment>%1 are names such as &quot;Temperature, Seed&quot;</extracomment>
        <translation>已设置：%1</translation>
    </message>
    <message>
        <source>not set</source>
        <extracomment>stands in an empty input: the provider decides</extracomment>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Rehearsal is not an AI and has none of these settings.</source>
        <translation>排练不是 AI，没有这些设置。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelTable</name>
    <message>
        <source>Tested %1.</source>
        <translation>测试于 %1。</translation>
    </message>
    <message>
        <source>Never tested.</source>
        <translation>从未测试。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Your own value.</source>
        <translation>由你填写</translation>
    </message>
    <message>
        <source>Known value. You can enter your own.</source>
        <translation>已知的值，也可以自己填写。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Input ($)</source>
        <extracomment>how many tokens fit into it, the head of a column</extracomment>
        <translation>输入（$）</translation>
    </message>
    <message>
        <source>Cached ($)</source>
        <extracomment>the price of what is sent, the head of a column</extracomment>
        <translation>缓存（$）</translation>
    </message>
    <message>
        <source>Output ($)</source>
        <translation>输出（$）</translation>
    </message>
    <message>
        <source>Enter the context size in tokens, a whole number such as 128000.</source>
        <translation>请输入上下文的 Token 数，用整数，例如 128000。</translation>
    </message>
    <message>
        <source>Enter a price in dollars per million tokens, such as 2.5.</source>
        <translation>请输入每百万 Token 的美元价格，例如 2.5。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelWords</name>
    <message>
        <source>The provider enforces the vote format.</source>
        <translation>提供商保证投票的格式。</translation>
    </message>
    <message>
        <source>Votes are JSON. The format is requested, not enforced.</source>
        <translation>投票为 JSON，格式仅作要求，不保证。</translation>
    </message>
    <message>
        <source>The prompt asks for the vote format. Votes in another format are requested again.</source>
        <translation>在提示词中要求投票的格式，不符合时再要求一次。</translation>
    </message>
    <message>
        <source>Tools supported.</source>
        <translation>支持工具。</translation>
    </message>
    <message>
        <source>No tool support: cannot speak in Resource rooms.</source>
        <translation>不支持工具：不能在消耗资源的房间里发言。</translation>
    </message>
    <message>
        <source>Pictures supported.</source>
        <translation>支持图片。</translation>
    </message>
    <message>
        <source>No picture support.</source>
        <translation>不支持图片。</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>a model keeps to the form of votes</extracomment>
        <translation>格式</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>text only</source>
        <translation>仅文字</translation>
    </message>
</context>
<context>
    <name>studio::ui::MoreFields</name>
    <message>
        <source>hardly ever speaks up</source>
        <translation>几乎不开口</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>安静</translation>
    </message>
    <message>
        <source>average</source>
        <translation>适中</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>健谈</translation>
    </message>
    <message>
        <source>always joins in</source>
        <translation>总会开口</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>发言频率</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>开场白</translation>
    </message>
    <message>
        <source>First message in a new room.</source>
        <translation>新房间里的第一条消息。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Place and time of the scenes.</source>
        <translation>场景的时间和地点。</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>A longer sample of the way of speaking.</source>
        <translation>一段较长的对话，体现说话方式。</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识</translation>
    </message>
    <message>
        <source>Areas of knowledge and interest, separated by commas.</source>
        <translation>了解和关心的事，用逗号分隔。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Words to search by, separated by commas.</source>
        <translation>便于查找的词，用逗号分隔。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>For yourself. Never part of a prompt.</source>
        <translation>只供自己看；不会进入提示词。</translation>
    </message>
    <message>
        <source>Greeting, scenario, talkativeness, example dialogue, knowledge, tags, notes</source>
        <translation>开场白、情景、发言频率、对话示例、知识、标签、备注</translation>
    </message>
</context>
<context>
    <name>studio::ui::NetworkPart</name>
    <message>
        <source>A network address starts with ws:// or wss://, followed by a name.</source>
        <translation>网络地址须以 ws:// 或 wss:// 开头，后接名称。</translation>
    </message>
    <message>
        <source>Other network</source>
        <translation>其他网络</translation>
    </message>
    <message>
        <source>Companions of that network join the room as guests. Messages in the room are sent to that network.</source>
        <translation>该网络的伙伴作为访客加入房间。房间里的消息会发送到该网络。</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>To be in another network of companions</extracomment>
        <translation>加入</translation>
    </message>
    <message>
        <source>Join the other network</source>
        <translation>加入其他网络</translation>
    </message>
    <message>
        <source>Address of the other network</source>
        <translation>其他网络的地址</translation>
    </message>
    <message>
        <source>User there speaks as me</source>
        <translation>对方的用户以我的身份发言</translation>
    </message>
    <message>
        <source>When this is off, messages by that user come from an outsider.</source>
        <translation>关闭时，该用户的消息来自外来者。</translation>
    </message>
    <message>
        <source>The user of the other network speaks as me</source>
        <translation>其他网络的用户以我的身份发言</translation>
    </message>
    <message>
        <source>Companions there:</source>
        <extracomment>Companions who are in another network, by name; a field follows</extracomment>
        <translation>对方的伙伴：</translation>
    </message>
    <message>
        <source>Companions in the other network</source>
        <translation>其他网络中的伙伴</translation>
    </message>
    <message>
        <source>Companions of another network answer only when named. Enter the names of companions who have not spoken yet, separated by commas. Companions who have spoken are remembered.</source>
        <translation>其他网络的伙伴只在被点名时回答。请输入尚未发言的伙伴的名字，用逗号分隔。发过言的伙伴会自动记住。</translation>
    </message>
</context>
<context>
    <name>studio::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::NoticeServer</name>
    <message>
        <source>Notifications cannot be shown: this session has no D-Bus.</source>
        <translation>此会话没有 D-Bus，因此无法显示通知。</translation>
    </message>
    <message>
        <source>Notifications cannot be shown: the desktop has no notification service.</source>
        <translation>桌面没有通知服务，因此无法显示通知。</translation>
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
        <translation>%1请求朗读一句话。</translation>
    </message>
    <message>
        <source>%1 asks you a question.</source>
        <translation>%1向你提了一个问题。</translation>
    </message>
    <message>
        <source>%1 asks for something.</source>
        <translation>%1提出了一个请求。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OpeningForm</name>
    <message>
        <source>Main greeting</source>
        <translation>主开场白</translation>
    </message>
    <message>
        <source>Other greeting %L1</source>
        <translation>其他开场白 %L1</translation>
    </message>
    <message>
        <source>Group greeting %L1</source>
        <translation>群聊开场白 %L1</translation>
    </message>
    <message>
        <source>Someone speaks first</source>
        <extracomment>How a room begins</extracomment>
        <translation>由一位先说</translation>
    </message>
    <message>
        <source>%1 speaks first</source>
        <translation>由%1先说</translation>
    </message>
    <message>
        <source>Nobody speaks before you do</source>
        <extracomment>How a room begins</extracomment>
        <translation>等我先开口</translation>
    </message>
    <message>
        <source>%1 says this greeting</source>
        <extracomment>How a room begins; %1 is a companion</extracomment>
        <translation>%1说这句开场白</translation>
    </message>
    <message>
        <source>How the room begins</source>
        <translation>房间如何开始</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>开场白</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>第一条消息</translation>
    </message>
    <message>
        <source>Card macros are already replaced. This exact text is said.</source>
        <translation>角色卡里的宏已替换，会原样说出。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayBar</name>
    <message>
        <source>Deadlines unchanged</source>
        <translation>投票时限：不变</translation>
    </message>
    <message numerus="yes">
        <source>Time to vote: %n second(s)</source>
        <translation>
            <numerusform>投票时限：%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodbyes unchanged</source>
        <translation>道别的效果：不变</translation>
    </message>
    <message>
        <source>A goodbye ends the conversation</source>
        <translation>有人道别即结束对话</translation>
    </message>
    <message>
        <source>A goodbye does not end the conversation</source>
        <translation>有人道别也不结束对话</translation>
    </message>
    <message>
        <source>The whole room</source>
        <translation>整个房间</translation>
    </message>
    <message>
        <source>From the chosen row on</source>
        <translation>从所选行开始</translation>
    </message>
    <message>
        <source>Up to the chosen row</source>
        <translation>到所选行为止</translation>
    </message>
    <message>
        <source>Other turn-taking…</source>
        <extracomment>A button: shows the room as another way of taking turns would have had it</extracomment>
        <translation>其他发言方式…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <extracomment>A button: the rules under which the votes are counted</extracomment>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Range…</source>
        <extracomment>A button: from where to where in the room</extracomment>
        <translation>范围…</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: takes off what lies over the room</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Shows who would have spoken after each message with another way of turn-taking.</source>
        <translation>显示若采用其他发言方式，每条消息之后会由谁发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayDesk</name>
    <message>
        <source>Choose a row of the timeline first.</source>
        <translation>请先在时间线中选择一行。</translation>
    </message>
    <message>
        <source>As %1</source>
        <extracomment>%1 a way of taking turns</extracomment>
        <translation>按%1</translation>
    </message>
    <message>
        <source>The same in every round: %1</source>
        <extracomment>Over every round of a room: %1 what is tried, such as &quot;Kyoko: 10 instead of 7&quot;</extracomment>
        <translation>每一轮投票都作同样的更改：%1</translation>
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
        <translation>模型</translation>
    </message>
    <message>
        <source>Provider in this room</source>
        <translation>此房间的提供商</translation>
    </message>
    <message>
        <source>Model name in this room</source>
        <translation>这个房间里的模型名称</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>提供商的默认模型</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>只在这个房间</translation>
    </message>
    <message>
        <source>as in the library: %1</source>
        <translation>与伙伴库相同：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverrideText</name>
    <message>
        <source>Shorten this to at most %L1 characters. It has %L2.</source>
        <translation>请缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>只在这个房间</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>与伙伴库相同</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteCommands</name>
    <message>
        <source>Not available right now.</source>
        <translation>现在不可用。</translation>
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
        <translation>前往房间“%1”</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>This is the current room.</source>
        <translation>这是当前房间。</translation>
    </message>
    <message>
        <source>Choose a message first.</source>
        <translation>请先选择一条消息。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteModel</name>
    <message>
        <source>%1, not now: %2</source>
        <extracomment>For screen readers: %1 a command that cannot be used now, %2 a sentence that says why</extracomment>
        <translation>%1，现在不可用：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::PastedTexts</name>
    <message>
        <source>Start of the pasted text</source>
        <translation>粘贴内容的开头</translation>
    </message>
    <message>
        <source>%1 characters pasted</source>
        <translation>粘贴了 %1 个字符</translation>
    </message>
    <message>
        <source>Too long to edit here. Sent in full after your text.</source>
        <translation>太长，无法在此编辑。全文会接在你的文字之后发送。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>studio::ui::People</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>guest, away</source>
        <extracomment>Beside the name of somebody of another program, which is not connected now</extracomment>
        <translation>访客，不在</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>访客</translation>
    </message>
    <message>
        <source>changed in this room</source>
        <extracomment>Beside the name of a companion that is otherwise in this room than in the library</extracomment>
        <translation>在此房间有改动</translation>
    </message>
    <message>
        <source>A guest called “%1” (%2)</source>
        <extracomment>Somebody of another program: %1 the name, which is that one&apos;s own choice, %2 the id</extracomment>
        <translation>自称“%1”的访客（%2）</translation>
    </message>
    <message>
        <source>A guest through MCP called “%1” (%2)</source>
        <translation>通过 MCP 连接、自称“%1”的访客（%2）</translation>
    </message>
    <message>
        <source>A guest through the firehose called “%1” (%2)</source>
        <translation>通过事件流连接、自称“%1”的访客（%2）</translation>
    </message>
    <message>
        <source>A guest from the network called “%1” (%2)</source>
        <translation>来自网络、自称“%1”的访客（%2）</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>the model that chooses which companion speaks</extracomment>
        <translation>主持人</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionAsking</name>
    <message>
        <source>That tool request was already closed.</source>
        <translation>该工具请求已结束。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionCard</name>
    <message>
        <source>No arguments</source>
        <translation>没有参数</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Only with these arguments</source>
        <translation>仅限这些参数</translation>
    </message>
    <message>
        <source>“In this room”, “Always” and “Never” then apply to these arguments only.</source>
        <translation>届时“在此房间允许”“始终允许”“始终拒绝”只对这些参数有效。</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>In this room</source>
        <translation>在此房间允许</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>始终拒绝</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A button and the key that presses it: &quot;1 · Allow once&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Allow once with changes</source>
        <translation>按修改后的内容允许一次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Arguments of the tool, as JSON</source>
        <translation>工具的参数（JSON）</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionStrip</name>
    <message numerus="yes">
        <source>%n more tool request(s) waiting</source>
        <translation>
            <numerusform>还有 %n 个工具请求在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool requests</source>
        <translation>工具请求</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWindow</name>
    <message>
        <source>a deleted room</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>已删除的房间</translation>
    </message>
    <message>
        <source>all rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>始终拒绝</translation>
    </message>
    <message>
        <source>All companions</source>
        <translation>所有伙伴</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>所有工具</translation>
    </message>
    <message>
        <source>Tool permissions</source>
        <translation>工具权限</translation>
    </message>
    <message>
        <source>Companions can use tools. Anything that affects something outside Companion Studio, or cannot be undone, needs your permission each time until you allow it. You can withdraw that here.</source>
        <translation>伙伴可以使用工具。会影响外部或无法撤销的操作，在你允许之前每次都会询问。允许过的可以在这里撤回。</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>你的答复</translation>
    </message>
    <message>
        <source>Tool use</source>
        <translation>使用记录</translation>
    </message>
    <message>
        <source>Companion</source>
        <extracomment>Heads of a table: a companion, its tool, whether it may use it, in which room, since when, with what</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答复</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>With</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>No “Always” or “Never” answers yet.</source>
        <translation>还没有“始终允许”或“始终拒绝”的答复。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>You will be asked again.</source>
        <translation>以后会再次询问你。</translation>
    </message>
    <message>
        <source>Companion to show</source>
        <translation>要显示的伙伴</translation>
    </message>
    <message>
        <source>Tool to show</source>
        <translation>要显示的工具</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No tool use yet.</source>
        <translation>还没有工具使用记录。</translation>
    </message>
    <message>
        <source>Also ask before gestures and tool-based speech</source>
        <translation>用工具做动作或发言前也询问</translation>
    </message>
    <message>
        <source>Tools that do something visible in this window then need permission too.</source>
        <translation>开启后，会在界面上做出可见动作的工具也会先询问。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWords</name>
    <message>
        <source>%1 wants to use a tool: %2</source>
        <extracomment>%1 is a companion, %2 the name of a tool, such as &quot;Gesture&quot;</extracomment>
        <translation>%1想使用工具：%2</translation>
    </message>
    <message>
        <source>Reads only what the companion already knows.</source>
        <translation>只读取伙伴已知的内容。</translation>
    </message>
    <message>
        <source>Does something visible in this window.</source>
        <translation>会在界面上做出可见的动作。</translation>
    </message>
    <message>
        <source>Affects something outside, or cannot be undone.</source>
        <translation>会影响外部，或无法撤销。</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>你允许了一次</translation>
    </message>
    <message>
        <source>You allowed it once, with changes</source>
        <translation>你修改后允许了一次</translation>
    </message>
    <message>
        <source>You allowed it in this room</source>
        <translation>你设为在此房间允许</translation>
    </message>
    <message>
        <source>You always allow it</source>
        <translation>你设为始终允许</translation>
    </message>
    <message>
        <source>You denied it</source>
        <translation>你拒绝了</translation>
    </message>
    <message>
        <source>You denied it in this room</source>
        <translation>你设为在此房间拒绝</translation>
    </message>
    <message>
        <source>You never allow it</source>
        <translation>你设为始终拒绝</translation>
    </message>
    <message>
        <source>Allowed by your setting</source>
        <translation>按你的设定允许</translation>
    </message>
    <message>
        <source>Denied by your setting</source>
        <translation>按你的设定拒绝</translation>
    </message>
    <message>
        <source>Allowed automatically (harmless tool)</source>
        <translation>自动允许（无害的工具）</translation>
    </message>
    <message>
        <source>Denied: not answered in time</source>
        <translation>超时未答，已拒绝</translation>
    </message>
    <message>
        <source>Denied: nobody was there to be asked</source>
        <translation>没有人可询问，已拒绝</translation>
    </message>
    <message>
        <source>Denied: too many open requests from this companion</source>
        <translation>未答复的询问过多，已拒绝</translation>
    </message>
    <message>
        <source>No longer needed</source>
        <translation>已不再需要</translation>
    </message>
    <message>
        <source>You withdrew the setting</source>
        <translation>你撤回了设定</translation>
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
        <translation>每个提示词 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Estimated share of every prompt that this companion takes in this language.</source>
        <translation>估算此语言下这位伙伴在每个提示词中所占的量。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaForm</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声音</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaHead</name>
    <message>
        <source>%1 (main)</source>
        <extracomment>%1 is a language; the companion&apos;s texts in the others stand behind this one</extracomment>
        <translation>%1（主要）</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文字的语言</translation>
    </message>
    <message>
        <source>Make this the main language</source>
        <translation>设为主要语言</translation>
    </message>
    <message>
        <source>Texts missing in another language are taken from the main language.</source>
        <translation>其他语言缺少的文字，用主要语言的文字代替。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation>版本…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaPreview</name>
    <message>
        <source>Face of the new companion</source>
        <translation>新伙伴的脸</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>%1的脸</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>还没有名字</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaRemoval</name>
    <message>
        <source>%1 archived: stays in current rooms, not offered for new ones.</source>
        <translation>%1已归档：留在现有房间，新房间不再提供。</translation>
    </message>
    <message>
        <source>%1 unarchived.</source>
        <translation>%1已取消归档。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>改为归档</translation>
    </message>
    <message>
        <source>Delete %1 permanently? Messages by %1 stay in the rooms.</source>
        <translation>要永久删除%1吗？%1的消息会保留在房间里。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaSide</name>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Panel beside the form</source>
        <translation>表单旁边的面板</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaWindow</name>
    <message>
        <source>Could not save: %1 Your changes are kept as a draft.</source>
        <translation>未保存：%1 你的更改已保留为草稿。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>再次保存</translation>
    </message>
    <message>
        <source>Could not keep these changes: %1</source>
        <translation>这些更改无法保留：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>You have unsaved changes from %1.</source>
        <translation>有 %1 的未保存更改。</translation>
    </message>
    <message>
        <source>A companion without a name, from %1, was never saved.</source>
        <translation>有一位 %1 创建、尚未命名的伙伴没有保存。</translation>
    </message>
    <message>
        <source>%1, from %2, was never saved.</source>
        <translation>%2 创建的%1尚未保存。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>the new companion</source>
        <translation>新伙伴</translation>
    </message>
    <message>
        <source>Enter a name to try the companion.</source>
        <translation>先起个名字，然后就能试用。</translation>
    </message>
    <message>
        <source>New companion</source>
        <translation>新伙伴</translation>
    </message>
    <message>
        <source>%1 – companion</source>
        <translation>%1 – 伙伴</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n problem(s) to save.</source>
        <translation>
            <numerusform>保存前需要修改 %n 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Used from the companion’s next turn.</source>
        <translation>已保存。从这位伙伴的下次发言起生效。</translation>
    </message>
    <message>
        <source>Not saved yet, but kept as a draft.</source>
        <translation>尚未保存，但已保留为草稿。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>尚未保存。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>全部已保存。</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>你好！</translation>
    </message>
    <message>
        <source>The version is now in the form. Save it, or undo.</source>
        <translation>该版本已放入表单。请保存或撤销。</translation>
    </message>
    <message>
        <source>%1 is saved and can join a room now.</source>
        <translation>%1已保存，可以加入房间。</translation>
    </message>
    <message>
        <source>%1 was deleted. Your unsaved changes are still here.</source>
        <translation>%1已被删除。你未保存的更改还在这里。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureEditor</name>
    <message>
        <source>Edit the picture</source>
        <extracomment>%1 is the name of a picture</extracomment>
        <translation>编辑图片</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message>
        <source>The picture as it is sent</source>
        <translation>将要发送的图片</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureSheet</name>
    <message>
        <source>%1: “%2”</source>
        <extracomment>What a companion says about why it asks for a picture: %1 is its name, %2 its words</extracomment>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep this picture in the room</source>
        <translation>在房间里保留这张图片(&amp;K)</translation>
    </message>
    <message>
        <source>Otherwise the room’s log only says that a picture was sent.</source>
        <translation>否则房间的日志只记录发送过图片。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureStrip</name>
    <message>
        <source>Keep in the room</source>
        <translation>保留在房间里</translation>
    </message>
    <message>
        <source>Otherwise the picture is gone when you close Companion Studio. The description stays.</source>
        <translation>如果不勾选，关闭 Companion Studio 后图片就没有了。描述会保留。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <extracomment>%1 is the name of a picture</extracomment>
        <translation>%1 的描述</translation>
    </message>
    <message>
        <source>For companions whose models cannot see pictures, and for screen readers.</source>
        <translation>用于模型不支持图片的伙伴，以及屏幕阅读器。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>编辑 %1…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWindow</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWork</name>
    <message>
        <source>The picture could not be made smaller. Choose another picture.</source>
        <translation>无法缩小图片。请选择其他图片。</translation>
    </message>
    <message>
        <source>The picture file could not be opened.</source>
        <translation>无法打开图片文件。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyActions</name>
    <message>
        <source>&amp;Turn-taking</source>
        <translation>发言方式(&amp;T)</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>此版本不可用。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChoiceField</name>
    <message>
        <source>Length limit applies to</source>
        <translation>长度限制适用于</translation>
    </message>
    <message>
        <source>companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>When you write during a turn</source>
        <translation>在伙伴发言时写消息</translation>
    </message>
    <message>
        <source>interrupt the companion</source>
        <translation>打断发言</translation>
    </message>
    <message>
        <source>let the companion finish</source>
        <translation>等待发言结束</translation>
    </message>
    <message>
        <source>When you write during the ring</source>
        <translation>在轮流途中写消息</translation>
    </message>
    <message>
        <source>continue with the companion you ask</source>
        <translation>从你问的那位继续</translation>
    </message>
    <message>
        <source>start again with the first</source>
        <translation>从第一位继续</translation>
    </message>
    <message>
        <source>continue with the next</source>
        <translation>从下一位继续</translation>
    </message>
    <message>
        <source>When no votes on your message come in</source>
        <translation>你的消息没有收到投票时</translation>
    </message>
    <message>
        <source>someone speaks anyway</source>
        <translation>仍由一位发言</translation>
    </message>
    <message>
        <source>nobody speaks</source>
        <translation>无人发言</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChooser</name>
    <message>
        <source>Not available in this version.</source>
        <translation>此版本不可用。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyDialog</name>
    <message>
        <source>Turn-taking: %1</source>
        <extracomment>The title of a dialog: %1 is a way of taking turns, such as Ring</extracomment>
        <translation>发言方式：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyFlag</name>
    <message>
        <source>Hold while I type</source>
        <translation>我输入时先等等</translation>
    </message>
    <message>
        <source>No turn begins while there is text in the message box.</source>
        <translation>输入框里有文字时，不开始新的发言。</translation>
    </message>
    <message>
        <source>Decide early</source>
        <translation>提前决定</translation>
    </message>
    <message>
        <source>As soon as the missing votes cannot change the result.</source>
        <translation>剩下的投票无法改变结果时立即决定。</translation>
    </message>
    <message>
        <source>A goodbye ends the conversation</source>
        <translation>有人道别即结束对话</translation>
    </message>
    <message>
        <source>When a companion says goodbye, the conversation ends.</source>
        <translation>有伙伴道别后，对话结束。</translation>
    </message>
    <message>
        <source>Refuse repetitions</source>
        <translation>拒绝重复</translation>
    </message>
    <message>
        <source>An exact repeat of an earlier message is refused.</source>
        <translation>与之前消息完全相同的内容会被拒绝。</translation>
    </message>
    <message>
        <source>Short answers wake others</source>
        <translation>附和也通知其他人</translation>
    </message>
    <message>
        <source>Even “I see” lets the others react.</source>
        <translation>“嗯”“知道了”也能让别人接话。</translation>
    </message>
    <message>
        <source>Always answer me</source>
        <translation>总要回答我</translation>
    </message>
    <message>
        <source>If nobody wants to speak after your message, the companion with the highest importance answers.</source>
        <translation>你的消息之后没人想发言时，由重要度最高的伙伴回答。</translation>
    </message>
    <message>
        <source>Ask the next companion</source>
        <translation>再问下一位伙伴</translation>
    </message>
    <message>
        <source>When the chosen companion passes or fails, another one answers you.</source>
        <translation>被选中的伙伴跳过或失败时，由另一位伙伴回答。</translation>
    </message>
    <message>
        <source>Continue by themselves</source>
        <translation>自动继续</translation>
    </message>
    <message>
        <source>When everyone has had a turn and someone spoke, they start again, up to the limits below.</source>
        <translation>大家都轮过且有人发言时，重新开始，直到达到下面的上限。</translation>
    </message>
    <message>
        <source>Answer open questions</source>
        <translation>回答未答的问题</translation>
    </message>
    <message>
        <source>Before the room falls silent, a companion who still owes an answer gets the floor.</source>
        <translation>房间安静下来之前，还欠回答的伙伴会得到发言权。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyForm</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>顺序的种子</translation>
    </message>
    <message>
        <source>The same seed and companions give the same order. With 0, a new room draws a seed.</source>
        <translation>种子和伙伴都相同，顺序就相同。设为 0 时，新房间会随机抽取。</translation>
    </message>
    <message>
        <source>Time for single companions (s)</source>
        <translation>为某位伙伴另设时间（秒）</translation>
    </message>
    <message>
        <source>For a companion who needs more time to vote, or less.</source>
        <translation>用于投票需要更多或更少时间的伙伴。</translation>
    </message>
    <message>
        <source>as for all</source>
        <extracomment>In an empty input: the vote of this companion may take as long as that of everybody</extracomment>
        <translation>与大家相同</translation>
    </message>
    <message>
        <source>Tiers: price and longest text</source>
        <translation>档位：价格与文字长度上限</translation>
    </message>
    <message>
        <source>Left: the price, of a level of 100. Right: the characters it buys. Below the second price it is a short answer.</source>
        <translation>左边是价格（余量满分 100），右边是可写的字符数。低于第二个价格的是附和。</translation>
    </message>
    <message>
        <source>price</source>
        <extracomment>Of a tier: in an empty input</extracomment>
        <translation>价格</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Add a tier</source>
        <translation>添加档位</translation>
    </message>
    <message>
        <source>Remove this tier</source>
        <translation>删除此档位</translation>
    </message>
    <message>
        <source>Price of tier %1</source>
        <extracomment>For screen readers, %1 is the row&apos;s number</extracomment>
        <translation>档位 %1 的价格</translation>
    </message>
    <message>
        <source>Longest text of tier %1</source>
        <translation>档位 %1 的文字长度上限</translation>
    </message>
    <message>
        <source>Pace and limits</source>
        <extracomment>Heading over pauses and limits of a room&apos;s talk</extracomment>
        <translation>节奏与上限</translation>
    </message>
    <message>
        <source>Who may speak</source>
        <extracomment>Heading over settings of who gets the floor</extracomment>
        <translation>谁可以发言</translation>
    </message>
    <message>
        <source>When I am silent</source>
        <extracomment>Heading over what companions do while the user says nothing</extracomment>
        <translation>我沉默时</translation>
    </message>
    <message>
        <source>After a silence, companions read the last message again and speak if they have something to add.</source>
        <translation>沉默一段时间后，伙伴们会再看一遍最后一条消息，有话要补充的就发言。</translation>
    </message>
    <message>
        <source>Speak when I am silent</source>
        <translation>我沉默时主动说话</translation>
    </message>
    <message>
        <source>Only when named</source>
        <extracomment>Beside it the companions of a room, each to be ticked</extracomment>
        <translation>仅被点名时</translation>
    </message>
    <message>
        <source>These companions speak only after messages that name them.</source>
        <translation>这些伙伴只在提到自己名字的消息之后发言。</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>发言顺序</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyMenu</name>
    <message>
        <source>Turn-taking</source>
        <translation>发言方式</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>此版本不可用。</translation>
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
        <translation>请输入 %1 到 %2 秒。</translation>
    </message>
    <message>
        <source>Enter %1 to %2 minutes.</source>
        <translation>请输入 %1 到 %2 分钟。</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Gap before a turn (s)</source>
        <translation>发言前的间隔（秒）</translation>
    </message>
    <message>
        <source>Turns before you write, at most</source>
        <translation>连续发言上限</translation>
    </message>
    <message>
        <source>Then the room rests until you write or give someone the floor.</source>
        <translation>之后房间暂歇，直到你发消息或请一位发言。</translation>
    </message>
    <message>
        <source>Time without you, at most (min)</source>
        <translation>没有你时最多聊多久（分钟）</translation>
    </message>
    <message>
        <source>Counted from your last message. 0: no limit.</source>
        <translation>从你的最后一条消息算起。0 表示不限。</translation>
    </message>
    <message>
        <source>Wait for your answer (s)</source>
        <translation>等你回答的时间（秒）</translation>
    </message>
    <message>
        <source>When a companion speaks only to you, the others wait this long. 0: no wait.</source>
        <translation>伙伴只对你说话时，其他伙伴会等这么久。0 表示不等。</translation>
    </message>
    <message>
        <source>Time to vote (s)</source>
        <translation>投票时限（秒）</translation>
    </message>
    <message>
        <source>A late vote counts as “listen”.</source>
        <translation>超时的票算“倾听”。</translation>
    </message>
    <message>
        <source>Time for the director (s)</source>
        <translation>主持人时限（秒）</translation>
    </message>
    <message>
        <source>After that, the companion who was silent longest speaks.</source>
        <translation>超时后由沉默最久的伙伴发言。</translation>
    </message>
    <message>
        <source>Time until the level returns (s)</source>
        <translation>余量恢复所需时间（秒）</translation>
    </message>
    <message>
        <source>Time for a turn (s)</source>
        <translation>发言时限（秒）</translation>
    </message>
    <message>
        <source>A longer turn is stopped and counts as a pass.</source>
        <translation>超时的发言会停止，算作跳过。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking</source>
        <translation>发言后暂歇的消息数</translation>
    </message>
    <message>
        <source>After speaking, a companion sits out this many companion messages, unless named or nobody else can speak. With 0, nobody sits out.</source>
        <translation>刚发言的伙伴要等伙伴们再发这么多条消息，除非被点名或没有别人可以发言。0 表示不用等。</translation>
    </message>
    <message>
        <source>After a silence of (s)</source>
        <translation>沉默多久之后（秒）</translation>
    </message>
    <message>
        <source>Number of times, at most</source>
        <translation>最多次数</translation>
    </message>
    <message>
        <source>Counted from your last message. Then the companions wait for you.</source>
        <translation>从你的最后一条消息算起，之后伙伴会等你。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyRow</name>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProgramsPage</name>
    <message>
        <source>no guest yet</source>
        <extracomment>In a table: nobody has spoken through that program yet</extracomment>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Connected programs</source>
        <translation>已连接的程序</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>The heads of columns: a program, who speaks through it, by which door it came, in which protocol, since when, how many calls it made</extracomment>
        <translation>程序</translation>
    </message>
    <message>
        <source>Speaks as</source>
        <translation>发言身份</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Connected since</source>
        <translation>连接时间</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用数</translation>
    </message>
    <message>
        <source>No program connected.</source>
        <translation>没有已连接的程序。</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <extracomment>A button: the chosen program is disconnected; it may come back</extracomment>
        <translation>断开</translation>
    </message>
    <message>
        <source>The program can connect again. To prevent this, remove its guest or renew the token.</source>
        <translation>该程序可以重新连接。要阻止，请移出它的访客或更换令牌。</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In a table: the program speaks as the user</extracomment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptPane</name>
    <message>
        <source>Total: %1 (estimate).</source>
        <extracomment>%1 is such as &quot;≈ 1,200 tokens&quot;</extracomment>
        <translation>总计：%1（估算）。</translation>
    </message>
    <message>
        <source>Could not build the prompt: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>无法生成提示词：%1</translation>
    </message>
    <message>
        <source>Building the prompt…</source>
        <translation>正在生成提示词…</translation>
    </message>
    <message>
        <source>Nothing to tell a model yet. Write something about the companion.</source>
        <translation>还没有可以告诉模型的内容。写点关于伙伴的内容吧。</translation>
    </message>
    <message>
        <source>Speech</source>
        <extracomment>What a companion says; beside its votes</extracomment>
        <translation>发言</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Prompt to show</source>
        <translation>显示哪个提示词</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy whole prompt</source>
        <translation>复制整个提示词</translation>
    </message>
    <message>
        <source>Exact prompt</source>
        <translation>发送的提示词全文</translation>
    </message>
    <message>
        <source>Answers in %1, as set for the room.</source>
        <extracomment>%1 is a language, in its own words: &quot;한국어&quot;</extracomment>
        <translation>用%1回答（房间的设置）。</translation>
    </message>
    <message>
        <source>Answers in %1, the language of the card, until you write in another.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>用角色卡的语言%1回答，直到你用其他语言书写。</translation>
    </message>
    <message numerus="yes">
        <source>Answers in %1, the language of %n of your latest message(s).</source>
        <extracomment>%1 is a language, in its own words; %n counts messages of the user</extracomment>
        <translation>
            <numerusform>用%1回答：你最近有 %n 条消息使用该语言。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers in %1, like the others here. Your own messages are too short to tell.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>与这里的其他人一样用%1回答：你的消息太短，看不出语言。</translation>
    </message>
    <message>
        <source>Answers in the language of the conversation, which is not clear yet.</source>
        <translation>用对话的语言回答：目前的内容还看不出是哪种语言。</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptView</name>
    <message>
        <source>Companion Studio’s rules</source>
        <translation>本程序的规则</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>在场的人</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>About the companion</source>
        <translation>关于伙伴</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Way of speaking</source>
        <translation>说话方式</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>历史后置指令</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Macro replacements</source>
        <extracomment>Macros are pieces of a card&apos;s texts that stand for something, such as {{user}}</extracomment>
        <translation>宏的替换内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderDesk</name>
    <message>
        <source>%1 is the default from the next turn.</source>
        <translation>从下次发言起默认使用%1。</translation>
    </message>
    <message>
        <source>%1 is now available in the companion forms.</source>
        <translation>现在可以在伙伴的编辑页选择%1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderItems</name>
    <message>
        <source>Default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <translation>%1（不在这台电脑上）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderPlaces</name>
    <message>
        <source>Firehose of Companion Studio</source>
        <translation>Companion Studio 的事件流</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation>端口 %1 上的服务器</translation>
    </message>
    <message>
        <source>Unknown server</source>
        <translation>未知服务器</translation>
    </message>
    <message>
        <source>At %1: sends events to other programs. Not a model.</source>
        <translation>位于 %1：向其他程序发送事件，不是模型。</translation>
    </message>
    <message>
        <source>At %1, without a model list.</source>
        <translation>位于 %1，没有模型列表。</translation>
    </message>
    <message>
        <source>At %1, without a model. Load a model there first.</source>
        <translation>位于 %1，没有模型。请先在那里加载模型。</translation>
    </message>
    <message numerus="yes">
        <source>At %1, with %n model(s)</source>
        <translation>
            <numerusform>位于 %1，%n 个模型</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderWizard</name>
    <message>
        <source>Choose a server or an account.</source>
        <translation>请选择服务器或账户。</translation>
    </message>
    <message>
        <source>Where is the model?</source>
        <translation>模型在哪里？</translation>
    </message>
    <message>
        <source>How do you connect?</source>
        <translation>怎样连接它？</translation>
    </message>
    <message>
        <source>Which model?</source>
        <translation>是哪个模型？</translation>
    </message>
    <message>
        <source>Does it work?</source>
        <translation>能用吗？</translation>
    </message>
    <message>
        <source>Who uses it?</source>
        <translation>由谁使用？</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Skip test</source>
        <translation>跳过测试</translation>
    </message>
    <message>
        <source>Continue anyway</source>
        <translation>仍然继续</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>连接模型</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderWords</name>
    <message>
        <source>no key</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>key in the keychain</source>
        <translation>密钥在密钥环中</translation>
    </message>
    <message>
        <source>no key in the keychain</source>
        <translation>密钥环中没有密钥</translation>
    </message>
    <message>
        <source>key until Companion Studio ends</source>
        <translation>密钥保留到程序结束</translation>
    </message>
    <message>
        <source>key missing</source>
        <translation>缺少密钥</translation>
    </message>
    <message>
        <source>key from %1</source>
        <translation>密钥来自 %1</translation>
    </message>
    <message>
        <source>%1 is not set</source>
        <translation>%1 未设置</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of a provider: %1 its address, %2 what is known of its key</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>key waits for your consent</source>
        <translation>密钥等待你同意</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProvidersWindow</name>
    <message>
        <source>Remove %1 and its key? Its companions will use the default model.</source>
        <translation>移除%1和它的密钥？使用它的伙伴将改用默认模型。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>%1的模型</translation>
    </message>
    <message>
        <source>Prices per million tokens. Enter your own if they differ.</source>
        <translation>价格按每百万 Token 计。如有不同，请自己填写。</translation>
    </message>
    <message>
        <source>No model details yet. Run a test.</source>
        <translation>还没有模型信息。请运行测试。</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>No provider yet. Rehearsal, which is not an AI, answers for the companions.</source>
        <translation>还没有提供商。由排练（不是 AI）代替模型。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>连接模型…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Test again…</source>
        <translation>再次测试…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Send key</source>
        <translation>发送密钥</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Use key…</source>
        <translation>使用密钥…</translation>
    </message>
    <message>
        <source>Model providers</source>
        <translation>模型提供商</translation>
    </message>
</context>
<context>
    <name>studio::ui::QuietNotice</name>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
</context>
<context>
    <name>studio::ui::RecordDesk</name>
    <message>
        <source>The room was exported as “%1”.</source>
        <translation>房间已导出为“%1”。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Too long to print from here. Save it as a PDF and print that.</source>
        <translation>内容太长，无法在此打印。请保存为 PDF 再打印。</translation>
    </message>
    <message>
        <source>Too long for the clipboard. Save it as a file.</source>
        <translation>内容太长，无法放入剪贴板。请保存为文件。</translation>
    </message>
    <message>
        <source>The room was copied.</source>
        <translation>房间已复制。</translation>
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
        <translation>报告已复制。</translation>
    </message>
    <message>
        <source>The report was saved as “%1”. Nothing was sent.</source>
        <translation>报告已保存为“%1”。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The report now holds everything that was said in this room, whispers too.</source>
        <translation>报告现在包含此房间里说过的所有内容，包括悄悄话。</translation>
    </message>
    <message>
        <source>Each letter of what was said is replaced by an x. Who spoke, when, and the rules of the room stay.</source>
        <translation>说过的每个字都替换为 x。谁在何时发言以及房间的规则会保留。</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>This is the whole report. It holds no keys and no passwords. Nothing is sent: you save a file and decide who gets it.</source>
        <translation>这是报告的全部内容，不含密钥和密码。不会发送任何内容：由你保存文件并决定交给谁。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Add the &amp;replay file of “%1”</source>
        <translation>添加“%1”的重放文件(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>包含说过的内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestActions</name>
    <message>
        <source>No waiting requests.</source>
        <translation>没有等待中的请求。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestCard</name>
    <message>
        <source>“%1”</source>
        <extracomment>What a companion says of its request, in its own words</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Show the picture</source>
        <translation>显示图片</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>不回答</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Never allow</source>
        <translation>始终拒绝</translation>
    </message>
    <message>
        <source>Always allowed for %1 without asking: %2</source>
        <translation>以后%1请求此项时直接允许：%2</translation>
    </message>
    <message>
        <source>Always denied for %1: %2</source>
        <translation>以后%1请求此项时直接拒绝：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestDesk</name>
    <message>
        <source>That request was already closed.</source>
        <translation>该请求已结束。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message numerus="yes">
        <source>The room was deleted, and %n request(s) ended.</source>
        <translation>
            <numerusform>房间已删除，%n个请求随之结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestNotes</name>
    <message>
        <source>denied</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>not answered in time</source>
        <translation>超时未答</translation>
    </message>
    <message>
        <source>nobody was there to answer</source>
        <translation>当时没有人能回答</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>没有这样的设备</translation>
    </message>
    <message>
        <source>another program is using the device</source>
        <translation>另一个程序正在使用该设备</translation>
    </message>
    <message>
        <source>the device stopped</source>
        <translation>设备已停止</translation>
    </message>
    <message>
        <source>the model does not accept pictures</source>
        <translation>模型不支持图片</translation>
    </message>
    <message>
        <source>too many requests are open</source>
        <translation>未完成的请求太多</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>已不再需要</translation>
    </message>
    <message>
        <source>nothing here can answer this</source>
        <translation>此处无法回应</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 got a picture from the camera.</source>
        <translation>%1得到了摄像头图片。</translation>
    </message>
    <message>
        <source>%1 got a picture of the screen.</source>
        <translation>%1得到了屏幕图片。</translation>
    </message>
    <message>
        <source>A line by %1 was read aloud.</source>
        <translation>朗读了%1的一句话。</translation>
    </message>
    <message>
        <source>You answered %1: %2</source>
        <translation>你回答了%1：%2</translation>
    </message>
    <message>
        <source>%1 got an answer: %2</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for</extracomment>
        <translation>%1得到了回答：%2</translation>
    </message>
    <message>
        <source>%1 asked for a picture from the camera · %2</source>
        <extracomment>%1 is a companion, %2 why it got none, such as &quot;refused&quot;</extracomment>
        <translation>%1请求了摄像头图片 · %2</translation>
    </message>
    <message>
        <source>%1 asked for a picture of the screen · %2</source>
        <translation>%1请求了屏幕图片 · %2</translation>
    </message>
    <message>
        <source>%1 asked to read a line aloud · %2</source>
        <translation>%1请求朗读一句话 · %2</translation>
    </message>
    <message>
        <source>%1 asked you a question · %2</source>
        <translation>%1向你提了问题 · %2</translation>
    </message>
    <message>
        <source>%1 asked for “%2” · %3</source>
        <extracomment>%1 is a companion or a guest, %2 what it asked for, %3 why it got nothing</extracomment>
        <translation>%1请求了“%2” · %3</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestWords</name>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>What a companion may ask for: to have a line read aloud</extracomment>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Questions for you</source>
        <translation>向你提问</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1请求摄像头图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1请求屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks to read this line aloud.</source>
        <translation>%1请求朗读这句话。</translation>
    </message>
    <message>
        <source>%1 asks you:</source>
        <translation>%1问你：</translation>
    </message>
    <message>
        <source>%1 asks for “%2”.</source>
        <extracomment>%1 is a companion or a guest, %2 what it asks for, in its own word</extracomment>
        <translation>%1请求“%2”。</translation>
    </message>
    <message>
        <source>You see the picture before it is sent and can still deny it.</source>
        <translation>发送前你会看到图片，那时仍可拒绝。</translation>
    </message>
    <message>
        <source>Everyone near this computer will hear it.</source>
        <translation>这台电脑附近的人都会听到。</translation>
    </message>
    <message>
        <source>Companion Studio cannot answer this itself; a connected program does.</source>
        <translation>本程序无法自行回答，由已连接的程序回答。</translation>
    </message>
    <message>
        <source>%1 is waiting for the picture from the camera.</source>
        <translation>%1在等摄像头图片。</translation>
    </message>
    <message>
        <source>%1 is waiting for the picture of the screen.</source>
        <translation>%1在等屏幕图片。</translation>
    </message>
    <message>
        <source>A line of %1 is being read aloud.</source>
        <translation>正在朗读%1的一句话。</translation>
    </message>
    <message>
        <source>%1 is waiting for a connected program to answer “%2”.</source>
        <translation>%1在等已连接的程序回答“%2”。</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <extracomment>Seconds until a request is over</extracomment>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>You allowed it once</source>
        <translation>你允许了一次</translation>
    </message>
    <message>
        <source>You always allow it</source>
        <translation>你设为始终允许</translation>
    </message>
    <message>
        <source>You denied it</source>
        <translation>你拒绝了</translation>
    </message>
    <message>
        <source>You never allow it</source>
        <translation>你设为始终拒绝</translation>
    </message>
    <message>
        <source>Allowed by your setting</source>
        <translation>按你的设定允许</translation>
    </message>
    <message>
        <source>Denied by your setting</source>
        <translation>按你的设定拒绝</translation>
    </message>
    <message>
        <source>You withdrew the setting</source>
        <translation>你撤回了设定</translation>
    </message>
    <message>
        <source>Not answered in time</source>
        <translation>没有人及时回答</translation>
    </message>
    <message>
        <source>No longer needed</source>
        <translation>已不再需要</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>What happens when a companion asks: the user is asked, it is always allowed, it is never allowed</extracomment>
        <translation>询问我</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>始终拒绝</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestsPanel</name>
    <message numerus="yes">
        <source>%n more request(s) waiting</source>
        <translation>
            <numerusform>还有 %n 个请求在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>No waiting requests.</source>
        <translation>没有等待中的请求。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RingCircle</name>
    <message>
        <source>%1, place %2 of %3: %4</source>
        <extracomment>A seat in the ring: %1 a name, %2 its place, %3 how many there are, %4 what it does</extracomment>
        <translation>%1，%3 位中的第 %2 位：%4</translation>
    </message>
    <message>
        <source>Move %1 earlier</source>
        <translation>把%1往前移</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>把%1往后移</translation>
    </message>
</context>
<context>
    <name>studio::ui::RingView</name>
    <message>
        <source>The ring</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Last change: %1.</source>
        <extracomment>%1 is a time of day</extracomment>
        <translation>上次变化：%1。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
    <message>
        <source>Draw a new order. The current speaker continues.</source>
        <translation>重新抽取顺序。正在发言的伙伴继续发言。</translation>
    </message>
    <message>
        <source>Copy state</source>
        <translation>复制状态</translation>
    </message>
    <message>
        <source>Copy as text for a report: the order, who speaks, who passed, who may speak.</source>
        <translation>复制为文字供报告使用：顺序、谁在发言、谁跳过了、谁可以发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomAnswers</name>
    <message>
        <source>Rehearsal</source>
        <translation>排练</translation>
    </message>
    <message>
        <source>default model, because %1 is not on this computer</source>
        <extracomment>Instead of a model that is gone; %1 is its provider</extracomment>
        <translation>默认模型（这台电脑上没有%1）</translation>
    </message>
    <message>
        <source>own model, only in this room</source>
        <extracomment>Where a companion’s model comes from, as in the next three</extracomment>
        <translation>自己的模型（仅限这个房间）</translation>
    </message>
    <message>
        <source>own model</source>
        <translation>自己的模型</translation>
    </message>
    <message>
        <source>the room’s model</source>
        <translation>房间的模型</translation>
    </message>
    <message>
        <source>default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>%1; the key of %2 is missing</source>
        <extracomment>%1 is where a model comes from, such as &quot;own model&quot;; %2 is its provider</extracomment>
        <translation>%1，缺少%2的密钥</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDelegate</name>
    <message>
        <source>talking…</source>
        <extracomment>in the list of rooms, below the room&apos;s name: somebody speaks or votes in that room now</extracomment>
        <translation>对话中…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDialogs</name>
    <message>
        <source>The template “%1” was saved.</source>
        <translation>模板“%1”已保存。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomListModel</name>
    <message>
        <source>The last reply failed.</source>
        <translation>上一次回复失败。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>悄悄话</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a name, %2 what she said last</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与%1</translation>
    </message>
    <message numerus="yes">
        <source>%n new message(s)</source>
        <translation>
            <numerusform>%n 条新消息</numerusform>
        </translation>
    </message>
    <message>
        <source>conversation running</source>
        <translation>正在对话</translation>
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
        <translation>%1保留%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more keep their own models</source>
        <translation>
            <numerusform>另有 %n 位保留自己的模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>This room uses %1 from the next turn.</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>从下次发言起，此房间使用%1。</translation>
    </message>
    <message>
        <source>This room uses the default model from the next turn: %1.</source>
        <translation>从下次发言起，此房间使用默认模型：%1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>%1 is not on this computer. This room uses the default model: %2.</source>
        <extracomment>%1 is a model that is not there, %2 another model</extracomment>
        <translation>这台电脑上没有%1。此房间使用默认模型：%2。</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelsForm</name>
    <message>
        <source>Enter an amount from %1 to %2, or leave it empty.</source>
        <extracomment>%1 and %2 are sums of money</extracomment>
        <translation>请输入 %1 到 %2 的金额，或留空。</translation>
    </message>
    <message>
        <source>One call for each companion, in parallel.</source>
        <translation>每位伙伴单独调用一次，同时进行。</translation>
    </message>
    <message>
        <source>One call asks all companions of one model who heard the same. It costs less, but one mistake of the model can spoil all their votes.</source>
        <translation>一次调用询问同一模型、听到相同内容的所有伙伴。花费更少，但模型一次失误可能毁掉他们所有的投票。</translation>
    </message>
    <message>
        <source>Vote requests</source>
        <translation>请求投票的方式</translation>
    </message>
    <message>
        <source>Independently</source>
        <translation>分别询问</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合并询问</translation>
    </message>
    <message>
        <source>Budget (US dollars)</source>
        <translation>预算（美元）</translation>
    </message>
    <message>
        <source>The room pauses at this cost. Calls with unknown prices do not count.</source>
        <translation>费用达到这个数额时，房间暂停。价格未知的调用不计入。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Record all model calls</source>
        <translation>记录所有模型调用</translation>
    </message>
    <message>
        <source>Saved to a file without keys. Can be replayed offline.</source>
        <translation>保存到文件，不含密钥，可离线重放。</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>使用%1</translation>
    </message>
    <message>
        <source>Model in this room</source>
        <translation>此房间的模型</translation>
    </message>
    <message>
        <source>Answers for companions without a model of their own.</source>
        <translation>为没有自己模型的伙伴回答。</translation>
    </message>
    <message>
        <source>Name of the model in this room</source>
        <translation>此房间的模型名称</translation>
    </message>
    <message>
        <source>the provider’s default model</source>
        <translation>提供商的默认模型</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOffer</name>
    <message>
        <source>Add to “%1”</source>
        <extracomment>button; %1 is the name of the room on screen</extracomment>
        <translation>添加到“%1”</translation>
    </message>
    <message>
        <source>Nobody was added. %1</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>没有添加任何人。%1</translation>
    </message>
    <message>
        <source>Start a room…</source>
        <translation>开始房间…</translation>
    </message>
    <message numerus="yes">
        <source>Start a room with these %n</source>
        <translation>
            <numerusform>和这 %n 位开始一个房间</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOverridesForm</name>
    <message>
        <source>Shorten the texts of %1 in this room.</source>
        <translation>请缩短%1在这个房间里的文字。</translation>
    </message>
    <message>
        <source>%1 · changed here</source>
        <translation>%1 · 在此有改动</translation>
    </message>
    <message>
        <source>Not in this room now. Changes are kept for their return: %1.</source>
        <translation>现在不在这个房间，改动会保留到他们回来：%1。</translation>
    </message>
    <message>
        <source>Choose companions first. Then you can change them for this room.</source>
        <translation>请先选择伙伴，然后才能为这个房间改动。</translation>
    </message>
    <message>
        <source>Changes apply in this room only, from the next turn. The library stays as it is.</source>
        <translation>改动只在这个房间生效，从下次发言起。伙伴库保持不变。</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>%1, only in this room</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>%1，只在这个房间</translation>
    </message>
    <message>
        <source>%1, as in the library</source>
        <translation>%1，与伙伴库相同</translation>
    </message>
    <message>
        <source>Companion to change</source>
        <translation>要改动的伙伴</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>历史后置指令</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>发言频率</translation>
    </message>
    <message>
        <source>Talkativeness in this room</source>
        <translation>在这个房间里的发言频率</translation>
    </message>
    <message>
        <source>All as in the library</source>
        <translation>全部与伙伴库相同</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomPage</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
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
        <translation>你们好！你们是谁？</translation>
    </message>
    <message>
        <source>Please introduce yourselves to each other.</source>
        <translation>请互相介绍一下自己。</translation>
    </message>
    <message>
        <source>%1, what are you thinking about today?</source>
        <translation>%1，你今天在想什么？</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSetupDialog</name>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>新房间</translation>
    </message>
    <message>
        <source>Room settings</source>
        <translation>房间设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create room</source>
        <translation>创建房间</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Left out, no longer in the library: %1.</source>
        <translation>已从伙伴库删除，未加入：%1。</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>存为模板…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSetupForm</name>
    <message>
        <source>Give the room a name.</source>
        <translation>请给房间起个名字。</translation>
    </message>
    <message>
        <source>Shorten the name to at most %L1 characters.</source>
        <translation>请把名字缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters.</source>
        <translation>请把场景缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>At most %L1 companions can take part.</source>
        <translation>最多 %L1 位伙伴可以参与。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters. It has %L2.</source>
        <translation>请把场景缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Room name</source>
        <translation>房间名称</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Time and place. All companions know it.</source>
        <translation>时间和地点，所有伙伴都知道。</translation>
    </message>
    <message>
        <source>Companions</source>
        <extracomment>A page of a room&apos;s settings: what they are in this room only</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Turn-taking</source>
        <translation>发言方式</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Your names</source>
        <translation>你的身份</translation>
    </message>
    <message>
        <source>You can write under several names.</source>
        <translation>你可以用多个名字发言。</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>A page of a room&apos;s settings</extracomment>
        <translation>房间</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of the companions’ replies, when a model writes them.</source>
        <translation>由模型书写时，伙伴回复所用的语言。</translation>
    </message>
    <message>
        <source>Same as mine</source>
        <translation>与我相同</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>新房间</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <extracomment>the name of a room: %1 and %2 are companions</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 &amp; %n more</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>
            <numerusform>%1、%2、%3和另外 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 &amp; %3</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>%1、%2和%3</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A page of a new room&apos;s settings: how turns are taken, limits, sound</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Models of the companions</source>
        <translation>伙伴的模型</translation>
    </message>
    <message>
        <source>A companion’s own model comes first, then the room’s, then the default.</source>
        <translation>依次使用伙伴自己的模型、房间的模型、默认模型。</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>A page of a room&apos;s settings: which models answer</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A page of a new room&apos;s settings: how it begins</extracomment>
        <translation>开场</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomTurnsForm</name>
    <message>
        <source>Enter a whole number from 1 to %L1, or leave it empty.</source>
        <translation>请输入 1 到 %L1 的整数，或留空。</translation>
    </message>
    <message>
        <source>All companion turns, at most</source>
        <translation>伙伴发言总次数上限</translation>
    </message>
    <message>
        <source>At this number the room rests until you raise the limit. Near the end the companions say goodbye if possible.</source>
        <translation>达到此数后房间暂歇，直到你提高上限。快到时，伙伴们会尽量道别。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Stop looping turns</source>
        <translation>停止陷入循环的发言</translation>
    </message>
    <message>
        <source>Summarise long conversations</source>
        <translation>为长对话写摘要</translation>
    </message>
    <message>
        <source>When a conversation no longer fits, a summary replaces its older part for the companions. The messages stay, and you can undo it.</source>
        <translation>对话装不下时，对伙伴们来说，较早的部分会换成摘要。消息保持不变，也可以撤销。</translation>
    </message>
    <message>
        <source>Answer whispers aloud</source>
        <translation>当众回应悄悄话</translation>
    </message>
    <message>
        <source>When off, companions whisper back, and only the person who whispered hears the reply.</source>
        <translation>不勾选时，伙伴也用悄悄话回复，只有说悄悄话的人能听到。</translation>
    </message>
    <message>
        <source>A companion who repeats the same step is told so first. If the repetition goes on, the turn ends.</source>
        <translation>伙伴重复自己时，会先得到提醒；如果继续，就结束发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomVoicesForm</name>
    <message>
        <source>Read aloud what companions say</source>
        <translation>朗读伙伴的发言</translation>
    </message>
    <message>
        <source>A companion keeps the floor until the last word was heard.</source>
        <translation>最后一个字播完之前，伙伴一直保有发言权。</translation>
    </message>
    <message>
        <source>Show words as they are spoken</source>
        <translation>随声音逐步显示文字</translation>
    </message>
    <message>
        <source>The transcript follows the voice, so you read no further than you hear.</source>
        <translation>对话记录会等待声音，不会先显示还没听到的文字。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomWriting</name>
    <message>
        <source>Your changes to a message are kept until you quit. Edit the message again to see them.</source>
        <translation>对消息的更改会保留到退出为止。再次编辑该消息即可继续。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>No rooms yet. Create one and choose companions.</source>
        <translation>还没有房间。创建一个，再选择伙伴。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restore the deleted room</source>
        <translation>恢复已删除的房间</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
</context>
<context>
    <name>studio::ui::SaveTemplateDialog</name>
    <message>
        <source>Give the template a name.</source>
        <translation>请给模板起个名称。</translation>
    </message>
    <message>
        <source>A template with this name exists. It will be replaced.</source>
        <translation>已有同名模板，它会被替换。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>存为模板</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>模板名称</translation>
    </message>
    <message>
        <source>Saves the companions and your changes to them, the scene, the rules and the budget. Messages and guests are not saved.</source>
        <translation>保存参与的伙伴和对其的改动、场景、规则和预算，不保存消息和访客。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>重试</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message numerus="yes">
        <source>The screen is taken again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒后重新截取屏幕。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what you see here is sent, scaled down. Crop it to what matters.</source>
        <translation>只会发送你在这里看到的内容，并会缩小。请裁剪出重要的部分。</translation>
    </message>
    <message numerus="yes">
        <source>Sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>%n 秒后发送。按 Esc 拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>没有发送任何内容。</translation>
    </message>
    <message>
        <source>%1 ask for a picture of the screen.</source>
        <extracomment>%1 is one companion, or several such as &quot;Kyoko and Aya&quot;</extracomment>
        <translation>%1请求屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1请求屏幕图片。</translation>
    </message>
    <message>
        <source>A picture of the screen</source>
        <translation>屏幕图片</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>屏幕(&amp;S)</translation>
    </message>
    <message>
        <source>Screen view</source>
        <translation>屏幕上的内容</translation>
    </message>
    <message>
        <source>This desktop does not let programs capture the screen.</source>
        <translation>此桌面不允许程序截取屏幕图片。</translation>
    </message>
    <message>
        <source>Retake</source>
        <translation>重新截取</translation>
    </message>
</context>
<context>
    <name>studio::ui::ScriptFields</name>
    <message>
        <source>The pasted text has %L1 characters. The first %L2 were kept.</source>
        <translation>粘贴的文字有 %L1 个字符，保留了前 %L2 个。</translation>
    </message>
    <message>
        <source>Greetings and directions</source>
        <translation>开场白与扮演指示</translation>
    </message>
    <message>
        <source>Other greetings, group greetings, system prompt, post-history instructions</source>
        <translation>其他开场白、群聊开场白、系统提示词、历史后置指令</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>其他开场白</translation>
    </message>
    <message>
        <source>Other first messages. Each can begin a room instead of the greeting.</source>
        <translation>其他的第一条消息，可以代替开场白来开启房间。</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>群聊开场白</translation>
    </message>
    <message>
        <source>First messages for rooms with several companions only.</source>
        <translation>仅用于有多位伙伴的房间的第一条消息。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Near the beginning of every prompt, beside the program’s own instructions.</source>
        <translation>放在每个提示词的开头附近，与程序自己的说明并列。</translation>
    </message>
    <message>
        <source>Post-history instructions</source>
        <translation>历史后置指令</translation>
    </message>
    <message>
        <source>Added at the end of every prompt, where it counts most. Keep it short.</source>
        <translation>加在每个提示词的末尾，效果最强。请保持简短。</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>第一条消息</translation>
    </message>
    <message>
        <source>Add a greeting</source>
        <translation>添加开场白</translation>
    </message>
    <message>
        <source>Move this greeting up</source>
        <translation>上移此开场白</translation>
    </message>
    <message>
        <source>Move this greeting down</source>
        <translation>下移此开场白</translation>
    </message>
    <message>
        <source>Remove this greeting</source>
        <translation>删除此开场白</translation>
    </message>
    <message>
        <source>Other greeting %1</source>
        <translation>其他开场白 %1</translation>
    </message>
    <message>
        <source>Group greeting %1</source>
        <translation>群聊开场白 %1</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Sent with every reply, after the newest message, such as a mood or a habit.</source>
        <translation>每次回复时附在最新消息之后，例如心情或不能忘的习惯。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchDesk</name>
    <message>
        <source>That version was not chosen. This is where it was said.</source>
        <translation>那个版本没有选用。这是它的位置。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchWindow</name>
    <message>
        <source>All rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln, more below</source>
        <translation>
            <numerusform>最新的 %Ln 条，下面还有更多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>找到 %Ln 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading older entries: %Ln left</source>
        <translation>
            <numerusform>正在查找较早的内容：还剩 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Write what you are looking for. A result has all the words, and the start of a word is enough. Words in quotation marks are found only next to each other.

Searches the messages, thoughts, decisions, tool calls and notes of all rooms.</source>
        <translation>输入要找的内容。结果须包含所有的词，英文单词可以只写开头；加引号的词须连在一起。

会查找所有房间的消息、思考、决定、工具调用和笔记。</translation>
    </message>
    <message>
        <source>No results. Clear a filter or shorten a word.</source>
        <translation>没有结果。请清除筛选，或把词写短一些。</translation>
    </message>
    <message>
        <source>No results. Shorten a word or use fewer words.</source>
        <translation>没有结果。请把词写短一些，或少写几个词。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>两个日期之间</translation>
    </message>
    <message>
        <source>Search all rooms</source>
        <translation>搜索所有房间</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>发言者</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>To</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingRow</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>恢复为“%1”</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingsDesk</name>
    <message>
        <source>Could not save the settings: %1.</source>
        <translation>无法保存设置：%1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SettingsWindow</name>
    <message>
        <source>The settings could not be saved: %1. They apply until you quit.</source>
        <translation>无法保存设置：%1。退出前仍然有效。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <translation>未找到设置。</translation>
    </message>
    <message>
        <source>Import settings…</source>
        <translation>导入设置…</translation>
    </message>
    <message>
        <source>Export settings…</source>
        <translation>导出设置…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This data is open in another window. Changes apply only until you quit.</source>
        <translation>此数据已在另一个窗口中打开。更改仅在退出前有效。</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <source>Could not write “%1”: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>Exported “%1”. It contains your name and description, and no keys or passwords.</source>
        <translation>已导出“%1”。其中包含名字和自我介绍，不含密钥或密码。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Could not read “%1”: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is too large to be a settings file.</source>
        <translation>“%1”太大，不可能是设置文件。</translation>
    </message>
    <message>
        <source>Could not import “%1”: %2</source>
        <translation>无法导入“%1”：%2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>Nothing to import: your settings are the same.</source>
        <translation>没有可导入的更改：设置相同。</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 以及另外 %1 项</translation>
    </message>
    <message>
        <source>Settings imported.</source>
        <translation>已导入设置。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changed keyboard shortcuts: %1 → %2</source>
        <translation>更改过的快捷键：%1 → %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::SetupPage</name>
    <message>
        <source>TOKEN</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>The MCP server is closed.</source>
        <translation>MCP 服务器已关闭。</translation>
    </message>
    <message>
        <source>The firehose is closed.</source>
        <translation>事件流已关闭。</translation>
    </message>
    <message>
        <source>No token yet. Open a door first.</source>
        <translation>还没有令牌。请先打开外部连接。</translation>
    </message>
    <message>
        <source>The copied text contains the token.</source>
        <translation>复制的内容包含令牌。</translation>
    </message>
    <message>
        <source>Program:</source>
        <translation>程序：</translation>
    </message>
    <message>
        <source>Program to set up</source>
        <translation>要设置的程序</translation>
    </message>
    <message>
        <source>Text to paste</source>
        <translation>要粘贴的文本</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>复制文本</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfChoice</name>
    <message>
        <source>No lorebooks yet. Create one with “Lorebooks…” in the Room menu.</source>
        <translation>还没有世界书。请用“房间”菜单中的“世界书…”创建。</translation>
    </message>
    <message>
        <source>Told to the companions of this room when a keyword is said, besides their own lorebooks.</source>
        <translation>说到关键词时告诉此房间伙伴的内容，与伙伴自己的世界书并用。</translation>
    </message>
    <message>
        <source>%1 (in every room)</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>%1（所有房间）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfChoiceButton</name>
    <message>
        <source>No lorebook</source>
        <translation>无世界书</translation>
    </message>
    <message numerus="yes">
        <source>%n lorebook(s)</source>
        <translation>
            <numerusform>%n 本世界书</numerusform>
        </translation>
    </message>
    <message>
        <source>Lorebooks of %1: %2</source>
        <extracomment>%1 is the name of somebody whom the user writes as, %2 says how many lorebooks</extracomment>
        <translation>%1 的世界书：%2</translation>
    </message>
    <message>
        <source>Lorebooks that fire in rooms where you write under this name</source>
        <translation>在你以此身份发言的房间里触发的世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfDesk</name>
    <message>
        <source>Lorebook “%1” added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>已添加世界书“%1”。</translation>
    </message>
    <message>
        <source>This lorebook has no readable entries.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>The lorebook “%1” already exists. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”已存在，未添加任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfPage</name>
    <message>
        <source>Fires in all rooms, for all companions.</source>
        <translation>在所有房间对所有伙伴触发。</translation>
    </message>
    <message>
        <source>Not used in a room yet. Choose it in the room settings.</source>
        <translation>还没有房间使用。请在房间设置中选择。</translation>
    </message>
    <message>
        <source>Used in %1.</source>
        <extracomment>%1 is a list of rooms</extracomment>
        <translation>用于：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>In every room</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfWindow</name>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>in every room</source>
        <translation>所有房间</translation>
    </message>
    <message numerus="yes">
        <source>in %n room(s)</source>
        <translation>
            <numerusform>%n 个房间</numerusform>
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
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>New lorebook</source>
        <translation>新世界书</translation>
    </message>
    <message>
        <source>Import lorebooks</source>
        <translation>导入世界书</translation>
    </message>
    <message>
        <source>Lorebooks (*.json *.lorebook)</source>
        <translation>世界书 (*.json *.lorebook)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Character Card V3 lorebook (*.json)</source>
        <translation>Character Card V3 世界书 (*.json)</translation>
    </message>
    <message>
        <source>Export a lorebook</source>
        <translation>导出世界书</translation>
    </message>
    <message>
        <source>SillyTavern World Info (*.json)</source>
        <translation>SillyTavern 的 World Info (*.json)</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries?</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>要删除世界书“%1”及其所有条目吗？</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries? Used in %2.</source>
        <extracomment>%1 is a lorebook, %2 a list of rooms</extracomment>
        <translation>要删除世界书“%1”及其所有条目吗？正在使用：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>A lorebook tells companions about something when a keyword is said. The lorebooks here belong to no companion: they fire in the rooms you choose.</source>
        <translation>说到关键词时，世界书会把相关内容告诉伙伴。这里的世界书不属于任何伙伴，在你选择的房间里触发。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>这个快捷键在所有程序中都一样，不能更改。</translation>
    </message>
    <message>
        <source>This action cannot have a shortcut.</source>
        <translation>不能为这个操作设置快捷键。</translation>
    </message>
    <message>
        <source>A shortcut is one key, pressed with or without others.</source>
        <translation>快捷键只能是一次按下的组合键。</translation>
    </message>
    <message>
        <source>Press 1 together with Ctrl, Alt or both. The other digits follow.</source>
        <translation>请按住 Ctrl、Alt 或两者，再按 1。其他数字随之改变。</translation>
    </message>
    <message>
        <source>“%2” already has %1.</source>
        <extracomment>%1 a shortcut or &quot;Alt+1 to Alt+9&quot;, %2 the action that has it</extracomment>
        <translation>%1 已用于“%2”。</translation>
    </message>
    <message>
        <source>“%1” is not a key.</source>
        <translation>“%1”不是有效的键。</translation>
    </message>
    <message>
        <source>It had too many keys.</source>
        <translation>设置的快捷键太多。</translation>
    </message>
    <message>
        <source>The shortcut for “%1” was reset. %2</source>
        <translation>“%1”的快捷键已恢复默认。%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShortcutSheet</name>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers: %1 a command, %2 its keys</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No shortcut matches “%1”.</source>
        <translation>没有与“%1”匹配的快捷键。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation>查找快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShotTools</name>
    <message>
        <source>Hidden parts of the picture</source>
        <translation>图片中要隐去的部分</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Only the part inside the frame is sent. Arrow keys move the frame, Shift+arrow keys resize it.</source>
        <translation>只发送方框内的部分。方向键移动方框，Shift+方向键调整大小。</translation>
    </message>
    <message>
        <source>Blur a part</source>
        <translation>模糊局部</translation>
    </message>
    <message>
        <source>The part inside the frame is made unreadable. Arrow keys move the frame, Shift+arrow keys resize it.</source>
        <translation>方框内的部分将无法辨认。方向键移动方框，Shift+方向键调整大小。</translation>
    </message>
    <message>
        <source>Blur everything</source>
        <translation>模糊全部</translation>
    </message>
    <message>
        <source>Only light and colours remain.</source>
        <translation>只留下明暗和颜色。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Swaps left and right. Text becomes unreadable.</source>
        <translation>左右互换，文字会无法阅读。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SourceChoice</name>
    <message>
        <source>Your own picture…</source>
        <translation>自己的图片…</translation>
    </message>
    <message>
        <source>Use your own picture</source>
        <translation>使用自己的图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>没有摄像头</translation>
    </message>
</context>
<context>
    <name>studio::ui::Spendings</name>
    <message>
        <source>paid %1 · %2 left</source>
        <translation>花费 %1 · 余量 %2</translation>
    </message>
    <message>
        <source>earlier</source>
        <extracomment>When somebody spoke, in a session before this one</extracomment>
        <translation>更早</translation>
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
        <translation>请%1发言</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteRow</name>
    <message>
        <source>Pictures for feelings</source>
        <translation>情绪图片</translation>
    </message>
    <message>
        <source>Resizing the pictures…</source>
        <translation>正在缩小图片…</translation>
    </message>
    <message>
        <source>Choose a folder with a picture for each feeling, such as joy.png, anger.png and neutral.png. They replace the drawn face.</source>
        <translation>选择一个文件夹，其中每种情绪各有一张图片（如 joy.png、anger.png、neutral.png），用来代替画出的脸。</translation>
    </message>
    <message>
        <source>No neutral.png: the drawn face is shown for feelings without a picture.</source>
        <translation>没有 neutral.png：情绪没有对应图片时，显示画出的脸。</translation>
    </message>
    <message>
        <source>A feeling without a picture uses a similar one, or the neutral picture.</source>
        <translation>没有图片的情绪会使用相近情绪或 neutral 的图片。</translation>
    </message>
    <message>
        <source>Pictures for feelings…</source>
        <translation>情绪图片…</translation>
    </message>
    <message>
        <source>Remove these pictures</source>
        <translation>移除这些图片</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteWork</name>
    <message>
        <source>%1: unknown feeling.</source>
        <translation>%1：没有这种情绪。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No files in this folder.</source>
        <translation>这个文件夹里没有文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>还有 %n 个文件无法使用。</numerusform>
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
        <translation>%1，排队第 %2 位</translation>
    </message>
    <message>
        <source>Press Enter for the menu.</source>
        <translation>按 Enter 打开菜单。</translation>
    </message>
    <message>
        <source>Click: menu.</source>
        <translation>单击：菜单。</translation>
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
        <translation>动作</translation>
    </message>
</context>
<context>
    <name>studio::ui::StagePot</name>
    <message>
        <source>Tea in the pot: %1 of %2</source>
        <translation>壶里的茶：%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 more coming</source>
        <extracomment>%1 as above; %2 is what will be refunded to the room&apos;s resource</extracomment>
        <translation>%1，还会恢复 %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageView</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
</context>
<context>
    <name>studio::ui::StageWindow</name>
    <message>
        <source>Stage</source>
        <extracomment>The title of the window with the stage alone; %1 is the name of a room</extracomment>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Stage – %1</source>
        <translation>舞台 – %1</translation>
    </message>
    <message>
        <source>Stage background</source>
        <translation>舞台背景</translation>
    </message>
    <message>
        <source>Green background</source>
        <translation>绿色背景</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Close the stage window</source>
        <translation>关闭舞台窗口</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>按需分排</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>一排</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>两排</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>围桌而坐</translation>
    </message>
    <message>
        <source>Votes as raised hands</source>
        <translation>用举手显示投票</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartRow</name>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Template of the room</source>
        <translation>房间的模板</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>模板…</translation>
    </message>
    <message>
        <source>Rename or delete your templates</source>
        <translation>重命名或删除你的模板</translation>
    </message>
    <message>
        <source>Empty room</source>
        <translation>空房间</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <extracomment>A button: a new room begins like a template; %1 is its name</extracomment>
        <translation>以“%1”开始</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartingPoints</name>
    <message>
        <source>Tea for three</source>
        <extracomment>A template for rooms: a talk of three, who vote on who speaks</extracomment>
        <translation>三人茶会</translation>
    </message>
    <message>
        <source>A small table with tea and something sweet. Nobody is in a hurry; there is time for stories, and for listening.</source>
        <translation>一张小桌，有茶和甜点。没有人着急；有时间讲故事，也有时间倾听。</translation>
    </message>
    <message>
        <source>Round table</source>
        <extracomment>A template for rooms: everybody speaks in turn</extracomment>
        <translation>圆桌</translation>
    </message>
    <message>
        <source>Debate</source>
        <extracomment>A template for rooms: speech is bought, so that a point must be worth it</extracomment>
        <translation>辩论</translation>
    </message>
    <message>
        <source>A large table with one question in the middle. Each says what they think, one after the other, and answers those before.</source>
        <translation>一张大桌子，中间放着一个问题。大家一个接一个地说出想法，并回应前面的人。</translation>
    </message>
    <message>
        <source>A hall with two lecterns and a clock. One speaks for the motion, one against it. Speaking time is scarce, so every point must be worth it.</source>
        <translation>大厅里有两个讲台和一座时钟。一人赞成，一人反对；发言时间很少，所以每个论点都要有分量。</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>访谈</translation>
    </message>
    <message>
        <source>A quiet studio with two armchairs. The first asks short questions, the others answer them fully, and every answer leads to the next question.</source>
        <translation>一间安静的演播室，摆着两把扶手椅。第一位提出简短的问题，其他人详细回答，每个回答都引出下一个问题。</translation>
    </message>
    <message>
        <source>Writing a novel</source>
        <translation>合写小说</translation>
    </message>
    <message>
        <source>A table full of notes. Together you invent a novel: each adds one idea, builds on the idea before, and nothing is thrown away too early.</source>
        <translation>一张铺满笔记的桌子。大家一起编小说：每人添一个点子，接着前一个点子往下写，不急着否定任何想法。</translation>
    </message>
    <message>
        <source>Language café</source>
        <translation>语言咖啡馆</translation>
    </message>
    <message>
        <source>A café where people learn a language. All speak slowly and simply, and gently rephrase a learner’s mistakes.</source>
        <translation>人们来学语言的咖啡馆。大家说得慢、说得简单，学习者说错时，会友善地用正确的说法再说一遍。</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>游戏之夜</translation>
    </message>
    <message>
        <source>A sofa, some snacks, and a game of riddles. Each solves the last riddle, and then asks the next one.</source>
        <translation>沙发、零食和猜谜游戏。每人先猜前一个谜语，再出下一个。</translation>
    </message>
    <message>
        <source>Study group</source>
        <translation>学习小组</translation>
    </message>
    <message>
        <source>A library table before an exam. Each explains a part in simple words, the others ask what they did not understand, and nobody pretends to know.</source>
        <translation>考试前图书馆里的一张桌子。每人用简单的话讲解一部分，其他人问没听懂的地方，谁也不装懂。</translation>
    </message>
</context>
<context>
    <name>studio::ui::StatisticsDesk</name>
    <message>
        <source>Save statistics</source>
        <translation>保存统计</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The statistics were saved as “%1”.</source>
        <translation>统计已保存为“%1”。</translation>
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
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages, from %1 to %2.</source>
        <extracomment>%1 and %2 are dates</extracomment>
        <translation>
            <numerusform>%Ln 条消息，从 %1 到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics of “%1”</source>
        <translation>“%1”的统计</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Share of speech</source>
        <translation>发言占比</translation>
    </message>
    <message>
        <source>Characters in messages, without spaces.</source>
        <translation>消息的字符数，不含空格。</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Decisions by rule</source>
        <translation>各规则的决定</translation>
    </message>
    <message>
        <source>Why a companion had the floor, or nobody did.</source>
        <translation>发言权给了谁，或没有给谁的原因。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>bought from the shared level</source>
        <extracomment>In a list of rules: the companion paid for its message from the meter</extracomment>
        <translation>花费余量</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <translation>还没有决定。</translation>
    </message>
    <message>
        <source>%L1 of %L2 votes were missing at the decision.</source>
        <extracomment>%1 is a number of votes, %2 how many were asked for</extracomment>
        <translation>作出决定时，%L2 张投票中缺少 %L1 张。</translation>
    </message>
    <message>
        <source>Missing votes by cause</source>
        <translation>缺失投票的原因</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>No missing votes.</source>
        <translation>没有缺失的投票。</translation>
    </message>
    <message>
        <source>No votes yet.</source>
        <translation>还没有投票。</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>Median, and the time that 95 % did not exceed. Other versions count too. The bar shows the time to the first word.</source>
        <translation>中位数，以及 95% 未超过的时间；其他版本也计算在内。条形表示到第一个词的时间。</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>首字</translation>
    </message>
    <message>
        <source>Whole reply</source>
        <translation>完整回复</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>No replies yet.</source>
        <translation>还没有回复。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls cost %1.</source>
        <extracomment>%1 is a sum of money</extracomment>
        <translation>
            <numerusform>%Ln 次调用共花费 %1。</numerusform>
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
            <numerusform>其中 %Ln 次的价格未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>输入 Token</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>输出 Token</translation>
    </message>
    <message>
        <source>No model calls yet.</source>
        <translation>还没有调用过模型。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>重新统计</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Asked %L1 times. The director chose nobody %L2 times and gave no valid answer %L3 times.</source>
        <extracomment>The director is a model that chooses who speaks; %L1, %L2 and %L3 are numbers of choices</extracomment>
        <translation>询问了 %L1 次。主持人 %L2 次没有选人，%L3 次没有给出有效回答。</translation>
    </message>
    <message>
        <source>The director’s choices</source>
        <translation>主持人的选择</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>选中次数</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>in a list of names: the model that chooses who speaks</extracomment>
        <translation>主持人</translation>
    </message>
    <message>
        <source>First word, 95 %</source>
        <translation>首字（95%）</translation>
    </message>
    <message>
        <source>Reply, 95 %</source>
        <translation>回复（95%）</translation>
    </message>
    <message>
        <source>Vote, 95 %</source>
        <translation>投票（95%）</translation>
    </message>
</context>
<context>
    <name>studio::ui::SuggestionChips</name>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummaryDesk</name>
    <message numerus="yes">
        <source>The first %n message(s) are now a summary for %1 · Show</source>
        <extracomment>A quiet line of the conversation that can be clicked. %1 is a companion</extracomment>
        <translation>
            <numerusform>最前面的 %n 条消息已为%1写成摘要 · 显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the summary for %1…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>显示%1的摘要…</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummarySheet</name>
    <message>
        <source>Summary for %1</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1的摘要</translation>
    </message>
    <message numerus="yes">
        <source>Instead of the first %n message(s) of this room, %1 gets this summary:</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>
            <numerusform>%1看到的不是此房间最前面的 %n 条消息，而是这段摘要：</numerusform>
        </translation>
    </message>
    <message>
        <source>About %L1 tokens became %L2: %L3 % less in each prompt.</source>
        <extracomment>%L1 and %L2 are numbers of tokens, %L3 how much less that is, in percent</extracomment>
        <translation>约 %L1 个 Token 变为 %L2 个：每次的提示词减少 %L3 %。</translation>
    </message>
    <message>
        <source>A model wrote this summary, and it can be wrong. The original messages stay in the room. If you undo it, %1 gets them again, as far as they fit.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>这段摘要是模型写的，可能有误。消息原文仍在房间里。撤销后，%1会在容量之内重新看到原文。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Give %1 the original messages again</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>重新把消息原文告诉%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::TalkFields</name>
    <message>
        <source>Way of speaking</source>
        <translation>说话方式</translation>
    </message>
    <message>
        <source>A typical line</source>
        <translation>TA 会说的话</translation>
    </message>
    <message>
        <source>Topics, separated by commas (optional)</source>
        <translation>话题，用逗号分隔（可选）</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>添加一句</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>删除这一句</translation>
    </message>
    <message>
        <source>Sample line %1</source>
        <translation>示例台词 %1</translation>
    </message>
    <message>
        <source>Topics of sample line %1</source>
        <translation>示例台词 %1 的话题</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Temperament, likes, dislikes.</source>
        <translation>性情、喜好和讨厌的事物。</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>背景故事</translation>
    </message>
    <message>
        <source>Background and history.</source>
        <translation>出身和经历。</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>Typical lines. Topics are used only in Rehearsal.</source>
        <translation>几句典型台词。话题只用于排练。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TemplateWindow</name>
    <message>
        <source>Delete the template “%1”? Rooms that were started from it stay.</source>
        <translation>删除模板“%1”吗？用它开始的房间会保留。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Room templates</source>
        <translation>房间模板</translation>
    </message>
    <message>
        <source>No templates yet. In the room settings, choose “Save as template…”.</source>
        <translation>还没有模板。请在房间设置中选择“存为模板…”。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::ui::TestPage</name>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>Ready. Limits are listed above.</source>
        <translation>可以使用。限制见上方说明。</translation>
    </message>
    <message>
        <source>Not ready yet. See the failed step above.</source>
        <translation>还不能使用。请看上方失败的步骤。</translation>
    </message>
    <message>
        <source>Test stopped.</source>
        <translation>测试已停止。</translation>
    </message>
    <message>
        <source>The test sends a few questions to %1 (a few hundred tokens).</source>
        <translation>测试会向%1发送几个问题（几百个 Token）。</translation>
    </message>
    <message>
        <source>Stop test</source>
        <translation>停止测试</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>再次测试</translation>
    </message>
</context>
<context>
    <name>studio::ui::TestStepRow</name>
    <message>
        <source>Server reachable</source>
        <translation>可以连接</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>密钥有效</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>Streaming reply</source>
        <translation>流式输出</translation>
    </message>
    <message>
        <source>Vote format</source>
        <translation>投票格式</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>optional: not available</source>
        <translation>不支持（可选）</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测试</translation>
    </message>
</context>
<context>
    <name>studio::ui::TierRows</name>
    <message>
        <source>Tier %L1: enter two whole numbers, the price and the longest text.</source>
        <translation>档位 %L1：请输入两个整数，即价格和文字长度上限。</translation>
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
        <translation>房间已暂歇</translation>
    </message>
    <message>
        <source>Nobody speaks</source>
        <translation>无人发言</translation>
    </message>
    <message>
        <source>The turn was cancelled.</source>
        <translation>发言已取消。</translation>
    </message>
    <message>
        <source>The turn failed.</source>
        <translation>发言失败。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the timeline for screen readers: %1 a name, %2 what was said or decided, %3 the time</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>wanted to speak for %1</source>
        <translation>想花费 %1 发言</translation>
    </message>
    <message>
        <source>wanted to speak, but was refused</source>
        <translation>想发言，但被拒绝</translation>
    </message>
    <message>
        <source>Paid %2: %1</source>
        <extracomment>A row of the timeline: %1 what was said, %2 what it cost of the level</extracomment>
        <translation>花费 %2：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>无法得知</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Beside a round: it would have ended as it did</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>instead</source>
        <extracomment>Beside a round: somebody else, or nobody, would have had the floor</extracomment>
        <translation>改为</translation>
    </message>
    <message>
        <source>%1; what if: %2</source>
        <extracomment>%1 a row of the timeline, %2 what would have been, such as &quot;Kyoko instead&quot; or &quot;cannot be known&quot;</extracomment>
        <translation>%1；假如：%2</translation>
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
        <translation>时间线</translation>
    </message>
    <message>
        <source>Messages and decisions, newest first</source>
        <translation>消息和决定（最新在前）</translation>
    </message>
    <message>
        <source>No messages or decisions yet. Write something, and each decision gets a line.</source>
        <translation>还没有消息和决定。说点什么，每个决定都会占一行。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TokenPart</name>
    <message>
        <source>Created when you open a door.</source>
        <translation>打开外部连接时生成。</translation>
    </message>
    <message>
        <source>Anyone with this token can connect. Stored in the keychain.</source>
        <translation>知道令牌的人都能连接。令牌保存在密钥环中。</translation>
    </message>
    <message>
        <source>Anyone with this token can connect. It cannot be stored in a keychain, so it changes with each start.</source>
        <translation>知道令牌的人都能连接。令牌无法保存在密钥环中，因此每次启动都会更换。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hide the token</source>
        <translation>隐藏令牌</translation>
    </message>
    <message>
        <source>Show the token</source>
        <translation>显示令牌</translation>
    </message>
    <message>
        <source>Hide the QR code</source>
        <translation>隐藏二维码</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>显示二维码</translation>
    </message>
    <message>
        <source>Renew now</source>
        <translation>立即更换</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>The QR code contains the token. Do not show it to anyone else.</source>
        <translation>二维码中包含令牌。请勿给别人看。</translation>
    </message>
    <message>
        <source>The QR code contains %1 with the token. Do not show it to anyone else.</source>
        <translation>二维码中包含 %1 和令牌。请勿给别人看。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>复制令牌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Answers the question whether to renew the token: no</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connected programs are disconnected and need the new token.</source>
        <translation>已连接的程序会断开，并需要新的令牌。</translation>
    </message>
    <message>
        <source>QR code with address and token</source>
        <translation>地址和令牌的二维码</translation>
    </message>
    <message>
        <source>For front ends that may speak as you:</source>
        <translation>供允许以你的身份发言的前端使用：</translation>
    </message>
    <message>
        <source>Front-end token</source>
        <translation>前端令牌</translation>
    </message>
    <message>
        <source>Copy the front-end token</source>
        <translation>复制前端令牌</translation>
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
        <translation>这个房间里没有人。</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与%1</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Model of this room: %1</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>此房间的模型：%1</translation>
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
        <translation>消息尚未加载</translation>
    </message>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>［未加载的消息：%n 条］</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Heard by everyone</source>
        <translation>所有人都听到了</translation>
    </message>
    <message>
        <source>Only you know this</source>
        <translation>仅你知道</translation>
    </message>
    <message>
        <source>Heard by you and %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>你和%1听到了</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>— stopped at the token limit</source>
        <translation>— 因达到 Token 上限而中断</translation>
    </message>
    <message>
        <source>whispered</source>
        <translation>悄悄话</translation>
    </message>
    <message>
        <source>whispered to you</source>
        <translation>悄悄对你说</translation>
    </message>
    <message>
        <source>whispered to %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>悄悄对%1说</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Picture (not kept)</source>
        <translation>图片（未保留）</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Show the next version</source>
        <translation>显示下一个版本</translation>
    </message>
    <message>
        <source>‹ Previous</source>
        <extracomment>The beginning of a quiet line below a reply: what is clicked to have the alternative before it</extracomment>
        <translation>‹ 上一个</translation>
    </message>
    <message>
        <source>Next ›</source>
        <extracomment>The end of that line</extracomment>
        <translation>下一个 ›</translation>
    </message>
    <message>
        <source>Your message was deleted</source>
        <extracomment>A quiet line in place of a message. %1 is the name of who said it</extracomment>
        <translation>你的一条消息已删除</translation>
    </message>
    <message>
        <source>A message by %1 was deleted</source>
        <translation>%1的一条消息已删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The end of the line &quot;A message by Kyoko was deleted&quot;: brings the message back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restore the message</source>
        <translation>恢复消息</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>打个招呼吧…</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>复制代码</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrayIcon</name>
    <message>
        <source>The icon cannot be shown: this desktop has no tray.</source>
        <translation>此桌面没有托盘，因此无法显示图标。</translation>
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
            <numerusform>%n 个房间在等你</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) running</source>
        <translation>
            <numerusform>%n 个房间正在进行</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在进行的房间</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>今天：%1</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>显示窗口</translation>
    </message>
    <message numerus="yes">
        <source>%n more room(s)</source>
        <translation>
            <numerusform>另有 %n 个房间</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause all rooms</source>
        <translation>暂停所有房间</translation>
    </message>
    <message>
        <source>%1 – waiting for you</source>
        <translation>%1 – 等你回应</translation>
    </message>
    <message>
        <source>%1 – running</source>
        <translation>%1 – 正在进行</translation>
    </message>
    <message>
        <source>Show room</source>
        <translation>显示房间</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialBand</name>
    <message>
        <source>What if: %1</source>
        <extracomment>Over votes that are tried and do not count: %1 what is tried, such as &quot;Kyoko: 10 instead of 7&quot;</extracomment>
        <translation>假如：%1</translation>
    </message>
    <message>
        <source>The conversation continues from here with these votes. Earlier messages are kept.</source>
        <translation>对话将以这些投票从这里继续。此前的消息会保留。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>照此继续</translation>
    </message>
    <message>
        <source>Overlay on room</source>
        <extracomment>Shows what the same change would have done to every round of the room</extracomment>
        <translation>覆盖到整个房间</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Shows what the same change would have done in every round.</source>
        <translation>显示同样的更改会对每一轮投票产生什么影响。</translation>
    </message>
    <message>
        <source>Undoes everything tried here. Esc does the same.</source>
        <translation>撤销在这里尝试的一切。按 Esc 也可以。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialModel</name>
    <message>
        <source>Own model: %1</source>
        <extracomment>Who answers when a line is tried: the model that the companion has; %1 is its name</extracomment>
        <translation>专用模型：%1</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>专用模型</translation>
    </message>
    <message>
        <source>%1 (provider’s default)</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（提供商默认）</translation>
    </message>
    <message>
        <source>Model for trying a line</source>
        <translation>试聊用的模型</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialPane</name>
    <message>
        <source>Test failed: %1</source>
        <translation>测试失败：%1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试一下</translation>
    </message>
    <message>
        <source>Tries one vote and one reply with the form as it is now. Nothing is saved.</source>
        <translation>用表单的当前内容试一次投票和一次回复。不会保存任何内容。</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>what a user says to try a companion</extracomment>
        <translation>你：%1</translation>
    </message>
    <message>
        <source>Try a message</source>
        <translation>试发一条消息</translation>
    </message>
    <message>
        <source>Message to try</source>
        <translation>用来试的消息</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>打个招呼吧…</translation>
    </message>
    <message>
        <source>%1 answers. %2</source>
        <extracomment>Two sentences after each other; %1 is a model</extracomment>
        <translation>由%1回答。%2</translation>
    </message>
    <message>
        <source>The key of %1 is missing. %2</source>
        <extracomment>Two sentences after each other; %1 is a provider</extracomment>
        <translation>缺少%1的密钥。%2</translation>
    </message>
    <message>
        <source>Thought: %1</source>
        <translation>想法：%1</translation>
    </message>
    <message>
        <source>The companion</source>
        <extracomment>in place of a name that is not written yet</extracomment>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>%1 is voting…</source>
        <translation>%1正在投票…</translation>
    </message>
    <message>
        <source>Cancelled before %1 voted.</source>
        <translation>在%1投票前已取消。</translation>
    </message>
    <message>
        <source>%1 would speak: called on, importance %2 of 10.</source>
        <extracomment>%1 a name, %2 a number; so in the next ones</extracomment>
        <translation>%1想发言：被问到，重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would speak: importance %2 of 10.</source>
        <translation>%1想发言：重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would listen: called on, importance %2 of 10.</source>
        <translation>%1想倾听：被问到，重要度 %2/10。</translation>
    </message>
    <message>
        <source>%1 would listen: importance %2 of 10.</source>
        <translation>%1想倾听：重要度 %2/10。</translation>
    </message>
    <message>
        <source>Reply by %1</source>
        <translation>%1的回复</translation>
    </message>
    <message>
        <source>%1’s reply was empty.</source>
        <translation>%1的回复为空。</translation>
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” paused: messages could not be saved. Unsaved messages are not shown. %2</source>
        <translation>“%1”已暂停：消息无法保存。未保存的内容不会显示。%2</translation>
    </message>
    <message>
        <source>Read-only: this data folder is open in another Companion Studio.</source>
        <translation>只读：另一个 Companion Studio 正在使用此数据文件夹。</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>使用其他文件夹…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show the backups…</source>
        <translation>查看备份…</translation>
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
        <translation>回复为空。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what was sent to a model</extracomment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <extracomment>Tab: what a model sent back, as it came</extracomment>
        <translation>原始回复</translation>
    </message>
    <message>
        <source>Prompt or raw reply</source>
        <translation>提示词或原始回复</translation>
    </message>
    <message>
        <source>Everything known about this row</source>
        <translation>关于此行的全部信息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Go to the message</source>
        <translation>前往该消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>关闭详情</translation>
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
        <translation>一切保持原样。</translation>
    </message>
    <message>
        <source>%1 → %2 tokens, %3 % saved</source>
        <extracomment>%1 and %2 are numbers of tokens, %3 a share of a hundred</extracomment>
        <translation>%1 → %2 个 Token，节省 %3 %</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <extracomment>Title of a row: %1 is a companion whose turn it is; %2 counts from 2</extracomment>
        <translation>%1，第 %2 次尝试</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Title of a row: a call of a model; %1 what it was for, such as Vote or Speech</extracomment>
        <translation>模型：%1</translation>
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
        <translation>进行中…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 次发言</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>尝试 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn of a companion, from getting the floor to giving it back.</source>
        <translation>伙伴的一次发言：从得到发言权到交还发言权。</translation>
    </message>
    <message>
        <source>All who might speak next voted on how much they want to. Like hands that go up in a classroom.</source>
        <translation>问了每一位可能接着发言的有多想说。就像教室里大家举起手来。</translation>
    </message>
    <message>
        <source>One call to a model: all that was sent and all that came back. Like both sides of an exchange of letters.</source>
        <translation>对模型的一次调用：发出和收到的全部内容都在这里。就像书信往来中双方的信。</translation>
    </message>
    <message>
        <source>How much one companion wants to speak, and why.</source>
        <translation>一位伙伴有多想发言，以及为什么。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the inspector for screen readers: %1 what it is, %2 its text, %3 its time</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A thought: %1 what it is about, %2 the thought</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln 个 Token</numerusform>
        </translation>
    </message>
    <message>
        <source>Lore of %1</source>
        <extracomment>Title of a row: %1 is a companion whose lorebooks were looked at</extracomment>
        <translation>%1的世界书</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>What the lorebooks added to the prompt, and why. Like a prompter who helps an actor with the next line.</source>
        <translation>世界书往提示词里加了什么，以及原因。就像提词员为演员提示下一句台词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnStrip</name>
    <message>
        <source>The last turns</source>
        <translation>最近的发言</translation>
    </message>
    <message>
        <source>The last turns: %1</source>
        <translation>最近的发言：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnWords</name>
    <message>
        <source>paid %1</source>
        <translation>花费 %1</translation>
    </message>
    <message>
        <source>paid %1 times, %2 in all</source>
        <extracomment>%1 how often, %2 for how much altogether</extracomment>
        <translation>花费 %1 次，共 %2</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>spoke</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <extracomment>Why a companion had the floor, as the next ones</extracomment>
        <translation>轮流到下一位</translation>
    </message>
    <message>
        <source>woken by a new message</source>
        <translation>因新消息而思考</translation>
    </message>
    <message>
        <source>woken by a missed message</source>
        <translation>因补听的消息而思考</translation>
    </message>
    <message>
        <source>woken because the level is back</source>
        <translation>因余量恢复而思考</translation>
    </message>
    <message>
        <source>not woken</source>
        <translation>并非由唤醒</translation>
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
        <translation>无人发言</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name, %2 why there is no vote</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2, chosen</source>
        <extracomment>%1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1 %2，选中</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>woken after a long silence</source>
        <translation>因冷场而思考</translation>
    </message>
</context>
<context>
    <name>studio::ui::UpkeepDesk</name>
    <message>
        <source>Backed up and verified: %1</source>
        <translation>已备份并校验：%1</translation>
    </message>
    <message>
        <source>Backup ready. Restart to use it. Your current data is kept.</source>
        <translation>备份已就绪。重新启动即可使用，现在的数据会保留。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>Checking the data…</source>
        <translation>正在检查数据…</translation>
    </message>
    <message>
        <source>Creating a backup…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Rebuilding the lists…</source>
        <translation>正在重建列表…</translation>
    </message>
    <message>
        <source>Looking for unneeded data…</source>
        <translation>正在查找不需要的数据…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>At the next start, your data will be as in this backup, without later messages. Your current data is kept separately.</source>
        <translation>下次启动时，数据将恢复为此备份，不含之后的消息。现在的数据会另外保留。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Preparing the backup…</source>
        <translation>正在准备备份…</translation>
    </message>
    <message>
        <source>Compact data</source>
        <translation>压缩数据</translation>
    </message>
    <message>
        <source>No messages are lost. New ones wait until it is done.</source>
        <translation>消息不会丢失。期间的新消息会等到结束后再处理。</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Compacting the data…</source>
        <translation>正在压缩数据…</translation>
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
        <translation>表单中的内容（未保存）</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>表单中的内容</translation>
    </message>
    <message>
        <source>The versions could not be read: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>无法读取版本：%1</translation>
    </message>
    <message>
        <source>Reading the versions…</source>
        <translation>正在读取版本…</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are different.</source>
        <translation>
            <numerusform>有 %n 处不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved only once so far. Nothing to compare yet.</source>
        <translation>只保存过一次，还没有可比较的版本。</translation>
    </message>
    <message>
        <source>These two are the same.</source>
        <translation>两边的内容相同。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Each save keeps a version. Using one changes nothing until you save, and can be undone.</source>
        <translation>每次保存都会保留一个版本。使用某个版本后，保存之前什么都不会改变，也可以撤销。</translation>
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
        <translation>左侧版本</translation>
    </message>
    <message>
        <source>Right version</source>
        <translation>右侧版本</translation>
    </message>
    <message>
        <source>Use this version</source>
        <translation>使用此版本</translation>
    </message>
    <message>
        <source>Use the left version</source>
        <translation>使用左侧版本</translation>
    </message>
    <message>
        <source>Use the right version</source>
        <translation>使用右侧版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
</context>
<context>
    <name>studio::ui::ViewActions</name>
    <message>
        <source>L&amp;ayout</source>
        <translation>布局(&amp;A)</translation>
    </message>
    <message>
        <source>Author: all panels</source>
        <translation>创作：所有面板</translation>
    </message>
    <message>
        <source>Live: large stage</source>
        <translation>直播：大舞台</translation>
    </message>
    <message>
        <source>Log: decisions and reasons</source>
        <translation>日志：决定及原因</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Follow system motion</source>
        <translation>动态效果跟随系统</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>完整动态效果</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Stage w&amp;indow: seats</source>
        <translation>舞台窗口的席位(&amp;I)</translation>
    </message>
    <message>
        <source>Rows as needed</source>
        <translation>按需分排</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>一排</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>两排</translation>
    </message>
    <message>
        <source>Around a table</source>
        <translation>围桌而坐</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceActions</name>
    <message>
        <source>No open room can be changed.</source>
        <translation>这里没有你可以更改的房间。</translation>
    </message>
    <message>
        <source>First switch on reading aloud for this room.</source>
        <translation>请先打开此房间的朗读。</translation>
    </message>
    <message>
        <source>Nothing is being read aloud.</source>
        <translation>现在没有在朗读。</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceDesk</name>
    <message>
        <source>Reading aloud</source>
        <extracomment>in the top bar, while the voice of %1 is heard; pressed, it stops</extracomment>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Reading %1 aloud</source>
        <translation>正在朗读%1的话</translation>
    </message>
    <message>
        <source>Click to stop reading. The text stays.</source>
        <translation>点击即可停止朗读。文字会保留。</translation>
    </message>
    <message>
        <source>No voice for reading aloud on this computer.</source>
        <translation>这台电脑没有可用来朗读的声音。</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceFields</name>
    <message>
        <source>This is how I sound.</source>
        <translation>我的声音就是这样。</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>A voice: its name, the language that it speaks, and the program that it is of</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Automatic, by language</source>
        <translation>按语言自动选择</translation>
    </message>
    <message>
        <source>%1 (not on this computer)</source>
        <translation>%1（不在这台电脑上）</translation>
    </message>
    <message>
        <source>No speech engine on this computer.</source>
        <translation>这台电脑上没有语音引擎。</translation>
    </message>
    <message>
        <source>much slower</source>
        <translation>慢很多</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>较慢</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>较快</translation>
    </message>
    <message>
        <source>much faster</source>
        <translation>快很多</translation>
    </message>
    <message>
        <source>much lower</source>
        <translation>低很多</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>较低</translation>
    </message>
    <message>
        <source>normal pitch</source>
        <translation>正常音高</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>较高</translation>
    </message>
    <message>
        <source>much higher</source>
        <translation>高很多</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试听</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Try the voice</source>
        <translation>试听声音</translation>
    </message>
    <message>
        <source>Stop the voice</source>
        <translation>停止声音</translation>
    </message>
    <message>
        <source>Never read aloud</source>
        <translation>从不朗读</translation>
    </message>
    <message>
        <source>Text only, also in rooms that are read aloud.</source>
        <translation>即使在朗读的房间里，也只显示文字。</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>语速</translation>
    </message>
    <message>
        <source>Voice speed</source>
        <translation>声音的语速</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>音高</translation>
    </message>
    <message>
        <source>Voice pitch</source>
        <translation>声音的音高</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <translation>声音的音量</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoterDeadlines</name>
    <message>
        <source>%1: enter %2 to %3 seconds, or leave it empty.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1：请输入 %2 到 %3 秒，或留空。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingCalls</name>
    <message>
        <source>Skip this vote</source>
        <translation>跳过这一票</translation>
    </message>
    <message>
        <source>Continue without the vote of %1</source>
        <translation>不等%1的投票，继续</translation>
    </message>
    <message>
        <source>Waiting calls</source>
        <translation>等待中的调用</translation>
    </message>
    <message>
        <source>Continue without the director</source>
        <translation>不等主持人，继续</translation>
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
        <translation>%L1 分钟</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>the provider is overloaded</source>
        <translation>提供商过载</translation>
    </message>
    <message>
        <source>The vote of %1 waits for other calls to finish.</source>
        <extracomment>%1 is a companion; its provider takes only so many calls at the same time</extracomment>
        <translation>%1的投票在等其他调用结束。</translation>
    </message>
    <message>
        <source>The turn of %1 waits for other calls to finish.</source>
        <translation>%1的发言在等其他调用结束。</translation>
    </message>
    <message>
        <source>Asking for the vote of %1 again now: %2</source>
        <extracomment>%1 is a companion, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>正在重新获取%1的投票：%2</translation>
    </message>
    <message>
        <source>Trying the turn of %1 again now: %2</source>
        <translation>正在重试%1的发言：%2</translation>
    </message>
    <message>
        <source>Asking for the vote of %1 again in %2: %3</source>
        <extracomment>%1 is a companion, %2 a time such as &quot;3 s&quot;, %3 a phrase: why the first try came to nothing</extracomment>
        <translation>%2后重新获取%1的投票：%3</translation>
    </message>
    <message>
        <source>Trying the turn of %1 again in %2: %3</source>
        <translation>%2后重试%1的发言：%3</translation>
    </message>
    <message>
        <source>The vote of %1 waits: %2</source>
        <extracomment>%1 is a companion, %2 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>%1的投票在等待：%2</translation>
    </message>
    <message>
        <source>The turn of %1 waits: %2</source>
        <translation>%1的发言在等待：%2</translation>
    </message>
    <message>
        <source>The director’s choice waits: %1</source>
        <extracomment>%1 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>主持人的选择在等待：%1</translation>
    </message>
    <message>
        <source>The director’s choice waits for other calls to finish.</source>
        <translation>主持人的选择在等其他调用结束。</translation>
    </message>
    <message>
        <source>Asking the director again now: %1</source>
        <extracomment>%1 a phrase: why the first try came to nothing</extracomment>
        <translation>正在再次询问主持人：%1</translation>
    </message>
    <message>
        <source>Asking the director again in %1: %2</source>
        <extracomment>%1 a time such as &quot;3 s&quot;, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1后再次询问主持人：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaysDesk</name>
    <message>
        <source>“%1” is ready in the list of rooms.</source>
        <translation>“%1”已出现在房间列表中。</translation>
    </message>
    <message>
        <source>You are in “%1” now, which continues “%2”.</source>
        <extracomment>%1 is the new room, %2 the room that it continues and that stays as it is</extracomment>
        <translation>你现在在“%1”中，它延续了“%2”。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhatIfDesk</name>
    <message>
        <source>To try another vote, open its menu or drag its bar.</source>
        <translation>打开投票的菜单或拖动横条，即可试试别的投票。</translation>
    </message>
    <message>
        <source>No votes to change yet.</source>
        <translation>还没有可更改的投票。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WherePage</name>
    <message>
        <source>Looking for servers on this computer…</source>
        <translation>正在查找这台电脑上的服务器…</translation>
    </message>
    <message>
        <source>No other servers found on the usual ports.</source>
        <translation>常用端口上未找到其他服务器。</translation>
    </message>
    <message>
        <source>No server with models found on this computer. Start Ollama, LM Studio or llama.cpp, then search again.</source>
        <translation>这台电脑上未找到有模型的服务器。请启动 Ollama、LM Studio 或 llama.cpp，再查找一次。</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>其他服务器</translation>
    </message>
    <message>
        <source>vLLM, LM Studio on another computer, or any OpenAI-compatible server</source>
        <translation>vLLM、另一台电脑上的 LM Studio，或其他 OpenAI 兼容的服务器</translation>
    </message>
    <message>
        <source>At %1, needs a key</source>
        <translation>位于 %1，需要密钥</translation>
    </message>
    <message>
        <source>Model location</source>
        <translation>模型的位置</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>这台电脑上</translation>
    </message>
    <message>
        <source>With an account</source>
        <translation>使用账户</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新查找</translation>
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
        <translation>由名字生成</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <translation>ID：%1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>人物设定</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读音</translation>
    </message>
    <message>
        <source>Reading of the name</source>
        <translation>名字的读音</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change the ID</source>
        <translation>更改 ID</translation>
    </message>
    <message>
        <source>Used in files and logs. Cannot change after saving.</source>
        <translation>用于文件和日志。保存后不能更改。</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>昵称</translation>
    </message>
    <message>
        <source>Add a nickname</source>
        <translation>添加昵称</translation>
    </message>
    <message>
        <source>Remove this nickname</source>
        <translation>删除此昵称</translation>
    </message>
    <message>
        <source>Nickname %1</source>
        <translation>昵称 %1</translation>
    </message>
    <message>
        <source>Reading of nickname %1</source>
        <translation>昵称 %1 的读音</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Nicknames</source>
        <translation>昵称</translation>
    </message>
    <message>
        <source>Other names, without Mr, Ms or -san.</source>
        <translation>其他称呼，不带“先生”“小姐”等。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>One line, such as “a dry researcher”. The others see it.</source>
        <translation>一句介绍，例如“冷静的研究员”。其他人也能看到。</translation>
    </message>
    <message>
        <source>Pronoun</source>
        <extracomment>Only English sentences use the pronoun; a translation says so</extracomment>
        <translation>人称代词</translation>
    </message>
    <message>
        <source>For sentences such as “Kyoko shakes her head”. Not in prompts.</source>
        <translation>只用于英文句子，例如“Kyoko shakes her head”。不进入提示词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
    </message>
    <message>
        <source>The conversation is already running.</source>
        <translation>对话已在进行。</translation>
    </message>
    <message>
        <source>The conversation is already stopped.</source>
        <translation>对话已停止。</translation>
    </message>
    <message>
        <source>Nothing to continue yet. Write something first.</source>
        <translation>还没有可继续的内容。请先说点什么。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>现在没有进行中的内容。</translation>
    </message>
    <message>
        <source>Read-only: this data is open in another window.</source>
        <translation>只读：数据已在别处打开。</translation>
    </message>
    <message>
        <source>The ring is already asleep.</source>
        <translation>轮流已在等待。</translation>
    </message>
    <message>
        <source>Nothing to reshuffle.</source>
        <translation>没有可重排的顺序。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowKeys</name>
    <message>
        <source>Pause or continue</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Give the floor to companion %1</source>
        <extracomment>%1 is a number: the place of the companion in the list of the open room</extracomment>
        <translation>请伙伴 %1 发言</translation>
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
        <translation>%1（对%2的悄悄话）</translation>
    </message>
    <message>
        <source>%1 knows it</source>
        <extracomment>Said by a screen reader for a cell of a table: %1 is a companion</extracomment>
        <translation>%1知道</translation>
    </message>
    <message>
        <source>%1 does not know it</source>
        <translation>%1不知道</translation>
    </message>
    <message>
        <source>knows it</source>
        <translation>知道</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>as a summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>未包含</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heads of a table of messages</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>发言者</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Head of a table: how a message stands in what a companion&apos;s model is told</extracomment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>This message was deleted</source>
        <translation>这条消息已删除</translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessWindow</name>
    <message>
        <source>Everyone, side by side</source>
        <extracomment>A choice: one column for each companion and guest</extracomment>
        <translation>并排显示所有人</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <extracomment>A choice: the conversation as this companion knows it</extracomment>
        <translation>%1知道的内容</translation>
    </message>
    <message>
        <source>As %1, who has left, knew it</source>
        <translation>按已离开的%1所知</translation>
    </message>
    <message>
        <source>Summary and notes of %1</source>
        <translation>%1的摘要和笔记</translation>
    </message>
    <message>
        <source>Selected message</source>
        <translation>所选消息</translation>
    </message>
    <message>
        <source>Export as %1 knows it…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>导出%1知道的内容…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
    <message>
        <source>No whispers yet: everyone knows everything.</source>
        <translation>还没有悄悄话：所有人都知道一切。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 messages are whispers.</source>
        <extracomment>%1 is how many messages there are</extracomment>
        <translation>
            <numerusform>%L1 条消息中有 %n 条是悄悄话。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has heard %L2 of %L3 messages.</source>
        <extracomment>%1 is a companion, %2 and %3 are numbers of messages</extracomment>
        <translation>%1听到了 %L3 条消息中的 %L2 条。</translation>
    </message>
    <message>
        <source>The prompt contains the newest %L1 in full.</source>
        <translation>提示词包含最新 %L1 条的全文。</translation>
    </message>
    <message>
        <source>The oldest %L1 are in a summary.</source>
        <translation>最早的%L1条已写入摘要。</translation>
    </message>
    <message>
        <source>Heard by everyone.</source>
        <translation>所有人都听到了。</translation>
    </message>
    <message>
        <source>Only you know this.</source>
        <translation>仅你知道。</translation>
    </message>
    <message>
        <source>Heard by: %1</source>
        <translation>听到的有：%1</translation>
    </message>
    <message>
        <source>Guests read the room themselves. What they keep is not known here.</source>
        <translation>访客自行阅读房间，记住了什么，这里无从得知。</translation>
    </message>
    <message>
        <source>Summary of earlier messages:</source>
        <translation>之前消息的摘要：</translation>
    </message>
    <message>
        <source>No summary.</source>
        <translation>没有摘要。</translation>
    </message>
    <message>
        <source>No notes: nothing is remembered from other rooms.</source>
        <translation>没有笔记：不记得其他房间的任何内容。</translation>
    </message>
    <message>
        <source>Notes, also from other rooms:</source>
        <translation>笔记（包括其他房间的）：</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>谁知道什么</translation>
    </message>
    <message>
        <source>Only the recipients know a whisper. Everyone knows the rest, including those who join later. You see everything.</source>
        <translation>悄悄话只有对方知道。其他内容所有人都知道，包括后来加入的。你可以看到全部。</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示：</translation>
    </message>
    <message>
        <source>Whose knowledge is shown</source>
        <translation>显示谁所知道的内容</translation>
    </message>
    <message>
        <source>Whispers only</source>
        <translation>仅悄悄话</translation>
    </message>
    <message>
        <source>Messages, and who knows them</source>
        <translation>消息，以及谁知道它们</translation>
    </message>
    <message>
        <source>Go to the message</source>
        <translation>前往该消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>studio::voice::Engines</name>
    <message>
        <source>No speech engine on this computer.</source>
        <translation>这台电脑上没有语音引擎。</translation>
    </message>
    <message>
        <source>No voice on this computer speaks that language.</source>
        <translation>这台电脑上没有会说该语言的声音。</translation>
    </message>
    <message>
        <source>No audio device found for reading aloud.</source>
        <translation>找不到可用于朗读的音频设备。</translation>
    </message>
    <message>
        <source>This voice could not be used.</source>
        <translation>无法使用此声音。</translation>
    </message>
</context>
<context>
    <name>studio::voice::Mouth</name>
    <message>
        <source>The voice could not be played in time. Check the audio device.</source>
        <translation>声音未能及时播放。请检查音频设备。</translation>
    </message>
</context>
<context>
    <name>studio::voice::ReadAloud</name>
    <message>
        <source>Voice stopped.</source>
        <translation>声音已停止。</translation>
    </message>
</context>
</TS>
