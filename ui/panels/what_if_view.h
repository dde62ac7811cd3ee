// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/what_if.h"
#include "ui/models/people.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace studio::ui {

class WhatIfRoomPart;
class WhatIfVoteRow;

/// "What if …", below a past decision: other votes in it, other rules in the whole room, and what would have
/// come of them. It decides nothing: it tells what is tried and shows the answer; until that comes the one
/// before stays. Closed until somebody opens it.
class WhatIfView : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfView(QWidget *parent = nullptr);

    /// The decision that is looked at; its votes are as they were, what is tried on the room stays.
    void setRound(qint64 seq, const model::Decision &decision);
    /// Who is in the room, and how everybody is called.
    void setPeople(const QList<base::ParticipantId> &roster, const People &people);
    void clear(); ///< another room: nothing is tried
    void reset(); ///< everything as it was

    [[nodiscard]] model::WhatIf change() const;
    [[nodiscard]] bool isOpen() const; ///< only then answers are needed
    void setAnswer(const model::WhatIfAnswer &answer);
    void setProblem(const QString &sentence); ///< instead of an answer

Q_SIGNALS:
    void askWanted(); ///< something is tried, or it was opened
    void opened();    ///< by the user: it is higher now, and wants to be seen
    void roundWanted(qint64 seq, const studio::model::Decision &decision);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeContent();
    void setOpen(bool open);
    void makeVoteRows();
    void tried();
    void refresh();
    void showOutcome();
    void showList();
    void retranslate();
    void choose(const QListWidgetItem *item);
    [[nodiscard]] bool isVoted() const;

    qint64 m_seq = 0;
    model::Decision m_decision;
    QList<base::ParticipantId> m_roster;
    People m_people;
    std::optional<model::WhatIfAnswer> m_answer;
    QString m_problem;
    QList<WhatIfVoteRow *> m_votes;

    QToolButton *m_head = nullptr;
    QWidget *m_content = nullptr;
    QLabel *m_note = nullptr;
    QVBoxLayout *m_voteColumn = nullptr;
    QLabel *m_outcome = nullptr;
    QLabel *m_roomTitle = nullptr;
    WhatIfRoomPart *m_room = nullptr;
    QLabel *m_count = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace studio::ui
