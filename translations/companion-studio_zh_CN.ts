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
        <source>All companions, also those that are in no room.</source>
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
        <translation>导入一个文件夹的伙伴(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all companions of a folder.</source>
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
        <source>Choose a companion in the library and write a card.</source>
        <translation>在伙伴库中选择一位伙伴，写成角色卡。</translation>
    </message>
    <message>
        <source>save, share, card</source>
        <translation>保存, 分享, 角色卡</translation>
    </message>
    <message>
        <source>Export the room as a &amp;group…</source>
        <translation>将房间导出为小组(&amp;G)…</translation>
    </message>
    <message>
        <source>Write all companions of this room to a folder.</source>
        <translation>将此房间的所有伙伴写入文件夹。</translation>
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
        <source>Give the floor to %1</source>
        <translation>把发言权给%1</translation>
    </message>
    <message>
        <source>Let %1 speak now, whatever the votes say.</source>
        <translation>不管投票结果，现在就让%1发言。</translation>
    </message>
    <message>
        <source>cue, ask, next</source>
        <translation>点名, 提问, 下一个</translation>
    </message>
    <message>
        <source>Give the floor</source>
        <translation>给发言权</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>静音%1</translation>
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
        <translation>静音</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>取消静音%1</translation>
    </message>
    <message>
        <source>Let %1 vote and speak again.</source>
        <translation>让%1重新投票和发言。</translation>
    </message>
    <message>
        <source>speak again</source>
        <translation>重新发言</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>取消静音</translation>
    </message>
    <message>
        <source>What %1 remembers…</source>
        <translation>%1记住的内容…</translation>
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
        <source>What %1 knows of this room…</source>
        <translation>%1对这个房间知道些什么…</translation>
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
        <source>Show %1 out</source>
        <translation>请出%1</translation>
    </message>
    <message>
        <source>%1 is a guest of another program and has to leave.</source>
        <translation>让来自其他程序的来宾%1离开。</translation>
    </message>
    <message>
        <source>remove, kick, guest</source>
        <translation>移除, 来宾</translation>
    </message>
    <message>
        <source>Go to the &amp;request that waits</source>
        <translation>前往等待中的请求(&amp;R)</translation>
    </message>
    <message>
        <source>Move to the oldest request of a companion.</source>
        <translation>前往伙伴最早的请求。</translation>
    </message>
    <message>
        <source>permission, question, answer</source>
        <translation>权限, 问题, 回答</translation>
    </message>
    <message>
        <source>What companions may &amp;ask for…</source>
        <translation>伙伴的权限(&amp;A)…</translation>
    </message>
    <message>
        <source>Decide who may ask you for pictures and answers.</source>
        <translation>决定谁可以向你请求图片和回答。</translation>
    </message>
    <message>
        <source>picture, photo, camera, screen, permission</source>
        <translation>图片, 照片, 摄像头, 屏幕, 权限</translation>
    </message>
    <message>
        <source>What companions may &amp;do…</source>
        <translation>伙伴的工具权限(&amp;D)…</translation>
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
        <source>Let a real model answer for the companions.</source>
        <translation>让真正的模型替伙伴回答。</translation>
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
        <source>See the providers and choose what answers for the companions.</source>
        <translation>查看提供商，并选择由什么替伙伴回答。</translation>
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
        <source>See what the calls of models cost.</source>
        <translation>查看调用模型的费用。</translation>
    </message>
    <message>
        <source>money, price, tokens, budget</source>
        <translation>钱, 价格, 词元, 预算</translation>
    </message>
    <message>
        <source>&amp;Let them talk</source>
        <translation>让他们谈(&amp;L)</translation>
    </message>
    <message>
        <source>Let the companions go on.</source>
        <translation>让伙伴们继续。</translation>
    </message>
    <message>
        <source>play, continue, resume</source>
        <translation>播放, 继续, 恢复</translation>
    </message>
    <message>
        <source>Let them &amp;wait</source>
        <translation>让他们等待(&amp;W)</translation>
    </message>
    <message>
        <source>Let nobody begin to speak until you say so.</source>
        <translation>在你示意之前，谁都不开始发言。</translation>
    </message>
    <message>
        <source>pause, hold</source>
        <translation>暂停, 保留</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Play the &amp;next turn</source>
        <translation>进行下一轮(&amp;N)</translation>
    </message>
    <message>
        <source>Let one companion speak, then wait.</source>
        <translation>让一位伙伴发言，然后等待。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>&amp;Stop the talk</source>
        <translation>停止谈话(&amp;S)</translation>
    </message>
    <message>
        <source>End the vote and the turn.</source>
        <translation>结束投票和这一轮。</translation>
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
        <source>Re&amp;ply again</source>
        <translation>重新回复(&amp;P)</translation>
    </message>
    <message>
        <source>Let the same companion say it in another way.</source>
        <translation>让同一位伙伴换一种说法。</translation>
    </message>
    <message>
        <source>regenerate, retry</source>
        <translation>重新生成, 重试</translation>
    </message>
    <message>
        <source>&amp;Decide again</source>
        <translation>重新决定(&amp;D)</translation>
    </message>
    <message>
        <source>Let all decide anew who speaks.</source>
        <translation>让大家重新决定由谁发言。</translation>
    </message>
    <message>
        <source>vote, retry</source>
        <translation>投票, 重试</translation>
    </message>
    <message>
        <source>Bring &amp;back what was there</source>
        <translation>恢复之前的内容(&amp;B)</translation>
    </message>
    <message>
        <source>Undo the last step back in this room.</source>
        <translation>撤销此房间中最近一次回退。</translation>
    </message>
    <message>
        <source>undo, restore</source>
        <translation>撤销, 恢复</translation>
    </message>
    <message>
        <source>&amp;Reset the ring</source>
        <translation>重置轮转(&amp;R)</translation>
    </message>
    <message>
        <source>End the turn and put the ring to sleep; its order stays.</source>
        <translation>结束这一轮并让轮转休眠；顺序不变。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Res&amp;huffle the ring</source>
        <translation>重新洗牌轮转(&amp;H)</translation>
    </message>
    <message>
        <source>Give the ring a new order by chance.</source>
        <translation>随机重排轮转的顺序。</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>随机, 顺序</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>重新洗牌</translation>
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
        <source>Choose how the room finds out who speaks.</source>
        <translation>选择房间如何决定由谁发言。</translation>
    </message>
    <message>
        <source>policy, order, rules</source>
        <translation>方式, 顺序, 规则</translation>
    </message>
    <message>
        <source>&amp;Settings of turn-taking…</source>
        <translation>发言方式的设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Set who may speak after whom and how long companions talk.</source>
        <translation>设置谁可以在谁之后发言，以及伙伴谈多久。</translation>
    </message>
    <message>
        <source>policy, rules, matrix</source>
        <translation>方式, 规则, 矩阵</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation>新房间(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a room and choose who is in it.</source>
        <translation>创建房间并选择参与者。</translation>
    </message>
    <message>
        <source>start, begin, create, chat</source>
        <translation>开始, 创建, 聊天</translation>
    </message>
    <message>
        <source>&amp;Set up room…</source>
        <translation>设置房间(&amp;S)…</translation>
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
        <source>Keep the setup of this room for new rooms.</source>
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
        <translation>写下伙伴对你的世界所知道的事。</translation>
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
        <source>Write the conversation to a file.</source>
        <translation>将对话写入文件。</translation>
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
        <source>Make a room from a chat of another program.</source>
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
        <source>Delete this room. A notice lets you undo it.</source>
        <translation>删除此房间。可以在通知中撤销。</translation>
    </message>
    <message>
        <source>remove, trash</source>
        <translation>移除, 垃圾桶</translation>
    </message>
    <message>
        <source>D&amp;oors…</source>
        <translation>入口(&amp;O)…</translation>
    </message>
    <message>
        <source>Let other programs take part in your rooms.</source>
        <translation>让其他程序加入你的房间。</translation>
    </message>
    <message>
        <source>MCP, server, network, connection, guests</source>
        <translation>MCP, 服务器, 网络, 连接, 来宾</translation>
    </message>
    <message>
        <source>&amp;Who knows what…</source>
        <translation>谁知道什么(&amp;W)…</translation>
    </message>
    <message>
        <source>See who has heard which message.</source>
        <translation>查看谁听到了哪条消息。</translation>
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
        <translation>查看每位伙伴在此房间中发言的多少。</translation>
    </message>
    <message>
        <source>numbers, charts</source>
        <translation>数字, 图表</translation>
    </message>
    <message>
        <source>&amp;Your data…</source>
        <translation>您的数据(&amp;Y)…</translation>
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
        <translation>在屏幕上的对话中查找文字。</translation>
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
        <source>Search e&amp;verywhere…</source>
        <translation>全局搜索(&amp;V)…</translation>
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
        <translation>选择由谁回答…</translation>
    </message>
    <message>
        <source>Choose who should answer. Everybody hears the message unless you whisper.</source>
        <translation>选择应由谁回答。除非是悄悄话，否则大家都能听到消息。</translation>
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
        <source>Only the companions you write to hear it.</source>
        <translation>只有你写给的伙伴能听到。</translation>
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
        <source>Choose in whose name you write…</source>
        <translation>选择以谁的名义书写…</translation>
    </message>
    <message>
        <source>Write as another of your identities.</source>
        <translation>用你的另一个身份书写。</translation>
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
        <source>Say what is in the message box.</source>
        <translation>说出消息框中的内容。</translation>
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
        <source>Copy the words of the message.</source>
        <translation>复制消息的文字。</translation>
    </message>
    <message>
        <source>Copy the message as Markdown</source>
        <translation>将消息复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy the message with its marks.</source>
        <translation>连同标记一起复制消息。</translation>
    </message>
    <message>
        <source>Show the decision</source>
        <translation>显示决定</translation>
    </message>
    <message>
        <source>See why this companion had the floor.</source>
        <translation>查看这位伙伴为什么有发言权。</translation>
    </message>
    <message>
        <source>Show what happened in this turn</source>
        <translation>显示这一轮发生的事</translation>
    </message>
    <message>
        <source>See the calls of the model that made this message.</source>
        <translation>查看生成此消息的模型调用。</translation>
    </message>
    <message>
        <source>Show the previous alternative</source>
        <translation>显示上一个备选</translation>
    </message>
    <message>
        <source>See what was said here before.</source>
        <translation>查看这里之前说过的话。</translation>
    </message>
    <message>
        <source>Show the next alternative</source>
        <translation>显示下一个备选</translation>
    </message>
    <message>
        <source>See what was said here later.</source>
        <translation>查看这里之后说的话。</translation>
    </message>
    <message>
        <source>Edit the message…</source>
        <translation>编辑消息…</translation>
    </message>
    <message>
        <source>Change the words of the message.</source>
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
        <source>Figures of the usual size</source>
        <translation>人物恢复标准大小</translation>
    </message>
    <message>
        <source>Give the figures their usual size.</source>
        <translation>让人物恢复标准大小。</translation>
    </message>
    <message>
        <source>Change the vote: %1</source>
        <translation>更改投票：%1</translation>
    </message>
    <message>
        <source>See who would have spoken with this vote.</source>
        <translation>看看如果这样投票会由谁发言。</translation>
    </message>
    <message>
        <source>Restore the vote</source>
        <translation>恢复投票</translation>
    </message>
    <message>
        <source>Give the vote back as it was.</source>
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
        <translation>显示或隐藏发言权、时间线、事件和轮次。</translation>
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
        <source>See who has the floor and why.</source>
        <translation>查看谁有发言权以及原因。</translation>
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
        <source>See the turns of the room along the time.</source>
        <translation>沿时间查看房间的轮次。</translation>
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
        <translation>显示轮次</translation>
    </message>
    <message>
        <source>See what happened in each turn.</source>
        <translation>查看每一轮发生了什么。</translation>
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
        <source>Choose which parts of the window are large.</source>
        <translation>选择窗口的哪些部分较大。</translation>
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
        <source>Put all panels back in their places.</source>
        <translation>将所有面板放回原处。</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Choose the colors of the window.</source>
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
        <source>Choose how much the window moves.</source>
        <translation>选择窗口动态效果的多少。</translation>
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
        <translation>全屏幕(&amp;F)</translation>
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
        <source>Give all text the size of the system.</source>
        <translation>将所有文字恢复为系统大小。</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel.</source>
        <translation>将键盘移到下一个面板。</translation>
    </message>
    <message>
        <source>focus, panel</source>
        <translation>焦点, 面板</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>窗口的前一部分</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel.</source>
        <translation>将键盘移到上一个面板。</translation>
    </message>
    <message>
        <source>&amp;Read this room aloud</source>
        <translation>朗读此房间(&amp;R)</translation>
    </message>
    <message>
        <source>Let voices read what is said in this room.</source>
        <translation>用声音朗读此房间里说的话。</translation>
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
        <source>End the voice. The words stay.</source>
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
        <source>Find everything that can be done here by its name.</source>
        <translation>按名称查找这里能做的一切。</translation>
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
        <source>See all shortcuts and find one by its name.</source>
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
        <source>See the version and the license.</source>
        <translation>查看版本和许可证。</translation>
    </message>
    <message>
        <source>version, help</source>
        <translation>版本, 帮助</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>之后也对此人说</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients, too.</source>
        <translation>让接下来的消息也对同样的人说。</translation>
    </message>
    <message>
        <source>pin, to</source>
        <translation>固定,收件人</translation>
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
        <translation>直播,捕获,OBS,第二屏幕,字幕,演示</translation>
    </message>
    <message>
        <source>Quote the message</source>
        <translation>引用消息</translation>
    </message>
    <message>
        <source>Put the message, or what is selected in it, into the message box.</source>
        <translation>把这条消息或其中选中的文字引用到消息框。</translation>
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
        <source>Open the menu of the message.</source>
        <translation>打开这条消息的菜单。</translation>
    </message>
    <message>
        <source>Read aloud from here</source>
        <translation>从这里朗读</translation>
    </message>
    <message>
        <source>Hear this message and all that follow. Press Esc to end it.</source>
        <translation>朗读这条消息及其后的所有消息。按 Esc 结束。</translation>
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
        <source>Companions are not told of it any more. A line in its place lets you undo it.</source>
        <translation>伙伴不会再得知这条消息。原处的一行可以撤销删除。</translation>
    </message>
    <message>
        <source>remove, erase, take back, trash</source>
        <translation>移除, 清除, 收回, 回收站</translation>
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
        <source>%1 refused to answer this.</source>
        <translation>%1拒绝回答此内容。</translation>
    </message>
    <message>
        <source>%1 gave an answer that could not be read.</source>
        <translation>无法读取%1的回应。</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>无法连接%1。</translation>
    </message>
    <message>
        <source>%1 takes no more requests for now.</source>
        <translation>%1暂时不再接受请求。</translation>
    </message>
    <message>
        <source>%1 gave no answer.</source>
        <translation>%1没有回应。</translation>
    </message>
    <message>
        <source>%1 is busy with other calls of the studio; this one waits for its turn.</source>
        <translation>%1正忙于本程序的其他调用；这次调用要等轮到它。</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
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
        <source>%1 says that the account has no credit left.</source>
        <translation>%1表示账户余额已用完。</translation>
    </message>
    <message>
        <source>%1 says that the talk is longer than the model can hold.</source>
        <translation>%1表示谈话长度超出了模型的容量。</translation>
    </message>
    <message>
        <source>%1 cannot do this with the chosen model.</source>
        <translation>%1用所选模型做不到这一点。</translation>
    </message>
    <message>
        <source>%1 is not what answers at this address.</source>
        <translation>在此地址应答的不是%1。</translation>
    </message>
    <message>
        <source>%1 cannot take the request at the moment.</source>
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
        <source>Choose one that it has.</source>
        <translation>请选择它提供的模型。</translation>
    </message>
    <message>
        <source>Check its address, and whether it is running.</source>
        <translation>请检查地址，以及它是否在运行。</translation>
    </message>
    <message>
        <source>Top the account up, or choose another provider.</source>
        <translation>请充值，或选择其他提供商。</translation>
    </message>
    <message>
        <source>Begin a new room, or choose a model that holds more.</source>
        <translation>请新开一个房间，或选择容量更大的模型。</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>请选择其他模型。</translation>
    </message>
    <message>
        <source>%1 answered with the status %2.</source>
        <extracomment>%1 is a provider, %2 a number such as 503</extracomment>
        <translation>%1返回了状态码 %2。</translation>
    </message>
    <message>
        <source>by Rehearsal, offline</source>
        <translation>由排练作出，离线</translation>
    </message>
    <message>
        <source>held to the form by the provider</source>
        <translation>由提供商保证格式</translation>
    </message>
    <message>
        <source>given as a tool call of that form</source>
        <translation>以该格式的工具调用给出</translation>
    </message>
    <message>
        <source>promised as JSON, the form only asked for</source>
        <translation>保证是 JSON，格式仅作要求</translation>
    </message>
    <message>
        <source>the form only asked for</source>
        <translation>格式仅作要求</translation>
    </message>
    <message>
        <source>%1, readable at the second try</source>
        <extracomment>%1 says how a vote was had</extracomment>
        <translation>%1，第二次才可读</translation>
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
        <translation>被唤醒的轮次</translation>
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
        <source>Compatible with OpenAI</source>
        <translation>兼容 OpenAI</translation>
    </message>
    <message>
        <source>As it likes</source>
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
        <source>Rehearsal is no AI and has no such setting.</source>
        <translation>排练不是 AI，没有这项设置。</translation>
    </message>
    <message>
        <source>%1 has no such setting.</source>
        <extracomment>%1 is a kind of provider, such as &quot;Anthropic&quot;</extracomment>
        <translation>%1没有这项设置。</translation>
    </message>
    <message>
        <source>This model does not take it.</source>
        <extracomment>%1 is a model</extracomment>
        <translation>此模型不支持。</translation>
    </message>
    <message>
        <source>%1 does not take it.</source>
        <translation>%1不支持。</translation>
    </message>
    <message>
        <source>It is not taken while the model is told to think.</source>
        <translation>让模型思考时不可用。</translation>
    </message>
    <message>
        <source>It is not taken beside a temperature.</source>
        <translation>不能与温度同时使用。</translation>
    </message>
    <message>
        <source>%1 was not asked, because its key is missing here.</source>
        <translation>%1的密钥不在这里，因此没有向它询问。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>%1 said: “%2” (%3).</source>
        <extracomment>%1 is a provider, %2 its own words, not translated, %3 a number such as 503</extracomment>
        <translation>%1 的答复：“%2”（%3）。</translation>
    </message>
    <message>
        <source>What came back: “%1”.</source>
        <extracomment>%1 are words of the network, such as &quot;Connection refused&quot;, not translated</extracomment>
        <translation>返回的内容：“%1”。</translation>
    </message>
    <message>
        <source>%1 said: “%2”.</source>
        <extracomment>%1 is a provider, %2 its own words, not translated</extracomment>
        <translation>%1 的答复：“%2”。</translation>
    </message>
    <message>
        <source>importance</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>被要求回答</translation>
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
        <source>%1: it was missing and counts as &quot;%2&quot;.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 its value</extracomment>
        <translation>%1：没有写出，按“%2”处理。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; was read as &quot;%3&quot;.</source>
        <extracomment>%1 is a part of a vote such as &quot;importance&quot;, %2 and %3 are values: &quot;85&quot; was read as &quot;8.5&quot;</extracomment>
        <translation>%1：“%2”被读作“%3”。</translation>
    </message>
    <message>
        <source>%1 was not asked, because no model is chosen.</source>
        <translation>未选择模型，因此没有询问 %1。</translation>
    </message>
    <message>
        <source>%1 has nothing at the path of this address.</source>
        <translation>%1 在此地址的路径下没有任何内容。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of an answer.</source>
        <translation>%1 返回的是网页，而不是回答。</translation>
    </message>
    <message>
        <source>%1 is still loading the model.</source>
        <translation>%1仍在加载模型。</translation>
    </message>
    <message>
        <source>%1 has no model loaded.</source>
        <translation>%1 尚未加载任何模型。</translation>
    </message>
    <message>
        <source>%1 has too little memory for this model.</source>
        <translation>%1 的内存不足以运行此模型。</translation>
    </message>
    <message>
        <source>%1 does not serve your location.</source>
        <translation>%1 不支持您所在的地区。</translation>
    </message>
    <message>
        <source>%1 only thought, and gave no answer.</source>
        <translation>%1 只进行了思考，没有给出回答。</translation>
    </message>
    <message>
        <source>Choose one in the list of providers.</source>
        <translation>请在提供商列表中选择一个。</translation>
    </message>
    <message>
        <source>Check the end of its address: most end in /v1.</source>
        <translation>请检查地址的结尾：大多数以 /v1 结尾。</translation>
    </message>
    <message>
        <source>Open its address in a browser: a login, a proxy or another program may be there.</source>
        <translation>请在浏览器中打开该地址：那里可能是登录页、代理或其他程序。</translation>
    </message>
    <message>
        <source>Try again when it has loaded.</source>
        <translation>请等它加载完成后再试。</translation>
    </message>
    <message>
        <source>Load the model there and try again.</source>
        <translation>请在那里加载模型，然后重试。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs on the computer it runs on.</source>
        <translation>请选择较小的模型，或关闭其所在计算机上的其他程序。</translation>
    </message>
    <message>
        <source>Choose another provider.</source>
        <translation>请选择其他提供商。</translation>
    </message>
    <message>
        <source>Let the model think less or not at all, or choose another model.</source>
        <translation>请让模型少思考或不思考，或者选择其他模型。</translation>
    </message>
    <message>
        <source>It was not proper JSON.</source>
        <translation>它不是规范的 JSON。</translation>
    </message>
    <message>
        <source>It was a list of lines in place of JSON.</source>
        <translation>它不是 JSON，而是逐行列出的内容。</translation>
    </message>
    <message>
        <source>It was the last of several.</source>
        <translation>它是多个之中的最后一个。</translation>
    </message>
    <message>
        <source>Its end was missing.</source>
        <translation>它的结尾缺失。</translation>
    </message>
    <message>
        <source>It stood only in what the model thought.</source>
        <translation>它只出现在模型的思考中。</translation>
    </message>
    <message>
        <source>Written was: %1</source>
        <extracomment>%1 is the answer of a model, not translated</extracomment>
        <translation>原文：%1</translation>
    </message>
    <message>
        <source>%1 could not answer.</source>
        <extracomment>%1 is a companion; the reason follows</extracomment>
        <translation>%1 未能回答。</translation>
    </message>
    <message>
        <source>Nobody answers, as no vote came from %1.</source>
        <extracomment>%1 is a companion or several; the reason follows</extracomment>
        <translation>没有收到 %1 的投票，因此无人回答。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a companion or several, %2 a sentence that says what went wrong with their calls</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>loading the model … %L1 s</source>
        <extracomment>%L1 are the seconds that it has been loading for</extracomment>
        <translation>正在加载模型 … %L1秒</translation>
    </message>
    <message>
        <source>loading %1 … %L2 s</source>
        <extracomment>%1 is the name of a language model, %L2 the seconds that it has been loading for</extracomment>
        <translation>正在加载%1 … %L2秒</translation>
    </message>
    <message>
        <source>%1 was not asked, because its key was not given for this address.</source>
        <translation>没有询问%1，因为它的密钥不是为这个地址提供的。</translation>
    </message>
    <message>
        <source>Agree to it in the list of providers, or enter the key again.</source>
        <translation>请在提供商列表中同意，或重新输入密钥。</translation>
    </message>
    <message>
        <source>Director&apos;s choice</source>
        <extracomment>a call of the model that chooses who speaks next</extracomment>
        <translation>导演的选择</translation>
    </message>
</context>
<context>
    <name>CardCosts</name>
    <message>
        <source>It asks for longer answers or more thinking, which may cost more. Choose that yourself, if you want it.</source>
        <translation>它请求更长的回答或更多的思考，这可能增加费用。如有需要，请自行选择。</translation>
    </message>
    <message>
        <source>It asks for %1. That was left out: the standard model answers until you choose another.</source>
        <translation>它请求使用 %1，该设置未导入：在您另选模型之前，由标准模型回答。</translation>
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
        <source>Used as the scenario note.</source>
        <translation>用作情境备注。</translation>
    </message>
    <message>
        <source>Used as the greeting.</source>
        <translation>用作问候。</translation>
    </message>
    <message>
        <source>Used as the example dialogue.</source>
        <translation>用作对话示例。</translation>
    </message>
    <message>
        <source>Used as the system note.</source>
        <translation>用作系统备注。</translation>
    </message>
    <message>
        <source>Used as the end note.</source>
        <translation>用作末尾备注。</translation>
    </message>
    <message>
        <source>Shown to people; never part of a prompt.</source>
        <translation>只显示给人看，从不进入提示词。</translation>
    </message>
    <message>
        <source>Not fetched: it lies at a remote address. The address is kept.</source>
        <translation>未下载：它位于网络地址。地址会保留。</translation>
    </message>
    <message>
        <source>Stands for the card&apos;s own picture.</source>
        <translation>代表角色卡自身的图片。</translation>
    </message>
    <message>
        <source>Lies in the card&apos;s file and is kept there.</source>
        <translation>位于角色卡文件中，并保留在那里。</translation>
    </message>
    <message>
        <source>Stands in the card itself and is kept there.</source>
        <translation>写在角色卡本身中，并保留在那里。</translation>
    </message>
    <message>
        <source>Not fetched: its address is of a kind that is not known here. The address is kept.</source>
        <translation>未下载：其地址类型未知。地址会保留。</translation>
    </message>
    <message>
        <source>This is no list of pictures and files; it is kept as it is.</source>
        <translation>这不是图片和文件的列表；按原样保留。</translation>
    </message>
    <message>
        <source>This is not an object; it is kept as it is.</source>
        <translation>这不是对象；按原样保留。</translation>
    </message>
    <message>
        <source>The name of a lorebook that is not in this file; it is kept.</source>
        <translation>不在此文件中的世界书的名称；会保留。</translation>
    </message>
    <message>
        <source>This stands in the card twice, and not alike. What stands in &quot;data&quot; was read; both are kept.</source>
        <translation>它在角色卡中出现两次且内容不同。读取的是“data”中的内容；两者都会保留。</translation>
    </message>
    <message>
        <source>This card says that it is a character card, but there is no character in it: its &quot;data&quot; is missing or is not an object.</source>
        <translation>此文件自称是角色卡，但其中没有角色：“data”缺失或不是对象。</translation>
    </message>
    <message>
        <source>This character card has no name: give it one in &quot;name&quot; and import it again.</source>
        <translation>此角色卡没有名称：请在“name”中填写名称后重新导入。</translation>
    </message>
    <message>
        <source>The card does not say which kind of card it is, or says one that is not known here. It was read as what it looks like.</source>
        <translation>角色卡没有说明其类型，或类型未知。已按其看起来的类型读取。</translation>
    </message>
    <message>
        <source>Where the character should stand there is nothing that can be read. What stands beside it was read.</source>
        <translation>应有角色的位置没有可读内容。读取的是旁边的内容。</translation>
    </message>
    <message>
        <source>The card follows version %1 of its specification, which is newer than what is known here. What is new in it is kept.</source>
        <extracomment>%1 is a version such as 3.1</extracomment>
        <translation>角色卡遵循规范的 %1 版，比此处已知的更新。其中的新内容会保留。</translation>
    </message>
    <message>
        <source>This is a number and not a text; its digits were read.</source>
        <translation>这是数字而不是文本；读取了其数字。</translation>
    </message>
    <message>
        <source>This is not a text, so that it was left empty; it is kept as it is.</source>
        <translation>这不是文本，因此留空；原值按原样保留。</translation>
    </message>
    <message>
        <source>This is a text and not a list; it was read as the only entry.</source>
        <translation>这是文本而不是列表；已作为唯一条目读取。</translation>
    </message>
    <message>
        <source>This is not a list, so that it was left empty; it is kept as it is.</source>
        <translation>这不是列表，因此留空；原值按原样保留。</translation>
    </message>
    <message>
        <source>Some entries are no texts; they are kept and not used.</source>
        <translation>有些条目不是文本；会保留但不使用。</translation>
    </message>
    <message>
        <source>The name is longer than can be shown, or holds characters that cannot be seen; here it is %1.</source>
        <translation>名称过长无法显示，或含有不可见字符；此处显示为 %1。</translation>
    </message>
    <message>
        <source>Only the first %L1 of %L2 entries are used; all are kept.</source>
        <translation>%L2 个条目中只使用前 %L1 个；全部保留。</translation>
    </message>
    <message>
        <source>Used as other greetings to choose from: %L1.</source>
        <translation>用作可选的其他问候：%L1 条。</translation>
    </message>
    <message>
        <source>Used as greetings for rooms with several companions: %L1.</source>
        <translation>用作有多个伙伴的房间的问候：%L1 条。</translation>
    </message>
    <message>
        <source>Used as what {{char}} stands for, and as a nickname.</source>
        <translation>用作 {{char}} 所代表的名称，也用作昵称。</translation>
    </message>
    <message>
        <source>Too long or too many to be used, but kept: %L1.</source>
        <translation>过长或过多而不使用，但会保留：%L1 个。</translation>
    </message>
    <message>
        <source>Used as tags; never part of a prompt.</source>
        <translation>用作标签；从不进入提示词。</translation>
    </message>
    <message>
        <source>This is not a number between 0 and 1; the usual 0.5 is used.</source>
        <translation>这不是 0 到 1 之间的数字；使用通常的 0.5。</translation>
    </message>
    <message>
        <source>This is not between 0 and 1; the nearest value is used.</source>
        <translation>不在 0 到 1 之间；使用最接近的值。</translation>
    </message>
    <message>
        <source>Used as the talkativeness.</source>
        <translation>用作健谈程度。</translation>
    </message>
    <message>
        <source>This is no lorebook that can be read; it is kept as it is.</source>
        <translation>这不是可读的世界书；按原样保留。</translation>
    </message>
    <message>
        <source>Not known here; stands in the card again when it is exported.</source>
        <translation>此处未知；导出时会重新写入角色卡。</translation>
    </message>
    <message>
        <source>There are more parts than can be listed here: %L1.</source>
        <translation>还有更多无法在此列出的部分：%L1 个。</translation>
    </message>
    <message>
        <source>The name stands outside of &quot;data&quot; only; it was read there.</source>
        <translation>名称只写在“data”之外；已从那里读取。</translation>
    </message>
    <message>
        <source>Used as the reminder beside the newest message.</source>
        <translation>用作最新消息旁的提醒。</translation>
    </message>
    <message>
        <source>The studio&apos;s own fields: role, sample lines, look, voice, other languages.</source>
        <translation>本软件自己的字段：角色、示例台词、外观、声音、其他语言。</translation>
    </message>
    <message>
        <source>This macro is not known here. It is left out of prompts, and kept in the card.</source>
        <translation>不认识这个宏。它不会进入提示词，但会保留在卡片里。</translation>
    </message>
    <message>
        <source>Variables are set anew for each prompt; nothing is carried from one to the next.</source>
        <translation>变量在每次提示词中重新设置，不会带到下一次。</translation>
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
        <translation>注意</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n changes</source>
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
        <translation>%1：注意：%2</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; already. Nothing was added.</source>
        <translation>%1 已有世界书“%2”。未添加任何内容。</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; now.</source>
        <extracomment>%1 is a companion, %2 a lorebook</extracomment>
        <translation>%1 现在有世界书“%2”。</translation>
    </message>
    <message>
        <source>%1 has the lorebook &quot;%2&quot; now. Another one is called &quot;%3&quot; already.</source>
        <extracomment>%1 is a companion, %2 a lorebook, %3 its name before</extracomment>
        <translation>%1 现在有世界书“%2”。名为“%3”的世界书已经存在。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the lorebook &quot;%2&quot;, with %n entries</source>
        <extracomment>%1 is a file, %2 the name of the lorebook in it</extracomment>
        <translation>
            <numerusform>%1：世界书“%2”，共 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there already. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”已经在这里。未添加任何内容。</translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there now. Another one is called &quot;%2&quot; already.</source>
        <extracomment>%1 is the name of a lorebook from now on, %2 its name before</extracomment>
        <translation>世界书“%1”现在在这里。名为“%2”的世界书已经存在。</translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; is there now.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”现在在这里。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>Line %1 of the cassette cannot be read: %2</source>
        <extracomment>%1 is a number, %2 says what is wrong</extracomment>
        <translation>无法读取卡带第 %1 行：%2</translation>
    </message>
    <message>
        <source>This file is no cassette of this program.</source>
        <translation>此文件不是本程序的卡带。</translation>
    </message>
    <message>
        <source>The cassette could not be written.</source>
        <translation>无法写入卡带。</translation>
    </message>
    <message>
        <source>The cassette cannot be opened.</source>
        <translation>无法打开卡带。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Try companion-studio --help.</source>
        <translation>请参阅 companion-studio --help。</translation>
    </message>
    <message>
        <source>--lang is en, ja or zh, not &quot;%1&quot;.</source>
        <translation>--lang 只能是 en、ja 或 zh，不能是“%1”。</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data 需要一个文件夹。</translation>
    </message>
    <message>
        <source>converse takes options only: &quot;%1&quot; is none.</source>
        <translation>converse 只接受选项：“%1”不是选项。</translation>
    </message>
    <message>
        <source>--say needs a text: nothing cannot be said.</source>
        <translation>--say 需要一段文字：不能什么都不说。</translation>
    </message>
    <message>
        <source>--as is user or user_NAME, not &quot;%1&quot;.</source>
        <translation>--as 只能是 user 或 user_名字，不能是“%1”。</translation>
    </message>
    <message>
        <source>export needs one room: its name or id.</source>
        <translation>export 需要一个房间：它的名称或 id。</translation>
    </message>
    <message>
        <source>replay needs files, or --room and no file.</source>
        <translation>replay 需要文件，或者不带文件而用 --room。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>There is no room &quot;%1&quot;.</source>
        <translation>没有名为“%1”的房间。</translation>
    </message>
    <message>
        <source>Several rooms are called &quot;%1&quot;; take the id that `rooms` prints.</source>
        <translation>有多个房间名为“%1”；请使用 `rooms` 显示的 id。</translation>
    </message>
    <message>
        <source>persona export needs one companion&apos;s id.</source>
        <translation>persona export 需要一位伙伴的 id。</translation>
    </message>
    <message>
        <source>persona list takes options only: &quot;%1&quot; is none.</source>
        <translation>persona list 只接受选项：“%1”不是选项。</translation>
    </message>
    <message>
        <source>persona %1 needs files.</source>
        <translation>persona %1 需要文件。</translation>
    </message>
    <message>
        <source>--out goes with persona export.</source>
        <translation>--out 与 persona export 一起使用。</translation>
    </message>
    <message>
        <source>persona is followed by list, import, export or validate.</source>
        <translation>persona 后面接 list、import、export 或 validate。</translation>
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
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1 未能完整写入；没有任何改动。</translation>
    </message>
    <message>
        <source>--turns is a whole number from %L1 to %L2, not %3.</source>
        <translation>--turns 是 %L1 到 %L2 之间的整数，不能是 %3。</translation>
    </message>
    <message>
        <source>--provider needs the name of a provider.</source>
        <translation>--provider 需要提供商的名称。</translation>
    </message>
    <message>
        <source>--model goes with --provider.</source>
        <translation>--model 与 --provider 一起使用。</translation>
    </message>
    <message>
        <source>Either --record or --play: what is played is recorded already.</source>
        <translation>--record 和 --play 只能用其一：播放的内容本来就已录下。</translation>
    </message>
    <message>
        <source>--%1 needs a file.</source>
        <translation>--%1 需要一个文件。</translation>
    </message>
    <message>
        <source>--pace goes with --play.</source>
        <translation>--pace 与 --play 一起使用。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>--key-stdin needs the key in the first line of standard input.</source>
        <translation>--key-stdin 需要标准输入的第一行是密钥。</translation>
    </message>
    <message>
        <source>There is no keychain here that could keep the key, so nothing was added. Put the key into an environment variable and name that with --key-env.</source>
        <translation>这里没有可保存密钥的密钥环，因此什么也没有添加。请把密钥放进环境变量，并用 --key-env 指定它的名称。</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回应</translation>
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
        <source>fine</source>
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
        <source>There is no provider &quot;%1&quot;; `provider list` prints those there are.</source>
        <translation>没有名为“%1”的提供商；`provider list` 会列出现有的。</translation>
    </message>
    <message>
        <source>--kind is openai, openai-responses, anthropic, gemini, ollama or compatible, not &quot;%1&quot;.</source>
        <translation>--kind 只能是 openai、openai-responses、anthropic、gemini、ollama 或 compatible，不能是“%1”。</translation>
    </message>
    <message>
        <source>--base-url needs the address of the server, such as http://localhost:8080/v1.</source>
        <translation>--base-url 需要服务器的地址，例如 http://localhost:8080/v1。</translation>
    </message>
    <message>
        <source>Either --key-stdin or --key-env.</source>
        <translation>--key-stdin 和 --key-env 只能用其一。</translation>
    </message>
    <message>
        <source>provider list takes options only: &quot;%1&quot; is none.</source>
        <translation>provider list 只接受选项：“%1”不是选项。</translation>
    </message>
    <message>
        <source>provider %1 needs one name.</source>
        <translation>provider %1 需要一个名称。</translation>
    </message>
    <message>
        <source>--%1 goes with provider add.</source>
        <translation>--%1 与 provider add 一起使用。</translation>
    </message>
    <message>
        <source>--model goes with provider add and provider test.</source>
        <translation>--model 与 provider add 或 provider test 一起使用。</translation>
    </message>
    <message>
        <source>--format goes with provider list.</source>
        <translation>--format 与 provider list 一起使用。</translation>
    </message>
    <message>
        <source>--%1 is a whole number from 0 on, not &quot;%2&quot;.</source>
        <translation>--%1 是从 0 开始的整数，不能是“%2”。</translation>
    </message>
    <message>
        <source>--%1 is %2 or %3, not &quot;%4&quot;.</source>
        <translation>--%1 只能是 %2 或 %3，不能是“%4”。</translation>
    </message>
    <message>
        <source>--%1 is a port from 1 to 65535, or 0 for any that is free, not &quot;%2&quot;.</source>
        <extracomment>%1 is an option, %2 what was given for it; 65535 is the highest port there is</extracomment>
        <translation>--%1 是 1 到 65535 的端口号，或用 0 表示任意空闲端口，而不是“%2”。</translation>
    </message>
    <message>
        <source>Either --token or --no-token.</source>
        <translation>--token 和 --no-token 只能用一个。</translation>
    </message>
    <message>
        <source>serve takes options only: &quot;%1&quot; is none.</source>
        <translation>serve 后面只能跟选项：“%1”不是选项。</translation>
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
        <translation>事件广播</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program. The %2 takes %3.</source>
        <extracomment>%1 and %3 are ports, %2 is &quot;MCP server&quot; or &quot;firehose&quot;</extracomment>
        <translation>端口 %1 已被另一个程序占用。%2改用 %3。</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program; %2 is free.</source>
        <translation>端口 %1 已被另一个程序占用；%2 空闲。</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program.</source>
        <translation>端口 %1 已被另一个程序占用。</translation>
    </message>
    <message>
        <source>Every program on this computer may come in: no token is needed.</source>
        <translation>这台电脑上的任何程序都可以进来：不需要令牌。</translation>
    </message>
    <message>
        <source>--as names a companion or a guest, such as companion_kyoko.</source>
        <translation>--as 要写一位伙伴或来宾，例如 companion_kyoko。</translation>
    </message>
    <message>
        <source>Either --replace or --new-id: a companion is changed, or there are two.</source>
        <translation>--replace 和 --new-id 只能选一个：要么更改伙伴，要么有两位。</translation>
    </message>
    <message>
        <source>--%1 goes with persona import.</source>
        <translation>--%1 与 persona import 一起使用。</translation>
    </message>
    <message>
        <source>Such a card is not text. Use --out FILE.</source>
        <translation>这种卡片不是文本。请用 --out FILE。</translation>
    </message>
    <message>
        <source>rooms takes options only: &quot;%1&quot; is none.</source>
        <translation>rooms 只接受选项:&quot;%1&quot; 不是选项。</translation>
    </message>
    <message>
        <source>stats needs one room: its name or id.</source>
        <translation>stats 需要一个房间:名称或 ID。</translation>
    </message>
    <message>
        <source>--format is text, json or csv, not &quot;%1&quot;.</source>
        <translation>--format 可为 text、json 或 csv,不能是 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>%1: %2 s in the median, 19 of 20 within %3 s</source>
        <extracomment>%1 what took that long, %2 and %3 seconds</extracomment>
        <translation>%1：中位数 %2 秒，20 次中有 19 次在 %3 秒内</translation>
    </message>
    <message>
        <source>%1: %2 % of what was said; messages: %3; cut off: %4</source>
        <extracomment>%1 a name, %2 a share in percent, %3 and %4 numbers</extracomment>
        <translation>%1：占全部发言的 %2 %，%3 条消息，其中 %4 条被打断</translation>
    </message>
    <message>
        <source>bought from the meter</source>
        <translation>用资源购买</translation>
    </message>
    <message>
        <source>votes missing, %1: %2</source>
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
        <source>Looked through %L1 events of %L2 rooms.</source>
        <translation>检查了 %L2 个房间的 %L1 个事件。</translation>
    </message>
    <message>
        <source>Further findings: %L1</source>
        <translation>其他发现：%L1</translation>
    </message>
    <message>
        <source>Database: %1, backups: %2 (%3), moved aside: %4</source>
        <translation>数据库：%1，备份：%2 个（%3），移到一旁：%4</translation>
    </message>
    <message>
        <source>The data is well.</source>
        <translation>数据完好。</translation>
    </message>
    <message>
        <source>Something is wrong with the data.</source>
        <translation>数据有问题。</translation>
    </message>
    <message>
        <source>All of the data can be read: there is nothing to recover.</source>
        <translation>所有数据都可以读取，没有需要恢复的内容。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>损坏的文件保留为 %1。</translation>
    </message>
    <message>
        <source>Room %1: events %2 to %3 are missing.</source>
        <translation>房间 %1：缺少事件 %2 到 %3。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空白页：%1</translation>
    </message>
    <message>
        <source>Attachments that nothing names: %L1, %2</source>
        <translation>没有被引用的附件：%L1 个，%2</translation>
    </message>
    <message>
        <source>Raw exchanges: %L1, %2</source>
        <translation>原始往来：%L1 条，%2</translation>
    </message>
    <message>
        <source>The database was %1 and is %2 now.</source>
        <translation>数据库从 %1 变为 %2。</translation>
    </message>
    <message>
        <source>%1 is the stored data now.</source>
        <translation>%1 现在是存储的数据。</translation>
    </message>
    <message>
        <source>What was there before is kept as %1.</source>
        <translation>之前的数据保留为 %1。</translation>
    </message>
    <message>
        <source>What is made from the events was made again.</source>
        <translation>由事件生成的列表已重新生成。</translation>
    </message>
    <message>
        <source>Backed up and looked through: %1 (%2)</source>
        <translation>已备份并检查：%1（%2）</translation>
    </message>
    <message>
        <source>doctor is followed by check, rebuild, recover, backup, compact or restore.</source>
        <translation>doctor 后面是 check、rebuild、recover、backup、compact 或 restore。</translation>
    </message>
    <message>
        <source>doctor restore needs one file.</source>
        <translation>doctor restore 需要一个文件。</translation>
    </message>
    <message>
        <source>doctor %1 takes options only: &quot;%2&quot; is none.</source>
        <translation>doctor %1 只接受选项：“%2”不是选项。</translation>
    </message>
    <message>
        <source>--%1 goes with doctor compact.</source>
        <translation>--%1 与 doctor compact 一起使用。</translation>
    </message>
    <message>
        <source>--%1 is one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 只能是 %2 之一，不能是“%3”。</translation>
    </message>
    <message>
        <source>--%1 is the number of a message or a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 是消息的编号，或 2026-05-31 这样的日期，不能是“%2”。</translation>
    </message>
    <message>
        <source>--from is behind --to: nothing lies between them.</source>
        <translation>--from 在 --to 之后：两者之间没有内容。</translation>
    </message>
    <message>
        <source>Nobody is called %1 in this file.</source>
        <translation>这个文件里没有名叫 %1 的人。</translation>
    </message>
    <message>
        <source>--kind is message, thought, decision, tool or note, not &quot;%1&quot;.</source>
        <translation>--kind 是 message、thought、decision、tool 或 note，不是 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>--%1 is a day such as 2026-05-31, not &quot;%2&quot;.</source>
        <translation>--%1 是 2026-05-31 这样的日期，不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>search needs something to look for: letters, digits or signs.</source>
        <translation>search 需要要找的内容：字母、数字或符号。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>It could not be copied to %1.</source>
        <translation>无法复制到 %1。</translation>
    </message>
    <message>
        <source>It could not be read to its end.</source>
        <translation>未能读到末尾。</translation>
    </message>
    <message>
        <source>import needs one file.</source>
        <translation>import 需要一个文件。</translation>
    </message>
    <message>
        <source>--map is NAME=companion_ID, NAME=new, NAME=me or NAME=outsider, not &quot;%1&quot;.</source>
        <translation>--map 应为 NAME=companion_ID、NAME=new、NAME=me 或 NAME=outsider，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no companion %1.</source>
        <translation>没有伙伴 %1。</translation>
    </message>
    <message>
        <source>The key of %1 is sent to %2 from now on.</source>
        <translation>从现在起，%1的密钥会发送到%2。</translation>
    </message>
    <message>
        <source>%1 If it may be sent there, say so once with `%2`.</source>
        <extracomment>%1 a sentence that says why a key is not sent, %2 a command</extracomment>
        <translation>%1如果可以发送，请运行一次`%2`。</translation>
    </message>
    <message>
        <source>provider is followed by add, list, test, agree or remove.</source>
        <translation>provider 后面应是 add、list、test、agree 或 remove。</translation>
    </message>
    <message>
        <source>More than %L1 MiB come from there. Save it to a file, and import that.</source>
        <translation>从那里来的数据超过%L1 MiB。请先保存为文件，再导入。</translation>
    </message>
    <message>
        <source>%1 needs %L2 to %L3 letters, digits or . _ ~ - and nothing else.</source>
        <extracomment>%1 is an option, such as --token</extracomment>
        <translation>%1 需要 %L2 到 %L3 个字符，只能是字母、数字或 . _ ~ -。</translation>
    </message>
    <message>
        <source>--front-token goes with --may-speak-as-me, and not with --no-token.</source>
        <translation>--front-token 要与 --may-speak-as-me 一起使用，不能与 --no-token 一起使用。</translation>
    </message>
    <message>
        <source>--token and --front-token cannot be the same.</source>
        <translation>--token 和 --front-token 不能相同。</translation>
    </message>
    <message>
        <source>Every program may speak as you, and answer what companions ask.</source>
        <translation>任何程序都能以你的身份说话，并回答伙伴的请求。</translation>
    </message>
    <message>
        <source>--conversation is a number from 1, not &quot;%1&quot;.</source>
        <translation>--conversation 是从 1 开始的数字，不是“%1”。</translation>
    </message>
    <message>
        <source>%1 has no lorebook.</source>
        <translation>%1 没有世界书。</translation>
    </message>
    <message>
        <source>%1 has several lorebooks. Choose one with --book: %2.</source>
        <extracomment>%1 is a companion, %2 a list of names</extracomment>
        <translation>%1 有多个世界书。请用 --book 选择一个：%2。</translation>
    </message>
    <message>
        <source>%1 has no lorebook &quot;%2&quot;, but these: %3.</source>
        <extracomment>%1 is a companion, %2 a name, %3 a list of names</extracomment>
        <translation>%1 没有世界书“%2”，只有这些：%3。</translation>
    </message>
    <message>
        <source>--book goes with --format lorebook or lorebook-v3.</source>
        <translation>--book 须与 --format lorebook 或 lorebook-v3 一起使用。</translation>
    </message>
    <message>
        <source>--format is studio, aikyo, v1, v2, v3, png, charx, lorebook or lorebook-v3, not &quot;%1&quot;.</source>
        <translation>--format 应为 studio、aikyo、v1、v2、v3、png、charx、lorebook 或 lorebook-v3，而不是“%1”。</translation>
    </message>
    <message>
        <source>--book goes with persona export.</source>
        <translation>--book 须与 persona export 一起使用。</translation>
    </message>
    <message>
        <source>%1: the pattern &quot;%2&quot; cannot be used and matches nothing (%3).</source>
        <translation>%1：模式“%2”无法使用，不会匹配任何内容（%3）。</translation>
    </message>
    <message>
        <source>lore try needs --say with a line, once for each message.</source>
        <translation>lore try 需要 --say 和一句话，每条消息一次。</translation>
    </message>
    <message>
        <source>There is neither a companion, a lorebook nor a file %1.</source>
        <translation>没有名为 %1 的伙伴、世界书或文件。</translation>
    </message>
    <message>
        <source>lore is followed by list; by import and files; by export or remove and a lorebook; or by try and a companion&apos;s id, a card or a lorebook.</source>
        <translation>lore 之后应为 list；或 import 和文件；或 export、remove 和世界书；或 try 以及伙伴的 id、角色卡或世界书。</translation>
    </message>
    <message>
        <source>every room</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>There is no lorebook %1.</source>
        <translation>没有世界书 %1。</translation>
    </message>
    <message>
        <source>Several lorebooks are called %1; give its id.</source>
        <translation>有多个名为 %1 的世界书；请给出 id。</translation>
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
        <translation>Companion Studio：多位 AI 伙伴参与同一场对话，由谁发言的决定一目了然。

companion-studio [--data DIR] [--lang en|ja|zh]        打开窗口
companion-studio converse [--room NAME] [--policy vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]
                          [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]
                          [--provider NAME [--model M]] [--record FILE | --play FILE [--pace recorded]]
companion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]
                       [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | --no-token]
                       [--may-speak-as-me [--front-token T]] [--local-pages]
                                                       让其他程序进入一个房间，直到停止
          both also [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]
                    [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]
                                                       本次运行中房间的规则
companion-studio rooms [--format text|jsonl]           名称、id、消息数、最后时间
companion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette
                        [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]
                        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]
                                                       用 --as 时只含该伙伴所见所闻
