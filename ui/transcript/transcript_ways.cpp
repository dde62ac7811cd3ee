// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Actions on messages: say again, decide again, choose another alternative, edit the text.
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include "core/model/participants.h"

#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Whether one of our companions said it in a turn.
bool canBeSaidAgain(const model::MessagePosted &posted)
{
    return posted.turn && model::isCompanion(posted.message.from) && !model::isGuest(posted.message.from);
}

} // namespace

void TranscriptView::addWays(QMenu &menu, qint64 row)
{
    const model::MessageRow *message = m_model.message(row);
    if (!message || !m_offersWays)
        return;
    menu.addSeparator();
    const base::MessageId id = message->posted.message.id;
    if (canBeSaidAgain(message->posted)) {
        menu.addAction(tr("Reply again"), this, [this, id] { Q_EMIT replyAgainWanted(id); })
            ->setObjectName(u"transcript.menu.replyAgain"_s);
        menu.addAction(tr("Decide again"), this, [this, id] { Q_EMIT decideAgainWanted(id); })
            ->setObjectName(u"transcript.menu.decideAgain"_s);
    }
    if (message->alternatives.count > 1) {
        QAction *older = menu.addAction(tr("Show the previous alternative"), QKeySequence(kOlderKey), this,
                                        [this, row] { chooseBeside(row, -1); });
        older->setObjectName(u"transcript.menu.older"_s);
        QAction *newer = menu.addAction(tr("Show the next alternative"), QKeySequence(kNewerKey), this,
                                        [this, row] { chooseBeside(row, 1); });
        newer->setObjectName(u"transcript.menu.newer"_s);
    }
    QAction *edit =
        menu.addAction(tr("Edit…"), QKeySequence(kEditKey), this, [this, row] { Q_EMIT editWanted(row); });
    edit->setObjectName(u"transcript.menu.edit"_s);
}

// After the newest alternative comes the oldest.
void TranscriptView::chooseBeside(qint64 row, int step)
{
    const model::MessageRow *message = m_model.message(row);
    if (!message || message->alternatives.count < 2)
        return;
    const auto [place, count] = message->alternatives;
    Q_EMIT alternativeWanted(message->posted.message.id, (place - 1 + step + count) % count + 1);
}

bool TranscriptView::wayCommand(QKeyEvent *event)
{
    if (!m_offersWays || !m_showsFocus || !m_model.message(m_look.current))
        return false;
    if (event->keyCombination() == kEditKey)
        Q_EMIT editWanted(m_look.current);
    else if (event->keyCombination() == kOlderKey)
        chooseBeside(m_look.current, -1);
    else if (event->keyCombination() == kNewerKey)
        chooseBeside(m_look.current, 1);
    else
        return false;
    return true;
}

} // namespace studio::ui
