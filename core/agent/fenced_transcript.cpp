// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/fenced_transcript.h"

#include "core/agent/talk_window.h"
#include "core/base/line_breaks.h"
#include "core/model/participants.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestName = 64;
constexpr qsizetype kLongestGuestName = 40; // UTF-16 units

/// Does not break a character of two units.
QString cut(const QString &text, qsizetype length)
{
    const bool splitsPair = length > 0 && length < text.size() && text.at(length - 1).isHighSurrogate();
    return text.left(splitsPair ? length - 1 : length);
}

bool mayStandInName(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: return c > 0x7F || !u"[]{}<>|"_s.contains(QChar(char16_t(c)));
    }
}

/// Whether nothing in the name has to be removed, as in most names. Each prompt shows all names several
/// times.
bool isPlain(const QString &name)
{
    const auto isLetter = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || c == u'_';
    };
    return name.size() <= kLongestName &&
           std::all_of(name.begin(), name.end(),
                       [&](const QChar &c) {
                           return isLetter(c) || (c == u' ' && &c != name.begin() && isLetter(*(&c - 1)));
                       }) &&
           !name.endsWith(u' ');
}

/// A name chosen by a program: short, and in quotes that it cannot close.
QString quoted(const QString &name)
{
    return u"\"%1\""_s.arg(cut(plainName(name).remove(u'"'), kLongestGuestName));
}

QString askedOf(const model::Message &message, const Scene &scene)
{
    if (message.to.isEmpty())
        return u"everybody"_s;
    QStringList names;
    for (const auto &id : message.to)
        names.append(nameOf(id, scene));
    return names.join(u", "_s);
}

QString header(qsizetype number, const model::Message &message, const Scene &scene)
{
    QString who = nameOf(message.from, scene);
    if (!message.program.isEmpty())
        who += u" (by the program %1)"_s.arg(quoted(message.program));
    QString line = u"[%1] %2 to %3"_s.arg(QString::number(number), who, askedOf(message, scene));
    if (message.whisper)
        line += u", whispered"_s;
    if (message.isInterrupted())
        line += u", cut off"_s;
    return line + u":"_s;
}

} // namespace

QString heardText(const model::Message &message)
{
    return message.heardUntil ? cut(message.text, qsizetype(*message.heardUntil)) : message.text;
}

QString fenced(const QString &text, qsizetype longest)
{
    const QString shown = cut(text, longest);
    QString lines = u"| "_s;
    lines.reserve(shown.size() + 16);
    qsizetype begin = 0; // of the line
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (!base::breaksLine(shown.at(i)))
            continue;
        lines += QStringView(shown).sliced(begin, i - begin);
        lines += "\n| "_L1;
        const bool endsInLf = shown.at(i) == u'\r' && i + 1 < shown.size() && shown.at(i + 1) == u'\n';
        i += endsInLf ? 1 : 0;
        begin = i + 1;
    }
    lines += QStringView(shown).sliced(begin);
    if (shown.size() < text.size())
        lines += u"\n(%1 more characters are left out)"_s.arg(text.size() - shown.size());
    return lines;
}

QString plainName(const QString &name)
{
    if (isPlain(name))
        return name;
    QString plain;
    for (const char32_t c : name.toUcs4()) {
        if (mayStandInName(c))
            plain += QChar::fromUcs4(c);
    }
    return cut(plain.simplified(), kLongestName);
}

QString guestName(const QString &name) { return u"guest "_s + quoted(name); }

QString nameOf(const base::ParticipantId &id, const Scene &scene)
{
    const auto present = std::find_if(scene.present.begin(), scene.present.end(),
                                      [&](const llm::Present &one) { return one.id == id; });
    QString name = present == scene.present.end() ? QString() : plainName(present->name);
    if (name.isEmpty())
        name = plainName(model::withoutGuestPrefix(id).value());
    if (model::isGuest(id))
        return guestName(name);
    if (present == scene.present.end())
        return name;
    const bool isShared =
        std::any_of(scene.present.begin(), scene.present.end(), [&](const llm::Present &one) {
            return one.id != id && !model::isGuest(one.id) && one.name == present->name;
        });
    return isShared ? u"%1 (%2)"_s.arg(name, plainName(id.value())) : name;
}

QStringList transcriptBlocks(const Scene &scene, const QMap<qsizetype, QString> &among)
{
    const qsizetype first = firstTold(scene);
    QStringList blocks;
    QStringList lines;
    if (first > 0)
        lines.append(u"(%1 older messages are left out)"_s.arg(first));
    for (qsizetype i = first; i < scene.witnessed.size(); ++i) {
        const model::Message &message = scene.witnessed.at(i);
        if (const auto ours = among.constFind(i); ours != among.cend())
            lines.append(*ours);
        lines.append(header(i + 1, message, scene));
        lines.append(fenced(heardText(message)));
        if ((i + 1) % kInBlock == 0)
            blocks.append(std::exchange(lines, {}).join(u"\n"_s));
    }
    if (!lines.isEmpty())
        blocks.append(lines.join(u"\n"_s));
    return blocks;
}

QString fencedTranscript(const Scene &scene) { return transcriptBlocks(scene).join(u"\n"_s); }

} // namespace studio::agent