companion-studio search TEXT [--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…
                        [--from DAY] [--to DAY] [--most N] [--format text|jsonl]
                                                       在所有房间中查找词语，最新的在前
companion-studio import FILE|- [--as-user NAME] [--map NAME=companion_ID|new|me|outsider]…
                             [--conversation N] [--name ROOM] [--format text|json]
                                                       用本程序的导出文件、聊天程序或服务的导出、
                                                       或多人说话的文本建立新房间
companion-studio stats ROOM [--format text|json|csv]   谁说了多少、为何、多快、花费多少
companion-studio replay FILE…                          把文件交给发言权引擎
companion-studio replay --room NAME                    写出房间的回放文件
companion-studio persona list [--format text|jsonl]    每位伙伴的名字、id、版本
companion-studio persona import FILE… [--replace | --new-id] [--for ID] [--format text|jsonl]
                                                       任意格式的角色卡、世界书及其文件夹
companion-studio persona export ID --format studio|aikyo|v1|v2|v3|png|charx [--out FILE]
companion-studio persona export ID --format lorebook|lorebook-v3 [--book NAME] [--out FILE]
                                                       用于 SillyTavern 或 Character Card V3 的世界书
companion-studio persona validate FILE… [--format text|jsonl]
                                                       指出其中的错误；以 0 或 1 结束
companion-studio lore list [--format text|jsonl]       不属于任何伙伴的世界书：名称、id、条目数、在哪里触发
companion-studio lore import FILE… [--everywhere] [--room ID] [--format text|jsonl]
                                                       任意格式的世界书，用于所有房间或一个房间
companion-studio lore export ID [--format lorebook|lorebook-v3] [--out FILE]
companion-studio lore remove ID
companion-studio lore try ID|FILE --say TEXT… [--format text|jsonl]
                                                       伙伴或文件的世界书中触发什么、为什么
companion-studio provider add NAME --kind openai|openai-responses|anthropic|gemini|ollama|compatible
                          [--base-url URL] [--model M] [--key-stdin | --key-env VARIABLE]
companion-studio provider list [--format text|jsonl]   名称、id、类型、地址、模型、密钥的位置
companion-studio provider test NAME [--model M]        逐步检查；以 0 或 1 结束
companion-studio provider agree NAME                   同意把它的密钥发送到它的地址
companion-studio provider remove NAME                  连同它的密钥一起移除
companion-studio doctor [check|rebuild|recover|backup] [--format text|json]
companion-studio doctor compact [--show] [--exchanges-older-than DAYS] [--format text|json]
companion-studio doctor restore FILE [--format text|json]
                                                       照看存储的数据；有问题时以 1 结束

密钥从标准输入或环境变量读取，绝不写在命令行上。
退出代码：0 成功，1 失败，2 命令行有误
--data DIR   所有内容都放在 DIR 下        --version   --help
--trace[=ROOM]   在标准错误中显示写入了什么、调用了哪个模型,不含任何对话内容
</translation>
    </message>
    <message>
        <source>--policy is vote, resource, ring, manual, natural, list, pooled or director, not &quot;%1&quot;.</source>
        <translation>--policy 可以是 vote、resource、ring、manual、natural、list、pooled 或 director，不能是“%1”。</translation>
    </message>
    <message>
        <source>chosen by the director: %1 of %2</source>
        <extracomment>what a model that directs did: %1 times it chose this companion, of %2 times that it could</extracomment>
        <translation>被导演选中：%2 次中 %1 次</translation>
    </message>
    <message>
        <source>director asked: %1; chose nobody: %2; gave no valid answer: %3</source>
        <extracomment>what a model that directs did: %1, %2 and %3 are numbers</extracomment>
        <translation>询问导演：%1；谁也没选：%2；没有有效回答：%3</translation>
    </message>
    <message>
        <source>--%1 is a number from %L2 to %L3, not &quot;%4&quot;.</source>
        <translation>--%1 是 %L2 到 %L3 之间的数，不能是“%4”。</translation>
    </message>
    <message>
        <source>--follows is NAME=NAME,NAME or NAME=, not &quot;%1&quot;.</source>
        <translation>--follows 的形式是 名字=名字,名字 或 名字=，不能是“%1”。</translation>
    </message>
    <message>
        <source>Nobody in the room is called &quot;%1&quot;.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>房间里没有叫“%1”的。</translation>
    </message>
    <message>
        <source>Several in the room are called &quot;%1&quot;: say which by the id, one of %2.</source>
        <extracomment>%1 is a name, %2 a list of ids</extracomment>
        <translation>房间里有几位叫“%1”：请用 ID 指明，可选 %2。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in by the MCP server.</source>
        <translation>本机的网页可以通过 MCP 服务器进入。</translation>
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
        <source>This companion speaks only when somebody names them.</source>
        <translation>这位伙伴只在被点到名字时发言。</translation>
    </message>
    <message>
        <source>Who may speak after the first companion.</source>
        <translation>第一位伙伴之后可以发言的成员。</translation>
    </message>
    <message>
        <source>How many turns of others come before a companion speaks again.</source>
        <translation>伙伴再次发言之前须有多少轮由其他人发言。</translation>
    </message>
    <message>
        <source>Companions go on talking without you.</source>
        <translation>没有您参与，伙伴也会继续交谈。</translation>
    </message>
    <message>
        <source>Companions speak up after this many seconds of silence.</source>
        <translation>沉默这么多秒后，伙伴会主动开口。</translation>
    </message>
    <message>
        <source>How often in a row companions break the silence at most.</source>
        <translation>伙伴连续打破沉默的最多次数。</translation>
    </message>
    <message>
        <source>How long companions wait for your answer.</source>
        <translation>伙伴等待您回答的时间。</translation>
    </message>
    <message>
        <source>How long a talk without you may last at most.</source>
        <translation>没有您参与的交谈最长可持续多久。</translation>
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
        <source>Print on standard error what is written to the log and which model is called, without any words of the talk. The room may be left out.</source>
        <translation>在标准错误上输出写入日志的内容和调用的模型，但不含任何谈话文字。房间可以省略。</translation>
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
        <source>A message of yours.</source>
        <translation>您的一条消息。</translation>
    </message>
    <message>
        <source>How many turns companions take at most.</source>
        <translation>伙伴最多发言多少轮。</translation>
    </message>
    <message>
        <source>The seed of everything that is drawn by lot.</source>
        <translation>所有抽签结果的种子。</translation>
    </message>
    <message>
        <source>The identity under which you write.</source>
        <translation>您发言时使用的身份。</translation>
    </message>
    <message>
        <source>Without pauses, or at the speed of a talk.</source>
        <translation>不停顿，或按交谈的速度进行。</translation>
    </message>
    <message>
        <source>The provider that answers for every companion.</source>
        <translation>为所有伙伴作答的提供商。</translation>
    </message>
    <message>
        <source>A model of that provider.</source>
        <translation>该提供商的模型。</translation>
    </message>
    <message>
        <source>Record the calls of models into a cassette.</source>
        <translation>把对模型的调用录制到卡带。</translation>
    </message>
    <message>
        <source>Answer from a cassette, without a network.</source>
        <translation>不使用网络，用卡带作答。</translation>
    </message>
    <message>
        <source>How fast the cassette is played.</source>
        <translation>播放卡带的速度。</translation>
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
        <translation>事件广播的端口；0 表示任意空闲端口。</translation>
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
        <translation>程序可以用您的名义发言。</translation>
    </message>
    <message>
        <source>The token of programs that write in your name.</source>
        <translation>用您的名义发言的程序的令牌。</translation>
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
        <source>How much of the room the document tells.</source>
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
        <translation>您在文件中的名字。</translation>
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
        <source>Count who spoke how much, why, how fast and at what cost.</source>
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
        <source>Tell what is wrong with cards.</source>
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
        <source>Tell which entries of lorebooks a line fires, and why.</source>
        <translation>说明一句话会触发世界书的哪些条目以及原因。</translation>
    </message>
    <message>
        <source>Connect a provider of models.</source>
        <translation>连接模型的提供商。</translation>
    </message>
    <message>
        <source>How the provider is spoken to.</source>
        <translation>与提供商通信的方式。</translation>
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
        <source>Make the lists in the stored data again.</source>
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
        <source>Make the stored data smaller.</source>
        <translation>缩小存储的数据。</translation>
    </message>
    <message>
        <source>Only tell how much space would be won.</source>
        <translation>只说明可以腾出多少空间。</translation>
    </message>
    <message>
        <source>Also delete exchanges with models that are older than this.</source>
        <translation>同时删除早于此天数的与模型的往来。</translation>
    </message>
    <message>
        <source>Put a backup in the place of the stored data.</source>
        <translation>用备份替换存储的数据。</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>The command was carried out.</source>
        <translation>命令已执行。</translation>
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
        <source>With a command the studio works without a display.</source>
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
        <source>of it pictures and files: %1</source>
        <translation>其中图片和文件：%1</translation>
    </message>
    <message>
        <source>of it raw exchanges with models: %1</source>
        <translation>其中与模型的原始往来：%1</translation>
    </message>
    <message>
        <source>of it empty: %1</source>
        <translation>其中空白：%1</translation>
    </message>
    <message>
        <source>Backups: %1</source>
        <translation>备份：%1</translation>
    </message>
    <message>
        <source>Moved aside: %1</source>
        <translation>移到一旁：%1</translation>
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
        <translation>更新之前，%1（%2）</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made every day.</source>
        <translation>还没有备份。每天会自动生成一个。</translation>
    </message>
    <message>
        <source>Last backup: %1. It was read through and is whole.</source>
        <translation>最近的备份：%1。已通读，内容完整。</translation>
    </message>
    <message>
        <source>The newest try failed: %1 It is tried again within the hour.</source>
        <translation>最近一次尝试失败：%1 一小时内会再试。</translation>
    </message>
    <message>
        <source>The data is well. Events that were read: %1.</source>
        <translation>数据完好。已读取的事件：%1。</translation>
    </message>
    <message>
        <source>Something is wrong with the data.</source>
        <translation>数据有问题。</translation>
    </message>
    <message>
        <source>Further findings: %1</source>
        <translation>其他发现：%1</translation>
    </message>
    <message>
        <source>The database was %1 and is %2 now. Nothing of what was said is lost.</source>
        <translation>数据库从 %1 变为 %2。说过的话没有丢失。</translation>
    </message>
    <message>
        <source>Empty pages: %1</source>
        <translation>空白页：%1</translation>
    </message>
    <message>
        <source>Pictures and files that nothing names: %1 (%2)</source>
        <translation>没有被引用的图片和文件：%1 个（%2）</translation>
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
        <source>The MCP server and the firehose need a port each.</source>
        <translation>MCP 服务器和事件广播各需要一个端口。</translation>
    </message>
    <message>
        <source>The address of a network begins with ws:// or wss:// and a name.</source>
        <translation>网络的地址以 ws:// 或 wss:// 加名称开头。</translation>
    </message>
    <message>
        <source>That program is not connected any more.</source>
        <translation>那个程序已经不再连接。</translation>
    </message>
</context>
<context>
    <name>Endpoint</name>
    <message>
        <source>Write an address that begins with https:// or http://.</source>
        <translation>请写以 https:// 或 http:// 开头的地址。</translation>
    </message>
    <message>
        <source>Leave name and password out of the address; the key has a field of its own.</source>
        <translation>地址里不要写用户名和密码；密钥有自己的一栏。</translation>
    </message>
    <message>
        <source>Leave everything from ? or # on out of the address.</source>
        <translation>地址里不要写 ? 或 # 及其后的内容。</translation>
    </message>
    <message>
        <source>No model is at that address: it is for the machines of a cloud.</source>
        <translation>该地址没有模型：它是供云端机器使用的。</translation>
    </message>
    <message>
        <source>The answer is no list of models.</source>
        <translation>回应不是模型列表。</translation>
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
        <extracomment>%n companions, %1 among them</extracomment>
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
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1发言：%n 位同为%2，沉默最久。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 comes first in the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1发言：%n 位同为%2，顺序最前。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
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
        <translation>模型拒绝回答</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>回复无法解析</translation>
    </message>
    <message>
        <source>the model cannot be reached</source>
        <translation>连不上模型</translation>
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
        <source>Everything, to keep (JSON)</source>
        <translation>全部内容，用于保存 (JSON)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页 (HTML)</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <translation>纸张 (PDF)</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>SillyTavern chat (JSONL)</source>
        <translation>SillyTavern 聊天 (JSONL)</translation>
    </message>
    <message>
        <source>Table of votes (CSV)</source>
        <translation>投票表格 (CSV)</translation>
    </message>
    <message>
        <source>Subtitles (SRT)</source>
        <translation>字幕 (SRT)</translation>
    </message>
    <message>
        <source>Subtitles for the web (VTT)</source>
        <translation>网页字幕 (VTT)</translation>
    </message>
    <message>
        <source>Cassette, to replay</source>
        <translation>卡带，用于重放</translation>
    </message>
    <message>
        <source>Holds all that the room knows, with every event, and can be imported again.</source>
        <translation>包含房间的全部内容和每个事件，可以重新导入。</translation>
    </message>
    <message>
        <source>For notes and websites.</source>
        <translation>适合笔记和网站。</translation>
    </message>
    <message>
        <source>One file with faces and colours that opens in any browser, light or dark. It loads nothing.</source>
        <translation>一个带有头像和颜色的文件，任何浏览器都能打开，浅色深色皆可。它不加载任何外部内容。</translation>
    </message>
    <message>
        <source>Pages with numbers, to print or to keep. The text can be searched.</source>
        <translation>带页码的页面，可打印或保存。文字可以搜索。</translation>
    </message>
    <message>
        <source>Opens everywhere.</source>
        <translation>到处都能打开。</translation>
    </message>
    <message>
        <source>Every vote of every decision as a row for a spreadsheet; no messages.</source>
        <translation>每次决定的每一票占一行，供电子表格使用；不含消息。</translation>
    </message>
    <message>
        <source>Times count from the first message; each stands as long as it takes to read.</source>
        <translation>时间从第一条消息算起；每条显示到读完所需的时间。</translation>
    </message>
    <message>
        <source>What the floor was told, line by line. `companion-studio replay` decides it anew.</source>
        <translation>逐行记录发言权得到的输入。`companion-studio replay` 会重新作出决定。</translation>
    </message>
    <message>
        <source>Goes on there; with several companions as a group chat. Holds all alternatives of a reply, also those that are not shown.</source>
        <translation>可以在那里继续；有多位伙伴时为群聊。包含回复的所有备选，也包括未显示的。</translation>
    </message>
</context>
<context>
    <name>GroupFile</name>
    <message>
        <source>Entries that are no names of files, or too many: %L1. They are not used.</source>
        <translation>不是文件名或过多的条目：%L1 个。不会使用。</translation>
    </message>
    <message>
        <source>By hand: you choose who speaks.</source>
        <translation>手动：由你选择谁发言。</translation>
    </message>
    <message>
        <source>All cards in one prompt: here each companion has a prompt of its own.</source>
        <translation>所有角色卡合在一个提示词中：此处每个伙伴都有自己的提示词。</translation>
    </message>
    <message>
        <source>Its conversations lie in files of their own and are not read.</source>
        <translation>其对话位于单独的文件中，不会读取。</translation>
    </message>
    <message>
        <source>This file is no group of SillyTavern.</source>
        <translation>此文件不是 SillyTavern 的群组。</translation>
    </message>
    <message>
        <source>This group has no name: give it one in &quot;name&quot; and import it again.</source>
        <translation>此群组没有名称：请在“name”中填写名称后重新导入。</translation>
    </message>
    <message>
        <source>Used as the name of the room.</source>
        <translation>用作房间的名称。</translation>
    </message>
    <message>
        <source>Companions to be found by the names of their files: %L1.</source>
        <translation>将按文件名查找的伙伴：%L1 个。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>在房间中静音：%L1 个。</translation>
    </message>
    <message>
        <source>The group&apos;s settings are too long to be kept with the room.</source>
        <translation>群组的设置太长，无法随房间保留。</translation>
    </message>
    <message>
        <source>How turns are taken is not stated: natural order, as there.</source>
        <translation>没有写明怎样轮流：和那边一样按自然顺序。</translation>
    </message>
    <message>
        <source>Natural order: the companions who are named answer, and the talkative join in.</source>
        <translation>自然顺序：被提到的伙伴回答，健谈的也会加入。</translation>
    </message>
    <message>
        <source>List order: everybody speaks once, in the order of the group.</source>
        <translation>列表顺序：大家按群聊的顺序各说一次。</translation>
    </message>
    <message>
        <source>Pooled order: one at a time, and nobody twice before all have spoken.</source>
        <translation>池化顺序：一次一位，所有人说过之前没人说第二次。</translation>
    </message>
    <message>
        <source>A way of taking turns that is not known here: natural order is used.</source>
        <translation>此处不认识的轮流方式：使用自然顺序。</translation>
    </message>
    <message>
        <source>Neither yes nor no: nobody answers their own message.</source>
        <translation>既不是“是”也不是“否”：谁都不接自己的消息。</translation>
    </message>
    <message>
        <source>Companions may answer their own message, in the talk while you are silent.</source>
        <translation>在你沉默时的谈话中，伙伴可以接自己的消息。</translation>
    </message>
    <message>
        <source>Nobody answers their own message: see “Who may speak after whom”.</source>
        <translation>谁都不接自己的消息：见“谁可以接谁的话”。</translation>
    </message>
    <message>
        <source>No number of seconds from 1 to 86,400: 5 are used.</source>
        <translation>不是 1 到 86,400 之间的秒数：使用 5 秒。</translation>
    </message>
    <message>
        <source>Auto mode is a switch of the other program that no file keeps, so the room waits for you. To let companions go on by themselves, tick “Speak when I am silent” in the room&apos;s settings; its pause is filled in there.</source>
        <translation>自动模式是那个程序的开关，文件里不会保存，所以房间会等你。想让伙伴自己聊下去，请在房间设置中勾选“我沉默时主动说话”；等待时间已经填好。</translation>
    </message>
    <message>
        <source>Pictures of muted companions: here they stay on the stage.</source>
        <translation>被静音的伙伴的图片：在这里仍留在舞台上。</translation>
    </message>
    <message>
        <source>All are muted: nobody speaks until you unmute somebody or give the floor.</source>
        <translation>所有人都被静音：在你取消静音或点名之前，没有人发言。</translation>
    </message>
</context>
<context>
    <name>GuestService</name>
    <message>
        <source>A guest needs a name of at most %L1 plain characters.</source>
        <translation>来宾需要一个不超过 %L1 个普通字符的名字。</translation>
    </message>
    <message>
        <source>Users are not guests.</source>
        <translation>用户不是来宾。</translation>
    </message>
    <message>
        <source>This guest was shown out of the room.</source>
        <translation>这位来宾已被请出房间。</translation>
    </message>
    <message>
        <source>There is no seat left in this room.</source>
        <translation>这个房间已没有空余的席位。</translation>
    </message>
    <message>
        <source>This room has had all the guests that it can.</source>
        <translation>这个房间不能再接待更多来宾。</translation>
    </message>
    <message>
        <source>A guest&apos;s name is short and no sentence: at most %L1 letters.</source>
        <translation>来宾的名字要简短，不能是句子：最多%L1个字。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>The file is damaged or was cut short.</source>
        <translation>文件已损坏或不完整。</translation>
    </message>
    <message>
        <source>Nobody says anything in this file.</source>
        <translation>这个文件里没有人说话。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
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
        <source>%n lines before the first name are left out.</source>
        <translation>
            <numerusform>第一个名字之前的 %n 行已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>empty messages</source>
        <translation>空消息</translation>
    </message>
    <message numerus="yes">
        <source>%n messages without a word are left out.</source>
        <translation>
            <numerusform>%n 条没有内容的消息已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no room of Companion Studio.</source>
        <translation>这不是 Companion Studio 的房间。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Companion Studio.</source>
        <translation>这个文件由更新版本的 Companion Studio 写成。</translation>
    </message>
    <message>
        <source>The import was cancelled; nothing was changed.</source>
        <translation>导入已取消；没有任何更改。</translation>
    </message>
    <message>
        <source>Settings of the other program; they mean nothing here.</source>
        <translation>另一个程序的设置；在这里没有意义。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages keep their other versions.</source>
        <translation>
            <numerusform>%n 条消息保留其他版本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %n messages say of their models is left out.</source>
        <translation>
            <numerusform>%n 条消息中关于模型的信息已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>A line of the file is too long.</source>
        <translation>文件中有一行太长。</translation>
    </message>
    <message>
        <source>The file holds what one companion has witnessed: only that is taken in, without votes and decisions.</source>
        <translation>这个文件只含一位伙伴所见证的内容：只导入这些，没有票和决定。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>This is JSON, but no conversation that can be read.</source>
        <translation>这是 JSON，但不是可以读取的对话。</translation>
    </message>
    <message>
        <source>The file is one JSON object of more than 128 MB. Export fewer conversations at once.</source>
        <translation>文件是一个超过 128 MB 的 JSON 对象。请一次少导出一些对话。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>损坏</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of the file are damaged and left out; the first is number %1.</source>
        <translation>
            <numerusform>文件中有 %n 处损坏，已略去；第一处是第 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no conversation with this number.</source>
        <translation>文件里没有这个编号的对话。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages of the program itself are left out.</source>
        <translation>
            <numerusform>已略去程序自身的 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures or other files are not in this file and are left out.</source>
        <translation>
            <numerusform>有 %n 个图片或其他文件不在此文件中，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody says anything in this file. In a text, each message stands on a line of its own, with a name and a colon before it.</source>
        <translation>此文件中没有人说话。文本中每条消息各占一行，前面写名称和冒号。</translation>
    </message>
    <message>
        <source>This is the card of a companion, not a conversation. Import it in the library, or with &quot;companion-studio persona import&quot;.</source>
        <translation>这是伙伴的卡片，不是对话。请在资料库中导入，或使用“companion-studio persona import”。</translation>
    </message>
    <message>
        <source>This is a lorebook, not a conversation.</source>
        <translation>这是世界书，不是对话。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n conversations.</source>
        <translation>
            <numerusform>文件中有 %n 个对话。</numerusform>
        </translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n conversations; this is number %1.</source>
        <translation>
            <numerusform>文件中有 %n 个对话；这是第 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>notices</source>
        <translation>通知</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the program itself are left out.</source>
        <translation>
            <numerusform>已略去程序自身的 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The dates fit two ways of writing; they were read as day, month, year.</source>
        <translation>日期有两种读法；已按日、月、年读取。</translation>
    </message>
    <message>
        <source>The dates fit two ways of writing; they were read as month, day, year.</source>
        <translation>日期有两种读法；已按月、日、年读取。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Each name stands here once only. If these are not people who talk, do not take the file in.</source>
        <translation>每个名称只出现一次。如果这些不是在说话的人，请不要导入此文件。</translation>
    </message>
    <message>
        <source>damaged lines</source>
        <translation>损坏的行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are damaged and left out; the first is line %1.</source>
        <translation>
            <numerusform>有 %n 行损坏，已略去；第一处是第 %1 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages were hidden from the models there. They stay hidden: you can read them, companions cannot.</source>
        <translation>
            <numerusform>有 %n 条消息原来对模型隐藏。这里仍然隐藏：您可以看到，伙伴看不到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whispers stay whispers.</source>
        <translation>
            <numerusform>%n 条悄悄话仍是悄悄话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages bring the thoughts of their models along.</source>
        <translation>
            <numerusform>有 %n 条消息带来了模型的思考。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in this file and are left out.</source>
        <translation>
            <numerusform>有 %n 张图片不在此文件中，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>No conversation was found in the zip %1.</source>
        <translation>在压缩包 %1 中没有找到对话。</translation>
    </message>
    <message>
        <source>The conversation in the zip is larger than 1 GB. Unpack it, and import the file.</source>
        <translation>压缩包中的对话超过 1 GB。请先解压，再导入文件。</translation>
    </message>
    <message>
        <source>The zip is damaged.</source>
        <translation>压缩包已损坏。</translation>
    </message>
    <message>
        <source>The zip could not be unpacked.</source>
        <translation>无法解压压缩包。</translation>
    </message>
    <message>
        <source>No conversation was found in this web page. HTML is read as DiscordChatExporter (Discord) and Telegram Desktop export it.</source>
        <translation>在此网页中没有找到对话。可读取的 HTML 是 DiscordChatExporter（Discord）和 Telegram Desktop 导出的。</translation>
    </message>
    <message>
        <source>The page is larger than 1 GB. Export fewer messages at once.</source>
        <translation>网页超过 1 GB。请一次少导出一些消息。</translation>
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
        <source>This is an email or a reply from a web server, not a conversation.</source>
        <translation>这是邮件或网页服务器的回应，不是对话。</translation>
    </message>
    <message numerus="yes">
        <source>%n files of the archive are damaged and left out; the first is %1.</source>
        <translation>
            <numerusform>归档中有 %n 个文件损坏，已省略；第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is XML, but no conversation that can be read.</source>
        <translation>这是 XML，但不是可读的对话。</translation>
    </message>
    <message>
        <source>The text does not say its encoding. It is read as %1; letters may be wrong.</source>
        <extracomment>%1 is the name of an encoding: Shift_JIS</extracomment>
        <translation>文本未注明编码。按 %1 读取；文字可能有误。</translation>
    </message>
    <message>
        <source>Little in this text looks like speech. If these are not people who talk, do not take the file in.</source>
        <translation>此文本几乎不像对话。如果这些不是在交谈的人，请不要导入此文件。</translation>
    </message>
    <message>
        <source>Author&apos;s note: %1</source>
        <translation>作者备注：%1</translation>
    </message>
    <message>
        <source>The scenario becomes the scene of the room.</source>
        <translation>情景将成为房间的场景。</translation>
    </message>
    <message>
        <source>The author&apos;s note is switched off in the chat, so it is no part of the room&apos;s scene. The note says: %1</source>
        <translation>作者备注在聊天中已关闭，因此不放进房间的场景。备注内容：%1</translation>
    </message>
    <message>
        <source>The author&apos;s note becomes part of the scene of the room, which every companion is told. Its depth, role and interval are not kept.</source>
        <translation>作者备注将成为房间场景的一部分，告知所有伙伴。其深度、角色和间隔不保留。</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>The scene is too long for a room and ends early. This is left out: %1</source>
        <translation>场景对房间来说太长，提前结束。省略的部分：%1</translation>
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
        <source>This computer does not let the studio open port %1.</source>
        <extracomment>%1 is the number of a network port.</extracomment>
        <translation>这台电脑不允许打开端口 %1。</translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message>
        <source>It says that it always fires (@@activate).</source>
        <translation>写明始终触发（@@activate）。</translation>
    </message>
    <message>
        <source>It fired before and stays from then on.</source>
        <translation>之前触发过，从那以后一直保留。</translation>
    </message>
    <message>
        <source>It is always on.</source>
        <translation>始终启用。</translation>
    </message>
    <message>
        <source>It fired a short while ago and still holds.</source>
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
        <source>It is switched off.</source>
        <translation>已关闭。</translation>
    </message>
    <message>
        <source>It is for other companions.</source>
        <translation>是给其他伙伴的。</translation>
    </message>
    <message>
        <source>The conversation is not long enough for it yet.</source>
        <translation>对话还不够长。</translation>
    </message>
    <message>
        <source>It fired a short while ago and pauses.</source>
        <translation>不久前触发过，正在暂停。</translation>
    </message>
    <message>
        <source>Only other entries can fire it, and none did.</source>
        <translation>只能由其他条目触发，而没有条目触发它。</translation>
    </message>
    <message>
        <source>It says that it never fires (@@dont_activate).</source>
        <translation>写明从不触发（@@dont_activate）。</translation>
    </message>
    <message>
        <source>It fires once in a conversation, and it has.</source>
        <translation>一次对话中只触发一次，已经触发过。</translation>
    </message>
    <message>
        <source>Companions have not said enough for it yet.</source>
        <translation>伙伴说得还不够多。</translation>
    </message>
    <message>
        <source>It fires every so many messages, and not at this one.</source>
        <translation>每隔若干条消息触发一次，这一条不触发。</translation>
    </message>
    <message>
        <source>It belongs to another greeting.</source>
        <translation>属于另一条问候语。</translation>
    </message>
    <message>
        <source>None of its additional keywords was said.</source>
        <translation>附加关键词都没有出现。</translation>
    </message>
    <message>
        <source>“%1” was said, which keeps it from firing.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>出现了“%1”，因此不触发。</translation>
    </message>
    <message>
        <source>None of its keywords was said.</source>
        <translation>关键词都没有出现。</translation>
    </message>
    <message>
        <source>None of its keywords was said, and one of its patterns cannot be used.</source>
        <translation>关键词都没有出现，其中一个模式无法使用。</translation>
    </message>
    <message>
        <source>“%1” was said, but its secondary keywords do not fit.</source>
        <extracomment>%1 is a keyword</extracomment>
        <translation>出现了“%1”，但次要关键词的条件不符。</translation>
    </message>
    <message>
        <source>Another entry of its group was chosen.</source>
        <translation>选中了同组的另一个条目。</translation>
    </message>
    <message>
        <source>It was left to chance, and not drawn this time.</source>
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
        <source>Cut</source>
        <extracomment>Of an entry of a lorebook: it fired, but there was no room for it in the prompt</extracomment>
        <translation>已省略</translation>
    </message>
    <message>
        <source>Not fired</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>未触发</translation>
    </message>
    <message numerus="yes">
        <source>%1 Its %n tokens are more than its book&apos;s budget leaves.</source>
        <translation>
            <numerusform>%1 它的 %n 个词元超出了世界书剩余的预算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Its %n tokens are more than the prompt has space for.</source>
        <extracomment>%1 is a sentence on why the entry fired; %n counts tokens</extracomment>
        <translation>
            <numerusform>%1 它的 %n 个词元超出了提示词剩余的空间。</numerusform>
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
        <source>before the author&apos;s note</source>
        <translation>作者备注之前</translation>
    </message>
    <message>
        <source>after the author&apos;s note</source>
        <translation>作者备注之后</translation>
    </message>
    <message>
        <source>before the example lines</source>
        <translation>示例台词之前</translation>
    </message>
    <message>
        <source>after the example lines</source>
        <translation>示例台词之后</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n after the first</source>
        <translation>
            <numerusform>消息之间，首条之后第 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>behind the newest message</source>
        <translation>最新消息之后</translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n before the end</source>
        <translation>
            <numerusform>消息之间，末尾往前第 %n 条</numerusform>
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
        <source>Entries: %L1, of which always on and part of the prompt: %L2.</source>
        <translation>条目：%L1 个，其中始终启用并进入提示词的：%L2 个。</translation>
    </message>
    <message>
        <source>Switched off: %L1.</source>
        <translation>已关闭：%L1 个。</translation>
    </message>
    <message>
        <source>Not readable here, and only kept: %L1.</source>
        <translation>此处无法读取而仅保留的：%L1 个。</translation>
    </message>
    <message>
        <source>Told when a keyword or a condition calls for them: %L1.</source>
        <translation>由关键词或条件触发：%L1。</translation>
    </message>
</context>
<context>
    <name>LorebookFile</name>
    <message>
        <source>Read as a lorebook of %1, with that program&apos;s usual settings: keywords are looked for in the newest messages (%L2), and entries can fire entries.</source>
        <translation>按 %1 的世界书读取，使用该程序的常用设置：在最新的消息（%L2 条）中查找关键词，条目可以触发条目。</translation>
    </message>
    <message>
        <source>Read as a lorebook of %1, with that program&apos;s usual settings: keywords are looked for in the newest messages (%L2), and entries fire no entries.</source>
        <translation>按 %1 的世界书读取，使用该程序的常用设置：在最新的消息（%L2 条）中查找关键词，条目不触发条目。</translation>
    </message>
    <message>
        <source>Entries with several keywords, of which one wants two words at once: %L1. That one was read as it is written.</source>
        <translation>有多个关键词、其中一个同时要求两个词的条目：%L1。该关键词按原文读取。</translation>
    </message>
    <message>
        <source>Entries with a place that is counted in lines of text: %L1. They stand behind what is said about the companion.</source>
        <translation>位置按文本行数计算的条目：%L1。它们放在伙伴的描述之后。</translation>
    </message>
    <message>
        <source>Folders without text: %L1.</source>
        <translation>不含文本的文件夹：%L1。</translation>
    </message>
    <message>
        <source>This file holds no lorebook.</source>
        <translation>此文件中没有世界书。</translation>
    </message>
    <message>
        <source>Lorebook</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>Entries that cannot be read, or are more than a companion can have, and are left out: %L1.</source>
        <translation>无法读取或超出伙伴可拥有数量而省略的条目：%L1。</translation>
    </message>
    <message>
        <source>Not known here, and left out of the entries.</source>
        <translation>此处未知，已从条目中省略。</translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message>
        <source>The id of the card, &quot;%1&quot;, cannot be used here; %2 is suggested.</source>
        <extracomment>%1 and %2 are ids such as companion_aya</extracomment>
        <translation>卡片的 id“%1”在此不能使用；建议用 %2。</translation>
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
        <source>The card says nothing about: %1.</source>
        <extracomment>%1 is a list such as &quot;personality, story&quot;</extracomment>
        <translation>卡片没有写明：%1。</translation>
    </message>
    <message>
        <source>This card of aikyo cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>无法读取这张 aikyo 卡片：%1</translation>
    </message>
    <message>
        <source>This companion cannot be read: %1</source>
        <extracomment>%1 is what is wrong with the file, in English</extracomment>
        <translation>无法读取这位伙伴：%1</translation>
    </message>
    <message>
        <source>This file holds a room, not a companion.</source>
        <translation>此文件是房间，不是伙伴。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB, more than any companion needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>文件超过 %L1 MB，比任何伙伴所需的都大。</translation>
    </message>
    <message>
        <source>Tools of aikyo&apos;s own; kept, and not acted on.</source>
        <translation>aikyo 自有的工具；会保留，但不起作用。</translation>
    </message>
    <message>
        <source>What it can look up in aikyo; kept, and not acted on.</source>
        <translation>它在 aikyo 中可查阅的内容；会保留，但不起作用。</translation>
    </message>
    <message>
        <source>Rules for what it does when; kept, and not acted on yet.</source>
        <translation>何时做什么的规则；会保留，但尚不起作用。</translation>
    </message>
    <message>
        <source>Not known here; stands in the card again when it is exported.</source>
        <translation>此处未知；导出时会重新写入角色卡。</translation>
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
        <translation>用作角色设定。</translation>
    </message>
    <message>
        <source>This card of aikyo has no name: give it one and import it again.</source>
        <translation>此 aikyo 卡没有名称：请填写名称后重新导入。</translation>
    </message>
    <message>
        <source>This file is a group of SillyTavern: import it as a room.</source>
        <translation>此文件是 SillyTavern 的群组：请作为房间导入。</translation>
    </message>
    <message>
        <source>This file holds no companion: neither the studio&apos;s own JSON, nor a card of aikyo, nor a character card.</source>
        <translation>此文件不含伙伴：既不是本工作室的 JSON，也不是 aikyo 卡或角色卡。</translation>
    </message>
    <message>
        <source>The file that it was first read from was taken along, but it is no card; it is left out.</source>
        <translation>随附了最初读取的原始文件，但它不是角色卡，因此略去。</translation>
    </message>
    <message>
        <source>This file is no text in UTF-8: it is damaged, or was written in another encoding. Save it as UTF-8 and import it again.</source>
        <translation>此文件不是 UTF-8 文本：它已损坏，或以其他编码写成。请保存为 UTF-8 后重新导入。</translation>
    </message>
    <message>
        <source>This file holds more parts, parts deeper inside each other, or a longer text than any card does; it is not read.</source>
        <translation>此文件的项目数、嵌套深度或文字长度超出任何角色卡；不予读取。</translation>
    </message>
    <message>
        <source>This was taken along and is damaged or too large; it is left out.</source>
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
        <source>The picture is left out. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>图片未导入。%1</translation>
    </message>
    <message>
        <source>This is a picture without a card that can be read here. The site that you have it from may offer the card as another file.</source>
        <translation>这张图片中没有能读取的卡片。来源网站可能提供其他文件形式的卡片。</translation>
    </message>
    <message>
        <source>This file holds a conversation, not a companion: import it as a room.</source>
        <translation>此文件是对话，不是伙伴：请作为房间导入。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n more companions; only the first was read.</source>
        <translation>
            <numerusform>文件中还有 %n 个伙伴；只读取了第一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as a character of %1. It is exported as a character card.</source>
        <translation>已作为 %1 的角色读取。导出时为角色卡。</translation>
    </message>
    <message>
        <source>The conversation in the zip is left out.</source>
        <translation>已略去压缩包中的对话。</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>There is no card in this folder.</source>
        <translation>此文件夹中没有卡片。</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>这不是可以读取的文件。</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>The card was wrapped in another JSON structure, which is not kept.</source>
        <extracomment>%1 is a program</extracomment>
        <translation>卡片外面包着另一层 JSON 结构，这层结构不会保留。</translation>
    </message>
    <message>
        <source>Shown on the stage as the pictures of feelings: %1.</source>
        <extracomment>%1 are names of feelings in English, as in the file: &quot;joy, anger&quot;</extracomment>
        <translation>作为表达情绪的图片显示在舞台上：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %L1 MB: the card and the pictures that are shown are kept, %n other pictures or files in it are not.</source>
        <translation>
            <numerusform>文件超过 %L1 MB：保留卡片和会显示的图片，其中另外 %n 个图片或文件不保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is a lorebook by itself, without a companion. Import it together with the card of one companion, who gets it.</source>
        <translation>此文件只是世界书，不含伙伴。请与要得到它的那个伙伴的角色卡一起导入。</translation>
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
        <source>Give the companion an id, such as companion_aya.</source>
        <translation>请给伙伴一个 id，例如 companion_aya。</translation>
    </message>
    <message>
        <source>Let the id begin with companion_.</source>
        <translation>id 请以 companion_ 开头。</translation>
    </message>
    <message>
        <source>Shorten the id to at most %L1 characters.</source>
        <translation>请把 id 缩短到最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Use only the small letters a to z, digits, - and _ in the id.</source>
        <translation>id 只能使用小写字母 a 到 z、数字、- 和 _。</translation>
    </message>
    <message>
        <source>Another companion has the id %1 already; choose another one.</source>
        <translation>id %1 已被另一位伙伴使用；请另选一个。</translation>
    </message>
    <message>
        <source>Give the companion a name.</source>
        <translation>请给伙伴起个名字。</translation>
    </message>
    <message>
        <source>Give the name in %1 too, or clear what is written in %1.</source>
        <translation>请也写上%1名字，或清除%1部分的内容。</translation>
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
        <source>Keep at most %L1 nicknames; there are %L2.</source>
        <translation>昵称最多保留 %L1 个；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Write the empty nickname or take it out.</source>
        <translation>请填写空的昵称，或将其删去。</translation>
    </message>
    <message>
        <source>Write each nickname on one line of at most %L1 characters.</source>
        <translation>每个昵称请写在一行内，最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>A nickname stands here twice; once is enough.</source>
        <translation>有一个昵称写了两次；一次就够了。</translation>
    </message>
    <message>
        <source>Write each reading on one line of at most %L1 characters.</source>
        <translation>每个读音请写在一行内，最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Keep one reading for each name; there are more.</source>
        <translation>每个名字保留一个读音；现在多了。</translation>
    </message>
    <message>
        <source>Add how %1 is read, so that the companion answers to that too.</source>
        <extracomment>%1 is a name in Han characters, such as 綾</extracomment>
        <translation>请补充%1的读法，这样用它称呼时伙伴也会回应。</translation>
    </message>
    <message>
        <source>%1: shorten this to at most %L2 characters; it has %L3.</source>
        <extracomment>%1 is a part of the form, %2 and %3 are numbers of characters</extracomment>
        <translation>%1：请缩短到最多 %L2 个字符；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>%1: keep at most %L2 entries; there are %L3.</source>
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
        <translation>角色</translation>
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
        <translation>问候</translation>
    </message>
    <message>
        <source>Scenario note</source>
        <translation>情境备注</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>Keep at most %L1 sample lines; there are %L2.</source>
        <translation>示例台词最多保留 %L1 条；现在有 %L2 条。</translation>
    </message>
    <message>
        <source>Write the empty sample line or take it out.</source>
        <translation>请填写空的示例台词，或将其删去。</translation>
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
        <translation>请用一两句话写出伙伴是怎样的人。</translation>
    </message>
    <message>
        <source>Add a line or two that show how the companion talks.</source>
        <translation>请加上一两句能体现伙伴说话方式的台词。</translation>
    </message>
    <message>
        <source>All of this is about %L1 tokens, which are read again with every vote and every turn.</source>
        <extracomment>%1 is a number of tokens, the pieces that a model reads</extracomment>
        <translation>全部约 %L1 个词元，每次投票和每一轮都会重新读取。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>颜色请写成 # 加六位，例如 #3f6fc4。</translation>
    </message>
    <message>
        <source>Write each colour of the avatar as # and six digits.</source>
        <translation>头像的每种颜色请写成 # 加六位。</translation>
    </message>
    <message>
        <source>Choose the picture again; its name is not one that the studio gives.</source>
        <translation>请重新选择图片；它的名字不是本程序所给的。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>健谈度请选 0 到 1 之间的值。</translation>
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
        <source>This card holds more than the studio can keep; make it smaller.</source>
        <translation>这张卡片的内容超出了可保存的量；请缩小它。</translation>
    </message>
    <message>
        <source>Keep at most %L1 stops; there are %L2.</source>
        <translation>停止序列最多保留 %L1 个；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Write the empty stop or take it out.</source>
        <translation>请填写空的停止序列，或将它去掉。</translation>
    </message>
    <message>
        <source>Shorten each stop to at most %L1 characters.</source>
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
        <source>System note</source>
        <translation>系统备注</translation>
    </message>
    <message>
        <source>End note</source>
        <translation>末尾备注</translation>
    </message>
    <message>
        <source>Alternate greetings</source>
        <translation>备选问候</translation>
    </message>
    <message>
        <source>Group greetings</source>
        <translation>群组问候</translation>
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
        <source>Character version</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>Lore: keep at most %L1 books, %L2 entries and %L3 characters in all.</source>
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
        <source>The picture is cut off: a part of the file is missing. Choose another copy of it.</source>
        <translation>图片不完整：文件缺了一部分。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>The picture is %L1 × %L2 pixels; make it at most %L3 × %L3.</source>
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
        <source>This is an SVG drawing, which may fetch other files. Save it as a PNG picture and choose that.</source>
        <translation>这是 SVG 图形，可能会读取其他文件。请另存为 PNG 图片后再选择。</translation>
    </message>
    <message>
        <source>This is not a picture that the studio reads. Choose a PNG, JPEG, WebP, GIF or BMP.</source>
        <translation>这不是可读取的图片。请选择 PNG、JPEG、WebP、GIF 或 BMP。</translation>
    </message>
    <message>
        <source>This is an animated WebP. Save one of its pictures and choose that.</source>
        <translation>这是动画 WebP。请保存其中一张图片后再选择。</translation>
    </message>
    <message>
        <source>The picture is damaged. Open it in a picture program and save it anew.</source>
        <translation>图片已损坏。请用图片软件打开并重新保存。</translation>
    </message>
    <message>
        <source>The picture has %L1 million pixels; make it smaller, at most %L2 million.</source>
        <extracomment>megapixels</extracomment>
        <translation>图片有 %L1 百万像素；请缩小到 %L2 百万像素以内。</translation>
    </message>
</context>
<context>
    <name>PngCard</name>
    <message>
        <source>This PNG is damaged. Choose another copy of it.</source>
        <translation>此 PNG 已损坏。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>This PNG is cut off: a part of the file is missing. Choose another copy of it.</source>
        <translation>此 PNG 不完整：文件缺了一部分。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>A part of this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 PNG 中有一部分超过 %L1 MB，任何卡片都不需要这么大。</translation>
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
        <source>This PNG holds more than %L1 texts, more than any card needs.</source>
        <translation>此 PNG 含有超过 %L1 段文字，任何卡片都不需要这么多。</translation>
    </message>
    <message>
        <source>This PNG is made of more than %L1 parts. Open it in a picture program and save it anew.</source>
        <translation>此 PNG 由超过 %L1 个部分组成。请在图片程序中打开并重新保存。</translation>
    </message>
    <message>
        <source>The card in this PNG is damaged. Choose another copy of the file.</source>
        <translation>此 PNG 中的卡片已损坏。请选择该文件的另一份副本。</translation>
    </message>
    <message>
        <source>The card in this PNG is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 PNG 中的卡片超过 %L1 MB，任何卡片都不需要这么大。</translation>
    </message>
    <message>
        <source>This PNG cannot be unpacked now. Close other programs and try again.</source>
        <translation>现在无法解压此 PNG。请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>This PNG is a picture without a card. The site that you have it from may offer the card as another file.</source>
        <translation>此 PNG 是不带卡片的图片。来源网站可能把卡片作为另一个文件提供。</translation>
    </message>
    <message>
        <source>This picture is too large to take a card. Open it in a picture program and save it anew, smaller.</source>
        <translation>此图片太大，装不下卡片。请在图片程序中打开，缩小后重新保存。</translation>
    </message>
    <message>
        <source>One of the cards in this picture is damaged; another one was read.</source>
        <translation>这张图片中有一张卡片损坏；已读取另一张。</translation>
    </message>
    <message>
        <source>The checksum of the card is wrong, but its text can be read.</source>
        <translation>卡片的校验和不对，但内容可以读取。</translation>
    </message>
    <message>
        <source>The picture holds more than one card of one kind, and they differ; the first was read.</source>
        <translation>图片中有多张同类卡片，内容不同；已读取第一张。</translation>
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
        <translation>轮转</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>After each message everybody says whether to speak and how much it matters; the strongest wish gets the floor.</source>
        <translation>每条消息之后，大家都表明是否想发言、有多重要；愿望最强的获得发言权。</translation>
    </message>
    <message>
        <source>Speech is bought from one common level that comes back with time; the longer it is, the more it costs.</source>
        <translation>用共有的余量买发言，余量会随时间恢复；说得越长，花费越多。</translation>
    </message>
    <message>
        <source>One after the other around the table; once everybody has been silent, the ring sleeps until called.</source>
        <translation>围着桌子一个接一个地说；等所有人都沉默过，轮转便休眠，直到被叫到。</translation>
    </message>
    <message>
        <source>Nobody speaks until you give them the floor.</source>
        <translation>在你给出发言权之前，无人发言。</translation>
    </message>
    <message>
        <source>Keep at least one tier and at most %L1.</source>
        <translation>档位请保留 1 到 %L1 个。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a price from 0 to %L2.</source>
        <extracomment>A tier has a price and a longest text; %L1 counts them from 1, in the next ones too</extracomment>
        <translation>档位 %L1：价格请选 0 到 %L2。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a higher price than that of the tier before it.</source>
        <translation>档位 %L1：价格请高于前一个档位。</translation>
    </message>
    <message>
        <source>Tier %L1: choose a longest text from 1 to %L2 characters.</source>
        <translation>档位 %L1：文字长度上限请选 1 到 %L2 个字符。</translation>
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
        <translation>轮流抽签</translation>
    </message>
    <message>
        <source>Everybody you name answers; the others join in by lot, the talkative more often.</source>
        <translation>你叫到名字的都会回答；其他伙伴按抽签加入，越健谈的越常发言。</translation>
    </message>
    <message>
        <source>After each message of yours everybody speaks once, in the order of the room.</source>
        <translation>你每发一条消息，大家就按房间的顺序各说一次。</translation>
    </message>
    <message>
        <source>One answers at a time, by lot, and nobody twice before everybody has spoken.</source>
        <translation>每次抽签由一位回答，所有伙伴都说过之前没有谁会说两次。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>导演</translation>
    </message>
    <message>
        <source>A model follows the talk and chooses after each message who speaks, or nobody.</source>
        <translation>由一个模型跟随对话，在每条消息之后选择由谁发言，或者无人发言。</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>请给提供商起个名称。</translation>
    </message>
    <message>
        <source>A provider&apos;s name has at most %L1 characters.</source>
        <translation>提供商的名称最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Rehearsal is there already and needs no provider. Take another name.</source>
        <translation>排练本来就有，不需要提供商。请换一个名称。</translation>
    </message>
    <message>
        <source>There is a provider &quot;%1&quot; already. Take another name.</source>
        <translation>已有名为“%1”的提供商。请换一个名称。</translation>
    </message>
    <message>
        <source>No model has a name of more than %L1 characters.</source>
        <translation>没有哪个模型的名称超过 %L1 个字符。</translation>
    </message>
    <message>
        <source>Name the environment variable that holds the key: letters, digits and _.</source>
        <translation>请写出存放密钥的环境变量的名称：字母、数字和 _。</translation>
    </message>
    <message>
        <source>Allow from 1 to %L1 calls at the same time.</source>
        <translation>同时调用数请设为 1 到 %L1。</translation>
    </message>
    <message>
        <source>Allow from 0 (no limit) to %L1 calls in a minute.</source>
        <translation>每分钟调用数请设为 0（不限）到 %L1。</translation>
    </message>
    <message>
        <source>The key is empty.</source>
        <translation>密钥是空的。</translation>
    </message>
    <message>
        <source>No key is that long: something else was pasted.</source>
        <translation>没有这么长的密钥：粘贴的是别的内容。</translation>
    </message>
    <message>
        <source>The key holds a blank, an end of a line or a character that no key has. Copy it again, without what stands around it.</source>
        <translation>密钥里有空格、换行或密钥不会有的字符。请重新复制，不要带上周围的内容。</translation>
    </message>
    <message>
        <source>The address is another one, so enter the key again: it is sent nowhere but where it was meant for.</source>
        <translation>地址已改变，请重新输入密钥：密钥只会发送到它原本的地址。</translation>
    </message>
    <message>
        <source>There is no key to agree to.</source>
        <translation>没有需要同意的密钥。</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1请求一张摄像头图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1请求一张屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks to say something aloud.</source>
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
        <source>The request was refused.</source>
        <translation>请求被拒绝。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>没有人及时回答。</translation>
    </message>
    <message>
        <source>There is nothing here that answers such a request.</source>
        <translation>这里没有什么能回答此类请求。</translation>
    </message>
    <message>
        <source>The request could not be understood.</source>
        <translation>无法理解此请求。</translation>
    </message>
    <message>
        <source>Nobody is here who could answer; the talk goes on without it.</source>
        <translation>这里没有人能回答；谈话会照常继续。</translation>
    </message>
    <message>
        <source>There is no device that could answer.</source>
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
        <source>The model cannot be shown pictures, so no camera was opened.</source>
        <translation>模型看不了图片，所以没有打开摄像头。</translation>
    </message>
    <message>
        <source>It asks for too much at once.</source>
        <translation>它一次请求得太多。</translation>
    </message>
</context>
<context>
    <name>QueryDesk</name>
    <message>
        <source>This cannot be the answer to such a request.</source>
        <translation>这不能作为此类请求的回答。</translation>
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
        <source>time goes back, from %1 to %2</source>
        <translation>时间倒退，从 %1 到 %2</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
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
        <source>&quot;t&quot; is not a whole number of milliseconds from 0 on</source>
        <translation>&quot;t&quot; 不是从 0 起的整数毫秒</translation>
    </message>
    <message>
        <source>the line needs exactly one kind of input beside &quot;t&quot;</source>
        <translation>该行除 &quot;t&quot; 外必须恰好有一种输入</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>这一行太长</translation>
    </message>
</context>
<context>
    <name>RoomDocument</name>
    <message>
        <source>Votes are known to nobody of the room; they cannot be exported as one companion knows them.</source>
        <translation>房间里没有人知道投票；无法按某位伙伴所知来导出。</translation>
    </message>
    <message>
        <source>A cassette is of the whole room; it cannot begin or end in the middle.</source>
        <translation>卡带是整个房间的；不能从中间开始或结束。</translation>
    </message>
    <message>
        <source>A PDF cannot be made here: there are no fonts.</source>
        <translation>这里没有字体，无法制作 PDF。</translation>
    </message>
    <message>
        <source>(interrupted: %1)</source>
        <extracomment>Under what was said before it was cut off; %1 is why</extracomment>
        <translation>（中断：%1）</translation>
    </message>
    <message>
        <source>As %1 witnessed it.</source>
        <extracomment>Under the title of a document: %1 is a companion, who has not heard what was whispered to others</extracomment>
        <translation>按%1所见所闻记录。</translation>
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
        <source>A table of votes or a cassette tells about whispers too. Choose another format, or keep the whispers.</source>
        <translation>投票表和卡带也会透露悄悄话。请选择其他格式，或保留悄悄话。</translation>
    </message>
</context>
<context>
    <name>RoomFlaws</name>
    <message>
        <source>Choose a pause before a speech between %L1 and %L2 ms.</source>
        <extracomment>%1 and %2 are times in milliseconds, as in the next ones</extracomment>
        <translation>发言前的等待时间请选 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Let companions speak between %L1 and %L2 times before they wait for you.</source>
        <translation>伙伴们在等你之前的发言次数请设为 %L1 到 %L2 次。</translation>
    </message>
    <message>
        <source>Give votes between %L1 and %L2 ms.</source>
        <translation>投票时间请设为 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Choose a refund time between %L1 and %L2 ms.</source>
        <translation>返还时间请选 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Give a turn between %L1 and %L2 ms.</source>
        <translation>每轮时间请设为 %L1 到 %L2 毫秒。</translation>
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
        <translation>一个伙伴在房间里只能出现一次。</translation>
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation>只有伙伴和来宾可以在房间里。</translation>
    </message>
    <message>
        <source>Choose at most %L1 companions for one room.</source>
        <translation>一个房间最多选 %L1 位伙伴。</translation>
    </message>
    <message>
        <source>This version cannot play that turn-taking policy.</source>
        <translation>此版本不支持这种发言方式。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters; it has %L2.</source>
        <translation>请把场景缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Keep at most %L1 identities.</source>
        <translation>身份最多保留 %L1 个。</translation>
    </message>
    <message>
        <source>Let an identity be user, or user_ and then small letters, digits, - and _.</source>
        <translation>身份的 id 请用 user，或 user_ 加小写字母、数字、- 和 _。</translation>
    </message>
    <message>
        <source>Two identities have the id %1; change one.</source>
        <translation>有两个身份的 id 都是 %1；请改其中一个。</translation>
    </message>
    <message>
        <source>Give each identity a name on one line of at most %L1 characters.</source>
        <translation>请给每个身份起一个名字，一行内最多 %L1 个字符。</translation>
    </message>
    <message>
        <source>Write the colour as # and six digits, such as #3f6fc4.</source>
        <translation>颜色请写成 # 加六位，例如 #3f6fc4。</translation>
    </message>
    <message>
        <source>Choose a budget between %1 and %2, or none.</source>
        <extracomment>%1 and %2 are amounts of money</extracomment>
        <translation>预算请设为 %1 到 %2，或不设。</translation>
    </message>
    <message>
        <source>Let companions have between 1 and %L1 turns in this room, or any number.</source>
        <translation>此房间的伙伴轮次请设为 1 到 %L1，或不设上限。</translation>
    </message>
    <message>
        <source>Shorten what is known of %1 to at most %L2 characters; there are %L3.</source>
        <translation>请把对 %1 的说明缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>Shorten what %1 has in this room only to at most %L2 characters; there are %L3.</source>
        <translation>请把 %1 在这个房间里专用的内容缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>Choose a talkativeness between 0 and 1.</source>
        <translation>健谈程度请选 0 到 1 之间。</translation>
    </message>
    <message>
        <source>Change at most %L1 companions for one room.</source>
        <translation>一个房间里最多改 %L1 位伙伴。</translation>
    </message>
    <message>
        <source>Only companions can be otherwise in one room.</source>
        <translation>只有伙伴可以在某个房间里有所不同。</translation>
    </message>
    <message>
        <source>A companion can be changed only once for one room.</source>
        <translation>一个房间里，每位伙伴只能改一次。</translation>
    </message>
    <message>
        <source>Let somebody greet who is in the room.</source>
        <translation>请让房间里的人来打招呼。</translation>
    </message>
    <message>
        <source>Write a greeting, or let the room begin without one.</source>
        <translation>请写一句问候，或者让房间不带问候开始。</translation>
    </message>
    <message>
        <source>Shorten the greeting to at most %L1 characters; it has %L2.</source>
        <translation>请把问候缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>The group&apos;s settings are too long.</source>
        <translation>群组的设置太长。</translation>
    </message>
    <message>
        <source>Choose at most %L1 lorebooks.</source>
        <translation>最多选择 %L1 本世界书。</translation>
    </message>
    <message>
        <source>Let a talk without you last between %L1 and %L2 ms.</source>
        <translation>没有你的谈话请设为 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Choose how long companions wait for you between %L1 and %L2 ms.</source>
        <translation>伙伴等你的时间请设为 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Choose a silence before companions speak up between %L1 and %L2 ms.</source>
        <translation>伙伴主动说话前的沉默请设为 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Let companions speak up between %L1 and %L2 times while you are silent.</source>
        <translation>你沉默时伙伴主动说话的次数请设为 %L1 到 %L2 次。</translation>
    </message>
    <message>
        <source>Let companions sit out between %L1 and %L2 messages after one of theirs.</source>
        <translation>伙伴发消息后要歇的消息数请设为 %L1 到 %L2 条。</translation>
    </message>
    <message>
        <source>Give the director between %L1 and %L2 ms.</source>
        <translation>导演的时间请设为 %L1 到 %L2 毫秒。</translation>
    </message>
    <message>
        <source>Shorten what the director is to heed to at most %L1 characters; it has %L2.</source>
        <translation>请把给导演的要求缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>There is nothing to say yet.</source>
        <translation>还没有要说的内容。</translation>
    </message>
    <message>
        <source>Only a ring has an order.</source>
        <translation>只有轮转才有顺序。</translation>
    </message>
    <message>
        <source>The order needs every companion of the room once.</source>
        <translation>顺序里，房间的每位伙伴都要出现且只出现一次。</translation>
    </message>
    <message>
        <source>This room has spent its budget. Raise it, or take it away, where you change the room.</source>
        <translation>这个房间的预算已用完。请在房间设置中提高或取消预算。</translation>
    </message>
    <message>
        <source>The companions have had all the turns that this room allows. Raise the limit, or take it away, where you change the room.</source>
        <translation>伙伴们已用完此房间允许的轮次。请在设置房间时提高或取消上限。</translation>
    </message>
</context>
<context>
    <name>SpeechFlaw</name>
    <message>
        <source>The model answered without a word, also when it was asked once more.</source>
        <translation>模型再次被询问后仍然没有说一个字。</translation>
    </message>
    <message>
        <source>The model only thought and said nothing, also when it was asked once more.</source>
        <translation>模型只是思考而没有说话，再次被询问后也是如此。</translation>
    </message>
    <message>
        <source>The model voted instead of speaking, also when it was asked once more.</source>
        <translation>模型没有发言而是投了票，再次被询问后也是如此。</translation>
    </message>
    <message>
        <source>The model wrote a line for %1 instead of its own, also when it was asked once more.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>模型写的是%1的台词而不是自己的，再次被询问后也是如此。</translation>
    </message>
    <message>
        <source>The model wrote somebody else&apos;s line instead of its own, also when it was asked once more.</source>
        <translation>模型写的是别人的台词而不是自己的，再次被询问后也是如此。</translation>
    </message>
    <message>
        <source>The model repeated its instructions instead of speaking, also when it was asked once more.</source>
        <translation>模型没有发言而是重复了指令，再次被询问后也是如此。</translation>
    </message>
    <message>
        <source>The limit of the answer was used up before the model said a word.</source>
        <translation>模型还没说一个字，回答的上限就用完了。</translation>
    </message>
    <message>
        <source>Thinking used up the limit of the answer before the model said a word.</source>
        <translation>模型还没说一个字，思考就用完了回答的上限。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The program ended in the middle of this turn.</source>
        <translation>程序在这一轮中途结束。</translation>
    </message>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>数据文件夹以只读方式打开。</translation>
    </message>
    <message>
        <source>The stored data is damaged.</source>
        <translation>保存的数据已损坏。</translation>
    </message>
    <message>
        <source>The disk is full: nothing more can be saved.</source>
        <translation>磁盘已满：无法再保存。</translation>
    </message>
    <message>
        <source>The data folder cannot be written.</source>
        <translation>无法写入数据文件夹。</translation>
    </message>
    <message>
        <source>The data folder is gone: nothing more can be saved.</source>
        <translation>数据文件夹已不存在，无法再保存任何内容。</translation>
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation>另一个程序正在使用保存的数据。</translation>
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation>数据无法保存或读取。</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>没有这个房间。</translation>
    </message>
    <message>
        <source>The room was changed by something else meanwhile.</source>
        <translation>房间在此期间被其他程序更改了。</translation>
    </message>
    <message>
        <source>The data was written by a newer version of Companion Studio.</source>
        <translation>这些数据由更新版本的 Companion Studio 写入。</translation>
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
        <source>There is no such companion.</source>
        <translation>没有这位伙伴。</translation>
    </message>
    <message>
        <source>This companion is still in a room: %1. Take it out of there first, or archive it.</source>
        <extracomment>%1 is a list of room names</extracomment>
        <translation>这位伙伴还在房间里：%1。请先将其移出，或将其归档。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>There is a companion with the id %1 already.</source>
        <translation>已有 id 为 %1 的伙伴。</translation>
    </message>
    <message>
        <source>This note is not there any more.</source>
        <translation>这条笔记已经不在了。</translation>
    </message>
    <message>
        <source>There is a template of that name already. Choose another name.</source>
        <translation>已经有这个名称的模板了。请换一个名称。</translation>
    </message>
    <message>
        <source>There are %L1 templates already. Delete one first.</source>
        <translation>已经有 %L1 个模板了。请先删除一个。</translation>
    </message>
    <message>
        <source>This template is not there any more.</source>
        <translation>这个模板已经不在了。</translation>
    </message>
    <message>
        <source>The backup is not the same as the data.</source>
        <translation>备份与数据不一致。</translation>
    </message>
    <message>
        <source>There is no stored data in %1.</source>
        <translation>%1 中没有存储的数据。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The data was not made smaller: something of it would have been lost.</source>
        <translation>没有压缩数据：否则会丢失其中的内容。</translation>
    </message>
    <message>
        <source>The data is of an earlier version. Open the studio on it once first.</source>
        <translation>数据来自较早的版本。请先用工作室打开一次。</translation>
    </message>
    <message>
        <source>The data folder %1 cannot be written.</source>
        <translation>无法写入数据文件夹 %1。</translation>
    </message>
    <message>
        <source>Companion Studio is already open on %1. It can be opened here for reading only.</source>
        <translation>Companion Studio 已经打开了 %1。此处只能以只读方式打开。</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; could not be read to its end.</source>
        <translation>表“%1”无法读到末尾。</translation>
    </message>
    <message>
        <source>The file is damaged at the table &quot;%1&quot;: %2</source>
        <translation>文件在表“%1”处已损坏：%2</translation>
    </message>
    <message>
        <source>A part of the data&apos;s structure is missing or was changed: %1</source>
        <translation>数据结构的一部分缺失或被改动：%1</translation>
    </message>
    <message>
        <source>The data is of an earlier version; the next start brings it to this one.</source>
        <translation>数据来自较早的版本；下次启动时会升级。</translation>
    </message>
    <message>
        <source>The record of a room does not begin with the room.</source>
        <translation>房间的记录不是从房间本身开始的。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room were lost by damage; the rest was recovered.</source>
        <translation>房间的事件 %1 到 %2 因损坏而丢失；其余已恢复。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of a room are missing.</source>
        <translation>房间缺少事件 %1 到 %2。</translation>
    </message>
    <message>
        <source>Event %1 of a room, of the kind &quot;%2&quot;, cannot be read.</source>
        <translation>无法读取房间的事件 %1（类型“%2”）。</translation>
    </message>
    <message>
        <source>A line of the table &quot;%1&quot; cannot be read: %2</source>
        <translation>无法读取表“%1”的一行：%2</translation>
    </message>
    <message>
        <source>A kept picture or file is not what it was when it was kept.</source>
        <translation>保存的图片或文件与保存时不同。</translation>
    </message>
    <message>
        <source>What is made from the events cannot be made again from them.</source>
        <translation>无法由事件重新生成列表。</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; is not what the events give; rebuilding mends it.</source>
        <translation>列表“%1”与事件不符；重新生成即可修复。</translation>
    </message>
    <message>
        <source>The file is not one of the studio&apos;s, or its beginning is damaged.</source>
        <translation>文件不是工作室的，或其开头已损坏。</translation>
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
        <source>A room can only go back.</source>
        <translation>房间只能往回走。</translation>
    </message>
    <message>
        <source>This room is there already.</source>
        <translation>这个房间已经存在。</translation>
    </message>
    <message>
        <source>Another companion has the id %1 meanwhile.</source>
        <translation>此间另一位伙伴已使用 ID %1。</translation>
    </message>
    <message>
        <source>The file %1 could not be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Nothing of it could be read.</source>
        <translation>其中的内容都无法读取。</translation>
    </message>
    <message>
        <source>What could be read of it is there: rooms: %L1, messages: %L2, companions: %L3.</source>
        <translation>能读取的内容都在：房间：%L1，消息：%L2，伙伴：%L3。</translation>
    </message>
    <message>
        <source>A part came from the backup %1.</source>
        <translation>一部分来自备份 %1。</translation>
    </message>
    <message>
        <source>Events that are missing: %L1.</source>
        <translation>缺少的事件：%L1。</translation>
    </message>
    <message>
        <source>The newest part may be missing.</source>
        <translation>最新的部分可能缺失。</translation>
    </message>
    <message>
        <source>Recovered room %1</source>
        <translation>恢复的房间 %1</translation>
    </message>
    <message>
        <source>Only what a companion said in its turn can be said again.</source>
        <translation>只有伙伴在自己那一轮里说的话才能重说。</translation>
    </message>
    <message>
        <source>There is no such message here any more.</source>
        <translation>这里已经没有这条消息了。</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>还没有人说过话。</translation>
    </message>
    <message>
        <source>This room never went back.</source>
        <translation>这个房间从未往回走过。</translation>
    </message>
    <message>
        <source>This one is shown already.</source>
        <translation>这一条已经显示着了。</translation>
    </message>
    <message>
        <source>There is no other reply here.</source>
        <translation>这里没有别的回复。</translation>
    </message>
    <message>
        <source>It is not known any more how this reply came about.</source>
        <translation>已经不知道这条回复是怎么来的了。</translation>
    </message>
    <message>
        <source>The stored data cannot be searched: SQLite is not the one expected.</source>
        <translation>无法搜索已保存的数据：所用的 SQLite 与预期不符。</translation>
    </message>
    <message>
        <source>The MCP server was open. It is shut now.</source>
        <translation>MCP服务器原来开着，现在已关闭。</translation>
    </message>
    <message>
        <source>The firehose was open. It is shut now.</source>
        <translation>事件广播原来开着，现在已关闭。</translation>
    </message>
    <message>
        <source>The network %1 was joined. It is left now.</source>
        <translation>原来加入了网络%1，现在已离开。</translation>
    </message>
    <message>
        <source>Connected programs might answer requests. They may no more.</source>
        <translation>原来允许已连接的程序回答请求，现在不再允许。</translation>
    </message>
    <message>
        <source>Tools acted without a question. You are asked again.</source>
        <translation>原来工具不经询问就会执行，现在会重新询问您。</translation>
    </message>
    <message>
        <source>%1 had a standing answer: %2. You are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 what is asked for, such as &quot;camera&quot;</extracomment>
        <translation>%1原来有长期答复：%2。现在会重新询问您。</translation>
    </message>
    <message>
        <source>%1 had a standing permission: %2. You are asked again.</source>
        <extracomment>%1 a companion: &quot;Aya&quot; (companion_aya), %2 the name of a tool</extracomment>
        <translation>%1原来有长期许可：%2。现在会重新询问您。</translation>
    </message>
    <message>
        <source>The index of the search is damaged; rebuilding mends it. No message is lost.</source>
        <translation>搜索索引已损坏，重新生成即可修复。没有丢失任何消息。</translation>
    </message>
    <message>
        <source>The file holds something that is not of this program. Recovering reads what is.</source>
        <translation>文件里有不属于本程序的内容。恢复会读出属于本程序的部分。</translation>
    </message>
    <message>
        <source>Programs might speak as you. They may no more.</source>
        <translation>原先程序能以你的身份说话，现在不可以了。</translation>
    </message>
    <message>
        <source>%1 is a link, which no lock can be. Remove it.</source>
        <translation>%1 是一个链接，不能用作锁文件。请将其删除。</translation>
    </message>
    <message>
        <source>Pages of the file name each other in circles. Recovering reads each once.</source>
        <translation>文件的页彼此循环引用。恢复时每页只读一次。</translation>
    </message>
    <message>
        <source>There is no such decision here any more.</source>
        <translation>这里已没有该决定。</translation>
    </message>
    <message>
        <source>No votes decided this round.</source>
        <translation>这一回合不是由投票决定的。</translation>
    </message>
    <message>
        <source>It is not known any more how this round began.</source>
        <translation>已无法得知这一回合是如何开始的。</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Choose a folder for the data</source>
        <translation>选择数据文件夹</translation>
    </message>
    <message>
        <source>Files cannot be imported while the data is open for reading.</source>
        <translation>数据以只读方式打开时，无法导入文件。</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>%1 – (%2)</source>
        <extracomment>A missing vote: %1 is a companion, %2 why there is none</extracomment>
        <translation>%1 –(%2)</translation>
    </message>
    <message>
        <source> … [interrupted: %1]</source>
        <extracomment>Behind what was said before it was cut off; %1 is why</extracomment>
        <translation> … [中断：%1]</translation>
    </message>
    <message>
        <source> … [cut off at the limit of tokens]</source>
        <translation> … [因达到令牌上限而中断]</translation>
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
        <source>Tool asked for</source>
        <translation>调用工具</translation>
    </message>
    <message>
        <source>Tool answered</source>
        <translation>工具回应</translation>
    </message>
    <message>
        <source>Permission asked for</source>
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
        <source>Put in short</source>
        <translation>改为摘要</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Turns used up</source>
        <translation>轮次用完</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Going in circles</source>
        <translation>原地打转</translation>
    </message>
    <message>
        <source>What the companion says, as it comes: like a train announcement that you hear word by word.</source>
        <translation>伙伴说的话，边说边出现：就像车站广播，一字一句传到耳边。</translation>
    </message>
    <message>
        <source>The companion wants to use a tool: like a reader who hands the librarian a slip with a title.</source>
        <translation>伙伴想使用工具：就像读者把写着书名的借书单递给图书管理员。</translation>
    </message>
    <message>
        <source>What the tool gave back: like the book that the librarian brings, or the news that it is out.</source>
        <translation>工具交回的结果：就像管理员取来的书，或者一句“已经借出去了”。</translation>
    </message>
    <message>
        <source>Somebody must agree before it is done: like a neighbour who asks before borrowing your bicycle.</source>
        <translation>先要有人同意才能做：就像邻居借你的自行车之前，先来问一声。</translation>
    </message>
    <message>
        <source>The turn was ended before it was over: like ringing the bell to get off the bus early.</source>
        <translation>这一轮提前结束了：就像没到站就按铃下了公交车。</translation>
    </message>
    <message>
        <source>The turn could not go on: like a train that stops because a tree fell on the line.</source>
        <translation>这一轮进行不下去：就像树倒在铁轨上，列车只好停下。</translation>
    </message>
    <message>
        <source>What was said long ago was put in short for the companion: like the story so far at the head of a new chapter. The earlier pages stay.</source>
        <translation>很早以前说过的话，为伙伴写成了摘要：就像新一章开头的“前情提要”。前面的书页都还在。</translation>
    </message>
    <message>
        <source>What the model noted for itself, which nobody in the room hears: like pencil notes in the margin of a script.</source>
        <translation>模型写给自己看的，房间里谁也听不到：就像剧本页边的铅笔笔记。</translation>
    </message>
    <message>
        <source>The room has used up the turns that you gave it: like a parking meter that ran out. Add some, and it goes on.</source>
        <translation>房间用完了你给的轮次：就像停车计时器到点了。再加一些，就能继续。</translation>
    </message>
    <message>
        <source>The turn came to its end by itself: like a runner who hands on the baton.</source>
        <translation>这一轮自然结束：就像接力赛的选手交出接力棒。</translation>
    </message>
    <message>
        <source>The companion did the same thing over and over and was stopped: like lifting the needle from a record that is stuck.</source>
        <translation>伙伴一遍又一遍地做同一件事，被叫停了：就像唱片卡在一处，把唱针抬起来。</translation>
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
        <source>Open for reading</source>
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
        <source>Choose a folder for the data</source>
        <translation>选择数据文件夹</translation>
    </message>
</context>
<context>
    <name>ZipCard</name>
    <message>
        <source>This zip holds two files card.json, and nobody can tell which is meant.</source>
        <translation>此 zip 含有两个 card.json，无法判断以哪个为准。</translation>
    </message>
    <message>
        <source>This zip holds no card: there is no file card.json at its top.</source>
        <translation>此 zip 中没有卡片：最上层没有 card.json 文件。</translation>
    </message>
    <message>
        <source>The portrait of a CHARX must be a PNG. Save it as one.</source>
        <translation>CHARX 的肖像必须是 PNG。请存为 PNG。</translation>
    </message>
    <message>
        <source>The card or its portrait is too large for a CHARX. Make it smaller.</source>
        <translation>卡片或其肖像对 CHARX 来说太大。请把它缩小。</translation>
    </message>
    <message>
        <source>The CHARX would be larger than %L1 MB, so it could not be read again.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>CHARX 会超过 %L1 MB，之后将无法读取。</translation>
    </message>
    <message>
        <source>This zip is damaged or built to deceive. Choose another copy of it.</source>
        <translation>此 zip 已损坏，或是为欺骗而制作的。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>This zip holds more than %L1 files, more than any card needs.</source>
        <translation>此 zip 含有超过 %L1 个文件，任何卡片都不需要这么多。</translation>
    </message>
    <message>
        <source>This zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 超过 %L1 MB，任何卡片都不需要这么大。</translation>
    </message>
    <message>
        <source>This zip is of the kind for files above 4 GB (zip64). Pack it anew as a plain zip.</source>
        <translation>此 zip 属于用于 4 GB 以上文件的类型（zip64）。请重新打包为普通 zip。</translation>
    </message>
    <message>
        <source>This file is no zip, or its end is missing. Choose another copy of it.</source>
        <translation>此文件不是 zip，或缺少结尾。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>This is one part of a zip that was split into several files. Pack it anew as one.</source>
        <translation>这是分成多个文件的 zip 的一部分。请重新打包为一个文件。</translation>
    </message>
    <message>
        <source>A file in this zip has a name that could lead out of its folder, so the zip is refused. Pack it anew.</source>
        <translation>此 zip 中有文件的名称可能指向文件夹之外，因此已拒绝。请重新打包。</translation>
    </message>
    <message>
        <source>This zip is locked with a password. Pack it anew without one.</source>
        <translation>此 zip 有密码保护。请不带密码重新打包。</translation>
    </message>
    <message>
        <source>This zip holds a link to another place, so it is refused. Pack it anew with files only.</source>
        <translation>此 zip 含有指向其他位置的链接，因此已拒绝。请只用普通文件重新打包。</translation>
    </message>
    <message>
        <source>This zip would unpack to more than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 解压后会超过 %L1 MB，任何卡片都不需要这么大。</translation>
    </message>
    <message>
        <source>A file in this zip cannot be unpacked. Choose another copy of it.</source>
        <translation>此 zip 中有一个文件无法解压。请选择它的另一份副本。</translation>
    </message>
    <message>
        <source>A file in this zip is larger than %L1 MB, more than any card needs.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>此 zip 中有文件超过 %L1 MB，任何卡片都不需要这么大。</translation>
    </message>
    <message>
        <source>This Backyard file holds no character that can be read.</source>
        <translation>这个 Backyard 压缩包中没有可读取的角色。</translation>
    </message>
    <message>
        <source>Left out: the pictures of feelings take more than %L1 MB together.</source>
        <translation>情绪图片合计超过 %L1 MB，因此不使用。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display to open a window on. `companion-studio converse` works without one.</source>
        <translation>没有可打开窗口的显示器。`companion-studio converse` 无需显示器即可使用。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::Errands</name>
    <message>
        <source>Somebody else has come than was asked for.</source>
        <translation>来的不是所请求的人。</translation>
    </message>
</context>
<context>
    <name>studio::adapters::firehose::NetworkLine</name>
    <message>
        <source>This is the studio&apos;s own firehose.</source>
        <extracomment>The user gave the address of another network, but it is that of this program</extracomment>
        <translation>这是工作室自己的事件广播。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>连接已断开。</translation>
    </message>
    <message>
        <source>Nobody answered in time.</source>
        <translation>没有及时得到应答。</translation>
    </message>
    <message>
        <source>Nobody listens at this address.</source>
        <translation>这个地址没有程序在监听。</translation>
    </message>
    <message>
        <source>There is no computer of this name.</source>
        <translation>找不到这个名称的电脑。</translation>
    </message>
    <message>
        <source>What answers at this address is no firehose.</source>
        <translation>这个地址上应答的不是事件广播。</translation>
    </message>
</context>
<context>
    <name>studio::agent::Compressor</name>
    <message>
        <source>The summary was cut off before its end.</source>
        <translation>摘要没写完就中断了。</translation>
    </message>
    <message>
        <source>The talk is longer than the model can hold.</source>
        <translation>谈话长度超出了模型的容量。</translation>
    </message>
</context>
<context>
    <name>studio::app::BookImport</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>There is no companion %1.</source>
        <translation>没有伙伴 %1。</translation>
    </message>
    <message>
        <source>This is a lorebook, and no companion came with it. Import it together with the card of one companion, name a companion with --for ID, or take it in for no companion with lore import.</source>
        <translation>这是世界书，但没有伙伴随之而来。请与一个伙伴的角色卡一起导入，或用 --for ID 指定伙伴，或用 lore import 将它导入为不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>This is a lorebook, and several companions came with it. Name the one who gets it with --for ID, or take it in for no companion with lore import.</source>
        <translation>这是世界书，但随之而来的伙伴有多个。请用 --for ID 指定得到它的伙伴，或用 lore import 将它导入为不属于任何伙伴的世界书。</translation>
    </message>
    <message>
        <source>No card that was imported names this lorebook, so it is left out. Import it by itself with --for ID to give it to a companion, or with lore import for none.</source>
        <translation>导入的角色卡都没有指定此世界书，因此省略。要给某个伙伴，请用 --for ID 单独导入；要不属于任何伙伴，请用 lore import。</translation>
    </message>
</context>
<context>
    <name>studio::app::CardImport</name>
    <message>
        <source>There is a companion with the id %1 already. Use --replace to change it, or --new-id to have both.</source>
        <translation>已有 id 为 %1 的伙伴。要更改它，请用 --replace；要两位都保留，请用 --new-id。</translation>
    </message>
</context>
<context>
    <name>studio::app::ShelfImporter</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
</context>
<context>
    <name>studio::app::TextSearch</name>
    <message>
        <source>Several are called &quot;%1&quot;; take one of these ids: %2</source>
        <translation>有多人叫 &quot;%1&quot;；请使用其中一个 id：%2</translation>
    </message>
    <message numerus="yes">
        <source>What was written long ago may be missing: %Ln event(s) cannot be searched yet.</source>
        <translation>
            <numerusform>以前写下的内容可能不全：还有 %Ln 个事件无法搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::explain::HabitWords</name>
    <message>
        <source>does not count tokens while it answers</source>
        <extracomment>Each goes into &quot;Learned about this model: …&quot;, between semicolons.</extracomment>
        <translation>回答时不统计令牌数</translation>
    </message>
    <message>
        <source>answers all at once</source>
        <translation>一次性给出全部回答</translation>
    </message>
    <message>
        <source>takes no system text, so that goes into the first message</source>
        <translation>不接受系统文本，因此放入第一条消息</translation>
    </message>
    <message>
        <source>has another name for the limit of tokens</source>
        <translation>令牌上限使用另一个字段名</translation>
    </message>
    <message>
        <source>takes no limit of tokens</source>
        <translation>不接受令牌上限</translation>
    </message>
    <message>
        <source>takes no marks for its cache</source>
        <translation>不接受缓存标记</translation>
    </message>
    <message>
        <source>cannot be told how much to think</source>
        <translation>无法指定思考的多少</translation>
    </message>
    <message>
        <source>takes no settings for its template</source>
        <translation>不接受模板设置</translation>
    </message>
    <message>
        <source>keeps its hidden thoughts to itself</source>
        <translation>不返回隐藏的思考</translation>
    </message>
    <message>
        <source>takes no seed</source>
        <translation>不接受随机种子</translation>
    </message>
    <message>
        <source>takes no stop words</source>
        <translation>不接受停止词</translation>
    </message>
    <message>
        <source>takes no temperature</source>
        <translation>不接受温度</translation>
    </message>
    <message>
        <source>takes no tools</source>
        <translation>不接受工具</translation>
    </message>
    <message>
        <source>answers without a schema</source>
        <translation>不按模式回答</translation>
    </message>
    <message>
        <source>cannot be made to use a tool</source>
        <translation>无法强制使用工具</translation>
    </message>
    <message>
        <source>cannot be held to JSON</source>
        <translation>无法限定为 JSON</translation>
    </message>
    <message>
        <source>thinks before it answers</source>
        <translation>回答前会思考</translation>
    </message>
    <message>
        <source>thinks even when it is told not to</source>
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
        <translation>%1需要密钥，但变量%2没有设置。</translation>
    </message>
    <message>
        <source>%1 needs a key, and there is none.</source>
        <translation>%1需要密钥，但没有密钥。</translation>
    </message>
    <message>
        <source>The key of %1 was given for %2, so it is not sent to %3 unless you agree.</source>
        <extracomment>%1 a provider, %2 and %3 addresses</extracomment>
        <translation>%1的密钥是为%2提供的，除非您同意，否则不会发送到%3。</translation>
    </message>
    <message>
        <source>An earlier version kept the key of %1 without its address, so it is not sent to %2 unless you agree.</source>
        <extracomment>%1 a provider, %2 an address</extracomment>
        <translation>早期版本保存%1的密钥时没有记录地址，除非您同意，否则不会发送到%2。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not sent to %2 unless you agree.</source>
        <extracomment>%1 an environment variable, %2 an address</extracomment>
        <translation>除非您同意，否则环境变量%1不会发送到%2。</translation>
    </message>
</context>
<context>
    <name>studio::memory::NoteBook</name>
    <message>
        <source>There is nothing in this note.</source>
        <translation>这条笔记是空的。</translation>
    </message>
    <message>
        <source>A note has at most %1 characters.</source>
        <translation>一条笔记最多 %1 个字符。</translation>
    </message>
    <message>
        <source>A companion remembers at most %1 notes.</source>
        <extracomment>%1 is a number; the companion has to forget something first.</extracomment>
        <translation>一位伙伴最多记住 %1 条笔记。</translation>
    </message>
    <message>
        <source>This note is not there any more.</source>
        <translation>这条笔记已经不在了。</translation>
    </message>
</context>
<context>
    <name>studio::permission::PermissionDesk</name>
    <message>
        <source>This answer has been taken back already.</source>
        <translation>这个答复已经撤回。</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>太长了。</translation>
    </message>
    <message>
        <source>The tool cannot take that: %1</source>
        <extracomment>%1: what is wrong, in English: &quot;at days: is no number&quot;</extracomment>
        <translation>工具无法接受这些内容：%1</translation>
    </message>
    <message>
        <source>This question is over already.</source>
        <translation>此询问已经结束。</translation>
    </message>
</context>
<context>
    <name>studio::query::QueryDesk</name>
    <message>
        <source>This request has not been allowed yet.</source>
        <translation>此请求尚未获得允许。</translation>
    </message>
    <message>
        <source>Connected programs may not answer requests.</source>
        <translation>不允许已连接的程序回答请求。</translation>
    </message>
    <message>
        <source>This request is over already.</source>
        <translation>此请求已经结束。</translation>
    </message>
</context>
<context>
    <name>studio::room::FloorTools</name>
    <message>
        <source>Read what was said</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>查看发言</translation>
    </message>
    <message>
        <source>Reads what was said in the room.</source>
        <translation>查看房间里说过的话。</translation>
    </message>
    <message>
        <source>Look at the level</source>
        <extracomment>What a companion can do, as a title in a list. The level is that of the resource floor.</extracomment>
        <translation>查看余量</translation>
    </message>
    <message>
        <source>Looks at the level and at what speech costs.</source>
        <translation>查看余量，以及发言要花多少。</translation>
    </message>
    <message>
        <source>Buy speech</source>
        <extracomment>What a companion can do, as a title in a list. It pays with a part of the level.</extracomment>
        <translation>买发言</translation>
    </message>
    <message>
        <source>Says something for a part of the level.</source>
        <translation>花一部分余量来发言。</translation>
    </message>
</context>
<context>
    <name>studio::room::GestureTool</name>
    <message>
        <source>Move or show a feeling</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>做动作或表露情绪</translation>
    </message>
    <message>
        <source>Moves its body or its face on the stage.</source>
        <translation>在舞台上活动身体或表情。</translation>
    </message>
</context>
<context>
    <name>studio::room::MemoryTools</name>
    <message>
        <source>Search its memory</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>搜索记忆</translation>
    </message>
    <message>
        <source>Looks for notes that it has made.</source>
        <translation>查找自己写过的笔记。</translation>
    </message>
    <message>
        <source>Remember something</source>
        <extracomment>What a companion can do, as a title in a list.</extracomment>
        <translation>记住一件事</translation>
    </message>
    <message>
        <source>Makes a note that it will still know in other rooms. You can read and change what it remembers.</source>
        <translation>写一条到了其他房间也记得的笔记。它记住的内容，你可以查看和修改。</translation>
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
        <source>Ask you something</source>
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
        <source>Looks at who is in the room, and what they do.</source>
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
        <source>Rolls dice and tells what they show.</source>
        <translation>掷骰子，并告知点数。</translation>
    </message>
</context>
<context>
    <name>studio::secrets::Keychain</name>
    <message>
        <source>The keychain holds no such key.</source>
        <translation>密钥环里没有这样的密钥。</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>密钥环没有解锁。</translation>
    </message>
    <message>
        <source>There is no keychain that could be used.</source>
        <translation>没有可用的密钥环。</translation>
    </message>
    <message>
        <source>The keychain does not answer.</source>
        <translation>密钥环没有回应。</translation>
    </message>
</context>
<context>
    <name>studio::services::AsPolicyJob</name>
    <message>
        <source>The beginning of this room cannot be read.</source>
        <translation>无法读取这个房间的开头。</translation>
    </message>
</context>
<context>
    <name>studio::services::DocumentFile</name>
    <message>
        <source>Choose a file to write to.</source>
        <translation>请选择要写入的文件。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>无法写入 %1：没有文件夹 %2。</translation>
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
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1 未能完整写入；没有任何改动。</translation>
    </message>
</context>
<context>
    <name>studio::services::DraftService</name>
    <message>
        <source>This text is too long to be kept until the next start.</source>
        <translation>这段文字太长，无法保留到下次启动。</translation>
    </message>
</context>
<context>
    <name>studio::services::GuestService</name>
    <message>
        <source>This is no gesture that could be made.</source>
        <translation>这个动作无法做出。</translation>
    </message>
    <message>
        <source>Those were too many gestures in a second.</source>
        <translation>一秒内的动作太多了。</translation>
    </message>
    <message>
        <source>The number of this request is too long.</source>
        <translation>这个请求的编号太长。</translation>
    </message>
    <message>
        <source>A request of that number is waiting already.</source>
        <translation>这个编号的请求已经在等待。</translation>
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
        <source>Somebody else is here by that name.</source>
        <translation>已有别人用这个名字在这里。</translation>
    </message>
    <message>
        <source>Only guests and users come through the doors.</source>
        <translation>只有来宾和用户能从入口进来。</translation>
    </message>
    <message>
        <source>This guest was shown out of the room.</source>
        <translation>这位来宾已被请出房间。</translation>
    </message>
    <message>
        <source>That was too much in a minute.</source>
        <translation>一分钟内的次数太多了。</translation>
    </message>
    <message>
        <source>This is longer than anything can be said.</source>
        <translation>这超出了一次能说的长度。</translation>
    </message>
    <message>
        <source>This guest does not have the turn.</source>
        <translation>现在没有轮到这位来宾。</translation>
    </message>
    <message>
        <source>This is no message that could be posted.</source>
        <translation>这条消息无法发布。</translation>
    </message>
    <message>
        <source>This guest is muted.</source>
        <translation>这位来宾已被静音。</translation>
    </message>
    <message>
        <source>Those were too many messages: at most %L1 are taken in a minute.</source>
        <translation>消息太多了：每分钟最多接收 %L1 条。</translation>
    </message>
    <message>
        <source>It is not this guest&apos;s turn.</source>
        <translation>还没有轮到这位来宾。</translation>
    </message>
    <message>
        <source>There is no such guest.</source>
        <translation>没有这位来宾。</translation>
    </message>
    <message>
        <source>There is no seat left in this room.</source>
        <translation>这个房间已没有空余的席位。</translation>
    </message>
    <message>
        <source>A program cannot ask for this in the name of the user.</source>
        <translation>程序不能以用户的名义请求这个。</translation>
    </message>
    <message>
        <source>“%1” looks like the name of somebody who is here already. Take another.</source>
        <translation>“%1”看起来像已经在这里的人的名字，请换一个。</translation>
    </message>
    <message>
        <source>“%1” looks like another guest. Take another name.</source>
        <translation>“%1”看起来像另一位来宾，请换一个名字。</translation>
    </message>
</context>
<context>
    <name>studio::services::LoreTrialService</name>
    <message>
        <source>This companion is not in the room any more.</source>
        <translation>这个伙伴已经不在这个房间里了。</translation>
    </message>
</context>
<context>
    <name>studio::services::OpenRooms</name>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>数据文件夹以只读方式打开。</translation>
    </message>
</context>
<context>
    <name>studio::services::PermissionService</name>
    <message>
        <source>What was changed by hand can be allowed once only.</source>
        <translation>手动修改过的内容只能允许一次。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>There is no such companion.</source>
        <translation>没有这位伙伴。</translation>
    </message>
    <message>
        <source>This picture is not stored here.</source>
        <translation>这张图片没有存储在这里。</translation>
    </message>
    <message>
        <source>Write a line to try the companion with.</source>
        <translation>请写一句话来试试这位伙伴。</translation>
    </message>
    <message>
        <source>This line is too long to try.</source>
        <translation>这句话太长，无法试用。</translation>
    </message>
    <message>
        <source>A stored picture is a PNG or JPEG of at most 1 MB. Make it smaller.</source>
        <translation>保存的图片须为不超过 1 MB 的 PNG 或 JPEG。请缩小它。</translation>
    </message>
    <message>
        <source>The file is too large to be kept.</source>
        <translation>文件太大，无法保留。</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaTrial</name>
    <message>
        <source>The trial was stopped.</source>
        <translation>试用已停止。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderService</name>
    <message>
        <source>This was called off.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>There is no such provider.</source>
        <translation>没有这个提供商。</translation>
    </message>
    <message>
        <source>Name the model.</source>
        <translation>请写出模型的名称。</translation>
    </message>
    <message>
        <source>A price is 0 or more, a context 1 token or more.</source>
        <translation>价格应为 0 或更高，上下文应为 1 个词元或更多。</translation>
    </message>
    <message>
        <source>%1 has no key that waits for you to agree.</source>
        <translation>%1没有等待您同意的密钥。</translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderTest</name>
    <message>
        <source>%1 answers.</source>
        <translation>%1有应答。</translation>
    </message>
    <message>
        <source>This is a door for other programs, such as the studio&apos;s own, and no model. Check the address.</source>
        <translation>这是供其他程序连接的入口（例如本程序自己的），不是模型。请检查地址。</translation>
    </message>
    <message>
        <source>The server sends us to another address, which is not followed, since the key would go there too. Check the address.</source>
        <translation>服务器要转到另一个地址；密钥也会随之发过去，所以没有跟随。请检查地址。</translation>
    </message>
    <message>
        <source>No key was asked for.</source>
        <translation>没有要求密钥。</translation>
    </message>
    <message>
        <source>The key was not refused.</source>
        <translation>密钥没有被拒绝。</translation>
    </message>
    <message>
        <source>There is no list of models here. That does no harm: write the model&apos;s name yourself.</source>
        <translation>这里没有模型列表。这没有关系：请自己写模型的名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n models are listed.</source>
        <translation>
            <numerusform>列出了 %n 个模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model %1 is not in the list. Choose one of the list if the next step fails.</source>
        <translation>模型 %1 不在列表中。如果下一步失败，请从列表中选一个。</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one, and test again.</source>
        <translation>还没有选择模型。请选一个再测试。</translation>
    </message>
    <message>
        <source>The model said nothing at all. Choose another model.</source>
        <translation>模型什么也没说。请选择其他模型。</translation>
    </message>
    <message>
        <source>%1 answers, piece by piece.</source>
        <translation>%1逐段回应。</translation>
    </message>
    <message>
        <source>%1 answers, all at once.</source>
        <translation>%1一次性回应。</translation>
    </message>
    <message>
        <source>It does not answer in JSON, so its votes cannot be read. It can still speak in rooms without votes: in a ring, or when it is given the floor.</source>
        <translation>它不以 JSON 回答，因此无法读取它的投票。它仍可在没有投票的房间发言：在轮转中，或被点名时。</translation>
    </message>
    <message>
        <source>Its votes can be held to their form by the provider.</source>
        <translation>提供商可以保证投票的格式。</translation>
    </message>
    <message>
        <source>Its votes can be had through a tool that it must call.</source>
        <translation>可以通过它必须调用的工具获得投票。</translation>
    </message>
    <message>
        <source>It answers in JSON; the form of a vote is asked for in words.</source>
        <translation>它以 JSON 回答；投票的格式用文字要求。</translation>
    </message>
    <message>
        <source>It answers in JSON only because it is asked to. A vote may now and then have to be asked for twice.</source>
        <translation>它只是应要求才以 JSON 回答。投票有时可能要请求两次。</translation>
    </message>
    <message>
        <source>It uses tools.</source>
        <translation>它会使用工具。</translation>
    </message>
    <message>
        <source>It uses no tools, so it cannot speak in rooms where speech is bought.</source>
        <translation>它不使用工具，因此不能在需要购买发言的房间里发言。</translation>
    </message>
    <message>
        <source>It can be shown pictures.</source>
        <translation>可以给它看图片。</translation>
    </message>
    <message>
        <source>It takes no pictures, so none will be shown to it.</source>
        <translation>它不接受图片，所以不会给它看。</translation>
    </message>
    <message>
        <source>This looks like Ollama. Choose the kind Ollama, or put /v1 behind the address.</source>
        <translation>这看起来是 Ollama。请把类型选为 Ollama，或在地址末尾加上 /v1。</translation>
    </message>
    <message>
        <source>This is no Ollama, but a server that speaks like OpenAI. Choose the kind OpenAI-compatible.</source>
        <translation>这不是 Ollama，而是使用 OpenAI 格式的服务器。请把类型选为 OpenAI 兼容。</translation>
    </message>
    <message>
        <source>%1 answers. The address was corrected to %2.</source>
        <translation>%1 有响应。地址已更正为 %2。</translation>
    </message>
    <message>
        <source>The list of models is empty. That does no harm: write the model&apos;s name yourself.</source>
        <translation>模型列表是空的。这没有关系：请自己填写模型名称。</translation>
    </message>
    <message>
        <source>The server answers at %1 instead. The key was given for another address, so it was not sent there: correct the address and enter the key again.</source>
        <translation>服务器在%1应答。密钥是为另一个地址提供的，所以没有发送到那里：请改正地址并重新输入密钥。</translation>
    </message>
</context>
<context>
    <name>studio::services::QueryService</name>
    <message>
        <source>Choose a companion, and what may be asked for.</source>
        <translation>请选择一位伙伴，以及允许请求的内容。</translation>
    </message>
</context>
<context>
    <name>studio::services::RecordService</name>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1 未能完整写入；没有任何改动。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomImport</name>
    <message>
        <source>The room is here already; this is a second one beside it.</source>
        <translation>这个房间已在这里；这是与它并列的第二个。</translation>
    </message>
    <message>
        <source>The companion is here already.</source>
        <translation>这位伙伴已经在这里。</translation>
    </message>
    <message>
        <source>A companion with this id is here already and differs; it stays as it is.</source>
        <translation>这里已有此 ID 的伙伴且内容不同；它保持原样。</translation>
    </message>
    <message>
        <source>%1 comes into the library.</source>
        <translation>%1 进入资料库。</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>comes into the library as %1</source>
        <translation>以 %1 进入资料库</translation>
    </message>
    <message>
        <source>is you</source>
        <translation>是您</translation>
    </message>
    <message>
        <source>is somebody who takes no part</source>
        <translation>是不参与的人</translation>
    </message>
    <message>
        <source>The room is full; what it said is there.</source>
        <translation>房间已满；它说过的话都在。</translation>
    </message>
    <message numerus="yes">
        <source>%n events cannot be read by this version and are left out.</source>
        <translation>
            <numerusform>此版本无法读取的 %n 个事件已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lorebook &quot;%1&quot; fires in the room.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”会在此房间触发。</translation>
    </message>
    <message>
        <source>The chat uses the lorebook &quot;%1&quot;, and there is none of that name here. Import it among the lorebooks, then choose it where the room is set up.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>此聊天使用世界书“%1”，但这里没有这个名称的世界书。请先将它导入到世界书中，再在房间设置里选择。</translation>
    </message>
    <message>
        <source>The group says how turns are taken in the room.</source>
        <translation>房间里怎样轮流由群聊决定。</translation>
    </message>
    <message>
        <source>Muted in the room: %L1.</source>
        <translation>在房间里静音：%L1 位。</translation>
    </message>
    <message>
        <source>Of the group, but not among those who talk: %1. Add them where the room is set up.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>在群聊里但没有说话：%1。请在房间设置中加入。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomRecording</name>
    <message>
        <source>The document could not be written whole.</source>
        <translation>文档未能完整写入。</translation>
    </message>
    <message>
        <source>None of the room&apos;s messages is in this range; it has %L1.</source>
        <translation>该范围内没有消息；房间共有 %L1 条消息。</translation>
    </message>
    <message>
        <source>%1 is no companion or guest of this room.</source>
        <translation>%1不是这个房间的伙伴或来宾。</translation>
    </message>
    <message>
        <source>The export was stopped; nothing was changed.</source>
        <translation>导出已停止；没有任何更改。</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>There is no companion %1.</source>
        <translation>没有伙伴 %1。</translation>
    </message>
    <message>
        <source>A gesture needs a name, and somebody who makes it.</source>
        <translation>动作需要有名称，还要有人来做。</translation>
    </message>
    <message>
        <source>This companion is not in the room.</source>
        <translation>这位伙伴不在房间里。</translation>
    </message>
    <message>
        <source>A request needs somebody who asks, and a number that is not too long.</source>
        <translation>请求需要有提出者，以及不太长的编号。</translation>
    </message>
    <message>
        <source>A request of that number is waiting already.</source>
        <translation>该编号的请求已在等待中。</translation>
    </message>
    <message>
        <source>The room was closed before the answer came.</source>
        <translation>回答到来之前，房间已关闭。</translation>
    </message>
    <message>
        <source>There is no such summary any more.</source>
        <translation>该摘要已经不在了。</translation>
    </message>
    <message>
        <source>Whoever said this is not in the room any more.</source>
        <translation>说这话的人已经不在房间里了。</translation>
    </message>
    <message>
        <source>A message cannot be empty.</source>
        <translation>消息不能为空。</translation>
    </message>
    <message>
        <source>The room does not vote any more. Switch its turn-taking to State vote to play this.</source>
        <translation>此房间已不再投票。要继续进行，请把发言方式切换为“投票”。</translation>
    </message>
    <message>
        <source>You can only change the vote of a companion who was asked in that round.</source>
        <translation>只能更改在那个回合被询问过的伙伴的投票。</translation>
    </message>
    <message>
        <source>This companion is not in the room any more, so the vote cannot be played.</source>
        <translation>这位伙伴已不在房间里，因此无法用这一票继续。</translation>
    </message>
</context>
<context>
    <name>studio::services::ShelfService</name>
    <message>
        <source>A lorebook needs a name.</source>
        <translation>世界书需要名称。</translation>
    </message>
    <message>
        <source>Keep at most %L1 entries and %L2 characters in one lorebook.</source>
        <translation>每本世界书最多保留 %L1 个条目、%L2 个字符。</translation>
    </message>
    <message>
        <source>There are %L1 lorebooks already. Remove one first.</source>
        <translation>已经有 %L1 本世界书。请先移除一本。</translation>
    </message>
    <message>
        <source>Keep at most %L1 characters in all lorebooks together. Remove one first.</source>
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
        <source>The voice was stopped.</source>
        <translation>声音已停止。</translation>
    </message>
</context>
<context>
    <name>studio::services::WhatIfService</name>
    <message>
        <source>The beginning of this room cannot be read.</source>
        <translation>无法读取这个房间的开头。</translation>
    </message>
    <message>
        <source>No votes decided this round.</source>
        <translation>这个回合不是由投票决定的。</translation>
    </message>
    <message>
        <source>This is not asked any more.</source>
        <translation>此问题已取消。</translation>
    </message>
</context>
<context>
    <name>studio::services::WitnessService</name>
    <message>
        <source>This room is not open any more.</source>
        <translation>这个房间已经关闭。</translation>
    </message>
</context>
<context>
    <name>studio::store::ExchangeRows</name>
    <message>
        <source>What was sent and came back is not kept any more.</source>
        <translation>发出和收到的内容已不再保存。</translation>
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>There is no stored data in %1.</source>
        <translation>%1 中没有存储的数据。</translation>
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was begun.</source>
        <translation>存储的数据已损坏。已移至 %1，并新建了文件。</translation>
    </message>
    <message>
        <source>The data that lay ready is in use now.</source>
        <translation>现在使用的是准备好的数据。</translation>
    </message>
    <message>
        <source>The data that lay ready is in use now. What was there before is in %1.</source>
        <translation>现在使用的是准备好的数据。之前的数据在 %1 中。</translation>
    </message>
    <message>
        <source>Other users of this computer could read the data in %1. Now only you can.</source>
        <translation>此前本机的其他用户可以读取 %1 中的数据。现在只有您可以读取。</translation>
    </message>
</context>
<context>
    <name>studio::tools::ToolRegistry</name>
    <message>
        <source>These tools cannot be added.</source>
        <translation>无法添加这些工具。</translation>
    </message>
    <message>
        <source>Tools of this name are here already.</source>
        <translation>已有这个名称的工具。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AbilityFields</name>
    <message>
        <source>What it may do</source>
        <translation>它能做什么</translation>
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
        <source>What it can do besides talking. You are still asked where you always are.</source>
        <translation>除了说话还能做的事。平时会询问你的，仍然会询问。</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>How it may move on the stage.</source>
        <translation>它在舞台上可以怎样活动。</translation>
    </message>
    <message>
        <source>All tools, also those that come later</source>
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
        <source>All gestures, also those that come later</source>
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
    <name>studio::ui::AccessPage</name>
    <message>
        <source>Give the provider a name.</source>
        <translation>请给提供商起个名称。</translation>
    </message>
    <message>
        <source>There is a provider of this name already. Choose another one.</source>
        <translation>已有同名的提供商。请另选一个名称。</translation>
    </message>
    <message>
        <source>Write the address of the server, as its documentation gives it.</source>
        <translation>请按服务器的文档写出它的地址。</translation>
    </message>
    <message>
        <source>Write an address that begins with https:// or http:// and names a server.</source>
        <translation>请写以 https:// 或 http:// 开头并包含服务器名的地址。</translation>
    </message>
    <message>
        <source>Take the name and the password out of the address.</source>
        <translation>请去掉地址中的用户名和密码。</translation>
    </message>
    <message>
        <source>Write the name of a variable, such as OPENAI_API_KEY.</source>
        <translation>请写出变量的名称，例如 OPENAI_API_KEY。</translation>
    </message>
    <message>
        <source>The stored key belongs to another server. Write the key of this one.</source>
        <translation>保存的密钥属于另一个服务器。请写这个服务器的密钥。</translation>
    </message>
    <message>
        <source>Paste the key here, or say that none is needed.</source>
        <translation>请在此粘贴密钥，或选择“不需要”。</translation>
    </message>
    <message>
        <source>A key has no blanks, no line breaks and only plain letters, digits and signs. Copy it again.</source>
        <translation>密钥没有空格和换行，只有普通的字母、数字和符号。请重新复制。</translation>
    </message>
    <message>
        <source>No key is sent.</source>
        <translation>不发送密钥。</translation>
    </message>
    <message>
        <source>It is read from this variable at each start. Nothing is stored.</source>
        <translation>每次启动时从此变量读取。不会保存任何内容。</translation>
    </message>
    <message>
        <source>A key is in the keychain. Leave this empty to keep it.</source>
        <translation>密钥已在密钥环中。留空即保留它。</translation>
    </message>
    <message>
        <source>A key is kept until the program ends. Leave this empty to keep it.</source>
        <translation>密钥会保留到程序结束。留空即保留它。</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your desktop and nowhere else.</source>
        <translation>它只保存在桌面的密钥环中，不在别处。</translation>
    </message>
    <message>
        <source>There is no keychain here: the key is kept only until the program ends, and you write it again then.</source>
        <translation>这里没有密钥环：密钥只保留到程序结束，下次需要重新填写。</translation>
    </message>
    <message>
        <source>With http:// everybody on the way can read the key. Take https:// if you can.</source>
        <translation>使用 http:// 时，途中的任何人都能读到密钥。请尽量用 https://。</translation>
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
        <source>How it is called in this studio.</source>
        <translation>在本程序中的名称。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Spoken with as</source>
        <translation>通信方式</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Where the key comes from</source>
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
        <source>None is needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>变量名称</translation>
    </message>
    <message>
        <source>Calls at the same time</source>
        <translation>同时调用数</translation>
    </message>
    <message>
        <source>Calls a minute</source>
        <translation>每分钟调用数</translation>
    </message>
    <message>
        <source>no limit of ours</source>
        <translation>本程序不限</translation>
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
        <source>%1 puts a hand to the forehead</source>
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
        <source>%1 shakes the head</source>
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
</context>
<context>
    <name>studio::ui::ActivityPage</name>
    <message>
        <source>a program that is gone</source>
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
        <source>went well</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Not let in</source>
        <translation>未放行</translation>
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
        <translation>入口</translation>
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
        <source>What it sent</source>
        <translation>发来的内容</translation>
    </message>
    <message>
        <source>Programs that were not let in</source>
        <translation>未放行的程序</translation>
    </message>
    <message>
        <source>Nobody was kept out.</source>
        <translation>没有谁被拒之门外。</translation>
    </message>
    <message>
        <source>Last calls</source>
        <translation>最近的调用</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Last calls of programs</source>
        <translation>程序最近的调用</translation>
    </message>
    <message>
        <source>No program has called for anything.</source>
        <translation>还没有程序调用过什么。</translation>
    </message>
</context>
<context>
    <name>studio::ui::AddressLine</name>
    <message>
        <source>Everybody</source>
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
        <translation>不对任何人</translation>
    </message>
    <message>
        <source>To everybody</source>
        <translation>对所有人</translation>
    </message>
    <message>
        <source>To</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Whom you ask for an answer. Everybody hears it unless you whisper.</source>
        <translation>你请求谁回答。除非说悄悄话，否则所有人都能听到。</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>悄悄话</translation>
    </message>
    <message>
        <source>Choose first to whom you whisper.</source>
        <translation>请先选择对谁说悄悄话。</translation>
    </message>
    <message>
        <source>Only those you write to hear it.</source>
        <translation>只有你写给的人能听到。</translation>
    </message>
    <message>
        <source>as %1</source>
        <extracomment>On a button: in whose name one writes</extracomment>
        <translation>以%1的身份</translation>
    </message>
    <message>
        <source>In whose name you write here.</source>
        <translation>你在这里以谁的名义写。</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>对%1</translation>
    </message>
    <message>
        <source>Do not address %1 any more</source>
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
        <translation>之后也对这些人说</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>之后也对此人说</translation>
    </message>
    <message>
        <source>The next messages go to the same recipients.</source>
        <translation>接下来的消息也对同样的人说。</translation>
    </message>
    <message>
        <source>Send the next messages to the same recipients, too.</source>
        <translation>让接下来的消息也对同样的人说。</translation>
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
        <source>Or an answer of your own</source>
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
        <source>Whom the text asks by name</source>
        <translation>文中点名询问的对象</translation>
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
    <name>studio::ui::AvatarEditor</name>
    <message>
        <source>The picture is being made small…</source>
        <translation>正在缩小图片…</translation>
    </message>
    <message>
        <source>Your own picture is shown; the drawn face waits beneath it.</source>
        <translation>显示的是你自己的图片；画出的脸保留在下面。</translation>
    </message>
    <message>
        <source>A picture may have up to 8192 × 8192 pixels and 16 MB. You can also drop it here.</source>
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
        <source>Colour of the clothes</source>
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
        <translation>无发</translation>
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
        <source>Surprise me</source>
        <translation>随机一个</translation>
    </message>
    <message>
        <source>Another face by chance; undo brings this one back.</source>
        <translation>随机换一张脸；撤销可恢复这一张。</translation>
    </message>
    <message>
        <source>Use own picture…</source>
        <translation>使用自己的图片…</translation>
    </message>
    <message>
        <source>Take the picture away</source>
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
        <source>Refuse</source>
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
        <translation>按空格立即拍照，按 Enter 先数三下。</translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken and sent in %n second(s). Esc refuses.</source>
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
        <source>What the camera sees</source>
        <translation>摄像头看到的画面</translation>
    </message>
    <message>
        <source>Again</source>
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
        <source>%1 is open. Press to close it.</source>
        <translation>%1已打开。按一下即可关闭。</translation>
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
        <source>There is no camera. Plug one in, or choose a picture of your own above.</source>
        <translation>没有摄像头。请接上一个，或在上方选择自己的图片。</translation>
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
        <source>The camera gives no new pictures. Unplug it and plug it in again, then try again.</source>
        <translation>摄像头没有传来新的图片。请拔下后重新接上，然后重试。</translation>
    </message>
    <message>
        <source>The picture is black. Is the lens covered, or is it dark?</source>
        <translation>图片全黑。是镜头被遮住了，还是太暗了？</translation>
    </message>
    <message>
        <source>The picture cannot be read. Save it again as PNG or JPEG, or choose another one.</source>
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
        <source>%1 ask for a picture from the camera. One picture serves them all.</source>
        <extracomment>%1 is a list of companions</extracomment>
        <translation>%1请求摄像头图片。一张图片就够大家用。</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1请求一张摄像头图片。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CardDialogs</name>
    <message>
        <source>There are more than %L1 files; the rest was left out.</source>
        <translation>文件超过 %L1 个，其余的没有导入。</translation>
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
        <translation>将“%1”导出为小组</translation>
    </message>
    <message>
        <source>Cards and persona files (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</source>
        <translation>卡片和人设文件 (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)</translation>
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
        <source>This companion was made here.</source>
        <translation>这个伙伴是在这里创建的。</translation>
    </message>
    <message>
        <source>It came from a file of Companion Studio.</source>
        <translation>来自 Companion Studio 的文件。</translation>
    </message>
    <message>
        <source>It came from an aikyo companion card.</source>
        <translation>来自 aikyo 伙伴卡。</translation>
    </message>
    <message>
        <source>It came from a Character Card V1.</source>
        <translation>来自 Character Card V1。</translation>
    </message>
    <message>
        <source>It came from a Character Card V2.</source>
        <translation>来自 Character Card V2。</translation>
    </message>
    <message>
        <source>It came from a Character Card V3.</source>
        <translation>来自 Character Card V3。</translation>
    </message>
    <message>
        <source>It came from a character card in a PNG picture.</source>
        <translation>来自 PNG 图片中的角色卡。</translation>
    </message>
    <message>
        <source>It came from a CHARX file.</source>
        <translation>来自 CHARX 文件。</translation>
    </message>
    <message>
        <source>Version of the specification: %1.</source>
        <extracomment>%1 is a version of a specification, such as 2.0</extracomment>
        <translation>规范版本：%1。</translation>
    </message>
    <message>
        <source>{{char}} in its texts stands for %1.</source>
        <extracomment>{{char}} is a macro that texts of cards have; %1 is a name</extracomment>
        <translation>文中的 {{char}} 指 %1。</translation>
    </message>
    <message>
        <source>The file itself is kept, so that nothing of it is lost on export.</source>
        <translation>文件本身也会保留，导出时不会丢失任何内容。</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Who made it, its version, notes of its creator, where it came from</source>
        <translation>作者、版本、作者备注、来源</translation>
    </message>
    <message>
        <source>Where the companion came from</source>
        <translation>伙伴的来源</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Who made the character. Not part of a prompt.</source>
        <translation>角色的作者。不会进入提示词。</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>For people who use the card; never part of a prompt.</source>
        <translation>写给使用卡片的人；不会进入提示词。</translation>
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
        <source>Kept aside</source>
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
        <source>Who takes part, in order</source>
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
        <source>Earlier in the order (Alt+Up). The order decides ties, and the first one greets.</source>
        <translation>顺序提前（Alt+↑）。平局按顺序决定，第一位负责问候。</translation>
    </message>
    <message>
        <source>Later in the order (Alt+Down).</source>
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
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>What you wrote about %1 is kept as a draft. Open the form again to go on.</source>
        <translation>你写的关于%1的内容已保留为草稿。重新打开表单即可继续。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written.</source>
        <translation>
            <numerusform>已写出 %n 个文件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ClientSetups</name>
    <message>
        <source>This goes into the file %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>把它放进文件 %1。</translation>
    </message>
    <message>
        <source>This goes into the file %1. The bridge that it starts comes from npm, so Node.js is needed.</source>
        <extracomment>%1 is the name of a file; a bridge is a small program between two others</extracomment>
        <translation>把它放进文件 %1。它启动的桥接程序来自 npm，因此需要 Node.js。</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>在终端中运行它。</translation>
    </message>
    <message>
        <source>This goes into your program, in TypeScript or JavaScript.</source>
        <translation>把它放进你的程序（TypeScript 或 JavaScript）。</translation>
    </message>
    <message>
        <source>Notices (WebSocket)</source>
        <translation>通知（WebSocket）</translation>
    </message>
    <message>
        <source>The address where agents hear of new messages as they come.</source>
        <translation>代理程序在这个地址即时得知新消息。</translation>
    </message>
    <message>
        <source>Run this in a terminal: it says hello in your name.</source>
        <translation>在终端中运行它：它会以你的名义打招呼。</translation>
    </message>
    <message>
        <source>A front end of aikyo</source>
        <translation>aikyo 的前端</translation>
    </message>
    <message>
        <source>The address of the firehose, in place of %1.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>事件广播的地址，用来代替 %1。</translation>
    </message>
    <message>
        <source>Run this in a terminal: it says hello, marked as a program&apos;s message.</source>
        <translation>在终端中运行：它会打招呼，并标明是程序的消息。</translation>
    </message>
    <message>
        <source>What you write there is marked as a program&apos;s message, unless you let programs speak as you by the firehose.</source>
        <translation>除非允许程序通过事件广播以你的身份说话，否则你在那里写的内容会标明是程序的消息。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ClosingStrip</name>
    <message>
        <source>talks on</source>
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
        <source>%1 on light and on dark ground</source>
        <translation>%1在浅色和深色底上的样子</translation>
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
        <source>%1: chosen by the studio</source>
        <translation>%1：由程序选择</translation>
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
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Give the floor to</source>
        <translation>把发言权给(&amp;G)</translation>
    </message>
    <message>
        <source>What they &amp;remember</source>
        <extracomment>A menu: what each companion remembers</extracomment>
        <translation>它们的记忆(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show out</source>
        <extracomment>A menu: which guest has to leave</extracomment>
        <translation>请出(&amp;S)</translation>
    </message>
    <message>
        <source>What they &amp;know</source>
        <extracomment>A menu: what each companion knows of this room</extracomment>
        <translation>它们知道的事(&amp;K)</translation>
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
        <translation>正在倾听</translation>
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
        <translation>即将发言</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>正在发言</translation>
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
        <source>waits for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>休眠中</translation>
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
        <source>Give the floor to the chosen companion, whatever the votes say.</source>
        <translation>不管投票结果，把发言权给所选的伙伴。</translation>
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation>静音的伙伴能听到一切，但不投票也不发言。</translation>
    </message>
    <message>
        <source>Take the seat away</source>
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
        <source>Write as you…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation>以你的身份写…</translation>
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
        <source>Enter sends, Shift+Enter begins a new line.</source>
        <translation>Enter 发送，Shift+Enter 换行。</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Nobody is left to hear this whisper: choose to whom you write.</source>
        <translation>没有人能听到这句悄悄话：请选择写给谁。</translation>
    </message>
    <message>
        <source>Only %1 will hear this…</source>
        <extracomment>%1 are names</extracomment>
        <translation>只有%1能听到…</translation>
    </message>
    <message>
        <source>Ask %1, all hear it…</source>
        <extracomment>%1 are names</extracomment>
        <translation>问%1，所有人都能听到…</translation>
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
        <source>Asked for</source>
        <translation>请求内容</translation>
    </message>
    <message>
        <source>What happened</source>
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
        <source>cost not known</source>
        <translation>费用未知</translation>
    </message>
    <message>
        <source>This room has used up its budget of %1, so no model is called.</source>
        <translation>这个房间已用完 %1 的预算，因此不调用任何模型。</translation>
    </message>
    <message>
        <source>This room today: %1</source>
        <translation>这个房间今天：%1</translation>
    </message>
    <message>
        <source>Altogether: %1</source>
        <translation>总计：%1</translation>
    </message>
    <message>
        <source>Its budget is %1.</source>
        <translation>它的预算是 %1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::CostWindow</name>
    <message>
        <source>All rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>Calls and turns are the newest %L1; sums and days are of all.</source>
        <translation>调用和轮次只列最新 %L1 条；总计和按日统计包含全部。</translation>
    </message>
    <message>
        <source>Prices are estimates from the list of models; your provider&apos;s bill counts.</source>
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
        <translation>轮次</translation>
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
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a call took</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>How the vote was had: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票的取得方式：%1。</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n time(s).</source>
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
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Who spoke</source>
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
        <source>No model was called yet.</source>
        <translation>还没有调用过模型。</translation>
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
        <translation>%1；词元：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The price of %n of them is not known.</source>
        <translation>
            <numerusform>其中 %n 次的价格未知。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DataWindow</name>
    <message>
        <source>Your data</source>
        <translation>您的数据</translation>
    </message>
    <message>
        <source>Folder of the data</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Shares of the data</source>
        <translation>数据的构成</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The largest rooms</source>
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
        <source>What is being done</source>
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
        <translation>重新生成列表(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mpact…</source>
        <translation>压缩(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Restore this backup…</source>
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
        <source>as it was</source>
        <translation>原来的</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, the version at the left</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1，左侧版本</translation>
    </message>
    <message>
        <source>%1, the version at the right</source>
        <extracomment>%1 is a part of the form</extracomment>
        <translation>%1，右侧版本</translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation>删去：%1</translation>
    </message>
    <message>
        <source>Put in: %1</source>
        <translation>新增：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::DirectorForm</name>
    <message>
        <source>The model of the first companion</source>
        <translation>第一位伙伴的模型</translation>
    </message>
    <message>
        <source>Asks %1</source>
        <extracomment>%1 is a model, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>询问%1</translation>
    </message>
    <message>
        <source>Shorten this to at most %L1 characters; there are %L2.</source>
        <translation>请缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Who directs</source>
        <extracomment>The director is a model that chooses which companion speaks next</extracomment>
        <translation>由谁导演</translation>
    </message>
    <message>
        <source>This model is asked only where there is a choice. It reads what all who may speak have heard, and each of its calls is counted among the costs of the room.</source>
        <translation>只有需要选择时才询问这个模型。它读到的是所有可能发言者都听到的内容，每次调用都计入房间的费用。</translation>
    </message>
    <message>
        <source>Name of the director&apos;s model</source>
        <translation>导演所用模型的名称</translation>
    </message>
    <message>
        <source>the provider&apos;s standard model</source>
        <translation>提供商的标准模型</translation>
    </message>
    <message>
        <source>What the director is to heed</source>
        <translation>给导演的要求</translation>
    </message>
    <message>
        <source>In your own words, such as “Let Kyoko moderate” or “Short turns, everybody in turn”.</source>
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
        <source>Every program on this computer can come in and speak here. Use this only for programs that cannot show a token.</source>
        <translation>这台电脑上的任何程序都可以进来发言。只有程序无法出示令牌时才这样做。</translation>
    </message>
    <message>
        <source>For agents: they read along, and speak as guests under the rules of the room.</source>
        <translation>供代理程序使用：它们阅读对话，并作为来宾按房间的规则发言。</translation>
    </message>
    <message>
        <source>For front ends and companions of aikyo: they get what happens here as it happens, and can send.</source>
        <translation>供 aikyo 的前端和伙伴使用：它们即时得到这里发生的一切，也可以发送。</translation>
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
        <source>Whoever comes has to show the token</source>
        <translation>进来必须出示令牌</translation>
    </message>
    <message>
        <source>Whoever comes has to show the token: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>进来必须出示令牌：%1</translation>
    </message>
    <message>
        <source>Every program on this computer can come in, write in your name and answer what companions ask you.</source>
        <translation>这台电脑上的任何程序都可以进来，以你的名义书写，并回答伙伴向你提出的请求。</translation>
    </message>
    <message>
        <source>Programs that show the token of the front ends write in your name and answer what companions ask you. A mark beside each message names the program.</source>
        <translation>出示前端令牌的程序会以你的名义书写，并回答伙伴向你提出的请求。每条消息旁的标记会写明是哪个程序。</translation>
    </message>
    <message>
        <source>Programs may speak as me</source>
        <translation>允许程序以我的身份说话</translation>
    </message>
    <message>
        <source>While this is off, a program that calls itself the user speaks as an outsider.</source>
        <translation>关闭时，自称用户的程序会作为外来者说话。</translation>
    </message>
    <message>
        <source>Programs may speak as me: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>允许程序以我的身份说话：%1</translation>
    </message>
    <message>
        <source>Every program on this computer, and every web page that one of them serves, can come in and speak here. Better let them show the token.</source>
        <translation>本机的所有程序，以及它们提供的所有网页，都可以进入这里发言。建议要求出示令牌。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in</source>
        <translation>允许本机的网页进入</translation>
    </message>
    <message>
        <source>Such as MCP Inspector in a browser, at http://localhost. Pages of the internet never come in.</source>
        <translation>例如浏览器中 http://localhost 的 MCP Inspector。互联网上的网页永远不能进入。</translation>
    </message>
    <message>
        <source>Web pages of this computer may come in: %1</source>
        <extracomment>%1 is a door, such as &quot;MCP server&quot;</extracomment>
        <translation>允许本机的网页进入：%1</translation>
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
        <translation>事件广播</translation>
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
        <source>Open: programs on this computer can come in.</source>
        <translation>已打开：这台电脑上的程序可以进来。</translation>
    </message>
    <message>
        <source>Another program has port %1.</source>
        <extracomment>%1 is the number of a port</extracomment>
        <translation>端口 %1 被另一个程序占用。</translation>
    </message>
    <message>
        <source>It could not be opened. %1</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>无法打开。%1</translation>
    </message>
    <message>
        <source>Not joined.</source>
        <translation>未加入。</translation>
    </message>
    <message>
        <source>Joined: its companions can talk here.</source>
        <translation>已加入：它的伙伴可以在这里说话。</translation>
    </message>
    <message>
        <source>It could not be joined. %1</source>
        <extracomment>A network of companions; %1 is a sentence: why</extracomment>
        <translation>无法加入。%1</translation>
    </message>
    <message>
        <source>Joining…</source>
        <extracomment>A network of companions</extracomment>
        <translation>正在加入…</translation>
    </message>
    <message>
        <source>The network is away. %1 Trying again…</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>网络不可用。%1 正在重试…</translation>
    </message>
    <message numerus="yes">
        <source>The network is away. %1 Next try in %n second(s).</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>
            <numerusform>网络不可用。%1 %n 秒后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation>没有名字的程序</translation>
    </message>
    <message>
        <source>It asked for another address: perhaps a web page that pretends.</source>
        <translation>它请求的是另一个地址：可能是伪装的网页。</translation>
    </message>
    <message>
        <source>A web page from elsewhere.</source>
        <translation>来自别处的网页。</translation>
    </message>
    <message>
        <source>Without the token, or with a wrong one.</source>
        <extracomment>Why a program was not let in</extracomment>
        <translation>没有令牌，或令牌不对。</translation>
    </message>
    <message>
        <source>A form or a text, as web pages send them unasked.</source>
        <translation>网页擅自发送的那种表单或文本。</translation>
    </message>
    <message>
        <source>It was too large.</source>
        <translation>太大了。</translation>
    </message>
    <message>
        <source>It could not be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>Too many connections or requests.</source>
        <translation>连接或请求太多。</translation>
    </message>
    <message>
        <source>A guest that you showed out.</source>
        <translation>你请出的来宾。</translation>
    </message>
    <message>
        <source>A guest that speaks through another connection.</source>
        <translation>通过另一个连接说话的来宾。</translation>
    </message>
    <message>
        <source>Network away</source>
        <extracomment>In the top bar: the network of companions that we joined cannot be reached now</extracomment>
        <translation>网络不可用</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>入口已打开</translation>
    </message>
    <message numerus="yes">
        <source>Doors: %n program(s)</source>
        <translation>
            <numerusform>入口：%n 个程序</numerusform>
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
        <translation>已不存在的房间</translation>
    </message>
    <message>
        <source>They lead to:</source>
        <extracomment>Before the name of a room: the doors lead to it</extracomment>
        <translation>通向：</translation>
    </message>
    <message>
        <source>The room that the doors lead to</source>
        <translation>入口通向的房间</translation>
    </message>
    <message>
        <source>Doors lead to a room. Make one first.</source>
        <translation>入口通向一个房间。请先建一个。</translation>
    </message>
</context>
<context>
    <name>studio::ui::DoorsWindow</name>
    <message>
        <source>Doors</source>
        <translation>入口</translation>
    </message>
    <message>
        <source>Other programs can take part in a room. Nothing is open until you open it, and only programs on this computer can come in.</source>
        <translation>其他程序可以参加一个房间。在你打开之前一切都是关闭的，而且只有这台电脑上的程序能进来。</translation>
    </message>
    <message>
        <source>Programs and guests</source>
        <translation>程序和来宾</translation>
    </message>
    <message>
        <source>What happened</source>
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
        <translation>轮次</translation>
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
        <source>Another reply</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>另一个回复</translation>
    </message>
    <message>
        <source>Another decision</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>另一个决定</translation>
    </message>
    <message>
        <source>Another alternative chosen</source>
        <extracomment>Why a room went back to an earlier point, in the list of events</extracomment>
        <translation>选择了另一个备选</translation>
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
        <source>Nothing has happened here yet.</source>
        <translation>这里还没有发生任何事。</translation>
    </message>
    <message>
        <source>No event fits. Change the topic or the text.</source>
        <translation>没有符合的事件。请更改话题或文字。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), all of this room.</source>
        <translation>
            <numerusform>%n 个事件，为此房间的全部。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) read; older ones come as you scroll.</source>
        <translation>
            <numerusform>已读取 %n 个事件；更早的会随滚动出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>所有话题</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>话题</translation>
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
        <source>All that the log holds of this event</source>
        <translation>日志中关于此事件的全部内容</translation>
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
        <source>In which format are %n companion(s) to be written?</source>
        <translation>
            <numerusform>要以哪种格式写出 %n 个伙伴？</numerusform>
        </translation>
    </message>
    <message>
        <source>In which format is %1 to be written?</source>
        <translation>要以哪种格式写出 %1？</translation>
    </message>
    <message>
        <source>Holds everything, in all languages; only this studio reads it.</source>
        <translation>保存所有语言的全部内容；只有本工作室能读取。</translation>
    </message>
    <message>
        <source>The card in its portrait, as most programs share it: V2 and V3 at once. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>把角色卡放进头像图里，多数程序都这样分享：同时含有 V2 和 V3。只含主要语言；模型、声音和你的备注留在这里。</translation>
    </message>
    <message>
        <source>A V3 card with its pictures in one package. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>把 V3 角色卡和它的图片放在一个包里。只含主要语言；模型、声音和你的备注留在这里。</translation>
    </message>
    <message>
        <source>The newest Character Card, without a picture. Only the main language; its model, its voice and your notes stay here.</source>
        <translation>最新的角色卡，不含图片。只含主要语言；模型、声音和你的备注留在这里。</translation>
    </message>
    <message>
        <source>The Character Card that nearly every program reads, without a picture. Greetings for rooms of several are lost besides.</source>
        <translation>几乎所有程序都能读取的角色卡，不含图片。此外，多人房间的问候也会丢失。</translation>
    </message>
    <message>
        <source>For old programs: name, story, personality, scenario, greeting and example talk, and nothing else.</source>
        <translation>供旧程序使用：名字、背景故事、性格、情境、问候和示例对话，别无其他。</translation>
    </message>
    <message>
        <source>For aikyo: name, role, personality, story and one sample line, and what the card had when it came from there.</source>
        <translation>供 aikyo 使用：名字、角色、性格、背景故事和一句示例台词，以及来自 aikyo 的卡原有的内容。</translation>
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
        <source>What is selected (%n messages)</source>
        <translation>
            <numerusform>选中的部分（%n 条消息）</numerusform>
        </translation>
    </message>
    <message>
        <source>What is selected (nothing)</source>
        <translation>选中的部分（无）</translation>
    </message>
    <message>
        <source>From one message to another</source>
        <translation>从某条消息到另一条消息</translation>
    </message>
    <message>
        <source>From one day to another</source>
        <translation>从某天到另一天</translation>
    </message>
    <message>
        <source>Part</source>
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
        <source>%Ln messages</source>
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
        <source>&amp;As</source>
        <translation>格式(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>详细程度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Which part</source>
        <translation>哪一部分(&amp;W)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>详细程度</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>说过的话</translation>
    </message>
    <message>
        <source>… and votes and decisions</source>
        <translation>… 以及投票和决定</translation>
    </message>
    <message>
        <source>… and every event</source>
        <translation>… 以及每个事件</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>头像(&amp;F)</translation>
    </message>
    <message>
        <source>Without &amp;names</source>
        <translation>不带名字(&amp;N)</translation>
    </message>
    <message>
        <source>Companions become Companion A, B …, users Person 1, 2 …, in texts too. What somebody is called otherwise stays: read it before you share it.</source>
        <translation>伙伴变为伙伴 A、B……，用户变为人物 1、2……，文字里也一样。其他称呼会保留：分享前请先读一遍。</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>开头预览</translation>
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
        <source>&amp;Leave whispers out</source>
        <translation>去掉悄悄话(&amp;L)</translation>
    </message>
    <message>
        <source>Only what everybody in the room could hear. Votes and events are left out too, because they can tell of whispers.</source>
        <translation>只含房间里人人都能听到的内容。投票和事件也会透露悄悄话，所以一并去掉。</translation>
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
        <translation>让 %1 重试</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>更换模型</translation>
    </message>
    <message>
        <source>Change the model of %1…</source>
        <translation>更换 %1 的模型…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Show what happened when %1 could not answer</source>
        <translation>查看 %1 未能回答时发生了什么</translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldGroup</name>
    <message>
        <source>What you pasted has %L1 characters; the first %L2 were taken.</source>
        <translation>粘贴的内容有 %L1 个字符；取了前 %L2 个。</translation>
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
        <source>Longest answer</source>
        <translation>回应长度上限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Stops</source>
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
        <source>Id</source>
        <translation>标识</translation>
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
        <source>Readings of its names</source>
        <translation>名字的读音</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
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
        <translation>问候</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>其他问候</translation>
    </message>
    <message>
        <source>Greetings for groups</source>
        <translation>多人房间的问候</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>Scene note</source>
        <translation>情境备注</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>如何扮演</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>回答前的最后叮嘱</translation>
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
        <translation>健谈度</translation>
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
        <source>Version of the character</source>
        <translation>角色版本</translation>
    </message>
    <message>
        <source>Creator&apos;s notes</source>
        <translation>作者备注</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>What the studio does not know of its card</source>
        <translation>卡片中工作室不认识的内容</translation>
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
</context>
<context>
    <name>studio::ui::FieldNotes</name>
    <message numerus="yes">
        <source>≈ %Ln token(s)</source>
        <extracomment>An estimate: about how many of the pieces that a model reads a text is</extracomment>
        <translation>
            <numerusform>≈ %Ln 词元</numerusform>
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
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>There are too many files of this name in the folder already.</source>
        <translation>文件夹里同名的文件已经太多。</translation>
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
        <translation>更新的匹配（Shift+Enter）</translation>
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
        <source>%n message(s) could not be read and were not searched.</source>
        <translation>
            <numerusform>有 %n 条消息无法读取，未被搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>They vote on who speaks next: %1 of %2 have answered.</source>
        <translation>正在投票决定谁接着发言：%2 位中已有 %1 位回应。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and they vote on who answers.</source>
        <translation>还没有选出发言者。写点什么，他们就会投票决定谁来回答。</translation>
    </message>
    <message>
        <source>nobody is winding down</source>
        <translation>无人收尾</translation>
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
        <translation>满分 10 中的 %1</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>被请求回答</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜出</translation>
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
        <translation>无论%1怎么投票，结果都不会改变。</translation>
    </message>
    <message>
        <source>%1 speaks.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name</extracomment>
        <translation>由%1发言。</translation>
    </message>
    <message>
        <source>%1 speaks, importance %2.</source>
        <extracomment>Read aloud when it is decided who speaks: %1 a name, %2 a number from 0 to 10</extracomment>
        <translation>由%1发言，重要度为%2。</translation>
    </message>
    <message>
        <source>The floor is held: nobody begins until you let them talk.</source>
        <translation>发言权被保留：在你让他们谈之前，谁都不会开始。</translation>
    </message>
    <message>
        <source>%1 · asked</source>
        <extracomment>%1 is what a vote says, such as &quot;speak&quot;; the last speaker asked this companion to answer</extracomment>
        <translation>%1 · 被请求</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>发言中</translation>
    </message>
    <message>
        <source>turns since you wrote: %1</source>
        <translation>你发言后的轮数：%1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <extracomment>%1 of %2 turns that companions may take until the user writes</extracomment>
        <translation>第 %1/%2 轮</translation>
    </message>
    <message>
        <source>turn %1, beyond the %2 without you</source>
        <translation>第 %1 轮，已超出没有你时的 %2 轮</translation>
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
        <translation>%1正在思考。</translation>
    </message>
    <message>
        <source>%1 are thinking.</source>
        <extracomment>%1 is a list of two names or more</extracomment>
        <translation>%1正在思考。</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <extracomment>%1 is the level that the companion waits for, 5 to 100</extracomment>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>倾听中</translation>
    </message>
    <message>
        <source>said it for %1</source>
        <extracomment>What a companion paid for what it said last</extracomment>
        <translation>花%1发言</translation>
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
        <source>was silent</source>
        <translation>未发言</translation>
    </message>
    <message>
        <source>asleep · your message wakes it</source>
        <translation>休眠中 · 你的消息会唤醒</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>休眠中</translation>
    </message>
    <message>
        <source>next in the ring</source>
        <translation>轮转中的下一位</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>已发言</translation>
    </message>
    <message>
        <source>Nobody has said anything yet. Write something, and whoever wants to answer pays for it from the level.</source>
        <translation>还没有谁说过话。写点什么，想回答的会从余量中支付。</translation>
    </message>
    <message>
        <source>nobody is in the ring</source>
        <translation>轮转中没有人</translation>
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
        <source>asleep: your message wakes %1</source>
        <extracomment>In the middle of the ring, %1 is a name</extracomment>
        <translation>休眠中：你的消息会唤醒%1</translation>
    </message>
    <message>
        <source>asleep: nobody can be woken</source>
        <translation>休眠中：没有谁可唤醒</translation>
    </message>
    <message>
        <source>Nobody can answer: all are muted or have left.</source>
        <translation>没有谁能回答：大家都被静音或已离开。</translation>
    </message>
    <message>
        <source>How the vote was had: %1.</source>
        <extracomment>%1 is a phrase: how a vote was bound to its form</extracomment>
        <translation>投票的取得方式：%1。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 turns in all</source>
        <extracomment>%1 is a line of facts, %2 and %3 numbers: companions have had so many turns, and the room allows so many</extracomment>
        <translation>%1 · 共 %2/%3 轮</translation>
    </message>
    <message numerus="yes">
        <source>The companions have had the %n turn(s) that this room allows.</source>
        <translation>
            <numerusform>伙伴们已用完此房间允许的 %n 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Speak or listen</source>
        <translation>发言或聆听</translation>
    </message>
    <message>
        <source>Asked to answer</source>
        <translation>被要求回答</translation>
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
        <translation>聆听</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>无投票</translation>
    </message>
    <message>
        <source>talks on</source>
        <translation>继续交谈</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, or cue a companion.</source>
        <translation>还没有选出任何人。写点什么，或点名一位伙伴。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something: whom you name speaks, and of the others whom their talkativeness lets.</source>
        <translation>还没有选出任何人。写点什么：你点到名字的会发言，其余的按健谈程度加入。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and all answer one after another.</source>
        <translation>还没有选出任何人。写点什么，大家会依次回答。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and one answers who has not yet.</source>
        <translation>还没有选出任何人。写点什么，会有一位还没说过话的回答。</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and the director chooses who answers.</source>
        <translation>还没有选出任何人。写点什么，由导演选择谁来回答。</translation>
    </message>
    <message>
        <source>The director chooses who speaks next.</source>
        <translation>导演正在选择下一位发言者。</translation>
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
        <translation>抽到 %1，健谈 %2</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>可能被选中</translation>
    </message>
    <message>
        <source>asked</source>
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
        <source>not asked to answer</source>
        <translation>未被要求回答</translation>
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
        <source>Nobody was asked for a vote here, so there is no vote to change.</source>
        <translation>这里没有人被要求投票，因此没有可更改的投票。</translation>
    </message>
    <message>
        <source>Only votes can be changed, and no votes decided this round.</source>
        <translation>只能更改投票，而这一回合不是由投票决定的。</translation>
    </message>
    <message>
        <source>%1 is not in the room any more, so this cannot be played.</source>
        <translation>%1已不在房间里，因此无法这样继续。</translation>
    </message>
    <message>
        <source>Drag the bar, or press Left and Right, to see what another vote would have done.</source>
        <translation>拖动横条或按左右方向键，查看另一种投票会带来什么结果。</translation>
    </message>
    <message>
        <source>While they vote, no vote can be changed. Wait for the decision.</source>
        <translation>投票进行中无法更改。请等待决定。</translation>
    </message>
    <message>
        <source>Something newer was decided meanwhile. Try it again.</source>
        <translation>期间又有了新的决定。请再试一次。</translation>
    </message>
    <message>
        <source>This room is open for reading only, so nothing can be played.</source>
        <translation>此房间以只读方式打开，无法继续进行。</translation>
    </message>
    <message>
        <source>The room does not vote any more. Switch its turn-taking to State vote to play this.</source>
        <translation>此房间已不再投票。要继续进行，请把发言方式切换为“投票”。</translation>
    </message>
    <message>
        <source>The outcome is not there yet.</source>
        <translation>结果尚未得出。</translation>
    </message>
    <message>
        <source>%1 was not asked in this round, so a vote of theirs cannot be played.</source>
        <translation>%1在这一回合没有被要求投票，因此无法按其投票继续。</translation>
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
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;asked to answer&quot;, %3 how it ended, such as &quot;cut off: you came in&quot;</extracomment>
        <translation>上一位：%1，%2（%3）。</translation>
    </message>
    <message>
        <source>Last: %1, %2.</source>
        <extracomment>Who had the floor last: %1 a name, %2 why, such as &quot;asked to answer&quot;</extracomment>
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
        <translation>上次投票为满分 10 中的 %1</translation>
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
        <source>A past decision</source>
        <translation>过去的决定</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>Point at a vote to see what would have changed the outcome.</source>
        <translation>指向一票，可看到怎样会改变结果。</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>The votes then</source>
        <translation>当时的投票</translation>
    </message>
    <message>
        <source>The last vote</source>
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
        <translation>把发言权给…</translation>
    </message>
    <message>
        <source>Give the floor to a companion</source>
        <translation>把发言权给一位伙伴</translation>
    </message>
    <message>
        <source>Let one companion speak now. The turns are counted anew once you write.</source>
        <translation>现在就让一位伙伴发言。你写了之后，轮数会重新计算。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GroupRooms</name>
    <message>
        <source>Not among the files: %1.</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>这些不在文件中：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Nobody of the group “%1” came in.</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>小组“%1”没有任何成员导入。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>The group “%1” can become a room with %n companion(s).</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>
            <numerusform>小组“%1”可以成为一个有 %n 个伙伴的房间。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make the room</source>
        <translation>创建房间</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不创建</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestNotes</name>
    <message>
        <source>%1 came in as a guest.</source>
        <translation>%1作为来宾进来了。</translation>
    </message>
    <message>
        <source>%1 was shown out.</source>
        <translation>%1被请出了。</translation>
    </message>
    <message>
        <source>%1 was let in again.</source>
        <translation>%1被重新放行。</translation>
    </message>
</context>
<context>
    <name>studio::ui::GuestsPart</name>
    <message>
        <source>shown out</source>
        <translation>已请出</translation>
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
        <translation>来宾</translation>
    </message>
    <message>
        <source>Guests of the room “%1”</source>
        <translation>房间“%1”的来宾</translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation>给予席位</translation>
    </message>
    <message>
        <source>Take the seat away</source>
        <translation>收回席位</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>重新放行</translation>
    </message>
    <message>
        <source>Show out</source>
        <translation>请出</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column: what a guest calls itself</extracomment>
        <translation>名字</translation>
    </message>
    <message>
        <source>Calls itself</source>
        <translation>自称</translation>
    </message>
    <message>
        <source>Came by</source>
        <translation>来路</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Nobody has come in. A program becomes a guest when it first speaks or votes.</source>
        <translation>还没有谁进来。程序第一次发言或投票时成为来宾。</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Before a field: the name of a guest</extracomment>
        <translation>名字：</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>来宾的名字</translation>
    </message>
    <message>
        <source>At most so many messages a minute:</source>
        <translation>每分钟最多消息数：</translation>
    </message>
    <message>
        <source>Messages that the guest may send in a minute</source>
        <translation>来宾每分钟可以发送的消息数</translation>
    </message>
    <message>
        <source>as usual (%1)</source>
        <extracomment>In place of a number: the studio&apos;s own bound</extracomment>
        <translation>照常（%1）</translation>
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
        <source>No votes were taken in these turns, so there is no importance to show.</source>
        <translation>这些轮次没有投票，所以没有可显示的重要度。</translation>
    </message>
    <message>
        <source>The last turns and votes</source>
        <translation>最近的轮次与投票</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>最近的轮次</translation>
    </message>
    <message>
        <source>Importance of speaking</source>
        <extracomment>A part of the timeline: how important it was to each companion to speak, in the last votes</extracomment>
        <translation>发言的重要度</translation>
    </message>
    <message>
        <source>Show or hide how important it was to each companion to speak.</source>
        <translation>显示或隐藏发言对每位伙伴有多重要。</translation>
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
        <source>Give everybody you write as a name.</source>
        <translation>请给你的每个身份起名。</translation>
    </message>
    <message>
        <source>Give everybody you write as a name of their own.</source>
        <translation>请让每个身份的名字各不相同。</translation>
    </message>
    <message>
        <source>Add somebody you write as</source>
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
        <source>Name of somebody you write as</source>
        <translation>身份的名字</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1的颜色</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>任意颜色</translation>
    </message>
    <message>
        <source>Do not write as %1 any more</source>
        <translation>不再以%1的身份写</translation>
    </message>
    <message>
        <source>Shorten what is known of %1 to at most %L2 characters; there are %L3.</source>
        <translation>请把对 %1 的说明缩短到 %L2 个字符以内；现在有 %L3 个。</translation>
    </message>
    <message>
        <source>Who that is, for the companions. It may stay empty.</source>
        <translation>告诉伙伴们这是谁。可以留空。</translation>
    </message>
    <message>
        <source>Who %1 is</source>
        <translation>%1 是谁</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportBooks</name>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>This is a lorebook, and no companion came with it. Import it together with the card of one companion.</source>
        <translation>这是世界书，但没有伙伴随之而来。请与一个伙伴的角色卡一起导入。</translation>
    </message>
    <message>
        <source>This is a lorebook, and several companions came with it. Import it together with the card of the one who gets it.</source>
        <translation>这是世界书，但随之而来的伙伴有多个。请与得到它的那个伙伴的角色卡一起导入。</translation>
    </message>
    <message>
        <source>No card that came in names this lorebook. Import it together with the card of the companion who gets it.</source>
        <translation>导入的角色卡都没有指定此世界书。请与得到它的伙伴的角色卡一起导入。</translation>
    </message>
    <message>
        <source>There is another lorebook &quot;%1&quot; already, so this one is called &quot;%2&quot;.</source>
        <translation>已有另一个世界书“%1”，因此这一个名为“%2”。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportConflictDialog</name>
    <message>
        <source>Companion with the same id</source>
        <translation>相同 ID 的伙伴</translation>
    </message>
    <message>
        <source>%1 holds a companion that the library has already: %2 (%3). What is to become of it?</source>
        <extracomment>%1 is a file, %2 the name of a companion, %3 its id</extracomment>
        <translation>%1 里的伙伴已在库中：%2 (%3)。要怎么处理？</translation>
    </message>
    <message>
        <source>On the left it is as the library has it, on the right as it would be when replaced. The library keeps the one before as a version, and what the card says nothing about stays.</source>
        <translation>左边是库中现有的内容，右边是替换后的内容。之前的内容会作为一个版本保留，卡里没有提到的部分保持不变。</translation>
    </message>
    <message>
        <source>The file brings another picture.</source>
        <translation>文件带有另一张图片。</translation>
    </message>
    <message>
        <source>The file differs in parts that the studio only keeps aside.</source>
        <translation>文件在本工作室仅保留的部分有所不同。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more part(s)</source>
        <translation>
            <numerusform>… 以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>会改变的内容</translation>
    </message>
    <message numerus="yes">
        <source>Do the same for the other %n</source>
        <translation>
            <numerusform>其余 %n 个也这样处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Besides the companion in the library, the one of the file gets an id of its own</extracomment>
        <translation>两者都保留</translation>
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
        <source>Who is who</source>
        <translation>谁是谁</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>What becomes of the file</source>
        <translation>文件如何处理</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>这里</translation>
    </message>
    <message>
        <source>Who %1 is</source>
        <translation>%1 是谁</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>A new companion</source>
        <translation>新的伙伴</translation>
    </message>
    <message>
        <source>Takes no part</source>
        <translation>不参与的人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Name of the room</source>
        <translation>房间名称(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n messages; it begins like this:</source>
        <extracomment>%1 is a whole number of messages</extracomment>
        <translation>
            <numerusform>%n 条消息；开头如下：</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is a room now.</source>
        <translation>对话已成为房间。</translation>
    </message>
    <message>
        <source>&amp;Open the room</source>
        <translation>打开房间(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Which conversation of the file</source>
        <translation>文件中的哪个对话</translation>
    </message>
    <message>
        <source>Without a title</source>
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
        <source>Choose a file to see what became of its parts.</source>
        <translation>选择一个文件，查看它的各部分如何处理。</translation>
    </message>
    <message>
        <source>There is nothing to tell.</source>
        <translation>没有需要说明的内容。</translation>
    </message>
    <message>
        <source>Import of companions</source>
        <translation>导入伙伴</translation>
    </message>
    <message>
        <source>How far the import is</source>
        <translation>导入的进度</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>已导入的</translation>
    </message>
    <message>
        <source>What stayed as it was</source>
        <translation>保持不变的</translation>
    </message>
    <message>
        <source>What was not taken</source>
        <translation>未接收的</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>有警告的</translation>
    </message>
    <message>
        <source>Which files</source>
        <translation>哪些文件</translation>
    </message>
    <message>
        <source>All parts of the card</source>
        <translation>卡的所有部分</translation>
    </message>
    <message>
        <source>Which parts of the card</source>
        <translation>卡的哪些部分</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What became of the parts of the card</source>
        <translation>卡的各部分如何处理</translation>
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
        <source>%n companion(s) came in.</source>
        <translation>
            <numerusform>加入了 %n 位伙伴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were here already.</source>
        <translation>
            <numerusform>%n 位伙伴已在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not taken.</source>
        <translation>
            <numerusform>有 %n 个文件未接收。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were replaced.</source>
        <translation>
            <numerusform>替换了 %n 个伙伴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) were left as they are.</source>
        <translation>
            <numerusform>%n 个伙伴保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not read.</source>
        <translation>
            <numerusform>%n 个文件没有读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came in.</source>
        <translation>没有导入任何内容。</translation>
    </message>
    <message>
        <source>Came in as %1 (%2)</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>已导入为 %1 (%2)</translation>
    </message>
    <message>
        <source>Came in as %1, under the new id %2</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>已导入为 %1，使用新 ID %2</translation>
    </message>
    <message>
        <source>Replaced %1 (%2); the one before is kept as a version</source>
        <extracomment>%1 is the name of a companion, %2 its id</extracomment>
        <translation>替换了 %1 (%2)；之前的内容作为版本保留</translation>
    </message>
    <message>
        <source>%1 is here already, word for word</source>
        <translation>%1 已在这里，内容完全相同</translation>
    </message>
    <message>
        <source>Left out: %1 stays as it is</source>
        <translation>未导入：%1 保持不变</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>未接收：%1</translation>
    </message>
    <message>
        <source>A group of companions</source>
        <translation>一组伙伴</translation>
    </message>
    <message>
        <source>Not read, because the import was cancelled</source>
        <translation>导入已取消，没有读取</translation>
    </message>
    <message numerus="yes">
        <source>%n lorebook(s) came in.</source>
        <translation>
            <numerusform>导入了 %n 个世界书。</numerusform>
        </translation>
    </message>
    <message>
        <source>Now a lorebook of %1</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>现在是 %1 的世界书</translation>
    </message>
    <message>
        <source>%1 had this lorebook already</source>
        <extracomment>%1 is the name of a companion, or several</extracomment>
        <translation>%1 已有此世界书</translation>
    </message>
    <message>
        <source>Now a lorebook of no companion; choose it for a room</source>
        <translation>现在是不属于任何伙伴的世界书；请为房间选择它</translation>
    </message>
    <message>
        <source>This lorebook is here already</source>
        <translation>此世界书已经在这里</translation>
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
        <source>Older turns come as you scroll.</source>
        <translation>更早的轮次会随滚动出现。</translation>
    </message>
    <message>
        <source>Looking further back…</source>
        <translation>正在往前查找…</translation>
    </message>
    <message>
        <source>No row fits. Change the kind or the text.</source>
        <translation>没有符合的行。请更改类型或文字。</translation>
    </message>
    <message>
        <source>No turn yet. Say something, and see here what each companion does.</source>
        <translation>还没有轮次。说点什么，就能在这里看到每位伙伴做了什么。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Calls of models</source>
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
        <translation>轮次，最新的在前</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>世界书</translation>
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
    <name>studio::ui::LastPage</name>
    <message>
        <source>No key is sent.</source>
        <translation>不发送密钥。</translation>
    </message>
    <message>
        <source>Its key is in the keychain of your desktop.</source>
        <translation>它的密钥在桌面的密钥环中。</translation>
    </message>
    <message>
        <source>Its key is kept until the program ends.</source>
        <translation>它的密钥会保留到程序结束。</translation>
    </message>
    <message>
        <source>Its key is read from the variable %1.</source>
        <translation>它的密钥从变量 %1 读取。</translation>
    </message>
    <message>
        <source>It was not tested. You can do so later in the list of providers.</source>
        <translation>尚未测试。以后可在提供商列表中测试。</translation>
    </message>
    <message>
        <source>It runs on this machine: nothing that is said leaves it.</source>
        <translation>它在这台电脑上运行：所说的内容不会离开本机。</translation>
    </message>
    <message>
        <source>What is said in a room is sent to %1.</source>
        <translation>房间里所说的内容会发送给 %1。</translation>
    </message>
    <message>
        <source>Use this model for companions without one of their own</source>
        <translation>没有自己模型的伙伴使用此模型</translation>
    </message>
    <message>
        <source>It answers for them already.</source>
        <extracomment>%1 is what answers for the companions now, such as &quot;gpt-5 (OpenAI)&quot;</extracomment>
        <translation>已由它替他们回答。</translation>
    </message>
    <message>
        <source>Now it is %1 that answers for them.</source>
        <translation>目前由%1替他们回答。</translation>
    </message>
    <message>
        <source>What was set up</source>
        <translation>已设置的内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::LedgerWindow</name>
    <message>
        <source>What companions may ask for</source>
        <translation>伙伴的权限</translation>
    </message>
    <message>
        <source>Companions and guests can ask this machine for something, and you decide. Only the time and the language are told without asking.</source>
        <translation>伙伴和来宾可以向这台电脑提出请求，由你决定是否允许。只有时间和语言会不经询问就告知。</translation>
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
        <source>No companion has asked for anything yet.</source>
        <translation>还没有伙伴提出过请求。</translation>
    </message>
    <message>
        <source>Let connected programs answer</source>
        <translation>允许已连接的程序回答</translation>
    </message>
    <message>
        <source>They see what is asked for and can answer in your place. What is never allowed stays refused.</source>
        <translation>它们能看到请求的内容，并可代你回答。设为始终拒绝的仍会被拒绝。</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>全部撤回</translation>
    </message>
    <message>
        <source>You will be asked again about every request.</source>
        <translation>无论谁请求什么，都会重新询问你。</translation>
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
        <source>Nothing is on its way back.</source>
        <translation>没有正在恢复的部分。</translation>
    </message>
    <message>
        <source>%1 come back in %2 s.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds</extracomment>
        <translation>%2 秒后恢复 %1。</translation>
    </message>
    <message>
        <source>%1 come back in %2 s, then %3 more.</source>
        <extracomment>A part of the level: %1 how much, %2 a number of seconds, %3 how much comes later</extracomment>
        <translation>%2 秒后恢复 %1，之后再恢复 %3。</translation>
    </message>
    <message>
        <source>On its way back: %1</source>
        <extracomment>%1 is a list of names, each with a part of the level: &quot;Aya 60, Natsumi 5&quot;</extracomment>
        <translation>正在恢复：%1</translation>
    </message>
    <message>
        <source>%1 buys %2 characters</source>
        <translation>%1 买 %2 个字符</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 买 %2</translation>
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
        <source>There are no companions yet. Make one, or drop cards here.</source>
        <translation>还没有伙伴。新建一个，或把角色卡拖到这里。</translation>
    </message>
    <message>
        <source>No companion fits what you search for.</source>
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
        <source>Only those with this tag</source>
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
        <source>Show the archived</source>
        <translation>显示已归档的</translation>
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
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>改为归档</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Delete %1 for good? All that was said stays in the rooms.</source>
        <translation>要永久删除%1吗？说过的话会留在房间里。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
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
        <source>%n file(s) were written.</source>
        <translation>
            <numerusform>已写出 %n 个文件。</numerusform>
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
        <source>A whole folder…</source>
        <translation>整个文件夹…</translation>
    </message>
    <message>
        <source>Not deleted: %1. %2</source>
        <extracomment>%1 is a list of names, %2 why the last of them cannot be deleted, a sentence</extracomment>
        <translation>未删除：%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n companions for good: %1? All that was said stays in the rooms.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>要永久删除 %n 位伙伴（%1）吗？说过的话会留在房间里。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the room on screen</source>
        <translation>添加到屏幕上的房间</translation>
    </message>
    <message>
        <source>Companion library</source>
        <translation>伙伴库</translation>
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
        <translation>健谈优先</translation>
    </message>
    <message>
        <source>In no room yet</source>
        <translation>还不在任何房间</translation>
    </message>
    <message>
        <source>Used %1</source>
        <extracomment>%1 is a time of day or a date: when a companion was in a room last</extracomment>
        <translation>上次使用：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>有 %n 处需要修正</numerusform>
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
        <source>The name has letters that may look like others. Its technical form is %1.</source>
        <extracomment>Letters of other scripts may look like Latin ones. %1 is the host in its technical form, xn--…</extracomment>
        <translation>名称含有易与其他字母混淆的字符。其技术形式为 %1。</translation>
    </message>
    <message>
        <source>The link says “%1”, which is another host.</source>
        <extracomment>The words of a link name one host, but it leads to another. %1 is the host that the words name</extracomment>
        <translation>链接上写的是“%1”，那是另一个主机。</translation>
    </message>
    <message>
        <source>“%1” before the @ is only a name to sign in with. The page is not there.</source>
        <extracomment>%1 is what stands before the @ of an address: it looks like a host and is none</extracomment>
        <translation>@ 前面的“%1”只是登录名。页面并不在那里。</translation>
    </message>
    <message>
        <source>The connection is not encrypted (http).</source>
        <translation>连接未加密（http）。</translation>
    </message>
    <message>
        <source>The whole address</source>
        <translation>完整地址</translation>
    </message>
    <message>
        <source>No program took the address. You can copy it instead.</source>
        <translation>没有程序接受此地址。你可以改为复制它。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
</context>
<context>
    <name>studio::ui::LookFields</name>
    <message>
        <source>How it looks</source>
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
        <source>Looks back (messages)</source>
        <translation>回看（消息）</translation>
    </message>
    <message>
        <source>Budget (tokens)</source>
        <translation>预算（词元）</translation>
    </message>
    <message>
        <source>Entries fire entries</source>
        <translation>条目触发条目</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>In place of a number</extracomment>
        <translation>按默认</translation>
    </message>
    <message>
        <source>The newest messages that keywords are looked for in</source>
        <translation>在最新的多少条消息中查找关键词</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>In place of a number</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>What all its entries may take in a prompt; what has the lowest priority is cut</source>
        <translation>所有条目在提示词中可占的量；超出时先省略优先级最低的</translation>
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
        <translation>说话者的名字也算出现</translation>
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
        <translation>移除条目</translation>
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
        <source>Of these</source>
        <extracomment>Of the secondary keywords: &quot;Of these: all have to be there&quot;</extracomment>
        <translation>其中</translation>
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
        <source>Stays (messages)</source>
        <translation>保留（消息）</translation>
    </message>
    <message>
        <source>Pauses (messages)</source>
        <translation>暂停（消息）</translation>
    </message>
    <message>
        <source>Not before (messages)</source>
        <translation>不早于（消息）</translation>
    </message>
    <message>
        <source>Looks back (messages)</source>
        <translation>回看（消息）</translation>
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
        <source>Switched on</source>
        <extracomment>Of an entry of a lorebook</extracomment>
        <translation>启用</translation>
    </message>
    <message>
        <source>Always on, whatever was said</source>
        <translation>始终启用，不管说了什么</translation>
    </message>
    <message>
        <source>Take out “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Write a keyword, then Return</source>
        <translation>输入关键词后按回车</translation>
    </message>
    <message>
        <source>one has to be there</source>
        <extracomment>Of the secondary keywords of an entry of a lorebook</extracomment>
        <translation>至少出现一个</translation>
    </message>
    <message>
        <source>one has to be missing</source>
        <translation>至少缺少一个</translation>
    </message>
    <message>
        <source>none may be there</source>
        <translation>一个都不能出现</translation>
    </message>
    <message>
        <source>all have to be there</source>
        <translation>必须全部出现</translation>
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
        <source>Before the author&apos;s note</source>
        <translation>作者备注之前</translation>
    </message>
    <message>
        <source>After the author&apos;s note</source>
        <translation>作者备注之后</translation>
    </message>
    <message>
        <source>Before the example lines</source>
        <translation>示例台词之前</translation>
    </message>
    <message>
        <source>After the example lines</source>
        <translation>示例台词之后</translation>
    </message>
    <message>
        <source>Among the messages</source>
        <translation>消息之间</translation>
    </message>
    <message>
        <source>Messages between it and the end of the conversation; 0: behind the newest</source>
        <translation>它与对话末尾之间的消息数；0：最新消息之后</translation>
    </message>
    <message>
        <source>What has a lower number stands higher up</source>
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
        <source>Stays in the prompt for so long once it fired</source>
        <translation>触发后在提示词中保留这么久</translation>
    </message>
    <message>
        <source>Then does not fire for so long</source>
        <translation>之后这么久不再触发</translation>
    </message>
    <message>
        <source>Does not fire before the conversation is so long</source>
        <translation>对话达到这个长度之前不触发</translation>
    </message>
    <message>
        <source>The newest messages that its keywords are looked for in</source>
        <translation>在最新的多少条消息中查找它的关键词</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>按默认</translation>
    </message>
    <message>
        <source>only whole words</source>
        <translation>仅整词</translation>
    </message>
    <message>
        <source>inside words too</source>
        <translation>词内也算</translation>
    </message>
    <message>
        <source>must be the same</source>
        <translation>必须一致</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>不区分</translation>
    </message>
    <message>
        <source>Of all entries with the same group, one is told. Several names with commas.</source>
        <translation>同组条目只告知一个。多个名称用逗号分隔。</translation>
    </message>
    <message>
        <source>All keywords are patterns (regular expressions)</source>
        <translation>所有关键词都是模式（正则表达式）</translation>
    </message>
    <message>
        <source>Told even when the budget is used up</source>
        <translation>预算用完也告知</translation>
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
        <translation>%1：模式“%2”无法使用，不会匹配任何内容（%3）。</translation>
    </message>
    <message>
        <source>Entries fired entries for too long, so the rest was not looked at.</source>
        <translation>条目连锁触发过长，其余未再检查。</translation>
    </message>
    <message>
        <source>Type a line to try the lorebooks</source>
        <translation>输入一句话来试用世界书</translation>
    </message>
    <message>
        <source>Line to try the lorebooks with</source>
        <translation>用来试用世界书的一句话</translation>
    </message>
    <message>
        <source>Entries of the lorebooks, and why they fire</source>
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
        <source>What a keyword calls to mind</source>
        <translation>关键词唤起的内容</translation>
    </message>
    <message>
        <source>What the companion knows and is told only when it matters: an entry fires when one of its keywords was said, or always. Prompt › Lore shows what fires for a line, and why.</source>
        <translation>伙伴知道的、只在需要时告知的内容：出现某个关键词时触发，或始终触发。哪句话触发什么、为什么，见“提示词”中的“世界书”。</translation>
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
        <source>Told</source>
        <translation>告知</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Entries of the lorebooks</source>
        <translation>世界书条目</translation>
    </message>
</context>
<context>
    <name>studio::ui::LoreTrialPanel</name>
    <message>
        <source>Lore in this room</source>
        <translation>这个房间的世界书</translation>
    </message>
    <message>
        <source>Companion whose lorebooks are looked at</source>
        <translation>查看哪个伙伴的世界书</translation>
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
        <source>Here you can read, but not write.</source>
        <translation>这里只能阅读，不能发言。</translation>
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
        <translation>轮次</translation>
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
        <translation>%1 之后谁都不能发言：谈话到此为止。</translation>
    </message>
    <message>
        <source>After no other companion may they speak, only after you: %1.</source>
        <extracomment>%1 is a name, or several</extracomment>
        <translation>不能接其他伙伴的话，只能接你的话：%1。</translation>
    </message>
    <message>
        <source>After your own messages everybody may speak, whatever is ticked here.</source>
        <translation>你自己的消息之后谁都可以发言，与这里的勾选无关。</translation>
    </message>
    <message>
        <source>Where several answer you one after another, whoever may not follow the one before is passed over.</source>
        <translation>几位依次回答你时，不能接前一位的话的会被跳过。</translation>
    </message>
    <message>
        <source>A row for each companion whose message was the last, a column for each who may speak then. Space ticks, Ctrl+A ticks a row.</source>
        <translation>每一行是最后发消息的伙伴，每一列是接着可以发言的伙伴。空格勾选，Ctrl+A 勾选整行。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <extracomment>A button that opens a menu of patterns for who may speak after whom</extracomment>
        <translation>模式</translation>
    </message>
    <message>
        <source>Everybody after everybody</source>
        <translation>谁都可以接谁</translation>
    </message>
    <message>
        <source>A moderator between all</source>
        <extracomment>Opens the list of companions: who is to be the moderator</extracomment>
        <translation>由主持人居中</translation>
    </message>
    <message>
        <source>Nobody answers themselves</source>
        <translation>不接自己的话</translation>
    </message>
    <message>
        <source>Pairs: first with second, third with fourth</source>
        <translation>两人一组：第一位和第二位，第三位和第四位</translation>
    </message>
    <message>
        <source>Who may speak after whom</source>
        <translation>谁可以接谁的话</translation>
    </message>
</context>
<context>
    <name>studio::ui::MaskModel</name>
    <message>
        <source>After a message of %1. Click: all or nobody.</source>
        <extracomment>Tool tips of the matrix of who may speak after whom; %1 is a name</extracomment>
        <translation>%1 的消息之后。点击：全部或全不。</translation>
    </message>
    <message>
        <source>%1 may speak. Click: after all or nobody.</source>
        <translation>%1 可以发言。点击：接所有人或谁也不接。</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>%1 may speak</source>
        <translation>%1 可以发言</translation>
    </message>
    <message>
        <source>%1 may go on after a message of their own, in a ring and in a silence.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>在轮转中和沉默时，%1 可以接自己的消息继续说。</translation>
    </message>
    <message>
        <source>%1 may not go on after a message of their own.</source>
        <translation>%1 不能接自己的消息继续说。</translation>
    </message>
    <message>
        <source>After %2, %1 may speak.</source>
        <extracomment>%1 and %2 are names</extracomment>
        <translation>%2 之后，%1 可以发言。</translation>
    </message>
    <message>
        <source>After %2, %1 may not speak.</source>
        <translation>%2 之后，%1 不能发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryDesk</name>
    <message>
        <source>That message is not in this room any more.</source>
        <translation>这条消息已不在此房间里。</translation>
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
        <source>a room that is gone</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>已不存在的房间</translation>
    </message>
    <message numerus="yes">
        <source>%1 · from %n message(s) in %2</source>
        <extracomment>Under a note: from how many messages, %1 when, %2 the room</extracomment>
        <translation>
            <numerusform>%1 · 来自房间“%2”的 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · worded by you</source>
        <extracomment>Under a note: %1 tells where it came from</extracomment>
        <translation>%1 · 由你改写</translation>
    </message>
    <message>
        <source>Save what you are writing first, or discard it.</source>
        <translation>请先保存或放弃正在写的内容。</translation>
    </message>
    <message>
        <source>%1 remembers nothing yet. Notes come from talks in which something will matter again, or when you add one here.</source>
        <translation>%1还没有记住什么。谈话中觉得以后还用得着的事，会写成笔记；你也可以在这里添加。</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>没有包含这些文字的笔记。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新笔记</translation>
    </message>
    <message>
        <source>The chosen note</source>
        <translation>所选的笔记</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Forget it for good</source>
        <translation>永久忘记</translation>
    </message>
    <message>
        <source>What %1 remembers</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1记住的内容</translation>
    </message>
    <message>
        <source>Only %1 reads these notes. They are part of the prompts, so they go to the provider of the model that answers.</source>
        <translation>这些笔记只有%1会读。它们写在提示词里，因此会发送给所用模型的提供商。</translation>
    </message>
    <message>
        <source>Search the notes</source>
        <translation>搜索笔记</translation>
    </message>
    <message>
        <source>Notes, the newest first</source>
        <translation>笔记，最新的在前</translation>
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
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Show the message</source>
        <translation>显示消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <source>What was said first:</source>
        <translation>最初说的话：</translation>
    </message>
    <message>
        <source>What was said first</source>
        <translation>最初说的话</translation>
    </message>
    <message>
        <source>Enter saves, Esc cancels. Companions read the new words from now on.</source>
        <translation>Enter 保存，Esc 取消。从现在起伙伴读到的是新的文字。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>Nobody has spent anything yet.</source>
        <translation>还没有谁花费过。</translation>
    </message>
    <message>
        <source>Who spent it</source>
        <translation>谁花的</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelFields</name>
    <message>
        <source>The standard: %1</source>
        <extracomment>%1 is the model that answers for companions without one of their own</extracomment>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>The standard</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 (not on this machine)</source>
        <extracomment>%1 is a provider that a companion from elsewhere names</extracomment>
        <translation>%1（不在这台电脑上）</translation>
    </message>
    <message>
        <source>%1 is not on this machine: the standard model answers, %2.</source>
        <extracomment>%1 is a provider, %2 a model</extracomment>
        <translation>%1不在这台电脑上：由默认模型 %2 回答。</translation>
    </message>
    <message>
        <source>The key of %1 is missing. Enter it in the list of providers.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>缺少%1的密钥。请在提供商列表中填写。</translation>
    </message>
    <message>
        <source>The studio&apos;s standard answers, also when you change it later.</source>
        <translation>由本程序的默认模型回答；以后更改默认时也随之改变。</translation>
    </message>
    <message>
        <source>It speaks in set phrases, offline.</source>
        <translation>它用固定的句子离线说话。</translation>
    </message>
    <message>
        <source>The standard decides.</source>
        <translation>由默认设置决定。</translation>
    </message>
    <message>
        <source>Rehearsal has only one.</source>
        <translation>排练只有一个。</translation>
    </message>
    <message>
        <source>Write its name; the list could not be had: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>请写出名称；无法取得列表：%1</translation>
    </message>
    <message>
        <source>%1 does not list this model.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1没有列出此模型。</translation>
    </message>
    <message>
        <source>%1, the provider&apos;s standard</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（提供商的默认）</translation>
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
        <source>Settings of the model</source>
        <translation>模型的设置</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelLine</name>
    <message>
        <source>%1 answers for the companions</source>
        <extracomment>For screen readers; %1 is the name of a model</extracomment>
        <translation>由%1代伙伴作答</translation>
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
        <source>Asking for the list of models…</source>
        <translation>正在取得模型列表…</translation>
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
        <source>%1 Write the name of the model as its provider calls it.</source>
        <extracomment>%1 is a whole sentence: why there is no list</extracomment>
        <translation>%1请按提供商的叫法写出模型的名称。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Write to search, or a name that is not in the list</source>
        <translation>输入以搜索，或写列表之外的名称</translation>
    </message>
    <message>
        <source>Models of the provider</source>
        <translation>提供商的模型</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新取得</translation>
    </message>
    <message>
        <source>No model in the list has this name. Choose one, or use the name as it is.</source>
        <translation>列表中没有这个名称的模型。请从列表中选择，或直接使用这个名称。</translation>
    </message>
    <message>
        <source>Use “%1” as it is</source>
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
        <source>Longest answer</source>
        <translation>回应长度上限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>%1 takes at most %L2; more counts as that.</source>
        <extracomment>%1 is a kind of provider, %2 a number</extracomment>
        <translation>%1最多接受 %L2；更大的值按此计算。</translation>
    </message>
    <message>
        <source>How freely it words: 0 is sober, 1 is usual.</source>
        <translation>措辞的自由程度：0 为克制，1 为通常。</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses from, 0 to 1.</source>
        <translation>从多大范围的可能词语中选择，0 到 1。</translation>
    </message>
    <message>
        <source>In tokens, thinking included. What is longer is cut off.</source>
        <translation>以词元计，包含思考。超出部分会被截断。</translation>
    </message>
    <message>
        <source>The same seed gives the same answer, as far as the model can.</source>
        <translation>只要模型支持，相同的种子会给出相同的回答。</translation>
    </message>
    <message>
        <source>It ends where it would write one of these. One on each line; \n is a line break.</source>
        <translation>它在要写出其中之一时结束。每行一个；\n 表示换行。</translation>
    </message>
    <message>
        <source>How long it may think before it answers.</source>
        <translation>回答前可以思考多久。</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <extracomment>%1 are names such as &quot;Temperature, Seed&quot;</extracomment>
        <translation>已设置：%1</translation>
    </message>
    <message>
        <source>left open</source>
        <extracomment>stands in an empty input: the provider decides</extracomment>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Rehearsal is no AI and has none of these settings.</source>
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
        <source>As you wrote it.</source>
        <translation>由你填写。</translation>
    </message>
    <message>
        <source>As the studio knows it. You can write your own.</source>
        <translation>本程序已知的值。你也可以自己填写。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>In, $</source>
        <extracomment>how many tokens fit into it, the head of a column</extracomment>
        <translation>输入 ($)</translation>
    </message>
    <message>
        <source>Cached, $</source>
        <extracomment>the price of what is sent, the head of a column</extracomment>
        <translation>缓存 ($)</translation>
    </message>
    <message>
        <source>Out, $</source>
        <translation>输出 ($)</translation>
    </message>
    <message>
        <source>Write how many tokens the model holds, a whole number such as 128000.</source>
        <translation>请写模型能容纳多少词元，用整数，例如 128000。</translation>
    </message>
    <message>
        <source>Write a price in dollars for a million tokens, such as 2.5.</source>
        <translation>请写每百万词元的美元价格，例如 2.5。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelWords</name>
    <message>
        <source>The provider holds it to the form of a vote.</source>
        <translation>提供商保证投票的格式。</translation>
    </message>
    <message>
        <source>Its votes are JSON, but their form is only asked for.</source>
        <translation>它的投票是 JSON，但格式仅作要求。</translation>
    </message>
    <message>
        <source>It is asked in words to keep to the form of a vote, and once more where it does not.</source>
        <translation>用文字要求它遵守投票的格式，不遵守时再要求一次。</translation>
    </message>
    <message>
        <source>It uses tools.</source>
        <translation>它会使用工具。</translation>
    </message>
    <message>
        <source>It uses no tools, so it cannot take part where speech is bought.</source>
        <translation>它不使用工具，因此不能参与需要购买发言的场合。</translation>
    </message>
    <message>
        <source>It sees pictures.</source>
        <translation>它能看图片。</translation>
    </message>
    <message>
        <source>It sees no pictures.</source>
        <translation>它看不到图片。</translation>
    </message>
    <message>
        <source>votes in form</source>
        <extracomment>a model keeps to the form of votes</extracomment>
        <translation>规范的投票格式</translation>
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
        <source>neither quiet nor talkative</source>
        <translation>不多不少</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>健谈</translation>
    </message>
    <message>
        <source>speaks whenever it can</source>
        <translation>一有机会就说</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Greeting, scene, talkativeness, example dialogue, knowledge, tags, notes</source>
        <translation>问候、场景、健谈度、对话示例、知识、标签、备注</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>健谈度</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>问候</translation>
    </message>
    <message>
        <source>The first thing it says in a new room.</source>
        <translation>在新房间里说的第一句话。</translation>
    </message>
    <message>
        <source>Scene note</source>
        <translation>情境备注</translation>
    </message>
    <message>
        <source>The place and time of scenes.</source>
        <translation>场景发生在何时何地。</translation>
    </message>
    <message>
        <source>Example dialogue</source>
        <translation>对话示例</translation>
    </message>
    <message>
        <source>A longer exchange that shows its voice.</source>
        <translation>一段较长、能体现其口吻的对话。</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识</translation>
    </message>
    <message>
        <source>What it knows and cares about, with commas between.</source>
        <translation>它了解和关心的事，用逗号分隔。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>For finding it again, with commas between.</source>
        <translation>便于以后查找，用逗号分隔。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>For yourself; never part of a prompt.</source>
        <translation>供你自己看；不会进入提示词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::NetworkPart</name>
    <message>
        <source>The address of a network begins with ws:// or wss:// and a name.</source>
        <translation>网络的地址以 ws:// 或 wss:// 加名称开头。</translation>
    </message>
    <message>
        <source>Another network</source>
        <translation>另一个网络</translation>
    </message>
    <message>
        <source>Its companions come into the room as guests. What is said in the room goes to them.</source>
        <translation>它的伙伴作为来宾进入房间。房间里说的话会传给他们。</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>To be in another network of companions</extracomment>
        <translation>加入</translation>
    </message>
    <message>
        <source>Join the other network</source>
        <translation>加入另一个网络</translation>
    </message>
    <message>
        <source>Address of the other network</source>
        <translation>另一个网络的地址</translation>
    </message>
    <message>
        <source>Its user speaks as me</source>
        <translation>其用户以我的身份说话</translation>
    </message>
    <message>
        <source>While this is off, what its user says comes from an outsider.</source>
        <translation>关闭时，其用户说的话会作为外来者的话。</translation>
    </message>
    <message>
        <source>The user of the other network speaks as me</source>
        <translation>另一个网络的用户以我的身份说话</translation>
    </message>
    <message>
        <source>Who is there:</source>
        <extracomment>Companions who are in another network, by name; a field follows</extracomment>
        <translation>谁在那里：</translation>
    </message>
    <message>
        <source>Who is in the other network</source>
        <translation>另一个网络中有谁</translation>
    </message>
    <message>
        <source>Companions of another network answer only when they are named. Write the names of those who have not spoken yet, with commas between them. Companions who were heard are remembered.</source>
        <translation>另一个网络的伙伴只在被点到名字时才会回答。请写下尚未发言的伙伴的名字，用逗号分隔。发过言的伙伴会被记住。</translation>
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
    <name>studio::ui::OpeningForm</name>
    <message>
        <source>The main greeting</source>
        <translation>主要问候</translation>
    </message>
    <message>
        <source>Another greeting, number %L1</source>
        <translation>其他问候 %L1</translation>
    </message>
    <message>
        <source>For several companions, number %L1</source>
        <translation>多位伙伴用 %L1</translation>
    </message>
    <message>
        <source>Somebody says something</source>
        <extracomment>How a room begins</extracomment>
        <translation>有人先说点什么</translation>
    </message>
    <message>
        <source>%1 says something</source>
        <translation>%1 先说点什么</translation>
    </message>
    <message>
        <source>Nobody speaks before you do</source>
        <extracomment>How a room begins</extracomment>
        <translation>在您开口之前没有人说话</translation>
    </message>
    <message>
        <source>%1 says a greeting as it is written</source>
        <extracomment>How a room begins; %1 is a companion</extracomment>
        <translation>%1 照写好的问候来说</translation>
    </message>
    <message>
        <source>How the room begins</source>
        <translation>房间如何开始</translation>
    </message>
    <message>
        <source>Which greeting</source>
        <translation>哪一句问候</translation>
    </message>
    <message>
        <source>What the room will hear</source>
        <translation>房间里会听到的话</translation>
    </message>
    <message>
        <source>With the macros of the card replaced. It is said as it stands.</source>
        <translation>卡片里的宏已经替换。会照原样说出来。</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayBar</name>
    <message>
        <source>Deadlines as they were</source>
        <translation>投票时限保持原样</translation>
    </message>
    <message numerus="yes">
        <source>Votes may take %n second(s)</source>
        <translation>
            <numerusform>投票最多 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodbyes as they were</source>
        <translation>告别的效果保持原样</translation>
    </message>
    <message>
        <source>A goodbye ends the room</source>
        <translation>告别会结束房间</translation>
    </message>
    <message>
        <source>A goodbye ends nothing</source>
        <translation>告别不会结束任何事</translation>
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
        <source>As policy…</source>
        <extracomment>A button: shows the room as another way of taking turns would have had it</extracomment>
        <translation>按其他方式…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <extracomment>A button: the rules under which the votes are counted</extracomment>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Stretch…</source>
        <extracomment>A button: from where to where in the room</extracomment>
        <translation>范围…</translation>
    </message>
    <message>
        <source>Take off</source>
        <extracomment>A button: takes off what lies over the room</extracomment>
        <translation>取消覆盖</translation>
    </message>
    <message>
        <source>Shows who would have had the floor after each message under another policy.</source>
        <translation>显示如果采用其他方式，每条消息之后谁会获得发言权。</translation>
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
        <translation>每个回合都作同样的更改：%1</translation>
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
        <source>Who answers in this room</source>
        <translation>这个房间里由谁回答</translation>
    </message>
    <message>
        <source>Name of the model in this room</source>
        <translation>这个房间里的模型名称</translation>
    </message>
    <message>
        <source>the provider&apos;s standard model</source>
        <translation>提供商的默认模型</translation>
    </message>
    <message>
        <source>The studio&apos;s standard model</source>
        <translation>工作室的默认模型</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>只在这个房间</translation>
    </message>
    <message>
        <source>as in the library: %1</source>
        <translation>与资料库相同：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::OverrideText</name>
    <message>
        <source>Shorten this to at most %L1 characters; there are %L2.</source>
        <translation>请缩短到 %L1 个字符以内；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>only in this room</source>
        <translation>只在这个房间</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>与资料库相同</translation>
    </message>
</context>
<context>
    <name>studio::ui::PaletteCommands</name>
    <message>
        <source>This cannot be done now.</source>
        <translation>现在不能这样做。</translation>
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
        <source>You are in it.</source>
        <translation>你就在这里。</translation>
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
        <source>The beginning of what was pasted</source>
        <translation>粘贴内容的开头</translation>
    </message>
    <message>
        <source>%1 characters pasted</source>
        <translation>粘贴了 %1 个字符</translation>
    </message>
    <message>
        <source>Too long to be edited here. It is sent whole, after what you write.</source>
        <translation>太长，无法在此编辑。它会接在你所写的内容之后整段发送。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Peek</source>
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
        <translation>来宾，不在</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>来宾</translation>
    </message>
    <message>
        <source>changed here</source>
        <extracomment>Beside the name of a companion that is otherwise in this room than in the library</extracomment>
        <translation>在此有改动</translation>
    </message>
    <message>
        <source>A guest called “%1” (%2)</source>
        <extracomment>Somebody of another program: %1 the name, which is that one&apos;s own choice, %2 the id</extracomment>
        <translation>自称“%1”的来宾（%2）</translation>
    </message>
    <message>
        <source>A guest by MCP called “%1” (%2)</source>
        <translation>通过MCP进来、自称“%1”的来宾（%2）</translation>
    </message>
    <message>
        <source>A guest by the firehose called “%1” (%2)</source>
        <translation>通过事件广播进来、自称“%1”的来宾（%2）</translation>
    </message>
    <message>
        <source>A guest of the network called “%1” (%2)</source>
        <translation>来自网络、自称“%1”的来宾（%2）</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>the model that chooses which companion speaks</extracomment>
        <translation>导演</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionAsking</name>
    <message>
        <source>That question was over already.</source>
        <translation>该询问已经结束。</translation>
    </message>
    <message>
        <source>A companion wants to use a tool</source>
        <translation>有伙伴想使用工具</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionCard</name>
    <message>
        <source>Without any arguments</source>
        <translation>没有参数</translation>
    </message>
    <message>
        <source>Show all of it</source>
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
        <source>“In this room”, “Always” and “Never” then count for just these arguments.</source>
        <translation>“在此房间允许”“始终允许”“始终拒绝”就只对这些参数有效。</translation>
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
        <source>Refuse</source>
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
        <source>Allow once like this</source>
        <translation>按此内容允许一次</translation>
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
        <source>%n more question(s) about tools wait</source>
        <translation>
            <numerusform>还有 %n 个工具询问在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions about tools of companions</source>
        <translation>关于伙伴工具的询问</translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionWindow</name>
    <message>
        <source>a room that is gone</source>
        <extracomment>A room that is not there any more</extracomment>
        <translation>已不存在的房间</translation>
    </message>
    <message>
        <source>every room</source>
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
        <source>What companions may do</source>
        <translation>伙伴的工具权限</translation>
    </message>
    <message>
        <source>Companions can use tools. What reaches beyond the studio, or cannot be undone, is asked about until you have agreed; what you agreed to can be taken back here.</source>
        <translation>伙伴可以使用工具。会影响到本程序之外或无法撤销的操作，在你同意之前每次都会询问；同意过的可以在这里撤回。</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>你的答复</translation>
    </message>
    <message>
        <source>What was done</source>
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
        <source>You have not said “Always” or “Never” to anything yet.</source>
        <translation>你还没有选过“始终允许”或“始终拒绝”。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>You will be asked again.</source>
        <translation>以后会再次询问你。</translation>
    </message>
    <message>
        <source>Show the companion</source>
        <translation>要显示的伙伴</translation>
    </message>
    <message>
        <source>Show the tool</source>
        <translation>要显示的工具</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No companion has used such a tool yet.</source>
        <translation>还没有伙伴用过这类工具。</translation>
    </message>
    <message>
        <source>Ask before gestures and speech by tool too</source>
        <translation>用工具做动作或发言前也询问</translation>
    </message>
    <message>
        <source>Tools that do something that is seen in the studio are asked about then.</source>
        <translation>开启后，在本程序里做看得见的事的工具也会先询问。</translation>
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
        <source>It only looks at what the companion may know anyway.</source>
        <translation>只查看伙伴本来就可以知道的内容。</translation>
    </message>
    <message>
        <source>It does something that is seen here in the studio.</source>
        <translation>会在本程序里做一件看得见的事。</translation>
    </message>
    <message>
        <source>It reaches beyond the studio, or cannot be undone.</source>
        <translation>会影响到本程序之外，或无法撤销。</translation>
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
        <source>You allowed it for good</source>
        <translation>你设为始终允许</translation>
    </message>
    <message>
        <source>You refused</source>
        <translation>你拒绝了</translation>
    </message>
    <message>
        <source>You refused it in this room</source>
        <translation>你设为在此房间拒绝</translation>
    </message>
    <message>
        <source>You refused for good</source>
        <translation>你设为始终拒绝</translation>
    </message>
    <message>
        <source>Allowed, as you had said</source>
        <translation>按你的设定允许</translation>
    </message>
    <message>
        <source>Refused, as you had said</source>
        <translation>按你的设定拒绝</translation>
    </message>
    <message>
        <source>Done without asking, as tools like it are</source>
        <translation>此类工具无需询问，直接执行了</translation>
    </message>
    <message>
        <source>Nobody answered in time, so it was refused</source>
        <translation>没有人及时回答，因此拒绝</translation>
    </message>
    <message>
        <source>Nobody was here to be asked, so it was refused</source>
        <translation>没有人在场可问，因此拒绝</translation>
    </message>
    <message>
        <source>Too many of its questions were open, so it was refused</source>
        <translation>它未答复的询问太多，因此拒绝</translation>
    </message>
    <message>
        <source>It was not wanted any more</source>
        <translation>已不再需要</translation>
    </message>
    <message>
        <source>You took back what you had said</source>
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
        <source>An estimate of how much of every prompt this companion takes in this language.</source>
        <translation>估算此语言下这位伙伴在每次提示词中所占的量。</translation>
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
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Language of what you write</source>
        <translation>所写内容的语言</translation>
    </message>
    <message>
        <source>Make this the main language</source>
        <translation>设为主要语言</translation>
    </message>
    <message>
        <source>Where a text is missing in another language, the main one stands in.</source>
        <translation>其他语言缺少的文字由主要语言代替。</translation>
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
        <source>The face of the new companion</source>
        <translation>新伙伴的脸</translation>
    </message>
    <message>
        <source>The face of %1</source>
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
        <source>%1 is archived: still in the rooms of before, and not offered for new ones.</source>
        <translation>%1已归档：仍留在原有的房间里，新房间不再提供。</translation>
    </message>
    <message>
        <source>%1 is back among the companions.</source>
        <translation>%1已回到伙伴之中。</translation>
    </message>
    <message>
        <source>Delete %1 for good? All that was said stays in the rooms.</source>
        <translation>要永久删除%1吗？说过的话会留在房间里。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Archive instead</source>
        <translation>改为归档</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
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
        <source>What is shown beside the form</source>
        <translation>表单旁边显示的内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaWindow</name>
    <message>
        <source>Not saved: %1 Your changes are kept as a draft.</source>
        <translation>未保存：%1 你的更改已保留为草稿。</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>再次保存</translation>
    </message>
    <message>
        <source>These changes cannot be kept: %1</source>
        <translation>这些更改无法保留：%1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>关闭并放弃更改</translation>
    </message>
    <message>
        <source>You have unsaved changes from %1.</source>
        <translation>有 %1 的未保存更改。</translation>
    </message>
    <message>
        <source>You have a companion without a name from %1 that was never saved.</source>
        <translation>有一位 %1 创建、未命名且从未保存的伙伴。</translation>
    </message>
    <message>
        <source>You have %1 from %2, which was never saved.</source>
        <translation>%2 创建的%1从未保存。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>the new companion</source>
        <translation>新伙伴</translation>
    </message>
    <message>
        <source>Give it a name first, then you can try it.</source>
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
        <source>%n thing(s) must be changed before it can be saved.</source>
        <translation>
            <numerusform>保存前需要修改 %n 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. The change counts from the companion&apos;s next turn.</source>
        <translation>已保存。从该伙伴的下一轮起生效。</translation>
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
        <source>The version is in the form now. Save it, or undo to go back.</source>
        <translation>该版本已放入表单。请保存，或撤销以返回。</translation>
    </message>
    <message>
        <source>%1 is saved and can join a room.</source>
        <translation>%1 已保存，可以加入房间。</translation>
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
        <source>Otherwise the room&apos;s log says only that a picture was sent.</source>
        <translation>否则房间的日志里只会记下发送过图片。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureWork</name>
    <message>
        <source>The picture cannot be made small.</source>
        <translation>无法缩小图片。</translation>
    </message>
    <message>
        <source>The picture&apos;s file cannot be opened.</source>
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
        <source>Here you can read, but not write.</source>
        <translation>这里只能阅读，不能发言。</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>此版本不可用。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyChoiceField</name>
    <message>
        <source>Whose text must fit its price</source>
        <translation>谁的文字必须符合价格</translation>
    </message>
    <message>
        <source>that of companions</source>
        <translation>伙伴</translation>
    </message>
    <message>
        <source>everybody&apos;s</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>When you say something while a companion speaks</source>
        <translation>伙伴发言时你说话，则</translation>
    </message>
    <message>
        <source>the companion is interrupted</source>
        <translation>打断伙伴</translation>
    </message>
    <message>
        <source>the companion finishes first</source>
        <translation>先让伙伴说完</translation>
    </message>
    <message>
        <source>When you say something in the ring</source>
        <translation>在轮转中你说话，则</translation>
    </message>
    <message>
        <source>whom you name goes on</source>
        <translation>由你点到的人继续</translation>
    </message>
    <message>
        <source>the first one goes on</source>
        <translation>由第一位继续</translation>
    </message>
    <message>
        <source>the next one goes on</source>
        <translation>由下一位继续</translation>
    </message>
    <message>
        <source>When no vote can be had of your message</source>
        <translation>您的消息得不到任何投票时</translation>
    </message>
    <message>
        <source>somebody speaks all the same</source>
        <translation>仍由一位伙伴发言</translation>
    </message>
    <message>
        <source>nobody speaks</source>
        <translation>谁也不发言</translation>
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
        <source>Wait while I write</source>
        <translation>我书写时等待</translation>
    </message>
    <message>
        <source>Nobody begins to speak while there is text in your line.</source>
        <translation>你的输入栏里有文字时，谁都不开始发言。</translation>
    </message>
    <message>
        <source>Decide early</source>
        <translation>提前决定</translation>
    </message>
    <message>
        <source>As soon as the missing votes cannot change anything.</source>
        <translation>一旦剩下的投票无法改变结果即决定。</translation>
    </message>
    <message>
        <source>Goodbye is final</source>
        <translation>道别即结束</translation>
    </message>
    <message>
        <source>The room rests for good once somebody has said goodbye.</source>
        <translation>有人道别后，房间便一直休息。</translation>
    </message>
    <message>
        <source>Refuse repetitions</source>
        <translation>拒绝重复</translation>
    </message>
    <message>
        <source>What was said before, word for word, is not said again.</source>
        <translation>一字不差说过的话不再说。</translation>
    </message>
    <message>
        <source>Short answers wake</source>
        <translation>简短回应也唤醒</translation>
    </message>
    <message>
        <source>A mere &quot;I see&quot; wakes the others too.</source>
        <translation>一句“知道了”也会唤醒其他人。</translation>
    </message>
    <message>
        <source>Always answer me</source>
        <translation>总要回答我</translation>
    </message>
    <message>
        <source>When nobody wants to speak after your message, the companion who wants it most answers.</source>
        <translation>你的消息之后没人想发言时，由最想说的伙伴回答。</translation>
    </message>
    <message>
        <source>Ask the next one</source>
        <translation>再问下一位</translation>
    </message>
    <message>
        <source>When the companion who is to answer you says nothing or fails, another one answers.</source>
        <translation>该回答你的伙伴没有说话或出错时，由另一位伙伴回答。</translation>
    </message>
    <message>
        <source>Go on by themselves</source>
        <translation>自己聊下去</translation>
    </message>
    <message>
        <source>When all have had their turn and somebody spoke, they begin anew, up to the limits below.</source>
        <translation>所有人都轮过一次且有人发言后，他们会重新开始，直到下面的上限。</translation>
    </message>
    <message>
        <source>Leave no question open</source>
        <translation>不留下没回答的问题</translation>
    </message>
    <message>
        <source>Before the room falls silent, a companion who was asked something and has not answered gets the floor.</source>
        <translation>房间安静下来之前，被问到却还没回答的伙伴会得到发言权。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyForm</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>请写 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Seed of the order</source>
        <translation>顺序的种子</translation>
    </message>
    <message>
        <source>The same seed and the same companions give the same order. With 0 a new room draws one.</source>
        <translation>种子和伙伴都相同，顺序就相同。设为 0 时，新房间会抽取一个。</translation>
    </message>
    <message>
        <source>Another time for one of them, in seconds</source>
        <translation>为其中某位另设时间（秒）</translation>
    </message>
    <message>
        <source>Whoever needs more time to vote, or should have less.</source>
        <translation>给投票需要更多时间、或应该更短的那一位。</translation>
    </message>
    <message>
        <source>as all</source>
        <extracomment>In an empty input: the vote of this companion may take as long as that of everybody</extracomment>
        <translation>与大家相同</translation>
    </message>
    <message>
        <source>Tiers: price and longest text</source>
        <translation>档位：价格与文字长度上限</translation>
    </message>
    <message>
        <source>On the left what it costs at least, of a level of 100; on the right how many characters that buys. Below the second price it is a short answer.</source>
        <translation>左边是满余量 100 中至少要花多少；右边是能买到多少字符。低于第二个价格的是简短回应。</translation>
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
        <source>After a silence companions look at the last message once more, and a companion with something to add speaks.</source>
        <translation>沉默一段时间后，伙伴们会再看一遍最后一条消息，有话要补充的伙伴就会发言。</translation>
    </message>
    <message>
        <source>Speak when I am silent</source>
        <translation>我沉默时主动说话</translation>
    </message>
    <message>
        <source>Only when named</source>
        <extracomment>Beside it the companions of a room, each to be ticked</extracomment>
        <translation>只在被提到时</translation>
    </message>
    <message>
        <source>They speak only after messages that name them.</source>
        <translation>只在提到自己名字的消息之后发言。</translation>
    </message>
    <message>
        <source>Who may speak after whom</source>
        <translation>谁可以接谁的话</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyMenu</name>
    <message>
        <source>Ways of taking turns</source>
        <translation>轮流发言的方式</translation>
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
        <source>Write a number of seconds from %1 to %2.</source>
        <translation>请写 %1 到 %2 的秒数。</translation>
    </message>
    <message>
        <source>Write a number of minutes from %1 to %2.</source>
        <translation>请填写 %1 到 %2 之间的分钟数。</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>请写 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Pause before somebody speaks, in seconds</source>
        <translation>发言前的等待（秒）</translation>
    </message>
    <message>
        <source>Turns without you, at most</source>
        <translation>没有你时最多几轮</translation>
    </message>
    <message>
        <source>Then the room rests until you say something or give somebody the floor.</source>
        <translation>之后房间休息，直到你说点什么，或把发言权给某一位。</translation>
    </message>
    <message>
        <source>Talk without you, in minutes at most</source>
        <translation>没有你时最多聊多久（分钟）</translation>
    </message>
    <message>
        <source>Counted from your last message. With 0 there is no such limit.</source>
        <translation>从你的最后一条消息算起。为 0 时没有这个上限。</translation>
    </message>
    <message>
        <source>Wait for your answer, in seconds</source>
        <translation>等你回答的时间（秒）</translation>
    </message>
    <message>
        <source>When a companion speaks to you alone, the others wait so long. With 0 they go on at once.</source>
        <translation>伙伴只对你说话时，其他伙伴会等这么久。为 0 时他们立刻继续。</translation>
    </message>
    <message>
        <source>How long a vote may take, in seconds</source>
        <translation>投票时限（秒）</translation>
    </message>
    <message>
        <source>Whoever is later is counted as listening.</source>
        <translation>超时者算作倾听。</translation>
    </message>
    <message>
        <source>How long the director may take, in seconds</source>
        <translation>导演最多用多久（秒）</translation>
    </message>
    <message>
        <source>After that the companion who has been silent longest speaks.</source>
        <translation>超时后由沉默最久的伙伴发言。</translation>
    </message>
    <message>
        <source>How long until what was spent comes back, in seconds</source>
        <translation>花费多久后恢复（秒）</translation>
    </message>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>每轮时限（秒）</translation>
    </message>
    <message>
        <source>Whoever takes longer is cut off and counts as silent.</source>
        <translation>超时者会被打断，并算作未发言。</translation>
    </message>
    <message>
        <source>Messages to sit out after speaking</source>
        <translation>发言后要歇几条消息</translation>
    </message>
    <message>
        <source>A companion who spoke sits out that many messages of companions, unless named or nobody else is left. With 0 nobody sits out.</source>
        <translation>刚发言的伙伴要歇过这么多条伙伴的消息，除非被点到名字或没有别人可说。为 0 时谁也不用歇。</translation>
    </message>
    <message>
        <source>After how long a silence, in seconds</source>
        <translation>沉默多久之后（秒）</translation>
    </message>
    <message>
        <source>How many times, at most</source>
        <translation>最多几次</translation>
    </message>
    <message>
        <source>Counted from your last message; then they wait for you.</source>
        <translation>从你的最后一条消息算起；之后他们会等你。</translation>
    </message>
</context>
<context>
    <name>studio::ui::PolicyRow</name>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>这里只能阅读，不能发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProgramsPage</name>
    <message>
        <source>nobody yet</source>
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
        <source>Came by</source>
        <translation>来路</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>始于</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用数</translation>
    </message>
    <message>
        <source>No program is connected.</source>
        <translation>没有已连接的程序。</translation>
    </message>
    <message>
        <source>Cut it off</source>
        <extracomment>A button: the chosen program is disconnected; it may come back</extracomment>
        <translation>断开</translation>
    </message>
    <message>
        <source>It may come back. To keep it out, show its guest out or renew the token.</source>
        <translation>它可能会回来。若要拒之门外，请请出它的来宾或更换令牌。</translation>
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
        <source>In all: %1, an estimate.</source>
        <extracomment>%1 is such as &quot;≈ 1,200 tokens&quot;</extracomment>
        <translation>总计：%1（估算）。</translation>
    </message>
    <message>
        <source>The prompt could not be put together: %1</source>
        <extracomment>%1 is a whole sentence</extracomment>
        <translation>无法生成提示词：%1</translation>
    </message>
    <message>
        <source>Putting the prompt together…</source>
        <translation>正在生成提示词…</translation>
    </message>
    <message>
        <source>There is nothing to tell a model yet. Write something about the companion.</source>
        <translation>还没有可以告诉模型的内容。请写一些关于伙伴的内容。</translation>
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
        <source>Which prompt is shown</source>
        <translation>显示哪个提示词</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the whole prompt</source>
        <translation>复制整个提示词</translation>
    </message>
    <message>
        <source>The prompt, word for word</source>
        <translation>逐字显示的提示词</translation>
    </message>
    <message>
        <source>Answers in %1: the room is set to it.</source>
        <extracomment>%1 is a language, in its own words: &quot;한국어&quot;</extracomment>
        <translation>用%1回答：房间如此设置。</translation>
    </message>
    <message>
        <source>Answers in %1, the language of the card, until you write in another.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>用卡片的语言%1回答，直到您用其他语言书写。</translation>
    </message>
    <message numerus="yes">
        <source>Answers in %1: %n of your latest messages are in it.</source>
        <extracomment>%1 is a language, in its own words; %n counts messages of the user</extracomment>
        <translation>
            <numerusform>用%1回答：您最近有 %n 条消息使用该语言。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers in %1, like the others here: your own messages are too short to tell.</source>
        <extracomment>%1 is a language, in its own words</extracomment>
        <translation>与这里的其他人一样用%1回答：您的消息太短，看不出语言。</translation>
    </message>
    <message>
        <source>Answers in the language of the conversation: what was written so far does not say which.</source>
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
        <source>Rules of the studio</source>
        <translation>工作室的规则</translation>
    </message>
    <message>
        <source>Where it plays</source>
        <translation>发生在哪里</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>在场的人</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>说过的话</translation>
    </message>
    <message>
        <source>About the companion</source>
        <translation>关于伙伴</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>如何扮演</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>What it remembers</source>
        <translation>它记得的事</translation>
    </message>
    <message>
        <source>How it talks</source>
        <translation>怎样说话</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>最后的叮嘱</translation>
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
        <source>What stands for its macros</source>
        <extracomment>Macros are pieces of a card&apos;s texts that stand for something, such as {{user}}</extracomment>
        <translation>宏替换成的内容</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderDesk</name>
    <message>
        <source>%1 answers for the companions from their next turn on.</source>
        <translation>从下一轮起，由%1替伙伴回答。</translation>
    </message>
    <message>
        <source>%1 can be chosen in the forms of companions now.</source>
        <translation>现在可以在伙伴的表单中选择%1。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderItems</name>
    <message>
        <source>The studio&apos;s standard model</source>
        <translation>工作室的标准模型</translation>
    </message>
    <message>
        <source>%1 (not on this machine)</source>
        <translation>%1（不在这台电脑上）</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderPlaces</name>
    <message>
        <source>The firehose of Companion Studio</source>
        <translation>Companion Studio 的事件广播</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation>端口 %1 上的服务器</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>At %1: it tells others what happens here, it is no model.</source>
        <translation>位于 %1：它把这里发生的事告诉别的程序，不是模型。</translation>
    </message>
    <message>
        <source>At %1, but it lists no models.</source>
        <translation>位于 %1，但没有列出模型。</translation>
    </message>
    <message>
        <source>At %1, without a model. Load one there first.</source>
        <translation>位于 %1，没有模型。请先在那里加载一个。</translation>
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
        <source>Choose one of them.</source>
        <translation>请选择其中一个。</translation>
    </message>
    <message>
        <source>Where is the model?</source>
        <translation>模型在哪里？</translation>
    </message>
    <message>
        <source>How is it reached?</source>
        <translation>怎样连接它？</translation>
    </message>
    <message>
        <source>Which model is it?</source>
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
        <source>Skip the test</source>
        <translation>跳过测试</translation>
    </message>
    <message>
        <source>Go on anyway</source>
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
        <source>the keychain has no key of it</source>
        <translation>密钥环中没有它的密钥</translation>
    </message>
    <message>
        <source>key until the program ends</source>
        <translation>密钥保留到程序结束</translation>
    </message>
    <message>
        <source>its key is missing</source>
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
        <source>its key waits for you to agree</source>
        <translation>密钥等待您同意</translation>
    </message>
</context>
<context>
    <name>studio::ui::ProvidersWindow</name>
    <message>
        <source>Remove %1 and its key? For companions that use it the model of the others answers then.</source>
        <translation>移除%1和它的密钥？使用它的伙伴之后改由默认模型回答。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>%1的模型</translation>
    </message>
    <message>
        <source>Prices are those of a million tokens. Write your own where they differ.</source>
        <translation>价格按每百万词元计。如有不同，请自己填写。</translation>
    </message>
    <message>
        <source>Nothing is known of its models yet. A test finds out.</source>
        <translation>对它的模型还一无所知。测试一下就知道了。</translation>
    </message>
    <message>
        <source>For companions without a model of their own</source>
        <translation>没有自己模型的伙伴使用</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>There is no provider yet: Rehearsal answers for the companions, which is not an AI.</source>
        <translation>还没有提供商：由排练替伙伴回答，它不是 AI。</translation>
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
        <source>Send it there</source>
        <translation>发送到那里</translation>
    </message>
    <message>
        <source>Do not send it</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Use its key…</source>
        <translation>使用它的密钥…</translation>
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
        <source>This is too long to be printed from here. Save it as a PDF, and print that.</source>
        <translation>内容太长，无法从这里打印。请保存为 PDF 再打印。</translation>
    </message>
    <message>
        <source>This is too long for the clipboard. Save it as a file.</source>
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
    <name>studio::ui::RequestActions</name>
    <message>
        <source>No requests are waiting.</source>
        <translation>现在没有伙伴提出请求。</translation>
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
        <source>Do not answer</source>
        <translation>不回答</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Never allow</source>
        <translation>始终拒绝</translation>
    </message>
    <message>
        <source>You are not asked again when %1 asks for this: %2</source>
        <translation>以后%1请求此项时不再询问：%2</translation>
    </message>
    <message>
        <source>It is refused by itself whenever %1 asks for this: %2</source>
        <translation>以后%1请求此项时自动拒绝：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestDesk</name>
    <message>
        <source>That request was over already.</source>
        <translation>该请求已经结束。</translation>
    </message>
    <message>
        <source>A companion asks for something</source>
        <translation>有伙伴提出请求</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestNotes</name>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>nobody answered in time</source>
        <translation>没有人及时回答</translation>
    </message>
    <message>
        <source>nobody was here to answer</source>
        <translation>当时没有人能回答</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>没有这样的设备</translation>
    </message>
    <message>
        <source>another program has the device</source>
        <translation>另一个程序正在使用该设备</translation>
    </message>
    <message>
        <source>the device stopped</source>
        <translation>设备停止了</translation>
    </message>
    <message>
        <source>its model takes no pictures</source>
        <translation>它的模型不接受图片</translation>
    </message>
    <message>
        <source>too many of its requests are open</source>
        <translation>它未完成的请求太多</translation>
    </message>
    <message>
        <source>it is not wanted any more</source>
        <translation>已不再需要</translation>
    </message>
    <message>
        <source>nothing here can answer that</source>
        <translation>这里没有什么能回答</translation>
    </message>
    <message>
        <source>it did not work</source>
        <translation>没有成功</translation>
    </message>
    <message>
        <source>%1 looked through the camera.</source>
        <translation>%1通过摄像头看了看。</translation>
    </message>
    <message>
        <source>%1 looked at the screen.</source>
        <translation>%1看了屏幕。</translation>
    </message>
    <message>
        <source>%1 had a line read aloud.</source>
        <translation>朗读了%1的一句话。</translation>
    </message>
    <message>
        <source>You answered %1: %2</source>
        <translation>你回答了%1：%2</translation>
    </message>
    <message>
        <source>%1 was answered: %2</source>
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
        <source>%1 asked to have a line read aloud · %2</source>
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
        <source>Questions to you</source>
        <translation>向你提问</translation>
    </message>
    <message>
        <source>%1 asks for a picture from the camera.</source>
        <translation>%1请求一张摄像头图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1请求一张屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks to have this line read aloud.</source>
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
        <source>You see the picture before it is sent, and you can still refuse then.</source>
        <translation>发送前你会看到图片，那时仍可拒绝。</translation>
    </message>
    <message>
        <source>Everybody near this machine will hear it.</source>
        <translation>这台电脑附近的人都会听到。</translation>
    </message>
    <message>
        <source>The studio cannot answer this itself: a program that is connected would.</source>
        <translation>本程序自己无法回答：由已连接的程序回答。</translation>
    </message>
    <message>
        <source>%1 waits for the picture from the camera.</source>
        <translation>%1在等摄像头图片。</translation>
    </message>
    <message>
        <source>%1 waits for the picture of the screen.</source>
        <translation>%1在等屏幕图片。</translation>
    </message>
    <message>
        <source>A line of %1 is being read aloud.</source>
        <translation>正在朗读%1的一句话。</translation>
    </message>
    <message>
        <source>%1 waits for a program that is connected to answer “%2”.</source>
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
        <source>You allowed it for good</source>
        <translation>你设为始终允许</translation>
    </message>
    <message>
        <source>You refused</source>
        <translation>你拒绝了</translation>
    </message>
    <message>
        <source>You refused for good</source>
        <translation>你设为始终拒绝</translation>
    </message>
    <message>
        <source>Allowed, as you had said</source>
        <translation>按你的设定允许</translation>
    </message>
    <message>
        <source>Refused, as you had said</source>
        <translation>按你的设定拒绝</translation>
    </message>
    <message>
        <source>You took back what you had said</source>
        <translation>你撤回了设定</translation>
    </message>
    <message>
        <source>Nobody answered in time</source>
        <translation>没有人及时回答</translation>
    </message>
    <message>
        <source>It was not wanted any more</source>
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
        <source>%n more request(s) wait</source>
        <translation>
            <numerusform>还有 %n 个请求在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests of companions</source>
        <translation>伙伴的请求</translation>
    </message>
    <message>
        <source>No requests are waiting.</source>
        <translation>现在没有伙伴提出请求。</translation>
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
        <translation>轮转</translation>
    </message>
    <message>
        <source>Changed last at %1.</source>
        <extracomment>%1 is a time of day</extracomment>
        <translation>上次变化：%1。</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>这里只能阅读，不能发言。</translation>
    </message>
    <message>
        <source>Draw a new order. Whoever speaks goes on.</source>
        <translation>抽取新的顺序。正在发言的继续发言。</translation>
    </message>
    <message>
        <source>Copy state</source>
        <translation>复制状态</translation>
    </message>
    <message>
        <source>Copy as text, for a report: the order, who speaks, who was silent, who may speak.</source>
        <translation>复制为文字，供报告使用：顺序、谁在发言、谁未发言、谁可以发言。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDelegate</name>
    <message>
        <source>talking…</source>
        <extracomment>in the list of rooms, below the room&apos;s name: somebody speaks or votes in that room now</extracomment>
        <translation>正在交谈…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomDialogs</name>
    <message>
        <source>About Companion Studio</source>
        <translation>关于 Companion Studio</translation>
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation>Companion Studio %1</translation>
    </message>
    <message>
        <source>Several companions share one conversation with you, and you see how they decide who speaks. Free software under the GPL, version 3 or later.</source>
        <translation>多个伙伴与你共享一段对话，你能看到他们如何决定由谁发言。自由软件，采用 GPL 第 3 版或更高版本。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The template “%1” is kept.</source>
        <translation>模板“%1”已保存。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomListModel</name>
    <message>
        <source>The last reply failed.</source>
        <translation>上一次回复失败了。</translation>
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
        <source>somebody is talking now</source>
        <translation>现在有人在交谈</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelsForm</name>
    <message>
        <source>Write a sum from %1 to %2, or leave it empty.</source>
        <extracomment>%1 and %2 are sums of money</extracomment>
        <translation>请写 %1 到 %2 的金额，或留空。</translation>
    </message>
    <message>
        <source>Every companion is asked separately, all at the same time.</source>
        <translation>分别询问每位伙伴，同时进行。</translation>
    </message>
    <message>
        <source>One call asks all companions of one model who heard the same. It costs less, but a slip of the model can spoil all of their votes.</source>
        <translation>一次调用询问同一模型、听到相同内容的所有伙伴。花费更少，但模型一次失误可能毁掉他们所有的投票。</translation>
    </message>
    <message>
        <source>How votes are asked for</source>
        <translation>如何请求投票</translation>
    </message>
    <message>
        <source>Independently</source>
        <translation>分别</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Budget, in US dollars</source>
        <translation>预算（美元）</translation>
    </message>
    <message>
        <source>When its calls have cost this much, the room pauses. Calls whose price is not known do not count.</source>
        <translation>调用费用达到这个数额时，房间暂停。价格未知的调用不计入。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Record every exchange with models</source>
        <translation>记录与模型的每次往来</translation>
    </message>
    <message>
        <source>Kept in a file, without keys, and can be replayed offline.</source>
        <translation>保存在文件中，不含密钥，可离线重放。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOffer</name>
    <message>
        <source>Add to “%1”</source>
        <extracomment>button; %1 is the name of the room on screen</extracomment>
        <translation>添加到“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) joined “%1”.</source>
        <translation>
            <numerusform>%n 位伙伴加入了“%1”。</numerusform>
        </translation>
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
        <source>Shorten what %1 is in this room.</source>
        <translation>请缩短 %1 在这个房间里的内容。</translation>
    </message>
    <message>
        <source>%1 · changed here</source>
        <translation>%1 · 在此有改动</translation>
    </message>
    <message>
        <source>Not in this room now, but kept for when they come back: %1.</source>
        <translation>现在不在这个房间，改动先留着，等他们回来：%1。</translation>
    </message>
    <message>
        <source>Choose companions first. Then you can change them for this room.</source>
        <translation>请先选择伙伴，然后才能为这个房间改动。</translation>
    </message>
    <message>
        <source>Change a companion for this room only. The library stays as it is. Changes count from the next turn on.</source>
        <translation>只在这个房间里改变一位伙伴。资料库里保持原样。从下一轮起生效。</translation>
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
        <translation>%1，与资料库相同</translation>
    </message>
    <message>
        <source>Companion to change</source>
        <translation>要改动的伙伴</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>如何扮演</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>回答前的最后提示</translation>
    </message>
    <message>
        <source>Talkativeness</source>
        <translation>健谈程度</translation>
    </message>
    <message>
        <source>Talkativeness in this room</source>
        <translation>在这个房间里的健谈程度</translation>
    </message>
    <message>
        <source>All as in the library</source>
        <translation>全部与资料库相同</translation>
    </message>
    <message>
        <source>Throw that away</source>
        <translation>丢弃这些改动</translation>
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
        <source>Set up the room</source>
        <translation>设置房间</translation>
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
        <source>Not in the library any more, and so left out: %1.</source>
        <translation>资料库里已经没有，所以未加入：%1。</translation>
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
        <source>At most %L1 can take part.</source>
        <translation>最多 %L1 位可参与。</translation>
    </message>
    <message>
        <source>Shorten the scene to at most %L1 characters; there are %L2.</source>
        <translation>请把场景缩短到最多 %L1 个字符；现在有 %L2 个。</translation>
    </message>
    <message>
        <source>Name of the room</source>
        <translation>房间名称</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Where and when it plays. All companions know it.</source>
        <translation>发生在何时何地。所有伙伴都知道。</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>参与者</translation>
    </message>
    <message>
        <source>How turns are taken</source>
        <translation>轮次如何决定</translation>
    </message>
    <message>
        <source>How long they may go on</source>
        <translation>可以聊多久</translation>
    </message>
    <message>
        <source>How its models are used</source>
        <translation>如何使用模型</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Who you are</source>
        <translation>你的身份</translation>
    </message>
    <message>
        <source>You can write in several names.</source>
        <translation>你可以用多个名字书写。</translation>
    </message>
    <message>
        <source>The room</source>
        <extracomment>A page of a room&apos;s settings</extracomment>
        <translation>房间</translation>
    </message>
    <message>
        <source>Companions here</source>
        <extracomment>A page of a room&apos;s settings: what they are in this room only</extracomment>
        <translation>这里的伙伴</translation>
    </message>
    <message>
        <source>Beginning</source>
        <extracomment>A page of a new room&apos;s settings: how it begins</extracomment>
        <translation>开场</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>What companions answer in, when a model speaks for them.</source>
        <translation>由模型代言时，伙伴用什么语言回答。</translation>
    </message>
    <message>
        <source>As I write</source>
        <translation>与我书写的相同</translation>
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
            <numerusform>%1、%2、%3 等另外 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 &amp; %3</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>%1、%2和%3</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A page of a new room&apos;s settings: how turns are taken, limits, models</extracomment>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomTurnsForm</name>
    <message>
        <source>Write a whole number from 1 to %L1, or leave it empty.</source>
        <translation>请写 1 到 %L1 之间的整数，或留空。</translation>
    </message>
    <message>
        <source>Turns of companions in all</source>
        <translation>伙伴的轮次总数</translation>
    </message>
    <message>
        <source>After so many the room rests until you raise the limit. Near the end companions say goodbye if there is room for it.</source>
        <translation>达到此数后房间会休息，直到你提高上限。快到时如果还有余地，伙伴们会道别。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Stop turns that go in circles</source>
        <translation>停止原地打转的轮次</translation>
    </message>
    <message>
        <source>Companions who repeat themselves are told so first. If that does not help, the turn ends.</source>
        <translation>伙伴重复自己时，会先得到提醒；如果没有用，就结束这一轮。</translation>
    </message>
    <message>
        <source>Summarize long talks</source>
        <translation>为长对话写摘要</translation>
    </message>
    <message>
        <source>When a talk no longer fits, its companions remember the older part in short. What was said stays as it is, and you can undo it.</source>
        <translation>谈话长到装不下时，伙伴们会以摘要记住较早的部分。说过的话保持不变，摘要也可以撤销。</translation>
    </message>
    <message>
        <source>Answer whispers aloud</source>
        <translation>大声回应悄悄话</translation>
    </message>
    <message>
        <source>Otherwise companions whisper back, and only the one who whispered hears the answer.</source>
        <translation>不勾选时，伙伴会用悄悄话回应，只有说悄悄话的人能听到。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomVoicesForm</name>
    <message>
        <source>Read aloud what companions say</source>
        <translation>朗读伙伴的发言</translation>
    </message>
    <message>
        <source>Companions keep the floor until their last word was heard.</source>
        <translation>最后一个字播完之前，伙伴一直保有发言权。</translation>
    </message>
    <message>
        <source>Show words as they are heard</source>
        <translation>随声音逐步显示文字</translation>
    </message>
    <message>
        <source>The transcript waits for the voice, so that you read no further than you hear.</source>
        <translation>对话记录会等待声音，不会先显示还没听到的文字。</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>There is no room yet. Make one, and companions come in.</source>
        <translation>还没有房间。创建一个，伙伴们就会进来。</translation>
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
        <source>Bring the deleted room back</source>
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
        <source>There is a template of that name. It will be replaced.</source>
        <translation>已有这个名称的模板，它会被替换。</translation>
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
        <source>Name of the template</source>
        <translation>模板名称</translation>
    </message>
    <message>
        <source>It keeps who takes part, the scene, the rules, the budget and what you changed of companions; nothing that was said, and no guests.</source>
        <translation>会保留参加者、场景、规则、预算和您对伙伴的改动；不包括说过的话，也不包括来宾。</translation>
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
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message numerus="yes">
        <source>The screen is taken again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒后重新截取屏幕。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what you see here is sent. Crop to what matters; the picture is scaled down.</source>
        <translation>只会发送你在这里看到的内容。请裁剪出重要的部分；图片会被缩小。</translation>
    </message>
    <message numerus="yes">
        <source>This is sent in %n second(s). Esc refuses.</source>
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
        <translation>%1请求一张屏幕图片。</translation>
    </message>
    <message>
        <source>%1 asks for a picture of the screen.</source>
        <translation>%1请求一张屏幕图片。</translation>
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
        <source>What is on the screen</source>
        <translation>屏幕上的内容</translation>
    </message>
    <message>
        <source>This desktop does not let programs take pictures of the screen.</source>
        <translation>此桌面不允许程序截取屏幕图片。</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>重新截取</translation>
    </message>
</context>
<context>
    <name>studio::ui::ScriptFields</name>
    <message>
        <source>What you pasted has %L1 characters; the first %L2 were taken.</source>
        <translation>粘贴的内容有 %L1 个字符；取了前 %L2 个。</translation>
    </message>
    <message>
        <source>Greetings and directions</source>
        <translation>问候与扮演指示</translation>
    </message>
    <message>
        <source>Other greetings, greetings for groups, how to play the part, last words before the answer</source>
        <translation>其他问候、多人房间的问候、如何扮演、回答前的最后叮嘱</translation>
    </message>
    <message>
        <source>Other greetings</source>
        <translation>其他问候</translation>
    </message>
    <message>
        <source>Other first lines; one of them can open a room instead of the greeting.</source>
        <translation>其他开场白；可以代替问候来开启房间。</translation>
    </message>
    <message>
        <source>Greetings for groups</source>
        <translation>多人房间的问候</translation>
    </message>
    <message>
        <source>First lines for rooms with several companions only.</source>
        <translation>只用于有多个伙伴的房间的开场白。</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>如何扮演</translation>
    </message>
    <message>
        <source>Told to the model near the head of every prompt, beside what the studio says itself.</source>
        <translation>在每个提示词的开头附近告诉模型，与工作室自己的说明并列。</translation>
    </message>
    <message>
        <source>Last words before the answer</source>
        <translation>回答前的最后叮嘱</translation>
    </message>
    <message>
        <source>The same, but at the very end, where models heed it most. Keep it short.</source>
        <translation>同样告诉模型，但放在最末尾，模型在那里最为遵从。请保持简短。</translation>
    </message>
    <message>
        <source>What it says first</source>
        <translation>它最先说的话</translation>
    </message>
    <message>
        <source>Add a greeting</source>
        <translation>添加问候</translation>
    </message>
    <message>
        <source>Move this greeting up</source>
        <translation>上移此问候</translation>
    </message>
    <message>
        <source>Move this greeting down</source>
        <translation>下移此问候</translation>
    </message>
    <message>
        <source>Take this greeting out</source>
        <translation>移除此问候</translation>
    </message>
    <message>
        <source>Other greeting %1</source>
        <translation>其他问候 %1</translation>
    </message>
    <message>
        <source>Greeting for groups %1</source>
        <translation>多人房间的问候 %1</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Told with every answer, behind the newest message: a mood, a habit that must not be forgotten.</source>
        <translation>每次回答时在最新消息之后告知：一种心情，或不能忘记的习惯。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchDesk</name>
    <message>
        <source>That version is not the chosen one: this is where it was said.</source>
        <translation>那个版本没有被选用：这是说出它的位置。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchWindow</name>
    <message>
        <source>All rooms</source>
        <translation>所有房间</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln, and more below</source>
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
        <source>still reading what is older: %Ln to go</source>
        <translation>
            <numerusform>仍在读取较早的内容：还剩 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Write what you are looking for. All words must be in it, and a word may be only begun; &quot;words in quotation marks&quot; stand together.

Messages, thoughts, decisions, tool calls and notes of all rooms are looked through.</source>
        <translation>写下要找的内容。结果须包含所有的词，英文单词可以只写开头；&quot;引号里的词&quot; 须连在一起。

会查找所有房间的消息、思考、决定、工具调用和笔记。</translation>
    </message>
    <message>
        <source>Nothing found. Take a filter back, or write less of a word.</source>
        <translation>没有找到。请去掉一个筛选条件，或把词写短一些。</translation>
    </message>
    <message>
        <source>Nothing found. Write less of a word, or fewer words.</source>
        <translation>没有找到。请把词写短一些，或少写几个词。</translation>
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
        <source>At any time</source>
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
        <source>Search everywhere</source>
        <translation>全局搜索</translation>
    </message>
    <message>
        <source>Search in all rooms</source>
        <translation>在所有房间中搜索</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找的内容</translation>
    </message>
    <message>
        <source>In which room</source>
        <translation>在哪个房间</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>谁说的</translation>
    </message>
    <message>
        <source>What kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>When</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>To day</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>&amp;Take filters back</source>
        <translation>清除筛选(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>转到那里(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>studio::ui::SetupPage</name>
    <message>
        <source>TOKEN</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>The MCP server is not open now.</source>
        <translation>MCP 服务器现在没有打开。</translation>
    </message>
    <message>
        <source>The firehose is not open now.</source>
        <translation>事件广播现在没有打开。</translation>
    </message>
    <message>
        <source>There is no token yet: open a door first.</source>
        <translation>还没有令牌：请先打开一个入口。</translation>
    </message>
    <message>
        <source>What you copy holds the token.</source>
        <translation>复制的内容包含令牌。</translation>
    </message>
    <message>
        <source>Program:</source>
        <translation>程序：</translation>
    </message>
    <message>
        <source>Program to be set up</source>
        <translation>要设置的程序</translation>
    </message>
    <message>
        <source>Text to be pasted</source>
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
        <source>There is none to choose yet. Make one with “Lorebooks…” in the menu “Room”.</source>
        <translation>还没有可选的世界书。请在“房间”菜单中用“世界书…”创建。</translation>
    </message>
    <message>
        <source>What companions of this room are told when a keyword of it is said, beside their own.</source>
        <translation>除了伙伴自己的世界书之外，说到关键词时告诉此房间的伙伴的内容。</translation>
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
        <source>Lorebooks that fire in rooms where you write as that person</source>
        <translation>在你以此身份发言的房间里触发的世界书</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfDesk</name>
    <message>
        <source>The lorebook “%1” is there now.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”现在在这里。</translation>
    </message>
    <message>
        <source>This lorebook has no entries that can be read.</source>
        <translation>此世界书没有可读的条目。</translation>
    </message>
    <message>
        <source>The lorebook “%1” is there already. Nothing was added.</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>世界书“%1”已经在这里。未添加任何内容。</translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfPage</name>
    <message>
        <source>It fires in all rooms, for all companions.</source>
        <translation>在所有房间对所有伙伴触发。</translation>
    </message>
    <message>
        <source>No room uses it yet. Choose it where you set up a room.</source>
        <translation>还没有房间使用它。请在设置房间时选择它。</translation>
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
        <translation>在所有房间</translation>
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
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
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
        <source>in no room yet</source>
        <translation>还没有房间</translation>
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
        <source>Lorebook of Character Card V3 (*.json)</source>
        <translation>Character Card V3 世界书 (*.json)</translation>
    </message>
    <message>
        <source>Export a lorebook</source>
        <translation>导出世界书</translation>
    </message>
    <message>
        <source>World Info of SillyTavern (*.json)</source>
        <translation>SillyTavern 的 World Info (*.json)</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries?</source>
        <extracomment>%1 is a lorebook</extracomment>
        <translation>要移除世界书“%1”及其所有条目吗？</translation>
    </message>
    <message>
        <source>Remove the lorebook “%1” with all its entries? It is used in %2.</source>
        <extracomment>%1 is a lorebook, %2 a list of rooms</extracomment>
        <translation>要移除世界书“%1”及其所有条目吗？它用于：%2。</translation>
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
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Lorebooks</source>
        <translation>世界书</translation>
    </message>
    <message>
        <source>A lorebook tells companions of a thing when a keyword of it is said. Those of this window belong to no companion: they fire in the rooms that you choose.</source>
        <translation>说到关键词时，世界书会把相关的事告诉伙伴。此窗口中的世界书不属于任何伙伴：它们在你选择的房间里触发。</translation>
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
    <name>studio::ui::ShortcutSheet</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>Shortcuts of a row of actions: Alt+1 to Alt+9</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts of the same action</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>a companion</source>
        <extracomment>Instead of a name: &quot;Give the floor to a companion&quot;</extracomment>
        <translation>一位伙伴</translation>
    </message>
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
        <source>What is left out of the picture</source>
        <translation>图片中要去掉的内容</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Only the part inside the frame is sent. Arrow keys move the frame, with Shift they change its size.</source>
        <translation>只发送方框内的部分。方向键移动方框，按住 Shift 则改变其大小。</translation>
    </message>
    <message>
        <source>Blur a part</source>
        <translation>模糊局部</translation>
    </message>
    <message>
        <source>What is inside the frame cannot be made out. Arrow keys move the frame, with Shift they change its size.</source>
        <translation>方框内的内容将无法辨认。方向键移动方框，按住 Shift 则改变其大小。</translation>
    </message>
    <message>
        <source>Blur everything</source>
        <translation>模糊全部</translation>
    </message>
    <message>
        <source>Only light and colours are left.</source>
        <translation>只留下明暗和颜色。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Left and right are swapped. Text becomes unreadable.</source>
        <translation>左右互换，文字会无法阅读。</translation>
    </message>
</context>
<context>
    <name>studio::ui::SourceChoice</name>
    <message>
        <source>A picture of your own…</source>
        <translation>自己的图片…</translation>
    </message>
    <message>
        <source>Use a picture of your own</source>
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
        <source>said it for %1 · %2 left</source>
        <translation>花%1发言 · 余量%2</translation>
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
        <translation>把发言权交给%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteRow</name>
    <message>
        <source>Pictures for feelings</source>
        <translation>情绪图片</translation>
    </message>
    <message>
        <source>The pictures are being made small…</source>
        <translation>正在缩小图片…</translation>
    </message>
    <message>
        <source>A folder with a picture for each feeling, named like joy.png, anger.png and neutral.png, is shown instead of the drawn face.</source>
        <translation>选择一个文件夹，其中每种情绪各有一张图片，命名如 joy.png、anger.png、neutral.png，即可代替画出的脸显示。</translation>
    </message>
    <message>
        <source>There is no neutral.png: where a feeling has no picture, the drawn face is shown.</source>
        <translation>没有 neutral.png：情绪没有对应图片时，显示画出的脸。</translation>
    </message>
    <message>
        <source>A feeling without a picture is shown by one that is near to it, or by the neutral one.</source>
        <translation>没有图片的情绪，会用相近情绪或 neutral 的图片显示。</translation>
    </message>
    <message>
        <source>Pictures for feelings…</source>
        <translation>情绪图片…</translation>
    </message>
    <message>
        <source>Take these pictures away</source>
        <translation>移除这些图片</translation>
    </message>
    <message>
        <source>Pictures of feelings</source>
        <translation>情绪图片</translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteWork</name>
    <message>
        <source>%1: there is no feeling of that name.</source>
        <translation>%1：没有叫这个名字的情绪。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
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
        <source>Enter opens its menu.</source>
        <translation>按 Enter 打开菜单。</translation>
    </message>
    <message>
        <source>A click gives it the floor, a right click opens its menu.</source>
        <translation>单击给予发言权，右键单击打开菜单。</translation>
    </message>
    <message>
        <source>A click opens its menu.</source>
        <translation>单击打开菜单。</translation>
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
        <source>Ground of the stage</source>
        <translation>舞台背景</translation>
    </message>
    <message>
        <source>Green ground</source>
        <translation>绿色背景</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏幕</translation>
    </message>
    <message>
        <source>Close the stage window</source>
        <translation>关闭舞台窗口</translation>
    </message>
</context>
<context>
    <name>studio::ui::StartRow</name>
    <message>
        <source>Begin like</source>
        <translation>以此开始</translation>
    </message>
    <message>
        <source>What the room begins like</source>
        <translation>房间以什么开始</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>模板…</translation>
    </message>
    <message>
        <source>Rename or delete your templates</source>
        <translation>重命名或删除您的模板</translation>
    </message>
    <message>
        <source>Empty room</source>
        <translation>空房间</translation>
    </message>
    <message>
        <source>Begin like %1</source>
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
        <source>A hall with two lecterns and a clock. One speaks for the motion, one against it; speaking time is scarce, so a point must be worth it.</source>
        <translation>大厅里有两张讲台和一座钟。一人赞成，一人反对；发言时间很少，所以每个论点都要值得。</translation>
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
        <source>A café where people learn a language. All speak slowly and simply, and repeat kindly in the right words what a learner said wrongly.</source>
        <translation>人们来学语言的咖啡馆。大家说得慢、说得简单，学习者说错时，会友善地用正确的说法再说一遍。</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>游戏之夜</translation>
    </message>
    <message>
        <source>A sofa, some snacks, and a game of riddles. Each guesses the riddle before, and then gives the next one.</source>
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
        <source>Nothing has been said yet.</source>
        <translation>还没有人发言。</translation>
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
        <source>Characters of what was said, without spaces.</source>
        <translation>发言的字符数，不含空格。</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>被打断</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Decisions by rule</source>
        <translation>按规则统计的决定</translation>
    </message>
    <message>
        <source>Why somebody was given the floor, or nobody was.</source>
        <translation>某位获得发言权的原因，或无人获得的原因。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>bought from the meter</source>
        <extracomment>In a list of rules: the companion paid for its message from the meter</extracomment>
        <translation>用资源购买</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation>还没有任何决定。</translation>
    </message>
    <message>
        <source>%L1 of %L2 votes were missing when it was decided.</source>
        <extracomment>%1 is a number of votes, %2 how many were asked for</extracomment>
        <translation>作出决定时，%L2 张投票中缺少 %L1 张。</translation>
    </message>
    <message>
        <source>Missing votes by cause</source>
        <translation>按原因统计的缺失投票</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>No vote was missing.</source>
        <translation>没有缺失的投票。</translation>
    </message>
    <message>
        <source>No votes were asked for.</source>
        <translation>没有请求过投票。</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>The median, and what nineteen of twenty did not exceed; other alternatives count too. The bar is the time to the first word.</source>
        <translation>中位数，以及 20 次中有 19 次未超过的时间；其他备选也计算在内。条形表示到第一个词的时间。</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>第一个词</translation>
    </message>
    <message>
        <source>19 of 20</source>
        <translation>20 次中 19 次</translation>
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
        <source>Nobody has answered yet.</source>
        <translation>还没有人回答。</translation>
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
        <translation>输入词元</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>输出词元</translation>
    </message>
    <message>
        <source>No calls of models outside yet.</source>
        <translation>还没有调用过外部模型。</translation>
    </message>
    <message>
        <source>How much is counted</source>
        <translation>统计进度</translation>
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
        <source>Asked %L1 times. It chose nobody %L2 times, and %L3 times it gave no valid answer.</source>
        <extracomment>The director is a model that chooses who speaks; %L1, %L2 and %L3 are numbers of choices</extracomment>
        <translation>询问了 %L1 次。其中 %L2 次谁也没选，%L3 次没有给出有效回答。</translation>
    </message>
    <message>
        <source>The director&apos;s choices</source>
        <translation>导演的选择</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>被选中</translation>
    </message>
    <message>
        <source>Could have been</source>
        <translation>可能被选中</translation>
    </message>
    <message>
        <source>Director</source>
        <extracomment>in a list of names: the model that chooses who speaks</extracomment>
        <translation>导演</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummaryDesk</name>
    <message numerus="yes">
        <source>%1 now remembers the first %n message(s) in short · Show</source>
        <extracomment>A quiet line of the conversation that can be clicked. %1 is a companion</extracomment>
        <translation>
            <numerusform>%1现在以摘要记住最前面的 %n 条消息 · 显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what %1 remembers in short…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>显示%1以摘要记住的内容…</translation>
    </message>
</context>
<context>
    <name>studio::ui::SummarySheet</name>
    <message>
        <source>What %1 remembers in short</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>%1以摘要记住的内容</translation>
    </message>
    <message numerus="yes">
        <source>In place of the first %n message(s) of this room, %1 is told this:</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>
            <numerusform>此房间最前面的 %n 条消息，改用下面的话告诉%1：</numerusform>
        </translation>
    </message>
    <message>
        <source>About %L1 tokens became %L2: %L3 % less in each of its prompts.</source>
        <extracomment>%L1 and %L2 are numbers of tokens, %L3 how much less that is, in percent</extracomment>
        <translation>约 %L1 个词元变成了 %L2 个：每次的提示词里少了 %L3 %。</translation>
    </message>
    <message>
        <source>A model wrote this, and may be wrong. The messages themselves stay in the room: undo this, and %1 is told them again as far as they fit.</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>这是模型写的，可能有误。消息原文仍在房间里：撤销后，会在容量之内重新告诉%1。</translation>
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
        <source>Tell %1 the messages themselves again</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>重新把消息原文告诉%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::TalkFields</name>
    <message>
        <source>How it talks</source>
        <translation>怎样说话</translation>
    </message>
    <message>
        <source>Something it would say</source>
        <translation>它会说的话</translation>
    </message>
    <message>
        <source>Topics, with commas (optional)</source>
        <translation>话题，用逗号分隔（可选）</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>添加一句</translation>
    </message>
    <message>
        <source>Take this line out</source>
        <translation>删去这一句</translation>
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
        <source>How it is, what it likes and cannot stand.</source>
        <translation>是怎样的人，喜欢什么、受不了什么。</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>背景故事</translation>
    </message>
    <message>
        <source>Where it comes from and what happened to it.</source>
        <translation>来自哪里，经历过什么。</translation>
    </message>
    <message>
        <source>Sample lines</source>
        <translation>示例台词</translation>
    </message>
    <message>
        <source>A few lines in its own voice. Topics call for a line.</source>
        <translation>几句符合其口吻的台词。提到话题时会用到相应的台词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TemplateWindow</name>
    <message>
        <source>Delete the template “%1”? Rooms that began from it stay as they are.</source>
        <translation>要删除模板“%1”吗？用它开始的房间保持原样。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Room templates</source>
        <translation>房间模板</translation>
    </message>
    <message>
        <source>There is no template of yours yet. Set up a room and choose “Save as template…”.</source>
        <translation>您还没有模板。请设置一个房间，然后选择“存为模板…”。</translation>
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
        <source>It works. What it cannot do is said above.</source>
        <translation>可以使用。做不到的见上方说明。</translation>
    </message>
    <message>
        <source>It does not work yet. What to do is said above.</source>
        <translation>还不能使用。该怎么做见上方说明。</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>测试已停止。</translation>
    </message>
    <message>
        <source>%1 is asked a few things. That costs a few hundred tokens.</source>
        <translation>会向%1提几个问题，要花几百个词元。</translation>
    </message>
    <message>
        <source>Stop the test</source>
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
        <source>Somebody answers at the address</source>
        <translation>地址有应答</translation>
    </message>
    <message>
        <source>The key is taken</source>
        <translation>密钥被接受</translation>
    </message>
    <message>
        <source>It lists its models</source>
        <translation>列出它的模型</translation>
    </message>
    <message>
        <source>The model answers, piece by piece</source>
        <translation>模型逐段回应</translation>
    </message>
    <message>
        <source>It keeps to the form of a vote</source>
        <translation>遵守投票的格式</translation>
    </message>
    <message>
        <source>It uses tools</source>
        <translation>使用工具</translation>
    </message>
    <message>
        <source>It sees pictures</source>
        <translation>看图片</translation>
    </message>
    <message>
        <source>trying…</source>
        <translation>正在尝试…</translation>
    </message>
    <message>
        <source>works</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>does not, but need not</source>
        <translation>不行，但不要紧</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>不行</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未尝试</translation>
    </message>
</context>
<context>
    <name>studio::ui::TierRows</name>
    <message>
        <source>Tier %L1: write two whole numbers, the price and the longest text.</source>
        <translation>档位 %L1：价格和文字长度上限请都写整数。</translation>
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
        <translation>房间在休息</translation>
    </message>
    <message>
        <source>Nobody speaks</source>
        <translation>无人发言</translation>
    </message>
    <message>
        <source>The turn was called off.</source>
        <translation>该轮被取消。</translation>
    </message>
    <message>
        <source>The turn failed.</source>
        <translation>该轮失败。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A row of the timeline for screen readers: %1 a name, %2 what was said or decided, %3 the time</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>wanted to say something for %1</source>
        <translation>想花%1发言</translation>
    </message>
    <message>
        <source>wanted to say something and was refused</source>
        <translation>想发言但被拒绝</translation>
    </message>
    <message>
        <source>Bought for %2: %1</source>
        <extracomment>A row of the timeline: %1 what was said, %2 what it cost of the level</extracomment>
        <translation>花%2买的发言：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>cannot be known</source>
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
</context>
<context>
    <name>studio::ui::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>What was said and decided, newest first</source>
        <translation>所说和所决定的（最新在前）</translation>
    </message>
    <message>
        <source>Nothing has been said or decided here yet. Say something, and each decision gets a line.</source>
        <translation>这里还没有说过或决定过什么。说点什么，每个决定都会占一行。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TokenPart</name>
    <message>
        <source>There will be one when a door is opened.</source>
        <translation>打开入口时会生成。</translation>
    </message>
    <message>
        <source>Whoever knows it can come in. It is kept in the keychain.</source>
        <translation>知道它的都能进来。它保存在密钥环中。</translation>
    </message>
    <message>
        <source>Whoever knows it can come in. It cannot be kept in a keychain, so there is a new one with each start.</source>
        <translation>知道它的都能进来。它无法保存在密钥环中，因此每次启动都会换新的。</translation>
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
        <source>Renew it now</source>
        <translation>立即更换</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>The code holds the token. Show it to nobody else.</source>
        <translation>码中包含令牌。不要给别人看。</translation>
    </message>
    <message>
        <source>The code holds %1 with the token. Show it to nobody else.</source>
        <translation>码中包含 %1 和令牌。不要给别人看。</translation>
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
        <source>Keep it</source>
        <extracomment>Answers the question whether to renew the token: no</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Programs that are connected will be cut off, and need the new token.</source>
        <translation>已连接的程序会被断开，并需要新的令牌。</translation>
    </message>
    <message>
        <source>QR code of the address and the token</source>
        <translation>地址和令牌的二维码</translation>
    </message>
    <message>
        <source>For front ends, which may speak as you:</source>
        <translation>供允许以你的身份说话的前端使用：</translation>
    </message>
    <message>
        <source>Token of the front ends</source>
        <translation>前端令牌</translation>
    </message>
    <message>
        <source>Copy the token of the front ends</source>
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
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message>
        <source>— cut off</source>
        <translation>— 被打断</translation>
    </message>
    <message>
        <source>— cut off: %1</source>
        <extracomment>%1 is the cause, such as &quot;you spoke&quot;</extracomment>
        <translation>— 被打断：%1</translation>
    </message>
    <message>
        <source>Message not loaded yet</source>
        <translation>消息尚未加载</translation>
    </message>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>［未载入的消息：%n 条］</numerusform>
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
        <source>Witnessed by everybody</source>
        <translation>所有人都知道</translation>
    </message>
    <message>
        <source>Witnessed by you alone</source>
        <translation>只有你知道</translation>
    </message>
    <message>
        <source>Witnessed by you and %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>只有你和%1知道</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>— cut off at the limit of tokens</source>
        <translation>— 因达到令牌上限而中断</translation>
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
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Show the next alternative</source>
        <translation>显示下一个备选</translation>
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
        <source>A message by you was deleted</source>
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
    <name>studio::ui::TrialBand</name>
    <message>
        <source>What if: %1</source>
        <extracomment>Over votes that are tried and do not count: %1 what is tried, such as &quot;Kyoko: 10 instead of 7&quot;</extracomment>
        <translation>假如：%1</translation>
    </message>
    <message>
        <source>The room goes on from here with these votes. What was said until now is kept.</source>
        <translation>房间将以这些投票从这里继续。此前所说的内容会保留。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>照此继续</translation>
    </message>
    <message>
        <source>Lay over the room</source>
        <extracomment>Shows what the same change would have done to every round of the room</extracomment>
        <translation>覆盖到整个房间</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Shows what the same change would have done to every round.</source>
        <translation>显示同样的更改会对每个回合产生什么影响。</translation>
    </message>
    <message>
        <source>Takes back everything that is tried here. Esc does the same.</source>
        <translation>撤回在这里尝试的一切。按 Esc 也可以。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialModel</name>
    <message>
        <source>Own model: %1</source>
        <extracomment>Who answers when a line is tried: the model that the companion has; %1 is its name</extracomment>
        <translation>自己的模型：%1</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>自己的模型</translation>
    </message>
    <message>
        <source>%1, the provider&apos;s standard</source>
        <extracomment>%1 is a model</extracomment>
        <translation>%1（提供商的默认）</translation>
    </message>
    <message>
        <source>Who answers when a line is tried</source>
        <translation>试一句话时由谁回答</translation>
    </message>
    <message>
        <source>Model that answers when a line is tried</source>
        <translation>试一句话时回答的模型</translation>
    </message>
</context>
<context>
    <name>studio::ui::TrialPane</name>
    <message>
        <source>It did not work: %1</source>
        <translation>没有成功：%1</translation>
    </message>
    <message>
        <source>Voting…</source>
        <translation>投票中…</translation>
    </message>
    <message>
        <source>Cancelled before it voted.</source>
        <translation>投票前已取消。</translation>
    </message>
    <message>
        <source>Would speak: importance %1 of 10.</source>
        <translation>会发言：重要度 %1/10。</translation>
    </message>
    <message>
        <source>Would rather listen: importance %1 of 10.</source>
        <translation>更想倾听：重要度 %1/10。</translation>
    </message>
    <message>
        <source>It feels asked.</source>
        <translation>它觉得被问到了。</translation>
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
        <source>One vote and one reply from what the form says now. Nothing of it is kept.</source>
        <translation>按表单当前内容投一票、回一句。不会保留任何内容。</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>what a user says to try a companion</extracomment>
        <translation>你：%1</translation>
    </message>
    <message>
        <source>It said nothing.</source>
        <translation>它什么也没说。</translation>
    </message>
    <message>
        <source>Try a line</source>
        <translation>试一句话</translation>
    </message>
    <message>
        <source>A line to try the companion with</source>
        <translation>用来试伙伴的一句话</translation>
    </message>
    <message>
        <source>What the companion replies</source>
        <translation>伙伴的回答</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>打招呼…</translation>
    </message>
    <message>
        <source>%1 answers. %2</source>
        <extracomment>Two sentences after each other; %1 is a model</extracomment>
        <translation>由%1回答。%2</translation>
    </message>
    <message>
        <source>The key of %1 is missing. %2</source>
        <extracomment>Two sentences after each other; %1 is a provider</extracomment>
        <translation>缺少 %1 的密钥。%2</translation>
    </message>
    <message>
        <source>Thought: %1</source>
        <translation>想法：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” could not be saved, so it rests. Nothing that was not saved is shown as said. %2</source>
        <translation>“%1”无法保存，因此暂停。未保存的内容不会显示为已说。%2</translation>
    </message>
    <message>
        <source>Another Companion Studio has this data folder open. Here you can read, but not write.</source>
        <translation>另一个 Companion Studio 正在使用此数据文件夹。这里只能阅读，不能发言。</translation>
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
        <source>Nothing came back.</source>
        <translation>没有收到任何内容。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what was sent to a model</extracomment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <extracomment>Tab: what a model sent back, as it came</extracomment>
        <translation>原始回应</translation>
    </message>
    <message>
        <source>Prompt or raw reply</source>
        <translation>提示词或原始回应</translation>
    </message>
    <message>
        <source>All that is known of this row</source>
        <translation>关于此行的全部信息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this as JSON</source>
        <translation>将此复制为 JSON</translation>
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
        <translation>%1 → %2 个词元，节省 %3 %</translation>
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
        <source>Cut off: %1</source>
        <extracomment>How a turn ended: %1 is the cause</extracomment>
        <translation>被打断：%1</translation>
    </message>
    <message>
        <source>Going on…</source>
        <translation>进行中…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>尝试 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>One turn of a companion: from getting the floor to giving it back.</source>
        <translation>伙伴的一轮：从得到发言权到交还发言权。</translation>
    </message>
    <message>
        <source>Everybody who might speak next was asked how much they want to: like hands that go up in a classroom.</source>
        <translation>问了每一位可能接着发言的，有多想说：就像教室里大家举起手来。</translation>
    </message>
    <message>
        <source>A model was asked something: this is all that was sent to it and all that it sent back, like both sides of a letter exchange.</source>
        <translation>向模型问了一次：发出和收到的全部内容都在这里，就像书信往来中双方的信。</translation>
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
            <numerusform>%Ln 个词元</numerusform>
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
        <source>What the lorebooks added to the prompt, and why: like a prompter who helps an actor with the next line.</source>
        <translation>世界书往提示词里加了什么，以及为什么：就像提词员为演员提示下一句台词。</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnStrip</name>
    <message>
        <source>The last turns</source>
        <translation>最近的轮次</translation>
    </message>
    <message>
        <source>The last turns: %1</source>
        <translation>最近的轮次：%1</translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnWords</name>
    <message>
        <source>bought for %1</source>
        <translation>花%1买下</translation>
    </message>
    <message>
        <source>bought %1 times, for %2</source>
        <extracomment>%1 how often, %2 for how much altogether</extracomment>
        <translation>买了 %1 次，共花%2</translation>
    </message>
    <message>
        <source>was refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>spoke</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>its place in the ring</source>
        <extracomment>Why a companion had the floor, as the next ones</extracomment>
        <translation>轮转的顺序</translation>
    </message>
    <message>
        <source>woken by a message</source>
        <translation>被消息唤醒</translation>
    </message>
    <message>
        <source>woken by a message that it had missed</source>
        <translation>被先前错过的消息唤醒</translation>
    </message>
    <message>
        <source>woken as the level came back</source>
        <translation>余量恢复后被唤醒</translation>
    </message>
    <message>
        <source>without being woken</source>
        <translation>未被唤醒</translation>
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
        <source>%1 %2, wins</source>
        <extracomment>%1 a name, %2 a number from 0 to 10</extracomment>
        <translation>%1 %2，胜出</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>woken after a long silence</source>
        <translation>沉默很久后被唤醒</translation>
    </message>
</context>
<context>
    <name>studio::ui::UpkeepDesk</name>
    <message>
        <source>Backed up and read through: %1</source>
        <translation>已备份并通读：%1</translation>
    </message>
    <message>
        <source>The backup lies ready. Quit and start the studio again to use it; what is there now is kept beside it.</source>
        <translation>备份已准备好。退出并重新启动工作室即可使用；现在的数据会保留在旁边。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>Looking through the data…</source>
        <translation>正在检查数据…</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Making the lists again…</source>
        <translation>正在重新生成列表…</translation>
    </message>
    <message>
        <source>Looking for what is not needed…</source>
        <translation>正在查找不需要的内容…</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>At the next start the data is as in this backup. What was said since is not in it; the data of now is kept beside it.</source>
        <translation>下次启动时，数据将与此备份一致。之后说过的话不在其中；现在的数据会保留在旁边。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Laying the backup ready…</source>
        <translation>正在准备备份…</translation>
    </message>
    <message>
        <source>Compact the data</source>
        <translation>压缩数据</translation>
    </message>
    <message>
        <source>Nothing of what was said is lost. What is said meanwhile waits until it is over.</source>
        <translation>说过的话不会丢失。期间说的话会等到结束后再处理。</translation>
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
        <source>This companion was saved once; there is nothing to compare yet.</source>
        <translation>这个伙伴只保存过一次，还没有可比较的内容。</translation>
    </message>
    <message>
        <source>These two are the same.</source>
        <translation>这两个版本相同。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Each time it was saved is a version. To put one into the form changes nothing until you save, and can be undone.</source>
        <translation>每次保存都是一个版本。放入表单后，保存之前什么都不会改变，也可以撤销。</translation>
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
        <translation>左侧版本</translation>
    </message>
    <message>
        <source>Version at the right</source>
        <translation>右侧版本</translation>
    </message>
    <message>
        <source>Put into the form</source>
        <translation>放入表单</translation>
    </message>
    <message>
        <source>Put the version at the left into the form</source>
        <translation>把左侧版本放入表单</translation>
    </message>
    <message>
        <source>Put the version at the right into the form</source>
        <translation>把右侧版本放入表单</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What is different</source>
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
        <source>Author: everything</source>
        <translation>创作：显示全部</translation>
    </message>
    <message>
        <source>Live: a large stage</source>
        <translation>直播：大舞台</translation>
    </message>
    <message>
        <source>Log: what was decided and why</source>
        <translation>日志：决定了什么，为什么</translation>
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
        <source>As the system</source>
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
        <source>Motion as the system</source>
        <translation>动态效果跟随系统</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>All motion</source>
        <translation>全部动态效果</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoiceActions</name>
    <message>
        <source>There is no room here that you can change.</source>
        <translation>这里没有你可以更改的房间。</translation>
    </message>
    <message>
        <source>Have this room read aloud first.</source>
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
        <source>%1 is heard</source>
        <translation>正在播放%1的声音</translation>
    </message>
    <message>
        <source>Press to stop reading. The words stay.</source>
        <translation>按一下停止朗读。文字会保留。</translation>
    </message>
    <message>
        <source>This computer has no voice to read with.</source>
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
        <source>There is no speech engine on this computer.</source>
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
        <translation>%L1 %</translation>
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
        <source>Everything is only written, also in rooms that are read aloud.</source>
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
        <source>Speed of the voice</source>
        <translation>声音的语速</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>音高</translation>
    </message>
    <message>
        <source>Pitch of the voice</source>
        <translation>声音的音高</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>声音的音量</translation>
    </message>
</context>
<context>
    <name>studio::ui::VoterDeadlines</name>
    <message>
        <source>%1: write a number of seconds from %2 to %3, or nothing.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1：请写 %2 到 %3 的秒数，或留空。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WaitingCalls</name>
    <message>
        <source>Skip this vote</source>
        <translation>跳过这一票</translation>
    </message>
    <message>
        <source>Go on without the vote of %1</source>
        <translation>不等%1的投票，继续</translation>
    </message>
    <message>
        <source>Calls that wait</source>
        <translation>等待中的调用</translation>
    </message>
    <message>
        <source>Go on without the director</source>
        <translation>不等导演，继续</translation>
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
        <source>The vote of %1 waits until other calls are over.</source>
        <extracomment>%1 is a companion; its provider takes only so many calls at the same time</extracomment>
        <translation>%1的投票在等其他调用结束。</translation>
    </message>
    <message>
        <source>The turn of %1 waits until other calls are over.</source>
        <translation>%1的轮次在等其他调用结束。</translation>
    </message>
    <message>
        <source>The vote of %1 is asked for again now: %2</source>
        <extracomment>%1 is a companion, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>正在重新请求%1的投票：%2</translation>
    </message>
    <message>
        <source>The turn of %1 is tried again now: %2</source>
        <translation>正在重试%1的轮次：%2</translation>
    </message>
    <message>
        <source>The vote of %1 is asked for again in %2: %3</source>
        <extracomment>%1 is a companion, %2 a time such as &quot;3 s&quot;, %3 a phrase: why the first try came to nothing</extracomment>
        <translation>%2后重新请求%1的投票：%3</translation>
    </message>
    <message>
        <source>The turn of %1 is tried again in %2: %3</source>
        <translation>%2后重试%1的轮次：%3</translation>
    </message>
    <message>
        <source>The vote of %1 waits: %2</source>
        <extracomment>%1 is a companion, %2 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>正在等待%1的投票：%2</translation>
    </message>
    <message>
        <source>The turn of %1 waits: %2</source>
        <translation>%1的这一轮正在等待：%2</translation>
    </message>
    <message>
        <source>The director&apos;s choice waits: %1</source>
        <extracomment>%1 such as &quot;loading qwen3:8b … 14 s&quot;</extracomment>
        <translation>导演的选择在等待：%1</translation>
    </message>
    <message>
        <source>The director&apos;s choice waits until other calls are over.</source>
        <translation>导演的选择要等其他调用结束。</translation>
    </message>
    <message>
        <source>The director is asked again now: %1</source>
        <extracomment>%1 a phrase: why the first try came to nothing</extracomment>
        <translation>现在再次询问导演：%1</translation>
    </message>
    <message>
        <source>The director is asked again in %1: %2</source>
        <extracomment>%1 a time such as &quot;3 s&quot;, %2 a phrase: why the first try came to nothing</extracomment>
        <translation>%1后再次询问导演：%2</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhatIfDesk</name>
    <message>
        <source>Open the menu of a vote or drag its bar to try another vote.</source>
        <translation>打开投票的菜单或拖动它的条，即可试试别的投票。</translation>
    </message>
    <message>
        <source>There are no votes to change yet.</source>
        <translation>还没有可以更改的投票。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WherePage</name>
    <message>
        <source>Looking for servers on this machine…</source>
        <translation>正在查找这台电脑上的服务器…</translation>
    </message>
    <message>
        <source>No other server answers on the usual ports.</source>
        <translation>常用端口上没有其他服务器应答。</translation>
    </message>
    <message>
        <source>No server with models answers on this machine. Start Ollama, LM Studio or llama.cpp and look again.</source>
        <translation>这台电脑上没有提供模型的服务器应答。请启动 Ollama、LM Studio 或 llama.cpp，再查找一次。</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>其他服务器</translation>
    </message>
    <message>
        <source>vLLM, LM Studio on another machine and whoever else speaks as OpenAI does</source>
        <translation>vLLM、另一台电脑上的 LM Studio，以及其他与 OpenAI 方式相同的服务器</translation>
    </message>
    <message>
        <source>At %1, with a key</source>
        <translation>位于 %1，需要密钥</translation>
    </message>
    <message>
        <source>Where the model is</source>
        <translation>模型的位置</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>这台电脑上</translation>
    </message>
    <message>
        <source>With an account</source>
        <translation>使用账户</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
</context>
<context>
    <name>studio::ui::WhoFields</name>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>made from the name</source>
        <translation>由名字生成</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>标识：%1</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>是谁</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>How the name is read aloud</source>
        <translation>名字怎么读</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>更改 id</translation>
    </message>
    <message>
        <source>Names the companion in files and in the log. It is fixed once the companion is saved.</source>
        <translation>在文件和日志中标识伙伴。保存后即固定。</translation>
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
        <source>Take this nickname out</source>
        <translation>删去此昵称</translation>
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
        <source>Other names to answer to, without Mr, Ms or -san.</source>
        <translation>会回应的其他名字，不带“先生”“小姐”等称呼。</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>One line that others know it by, such as: a dry researcher.</source>
        <translation>别人眼中的一句介绍，例如：冷静的研究员。</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>No room is open.</source>
        <translation>没有打开的房间。</translation>
    </message>
    <message>
        <source>They are talking already.</source>
        <translation>他们已经在谈了。</translation>
    </message>
    <message>
        <source>They are stopped already.</source>
        <translation>已经停止了。</translation>
    </message>
    <message>
        <source>There is no turn to take. Say something first.</source>
        <translation>没有可进行的轮次。请先说点什么。</translation>
    </message>
    <message>
        <source>Nothing is going on.</source>
        <translation>现在没有进行中的事。</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>这里只能阅读，不能发言。</translation>
    </message>
    <message>
        <source>The ring sleeps already.</source>
        <translation>轮转已在休眠。</translation>
    </message>
    <message>
        <source>There is nothing to shuffle.</source>
        <translation>没有可洗牌的。</translation>
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
        <source>in short</source>
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
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>说了什么</translation>
    </message>
    <message>
        <source>In its prompt</source>
        <extracomment>Head of a table: how a message stands in what a companion&apos;s model is told</extracomment>
        <translation>在提示词中</translation>
    </message>
    <message>
        <source>This message was deleted</source>
        <translation>这条消息已删除</translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessWindow</name>
    <message>
        <source>Everybody, side by side</source>
        <extracomment>A choice: one column for each companion and guest</extracomment>
        <translation>并排显示所有人</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <extracomment>A choice: the conversation as this companion knows it</extracomment>
        <translation>按%1所知</translation>
    </message>
    <message>
        <source>As %1 knew it, who has left</source>
        <translation>按已离开的%1所知</translation>
    </message>
    <message>
        <source>Summary and notes of %1</source>
        <translation>%1的摘要和笔记</translation>
    </message>
    <message>
        <source>The chosen message</source>
        <translation>所选消息</translation>
    </message>
    <message>
        <source>Export as %1 knows it…</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>按%1所知导出…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>还没有人说过话。</translation>
    </message>
    <message>
        <source>No whispers yet: everybody knows everything.</source>
        <translation>还没有悄悄话：所有人都知道一切。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 messages are whispers.</source>
        <extracomment>%1 is how many messages there are</extracomment>
        <translation>
            <numerusform>%L1条消息中有%n条是悄悄话。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has heard %L2 of %L3 messages.</source>
        <extracomment>%1 is a companion, %2 and %3 are numbers of messages</extracomment>
        <translation>%1听到了%L3条消息中的%L2条。</translation>
    </message>
    <message>
        <source>The prompt has the newest %L1 in full.</source>
        <translation>提示词中有最新%L1条的全文。</translation>
    </message>
    <message>
        <source>The oldest %L1 stand in its summary.</source>
        <translation>最早的%L1条已写入摘要。</translation>
    </message>
    <message>
        <source>Witnessed by everybody.</source>
        <translation>所有人都知道。</translation>
    </message>
    <message>
        <source>Witnessed by nobody but you.</source>
        <translation>只有你知道。</translation>
    </message>
    <message>
        <source>Witnessed by: %1</source>
        <translation>知道的有：%1</translation>
    </message>
    <message>
        <source>A guest reads the room by itself; what it keeps of it is not known here.</source>
        <translation>来宾会自己阅读房间；它记住了什么，这里无从得知。</translation>
    </message>
    <message>
        <source>In short, what was said before:</source>
        <translation>之前所说的摘要：</translation>
    </message>
    <message>
        <source>No summary: nothing is told in short.</source>
        <translation>没有摘要：没有内容被缩短。</translation>
    </message>
    <message>
        <source>No notes: it remembers nothing from other talks.</source>
        <translation>没有笔记：它不记得其他谈话的任何内容。</translation>
    </message>
    <message>
        <source>Notes, also from other rooms:</source>
        <translation>笔记，包括来自其他房间的：</translation>
    </message>
    <message>
        <source>Who knows what</source>
        <translation>谁知道什么</translation>
    </message>
    <message>
        <source>A whisper is known only to whom it was meant for. Everything else is known to everybody, also to those who come later. You see all of it.</source>
        <translation>悄悄话只有对方知道。其他内容所有人都知道，后来的也一样。你可以看到全部。</translation>
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
        <source>There is no speech engine on this computer.</source>
        <translation>这台电脑上没有语音引擎。</translation>
    </message>
    <message>
        <source>No voice on this computer speaks that language.</source>
        <translation>这台电脑上没有会说该语言的声音。</translation>
    </message>
    <message>
        <source>There is no audio device to read aloud with.</source>
        <translation>没有可用于朗读的音频设备。</translation>
    </message>
    <message>
        <source>The voice could not be used.</source>
        <translation>无法使用此声音。</translation>
    </message>
</context>
<context>
    <name>studio::voice::Mouth</name>
    <message>
        <source>The voice could not be heard in time. Is there a sound device?</source>
        <translation>语音未能及时播放。有可用的声音设备吗？</translation>
    </message>
</context>
<context>
    <name>studio::voice::ReadAloud</name>
    <message>
        <source>The voice was stopped.</source>
        <translation>声音已停止。</translation>
    </message>
</context>
</TS>
