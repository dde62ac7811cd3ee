// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_models.h"

#include "ui/imports/card_words.h"
#include "ui/imports/import_words.h"
#include "ui/models/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Outcome = ImportRecord::Outcome;
using Fate = model::CardNote::Fate;

namespace {

constexpr qsizetype kLongestNote = 2'000; // UTF-16 units in a row; a card may quote itself

} // namespace

void ImportRecordModel::append(const ImportRecord &record)
{
    m_records.append(record);
    if (!fits(record))
        return;
    const int row = int(m_rows.size());
    beginInsertRows({}, row, row);
    m_rows.append(int(m_records.size()) - 1);
    endInsertRows();
}

void ImportRecordModel::show(Show what)
{
    beginResetModel();
    m_show = what;
    m_rows.clear();
    for (int number = 0; number < int(m_records.size()); ++number)
        if (fits(m_records.at(number)))
            m_rows.append(number);
    endResetModel();
}

bool ImportRecordModel::fits(const ImportRecord &record) const
{
    switch (m_show) {
    case Show::All: return true;
    case Show::CameIn:
        return record.outcome == Outcome::Added || record.outcome == Outcome::Renamed ||
               record.outcome == Outcome::Replaced || record.outcome == Outcome::Lorebook;
    case Show::LeftAsIs:
        return record.outcome == Outcome::Known || record.outcome == Outcome::Skipped ||
               record.outcome == Outcome::LorebookKnown;
    case Show::NotTaken: return record.outcome == Outcome::Refused || record.outcome == Outcome::Unread;
    case Show::WithWarnings:
        return std::any_of(record.report.cbegin(), record.report.cend(),
                           [](const model::CardNote &note) { return note.fate == Fate::Warning; });
    }
    return true;
}

std::optional<ImportRecord> ImportRecordModel::record(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return std::nullopt;
    return m_records.at(m_rows.at(index.row()));
}

int ImportRecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ImportRecordModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ImportRecord &record = m_records.at(m_rows.at(index.row()));
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return record.file;
    case BodyRole: return outcomeText(record);
    case Qt::ToolTipRole: return plainToolTip(record.file + u'\n' + outcomeText(record));
    case Qt::AccessibleTextRole: return QString(record.file + u": "_s + outcomeText(record));
    case SignRole: return int(outcomeIcon(record.outcome));
    case TroubleRole: return record.outcome == Outcome::Refused;
    default: return {};
    }
}

void CardNoteModel::setReport(const model::CardReport &report)
{
    m_report = report;
    fill();
}

void CardNoteModel::setFate(std::optional<Fate> fate)
{
    m_fate = fate;
    fill();
}

/// First what a reader should know, then what was not imported.
void CardNoteModel::fill()
{
    const auto rank = [](const model::CardNote &note) {
        switch (note.fate) {
        case Fate::Warning: return 0;
        case Fate::Ignored: return 1;
        case Fate::Kept: return 2;
        case Fate::Used: return 3;
        }
        return 4;
    };
    beginResetModel();
    m_rows.clear();
    for (const model::CardNote &note : std::as_const(m_report))
        if (!m_fate || note.fate == *m_fate)
            m_rows.append(note);
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    endResetModel();
}

int CardNoteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CardNoteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::CardNote &note = m_rows.at(index.row());
    const QString title =
        note.part.isEmpty() ? fateName(note.fate) : QString(fateName(note.fate) + u" · "_s + note.part);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return title;
    case BodyRole: return note.text.left(kLongestNote);
    case Qt::AccessibleTextRole: return QString(title + u": "_s + note.text);
    case SignRole: return int(fateIcon(note.fate));
    case TroubleRole: return note.fate == Fate::Warning;
    default: return {};
    }
}

} // namespace studio::ui
