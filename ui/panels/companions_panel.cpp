// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/companions_panel.h"

#include "core/model/participants.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/avatar/avatars.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/companion_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

CompanionsPanel::CompanionsPanel(CompanionListModel &companions, QWidget *parent)
    : QWidget(parent)
    , m_companions(companions)
    , m_delegate(new CompanionDelegate(this))
    , m_list(new QListView(this))
    , m_empty(quietLabel(u"companionsEmpty"_s, this))
    , m_cue(new QPushButton(this))
    , m_mute(new QPushButton(this))
    , m_edit(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_library(new QPushButton(this))
    , m_buttons(new QGridLayout)
{
    setObjectName(u"companionsPanel"_s);
    makeList();
    m_cue->setObjectName(u"cue"_s);
    m_mute->setObjectName(u"mute"_s);
    m_edit->setObjectName(u"editCompanion"_s);
    m_new->setObjectName(u"newCompanion"_s);
    m_library->setObjectName(u"companionLibrary"_s);
    connect(m_edit, &QPushButton::clicked, this, &CompanionsPanel::editCurrent);
    connect(m_new, &QPushButton::clicked, this, &CompanionsPanel::newWanted);
    connect(m_library, &QPushButton::clicked, this, &CompanionsPanel::libraryWanted);
    connect(m_cue, &QPushButton::clicked, this, &CompanionsPanel::cueCurrent);
    connect(m_mute, &QPushButton::clicked, this, &CompanionsPanel::toggleMuteOfCurrent);

    const Metrics metrics;
    m_empty->setMargin(metrics.medium);
    m_buttons->setContentsMargins(metrics.small, 0, metrics.small, metrics.small);
    m_buttons->setSpacing(metrics.small);
    for (QPushButton *button : {m_cue, m_mute, m_edit, m_new, m_library}) {
        button->setMinimumHeight(metrics.control);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    for (QPushButton *button : {m_edit, m_new, m_library})
        button->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.tiny, 0, 0);
    column->setSpacing(metrics.small);
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addLayout(m_buttons);

    onRetranslate(this, [this] {
        retranslate();
        arrangeButtons();
    });
    onThemeChange(this, [this] { applyTheme(); });
}

void CompanionsPanel::makeList()
{
    m_list->setObjectName(u"companionList"_s);
    m_list->setModel(&m_companions);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);

    connect(m_list, &QListView::activated, this, &CompanionsPanel::editCurrent);
    connect(m_list, &QListView::customContextMenuRequested, this, &CompanionsPanel::openMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompanionsPanel::refreshButtons);
    connect(&m_companions, &QAbstractItemModel::dataChanged, this, &CompanionsPanel::refreshButtons);
    connect(&m_companions, &QAbstractItemModel::modelReset, this, &CompanionsPanel::refreshButtons);
}

void CompanionsPanel::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_new->setIcon(m_threeButtons ? icon(IconName::Plus, theme) : QIcon());
}

void CompanionsPanel::setAvatars(const Avatars &avatars)
{
    m_delegate->setAvatars(&avatars);
    connect(&avatars, &Avatars::changed, m_list->viewport(), qOverload<>(&QWidget::update));
    m_list->doItemsLayout();
}

void CompanionsPanel::offerCasting()
{
    m_casts = true;
    for (QPushButton *button : {m_edit, m_new, m_library})
        button->show();
    refreshButtons();
}

void CompanionsPanel::focusList()
{
    if (!m_list->currentIndex().isValid() && m_companions.rowCount() > 0)
        m_list->setCurrentIndex(m_companions.index(0));
    m_list->setFocus(Qt::TabFocusReason);
}

bool CompanionsPanel::hasListFocus() const { return m_list->hasFocus(); }

void CompanionsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrangeButtons();
}

void CompanionsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeButtons();
}

/// Three buttons side by side if their texts fit, else the first alone, as it has the longest text, and then
/// two.
void CompanionsPanel::arrangeButtons()
{
    const Theme &theme = themeOf(this);
    const int small = theme.metrics.small;
    int widest = 0;
    for (const QPushButton *button : {m_cue, m_mute, m_edit})
        widest = std::max(widest, button->fontMetrics().horizontalAdvance(button->text()));
    const bool three = 3 * (widest + small) + 4 * small <= width();
    if (m_buttons->count() > 0 && three == m_threeButtons)
        return;
    m_threeButtons = three;
    m_new->setIcon(three ? icon(IconName::Plus, theme) : QIcon()); // large texts need the room of the icon
    const QList<QPushButton *> buttons{m_cue, m_mute, m_edit, m_new, m_library};
    const QList<QRect> wide{{0, 0, 2, 1}, {2, 0, 2, 1}, {4, 0, 2, 1}, {0, 1, 3, 1}, {3, 1, 3, 1}};
    const QList<QRect> narrow{{0, 0, 6, 1}, {0, 1, 3, 1}, {3, 1, 3, 1}, {0, 2, 3, 1}, {3, 2, 3, 1}};
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const QRect cells = three ? wide.at(i) : narrow.at(i);
        m_buttons->addWidget(buttons.at(i), cells.y(), cells.x(), cells.height(), cells.width());
    }
}

