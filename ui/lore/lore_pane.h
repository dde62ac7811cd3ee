// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore_result.h"
#include "core/model/shared_lore.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace studio::ui {

class LoreVerdictModel;

/// Which entries of a companion's lorebooks a line fires, and why the others do not. A line can be typed here
/// to try the books.
class LorePane : public QWidget
{
    Q_OBJECT

public:
    explicit LorePane(QWidget *parent = nullptr);

    /// Speakers: the names of the senders of message 1, 2, …; if empty, messages are called by their numbers.
    void show(const model::LoreBooks &books, const model::LoreResult &result,
              const QStringList &speakers = {});
    using QWidget::show;
    void clearLine();
    void focusLine();

Q_SIGNALS:
    /// Empty: the line of the rehearsal is used again.
    void lineTyped(const QString &line);

private:
    void retranslate();
    void tellSums();

    QLineEdit *m_line = nullptr;
    QLabel *m_sums = nullptr;
    QLabel *m_flaws = nullptr;
    QListView *m_list = nullptr;
    LoreVerdictModel *m_model = nullptr;
    model::LoreResult m_result;
    model::LoreBooks m_books;
    QStringList m_speakers;
};

} // namespace studio::ui
