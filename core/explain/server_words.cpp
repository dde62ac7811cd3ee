// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/server_words.h"

#include <QRegularExpression>

namespace studio::explain {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostRead = 16 * 1024; // of what a stranger sent

bool isPage(const QString &text)
{
    const QString head = text.left(1024).trimmed();
    return head.startsWith("<!doctype"_L1, Qt::CaseInsensitive) ||
           head.contains("<html"_L1, Qt::CaseInsensitive);
}

/// The title of a page, else its text. Bounded repeats, so that a hostile page costs little.
QString readablePart(const QString &page)
{
    static const QRegularExpression title(u"<title[^>]{0,200}>([^<]{1,500})"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression unread(u"<(script|style)\\b.*?(</\\1>|$)"_s,
                                           QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(u"<[^>]{0,1000}>?"_s);
    if (const auto found = title.match(page); found.hasMatch() && !found.captured(1).trimmed().isEmpty())
        return found.captured(1);
    QString text = page;
    return text.remove(unread).replace(tag, u" "_s);
}

/// Joiners stay, since scripts need them. Line ends become blanks.
QString seen(const QString &text)
{
    constexpr char32_t kNonJoiner = 0x200C;
    constexpr char32_t kJoiner = 0x200D;
    QString plain;
    const QList<uint> signs = text.toUcs4();
    for (const char32_t sign : signs) {
        const QChar::Category category = QChar::category(sign);
        const bool isJoiner = sign == kNonJoiner || sign == kJoiner;
        if (QChar::isSpace(sign) || category == QChar::Other_Control)
            plain += u' ';
        else if (isJoiner || (category != QChar::Other_Format && category != QChar::Other_Surrogate &&
                              category != QChar::Other_PrivateUse && category != QChar::Other_NotAssigned))
            plain += QString::fromUcs4(&sign, 1);
    }
    return plain.simplified();
}

/// Keys are kept out of what is told of calls before; some servers send back those of others, or ours in
/// another form.
QString withoutKeys(QString text)
{
    static const QRegularExpression known(
        u"\\b(?:sk|pk|rk|gsk|xai|hf|ghp|nvapi|AIza)[-_][-_A-Za-z0-9*.]{5,500}[-_A-Za-z0-9*]|"
        "\\bAIza[-_A-Za-z0-9]{8,}"_s);
    static const QRegularExpression named(
        u"\\b(bearer|api[-_ ]?key|access[-_ ]?token|secret)([\"']?\\s{0,3}[:= ]\\s{0,3}[\"']?)"
        "(?=[-_A-Za-z0-9.]{0,200}[0-9])[-_A-Za-z0-9.]{11,500}[-_A-Za-z0-9]"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.replace(known, u"…"_s).replace(named, u"\\1\\2…"_s);
}

} // namespace

QString serverWords(const QString &said, qsizetype most)
{
    const QString head = said.left(kMostRead);
    QString words = withoutKeys(seen(isPage(head) ? readablePart(head) : head));
    if (words.size() <= most)
        return words;
    qsizetype cut = most - 1;
    if (words.at(cut - 1).isHighSurrogate())
        --cut;
    return words.left(cut).trimmed() + u'…';
}

} // namespace studio::explain
