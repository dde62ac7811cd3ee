// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_text.h"

#include "ui/actions/action_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct ManualText
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ManualText)
};

/// A dialog's dots and a mnemonic have no place in a sentence.
QString inSentence(const QString &text)
{
    QString plain = plainTitle(text);
    while (plain.endsWith(u'…') || plain.endsWith(u':') || plain.endsWith(u'：'))
        plain.chop(1);
    return plain.trimmed();
}

QString nameInSentence(const ActionEntry &entry)
{
    //: Instead of a name: "Give the floor to a companion"
    const QString anyone = ManualText::tr("a companion");
    // "Theme: %1" is the menu "Theme"
    QString title = titleOf(entry, entry.isFamily() ? u"\x02"_s : QString());
    if (title.contains(u": \x02"_s) || title.contains(u"：\x02"_s))
        return inSentence(title.remove(u'\x02').trimmed());
    return inSentence(title.replace(u"\x02"_s, anyone));
}

QString keysInSentence(const ActionEntry &entry)
{
    const QList<QKeySequence> keys = shortcutsOf(entry);
    if (keys.isEmpty()) //: Instead of keys, where the user has removed them
        return ManualText::tr("(no shortcut)");
    const QString first = keys.first().toString(QKeySequence::NativeText);
    if (!entry.isNumbered)
        return first;
    //: Shortcuts of a row of actions: Alt+1 to Alt+9
    return ManualText::tr("%1 to %2").arg(first, QString(first).replace(u'1', u'9'));
}

QString translatedText(const QString &spec)
{
    const QByteArray source = spec.section(u'|', 1).toUtf8();
    const QByteArray context = spec.section(u'|', 0, 0).toUtf8();
    const QByteArray inWindow = "studio::ui::" + context;
    QString text = QCoreApplication::translate(inWindow.constData(), source.constData());
    if (text == QString::fromUtf8(source))
        text = QCoreApplication::translate(context.constData(), source.constData());
    return inSentence(text);
}

std::optional<QString> meaningOf(const QString &kind, const QString &of)
{
    if (kind == "text"_L1)
        return of.contains(u'|') ? std::optional(translatedText(of)) : std::nullopt;
    const ActionEntry *entry = registeredAction(of);
    if (!entry)
        return std::nullopt;
    if (kind == "name"_L1)
        return nameInSentence(*entry);
    if (kind == "menu"_L1)
        return inSentence(placeName(entry->place)) + u" › "_s + nameInSentence(*entry);
    return keysInSentence(*entry);
}

QString filled(const QString &source, QStringList &unknown)
{
    static const QRegularExpression placeholder(u"\\{(name|menu|keys|text):([^}]*)\\}"_s);
    QString out;
    qsizetype from = 0;
    for (auto match = placeholder.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        out += source.mid(from, found.capturedStart() - from);
        from = found.capturedEnd();
        const auto meaning = meaningOf(found.captured(1), found.captured(2));
        if (!meaning)
            unknown.append(found.captured());
        out +=
            meaning ? kMarkBegin + QString(*meaning).replace(u'\\', u"\\\\"_s) + kMarkEnd : found.captured();
    }
    return out + source.mid(from);
}

/// Chinese and Japanese have no spaces between words, and Markdown makes a space of each line's end.
QString withoutLineEnds(QString text, const QString &language)
{
    static const QRegularExpression lineEnd(u"(?<=[^\\n])\\n *(?=[^\\s#|!-])(?!\\d+\\. )"_s);
    return language == "en"_L1 ? text : text.replace(lineEnd, QString());
}

QString wordsOf(QString markdown)
{
    static const QRegularExpression link(u"!?\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    markdown.replace(link, u"\\1"_s);
    return markdown.remove(kMarkBegin).remove(kMarkEnd).remove(u'*').simplified().toCaseFolded();
}

} // namespace

const QStringList &manualPages()
{
    static const QStringList pages{u"start"_s,    u"rooms"_s,    u"companions"_s, u"talking"_s, u"floor"_s,
                                   u"requests"_s, u"models"_s,   u"stage"_s,      u"files"_s,   u"doors"_s,
                                   u"data"_s,     u"settings"_s, u"trouble"_s};
    return pages;
}

const QStringList &manualLanguages()
{
    static const QStringList languages{u"en"_s, u"ja"_s, u"zh_CN"_s};
    return languages;
}

bool isFontInstalledFor(QFontDatabase::WritingSystem system)
{
    return !QFontDatabase::families(system).isEmpty();
}

QString manualLanguage(const QLocale &locale, const HasFontFor &hasFontFor)
{
    if (locale.language() == QLocale::Japanese && hasFontFor(QFontDatabase::Japanese))
        return u"ja"_s;
    if (locale.language() == QLocale::Chinese && hasFontFor(QFontDatabase::SimplifiedChinese))
        return u"zh_CN"_s;
    return u"en"_s;
}

QString manualSource(const QString &language, const QString &page)
{
    QFile file(u":/manual/%1/%2.md"_s.arg(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

ManualPage readManualPage(const QString &id, const QString &source, const QString &language)
{
    static const QRegularExpression heading(u"^##? (.*?)(?: \\{#([a-z-]+)\\})?$"_s);
    ManualPage page{.id = id};
    const QString text = withoutLineEnds(filled(source, page.unknown), language);
    for (const QString &line : text.split(u'\n')) {
        const QRegularExpressionMatch match = heading.match(line);
        if (match.hasMatch()) {
            QString title = match.captured(1);
            page.sections.append({match.captured(2), title.remove(kMarkBegin).remove(kMarkEnd), {}});
        }
        if (!page.sections.isEmpty())
            page.sections.last().words += u' ' + wordsOf(match.hasMatch() ? match.captured(1) : line);
        page.markdown += match.hasMatch() ? line.left(line.indexOf(u' ') + 1) + match.captured(1) : line;
        page.markdown += u'\n';
    }
    return page;
}

} // namespace studio::ui
