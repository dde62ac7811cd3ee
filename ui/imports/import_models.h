// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_record.h"

#include <QAbstractListModel>
#include <QList>

#include <optional>

namespace studio::ui {

/// The roles of the rows in both lists of an import.
enum ImportRole {
    SignRole = Qt::UserRole, ///< IconName
    TroubleRole,             ///< whether the sign means trouble
    TitleRole,               ///< in bold, first
    BodyRole,                ///< below the title, in full
};

/// The files of an import as they come in, either all of them or those with certain outcomes.
class ImportRecordModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Show { All, CameIn, LeftAsIs, NotTaken, WithWarnings };

    using QAbstractListModel::QAbstractListModel;

    void append(const ImportRecord &record);
    void show(Show what);
    [[nodiscard]] const QList<ImportRecord> &records() const { return m_records; } ///< unfiltered
    [[nodiscard]] std::optional<ImportRecord> record(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] bool fits(const ImportRecord &record) const;

    QList<ImportRecord> m_records;
    QList<int> m_rows;
    Show m_show = Show::All;
};

/// The report on one card, either all notes or those of one fate.
class CardNoteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setReport(const model::CardReport &report);
    void setFate(std::optional<model::CardNote::Fate> fate);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void fill();

    model::CardReport m_report;
    model::CardReport m_rows;
    std::optional<model::CardNote::Fate> m_fate;
};

} // namespace studio::ui
