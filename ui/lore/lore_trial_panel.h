// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/lore_result.h"
#include "core/model/shared_lore.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace studio::ui {

class LorePane;

/// Beside a room: which entries of a companion's lorebooks fire in it now, or would fire after one more line.
class LoreTrialPanel : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        base::ParticipantId companion;
        QString name;
        bool operator==(const Choice &) const = default;
    };

    explicit LoreTrialPanel(QWidget *parent = nullptr);

    /// The companions with lorebooks; the chosen companion stays if they are among them.
    void setCompanions(const QList<Choice> &companions);
    [[nodiscard]] base::ParticipantId companion() const; ///< empty: there is none
    [[nodiscard]] const QString &line() const { return m_line; }
    void clear(); ///< another room
    /// Speakers: the names of the senders of message 1, 2, …
    void show(const model::LoreBooks &books, const model::LoreResult &result, const QStringList &speakers);
    using QWidget::show;
    void tellTrouble(const QString &why); ///< until something else is shown
    void focusLine();

Q_SIGNALS:
    void wanted(); ///< opened, another companion chosen, or another line typed

protected:
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();

    QComboBox *m_companion = nullptr;
    QLabel *m_trouble = nullptr;
    LorePane *m_pane = nullptr;
    QList<Choice> m_choices;
    QString m_line;
};

} // namespace studio::ui
