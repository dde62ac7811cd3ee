// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/vote_menu.h"

#include "core/explain/wording.h"
#include "ui/actions/action_words.h"
#include "ui/panels/told_in.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Closing;
using model::VoteEdit;
using model::VoteState;

VoteMenu::VoteMenu(const FloorRowContent &content, QWidget *parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"voteMenu"_s);
    const base::ParticipantId id = content.row.id;
    const bool voted = content.isVoted();
    const VoteMarks marks = content.marks;
    add(this, u"voteMenu.speak"_s, Floor::tr("Wants to speak"), voted && marks.state == VoteState::Speak,
        {.companion = id, .state = VoteState::Speak});
    add(this, u"voteMenu.listen"_s, Floor::tr("Listens"), voted && marks.state == VoteState::Listen,
        {.companion = id, .state = VoteState::Listen});
    add(this, u"voteMenu.missing"_s, Floor::tr("No vote"), !voted, {.companion = id, .missing = true});
    addSeparator();
    add(this, u"voteMenu.asked"_s, Floor::tr("Called on"), voted && marks.selected,
        {.companion = id, .selected = !(voted && marks.selected)});
    QMenu *closing = addMenu(Floor::tr("Closing"));
    for (const Closing stage : {Closing::None, Closing::PreClosing, Closing::Closing, Closing::Terminal}) {
        const QString text = stage == Closing::None ? Floor::tr("staying") : explain::closingText(stage);
        add(closing, u"voteMenu.closing%1"_s.arg(int(stage)), text, voted && marks.closing == stage,
            {.companion = id, .closing = stage});
    }
    addSeparator();
    QAction *back = addContextAction(*this, "restoreVoteAction");
    connect(back, &QAction::triggered, this, [this, id] { Q_EMIT voteTakenBack(id); });
    back->setObjectName(u"voteMenu.back"_s);
    back->setEnabled(content.was.has_value());
}

void VoteMenu::add(QMenu *to, const QString &name, const QString &text, bool checked, const VoteEdit &edit)
{
    QAction *action = addContextAction(*to, "voteAction", text);
    action->setText(text); // the menu says what it is about
    connect(action, &QAction::triggered, this, [this, edit] { Q_EMIT voteTried(edit); });
    action->setObjectName(name);
    action->setCheckable(true);
    action->setChecked(checked);
}

} // namespace studio::ui
