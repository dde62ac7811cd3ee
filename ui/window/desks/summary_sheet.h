// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/summary.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// What one companion gets in place of the older part of a room: the summary, what it replaces, and a way to
/// take it off again. A model wrote the text, so it is shown as plain text.
class SummarySheet : public QDialog
{
    Q_OBJECT

public:
    enum class Undo { Offered, NotHere };

    SummarySheet(const model::Summary &summary, const QString &companion, Undo undo, QWidget *parent);

    [[nodiscard]] QString summary() const { return m_summary.id; }

Q_SIGNALS:
    void undoWanted(const QString &summary);

private:
    void addText();
    void makeRoom();
    QLabel *addLine(const QString &name, const QString &text);
    void addButtons(Undo undo);

    model::Summary m_summary;
    QString m_companion;
    QVBoxLayout *m_column = nullptr;
};

} // namespace studio::ui
