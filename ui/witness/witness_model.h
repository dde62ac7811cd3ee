// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/witness_port.h"
#include "ui/models/people.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

namespace studio::ui {

/// The messages of a room with their witnesses: one column for each possible witness, or, for one companion,
/// how each message that they know appears in their prompt. Rows arrive page by page as they are viewed; a
/// page that was not viewed for long is dropped. It reads nothing itself. GUI thread.
class WitnessModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int kPageRows = 64;
    static constexpr int kPagesKept = 32;
    enum Column { When, Who, What, FirstKnower };

    explicit WitnessModel(QObject *parent = nullptr);

    /// Another selection of messages, none of them read yet.
    void choose(const ports::WitnessFilter &filter);
    /// Who knows how much now: there may be new messages and new witnesses.
    void setKnowledge(const ports::Knowledge &knowledge, const People &people);
    /// The answer to pageNeeded(); an answer for another selection is ignored.
    void setPage(const ports::WitnessPage &page);
    /// These rows could not be read; they are requested again when they are viewed again.
    void refuse(qint64 first);
    void retranslate();

    [[nodiscard]] const ports::WitnessFilter &filter() const { return m_filter; }
    [[nodiscard]] const ports::Knowledge &knowledge() const { return m_knowledge; }
    [[nodiscard]] const ports::Knower *knower() const;                  ///< the chosen one; null: none
    [[nodiscard]] const model::MessageRow *message(int row) const;      ///< null: not read yet
    [[nodiscard]] QString heardBy(const model::Message &message) const; ///< "Kyoko, Aya"

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void pageNeeded(qint64 first, qint64 count) const;

private:
    [[nodiscard]] qint64 wantedRows() const;
    [[nodiscard]] QString text(const model::MessageRow &row, int column) const;
    [[nodiscard]] QString spoken(const model::MessageRow &row, int column) const;
    [[nodiscard]] QString placeInPrompt(int row) const;
    void ask(qint64 page) const;
    void forgetOldPages(qint64 kept);

    ports::WitnessFilter m_filter;
    ports::Knowledge m_knowledge;
    People m_people;
    int m_rows = 0;
    QHash<qint64, QList<model::MessageRow>> m_pages;
    QList<qint64> m_recent; ///< pages, most recent last
    mutable QSet<qint64> m_asked;
};

} // namespace studio::ui
