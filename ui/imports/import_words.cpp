// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_words.h"

#include "core/base/sentences.h"
#include "ui/imports/card_words.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Outcome = ImportRecord::Outcome;

namespace {

struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ImportWords)
};

} // namespace

void ImportCount::add(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Added:
    case Outcome::Renamed: ++added; break;
    case Outcome::Replaced: ++replaced; break;
    case Outcome::Known: ++known; break;
    case Outcome::Skipped: ++skipped; break;
    case Outcome::Refused: ++refused; break;
    case Outcome::Unread: ++unread; break;
    case Outcome::Lorebook: ++lorebooks; break;
    case Outcome::LorebookKnown:
    case Outcome::Group: break;
    }
}

QString importHeadline(const ImportCount &count)
{
    QStringList sentences;
    const auto say = [&sentences](int number, const QString &sentence) {
        if (number > 0)
            sentences.append(sentence);
    };
    say(count.added, ImportWords::tr("Imported %n companion(s).", nullptr, count.added));
    say(count.lorebooks, ImportWords::tr("Imported %n lorebook(s).", nullptr, count.lorebooks));
    say(count.replaced, ImportWords::tr("Replaced %n companion(s).", nullptr, count.replaced));
    say(count.known, ImportWords::tr("You already had %n companion(s).", nullptr, count.known));
    say(count.skipped, ImportWords::tr("Left %n companion(s) unchanged.", nullptr, count.skipped));
    say(count.refused, ImportWords::tr("Skipped %n file(s).", nullptr, count.refused));
    say(count.unread, ImportWords::tr("%n file(s) not read.", nullptr, count.unread));
    return sentences.isEmpty() ? ImportWords::tr("Nothing imported.") : base::joinedSentences(sentences);
}

QString outcomeText(const ImportRecord &record)
{
    const QString id = record.id.value();
    switch (record.outcome) {
    //: %1 is the name of a companion, %2 its id
    case Outcome::Added: return ImportWords::tr("Imported as %1 (%2)").arg(record.name, id);
    case Outcome::Renamed:
        //: %1 is the name of a companion, %2 its id
        return ImportWords::tr("Imported as %1, with the new ID %2").arg(record.name, id);
    case Outcome::Replaced:
        //: %1 is the name of a companion, %2 its id
        return ImportWords::tr("Replaced %1 (%2). The old version is kept.").arg(record.name, id);
    case Outcome::Known: return ImportWords::tr("%1 already exists with the same content").arg(record.name);
    case Outcome::Skipped: return ImportWords::tr("Skipped: %1 stays unchanged").arg(record.name);
    //: %1 is a whole sentence
    case Outcome::Refused: return ImportWords::tr("Not imported: %1").arg(record.reason);
    case Outcome::Group: return ImportWords::tr("A group of companions");
    case Outcome::Lorebook:
        if (record.name.isEmpty())
            return ImportWords::tr(
                "Added as a lorebook without a companion. Choose it in a room’s settings.");
        //: %1 is the name of a companion, or several
        return ImportWords::tr("Added as a lorebook of %1").arg(record.name);
    case Outcome::LorebookKnown:
        if (record.name.isEmpty())
            return ImportWords::tr("You already have this lorebook");
        //: %1 is the name of a companion, or several
        return ImportWords::tr("%1 already has this lorebook").arg(record.name);
    case Outcome::Unread: return ImportWords::tr("Not read: import cancelled");
    }
    return {};
}

IconName outcomeIcon(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Added:
    case Outcome::Renamed:
    case Outcome::Lorebook: return IconName::Plus;
    case Outcome::Replaced: return IconName::Refresh;
    case Outcome::Known:
    case Outcome::LorebookKnown: return IconName::Check;
    case Outcome::Skipped:
    case Outcome::Unread: return IconName::Minus;
    case Outcome::Refused: return IconName::Error;
    case Outcome::Group: return IconName::People;
    }
    return IconName::Info;
}

QString importText(const QString &headline, const QList<ImportRecord> &records)
{
    QString text = headline + u'\n';
    for (const ImportRecord &record : records) {
        text += u'\n' + record.file + u": "_s + outcomeText(record) + u'\n';
        for (const model::CardNote &note : record.report) {
            QStringList parts{fateName(note.fate), note.part, note.text};
            parts.removeAll(QString());
            text += u"  "_s + parts.join(u" · "_s) + u'\n';
        }
    }
    return text;
}

} // namespace studio::ui