void CompanionsPanel::openMenu(const QPoint &at)
{
    const auto companion = m_companions.companion(m_list->indexAt(at));
    if (!companion)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"companionMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const base::ParticipantId id = companion->id;
    const auto add = [this, menu, name = companion->name](const char *action, auto act) {
        QAction *added = addContextAction(*menu, action, name);
        connect(added, &QAction::triggered, this, act);
        return added;
    };
    const bool casts = m_casts && !model::isGuest(id);
    if (casts)
        add("editAction", [this, id] { Q_EMIT editWanted(id); });
    add("cueAction", [this, id] { Q_EMIT cueWanted(id); });
    add(companion->muted ? "unmuteAction" : "muteAction",
        [this, id, mute = !companion->muted] { Q_EMIT muteWanted(id, mute); });
    if (m_witnesses)
        add("knowledgeAction", [this, id] {
            Q_EMIT knowledgeWanted(id);
        })->setObjectName(u"companionMenu.knows"_s);
    if (model::isGuest(id)) {
        addGuestActs(*menu, *companion);
        menu->popup(m_list->viewport()->mapToGlobal(at));
        return;
    }
    if (m_remembers)
        add("memoryAction", [this, id] { Q_EMIT memoryWanted(id); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void CompanionsPanel::addGuestActs(QMenu &menu, const CompanionRow &row)
{
    const base::ParticipantId guest = row.id;
    menu.addSeparator();
    //: In the menu of a guest: it hears everything, but is no part of the floor any more
    QAction *seat = menu.addAction(tr("Remove the seat"));
    seat->setObjectName(u"takeSeat"_s);
    connect(seat, &QAction::triggered, this, [this, guest] { Q_EMIT seatWanted(guest, false); });
    QAction *bound = menu.addAction(tr("Messages a minute…"));
    bound->setObjectName(u"guestBound"_s);
    connect(bound, &QAction::triggered, this, [this, guest] { Q_EMIT guestWanted(guest); });
    QAction *out = addContextAction(menu, "showOutAction", row.name);
    out->setObjectName(u"showOut"_s);
    connect(out, &QAction::triggered, this, [this, guest] { Q_EMIT showOutWanted(guest); });
    for (QAction *action : {seat, bound, out})
        action->setVisible(m_hasGuests);
}

void CompanionsPanel::cueCurrent()
{
    if (const auto companion = m_companions.companion(m_list->currentIndex()))
        Q_EMIT cueWanted(companion->id);
}

void CompanionsPanel::toggleMuteOfCurrent()
{
    if (const auto companion = m_companions.companion(m_list->currentIndex()))
        Q_EMIT muteWanted(companion->id, !companion->muted);
}

void CompanionsPanel::editCurrent()
{
    const auto companion = m_companions.companion(m_list->currentIndex());
    if (companion && m_casts && !model::isGuest(companion->id))
        Q_EMIT editWanted(companion->id);
}

void CompanionsPanel::refreshButtons()
{
    const auto companion = m_companions.companion(m_list->currentIndex());
    m_empty->setVisible(m_companions.rowCount() == 0);
    m_cue->setEnabled(companion && companion->doing != CompanionRow::Doing::Speaking);
    m_mute->setEnabled(companion.has_value());
    m_edit->setEnabled(companion && !model::isGuest(companion->id));
    const bool unmutes = companion && companion->muted;
    m_mute->setText(briefName(unmutes ? "unmuteAction" : "muteAction"));

    const QString name = companion ? companion->name : QString();
    const auto nameButton = [&](QPushButton *button, const char *action) {
        button->setAccessibleName(companion ? plainTitle(menuName(action, name)) : briefName(action));
    };
    nameButton(m_edit, "editAction");
    nameButton(m_cue, "cueAction");
    nameButton(m_mute, unmutes ? "unmuteAction" : "muteAction");
}

void CompanionsPanel::retranslate()
{
    setAccessibleName(tr("Companions"));
    m_list->setAccessibleName(tr("Companions"));
    m_empty->setText(tr("Nobody is in this room."));
    m_cue->setText(briefName("cueAction"));
    m_edit->setText(briefName("editAction"));
    m_new->setText(briefName("newCompanionAction"));
    m_new->setAccessibleName(plainTitle(menuName("newCompanionAction")));
    m_new->setToolTip(tipOf("newCompanionAction"));
    m_library->setText(briefName("libraryAction"));
    m_library->setAccessibleName(plainTitle(menuName("libraryAction")));
    m_library->setToolTip(tipOf("libraryAction"));
    m_cue->setToolTip(tr("Let the selected companion speak next, regardless of votes."));
    m_mute->setToolTip(tr("A muted companion hears everything, but neither votes nor speaks."));
    refreshButtons();
}

} // namespace studio::ui
