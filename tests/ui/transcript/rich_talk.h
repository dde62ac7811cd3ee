// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/transcript/rows.h"

namespace studio::ui::test {

/// A conversation with everything that a message can hold, over two days.
inline QList<model::MessageRow> richTalk()
{
    using namespace Qt::StringLiterals;
    QList<model::MessageRow> rows;
    const auto say = [&rows](const QString &from, const QString &text, const char *emotion = nullptr) {
        model::MessageRow row = rowAt(rows.size(), text, from);
        if (rows.size() < 2)
            row.time = row.time.addDays(-1);
        if (emotion)
            row.posted.message.metadata.text = QByteArray("{\"emotion\":\"") + emotion + "\"}";
        rows.append(row);
    };
    const QString you = u"user"_s;
    const QString kyoko = u"companion_kyoko"_s;
    const QString aya = u"companion_aya"_s;
    say(kyoko, u"Come in, the tea is just ready. ☕ What kind of day have you had?"_s, "happy");
    say(you, u"A long one. Aya, how do I compare two clocks?"_s);
    say(aya,
        u"# Comparing clocks\n\nYou *cannot*, not **exactly**. What you can do is send the time and see "
        u"`how long` it took. See [the protocol](https://www.rfc-editor.org/rfc/rfc5905) or "
        u"https://example.com/ntp.\n\n## In short\n\n1. Send the time `t0`\n2. They note when it came\n"
        u"   - their clock may be wrong\n   - ~~so is yours~~ yours is, too\n     - and nobody knows by how "
        u"much\n"
        u"3. Divide by two\n\n> “Time is what keeps everything from happening at once.”\n>\n> > somebody, "
        u"quoted by "
        u"somebody else\n\n```cpp\nauto offset(Time t0, Time t1, Time t2, Time t3)\n{\n    // "
        u"往復の差を二で割る\n"
        u"    return ((t1 - t0) + (t2 - t3)) / 2;\n}\n```\n\n---\n\n| clock | drift | note |\n|:--|--:|:-:|\n"
        u"| quartz | 20 ppm | *cheap* |\n| rubidium | 0.0001 ppm | in `telecom` racks, and it wraps when the "
        u"window is "
        u"narrow |\n| 水晶時計 | 15 ppm | 温度で変わる |\n\n![a clock](https://example.com/clock.png)"_s,
        "thinking");
    say(you, u"分かりやすい！日本語でもお願い。"_s);
    say(kyoko,
        u"## "
        u"時計の話\n\nふたつの時計は**決して同じ時刻を指しません**。だから順番は時刻ではなく、*"
        u"どちらが先に届いたか*で決めるのだそうです。"
        u"お茶が冷める前に、もう一度だけ説明しますね。家の時計は三分進んでいて、みんなそれを知っているのに、"
        u"誰も直そうとしないのです。\n\n"
        u"- 送った時刻\n- 届いた時刻\n  - 遅れはわからない\n- 半分にする\n\n> 時は金なり"_s,
        "shy");
    say(aya, u"中文也可以：这两个时钟说的时间不一样。🙂👩‍💻"_s);
    return rows;
}

} // namespace studio::ui::test
