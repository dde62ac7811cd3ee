// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/talk.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

Talk english()
{
    return {
        u"Tea at five"_s,
        u"Lab talk"_s,
        u"Come in, the tea is just ready. What kind of day have you had?"_s,
        u"Aya, what is a distributed system?"_s,
        u"A set of machines in which one takes a *long* time to believe that another has stopped. The whole "
        u"still has to answer:\n\n"
        u"- **no common clock**, so nobody knows what came first\n"
        u"- **no common memory**, so everybody knows something else"_s,
        u"Take clocks. Two of them never show the same time, so order cannot come from `now()`, it has to"_s,
        u"Wait, so every clock is lying to me?!"_s,
        u"Shall we leave it there for today?"_s,
        u"Rehearsal (offline, not an AI)"_s,
        u"The disk is full. Nothing more can be saved."_s,
        u"Is it five yet?"_s,
        u"That depends on how you define “now”."_s,
        u"The server has no model list."_s,
        u"OpenAI refused the key. Check that it is the whole key, and that the account still has it."_s,
        u"The model cannot look at pictures. Companions go on without them."_s,
        u"You said that you drew something. I would like to see it."_s,
        u"Which tea shall I make for the next round?"_s,
        u"Tea is ready! Come to the table."_s,
        {u"Green"_s, u"Black, with milk"_s, u"Whatever Aya had yesterday"_s},
        u"You told us that you had spent the day with machines that never agree on the time. Kyoko made tea, "
        u"and promised a second pot. You asked Aya what a distributed system is. Aya said: a set of machines "
        u"in which one takes long to believe that another has stopped; none shares a clock or a memory with "
        u"another. Still open: which tea comes next, and your drawing, which Kyoko wants to see."_s,
        u"Nobody answers at this address."_s};
}

Talk japanese()
{
    return {
        u"五時のお茶"_s,
        u"研究室の雑談"_s,
        u"いらっしゃい。お茶が入りましたよ。今日はどんな一日でしたか?"_s,
        u"綾さん、分散システムって何?"_s,
        u"一台が止まったことを、ほかの一台が*なかなか*"
        u"信じない仕組みのことです。それでも全体は答えを返さないといけない。\n\n"
        u"- **共通の時計がない** から、何が先だったか誰にも分からない\n"
        u"- **共通の記憶がない** から、みんな違うことを知っている"_s,
        u"たとえば時計です。二台の時計は決して同じ時刻を指さない。だから順番は `now()` ではなく、"_s,
        u"えっ、じゃあ時計って全部うそなの!?"_s,
        u"今日はここまでにしましょうか。"_s,
        u"リハーサル（オフライン、AIではありません）"_s,
        u"ディスクがいっぱいで、これ以上保存できません。"_s,
        u"もう五時かな?"_s,
        u"「今」をどう定義するかによりますね。"_s,
        u"このサーバーにはモデルの一覧がありません。"_s,
        u"OpenAIがキーを拒否しました。キーが全部そろっているか、アカウントにまだあるかを確かめてください。"_s,
        u"このモデルは画像を見られません。コンパニオンは画像なしで続けます。"_s,
        u"何か描いたと言っていましたね。見てみたいです。"_s,
        u"次はどのお茶をいれましょうか?"_s,
        u"お茶が入りましたよ。テーブルへどうぞ。"_s,
        {u"緑茶"_s, u"ミルクティー"_s, u"昨日の綾さんと同じもの"_s},
        u"あなたは、時刻がいつも食い違う機械と一日を過ごしたと話した。京子はお茶をいれ、二杯目も約束した。"
        u"あなたは綾に、分散システムとは何かを尋ねた。綾の答え: "
        u"一台が止まったことをほかの一台がなかなか信じない"
        u"仕組みで、共通の時計も記憶もない。まだ決まっていないこと: 次のお茶と、京子が見たがっているあなたの絵。"_s,
        u"このアドレスでは誰も応答しません。"_s};
}

Talk chinese()
{
    return {u"五点的茶"_s,
            u"实验室闲聊"_s,
            u"请进，茶刚泡好。今天过得怎么样？"_s,
            u"小绫，什么是分布式系统？"_s,
            u"就是一台机器要花*很久*才相信另一台已经停了的系统。可是整体仍然必须给出答案：\n\n"
            u"- **没有共同的时钟**，所以谁也不知道什么在先\n"
            u"- **没有共同的记忆**，所以每台知道的都不一样"_s,
            u"就拿时钟来说。两台时钟永远不会显示同一时间，所以顺序不能来自 `now()`，而要"_s,
            u"等等，那所有的时钟都在骗我吗？！"_s,
            u"今天就到这里吧？"_s,
            u"排练（离线，不是 AI）"_s,
            u"磁盘已满，无法再保存。"_s,
            u"五点到了吗？"_s,
            u"那要看你怎么定义“现在”。"_s,
            u"这个服务器没有模型列表。"_s,
            u"OpenAI 拒绝了密钥。请检查密钥是否完整，账户里是否还有它。"_s,
            u"这个模型看不了图片。伙伴会在没有图片的情况下继续。"_s,
            u"你说你画了点东西，我想看看。"_s,
            u"下一轮泡什么茶好呢？"_s,
            u"茶泡好了！请到桌边来。"_s,
            {u"绿茶"_s, u"加奶的红茶"_s, u"小绫昨天喝的那种"_s},
            u"你说今天一整天都在跟时间总对不上的机器打交道。京子泡了茶，还答应再泡一壶。你问小绫什么是分布式"
            u"系统。"
            u"小绫说：一台机器要花很久才相信另一台已经停了，而且没有共同的时钟和记忆。"
            u"还没说定的：下一轮泡什么茶，以及京子想看的你的画。"_s,
            u"这个地址无人应答。"_s};
}

} // namespace

Talk Talk::in(model::Language language)
{
    switch (language) {
    case model::Language::English: return english();
    case model::Language::Japanese: return japanese();
    case model::Language::Chinese: return chinese();
    }
    return {};
}

QSet<QString> Talk::texts() const
{
    QSet<QString> texts{room,       otherRoom, greeting, question, answer,  streaming, aside,
                        goodbye,    model,     trouble,  trial,    reply,   noList,    keyRefused,
                        noPictures, why,       tea,      line,     inShort, unreached};
    for (const QString &choice : teas)
        texts.insert(choice);
    return texts;
}

} // namespace studio::tests
