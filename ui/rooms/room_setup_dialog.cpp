// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_setup_dialog.h"

#include "core/model/room_limits.h"
#include "ui/models/people.h"
#include "ui/rooms/kept_setup.h"
#include "ui/rooms/save_template_dialog.h"
#include "ui/rooms/start_row.h"
#include "ui/rooms/starting_points.h"
#include "ui/rooms/template_desk.h"
#include "ui/rooms/template_window.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kUnderNotice = 1; // the place of the form in the column

} // namespace

RoomSetupDialog::RoomSetupDialog(Purpose purpose, const ports::RoomSetup &start, const Choices &choices,
                                 const Avatars &faces, QWidget *parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_start(start)
    , m_choices(choices)
    , m_faces(faces)
    , m_notice(new NoticeBar(this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(purpose == Purpose::NewRoom ? u"newRoomDialog"_s : u"roomSetupDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(960, 680);
    constexpr QSize kSmallest(560, 400);
    setMinimumSize(kSmallest);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_notice);
    m_column->addWidget(hairline(this));
    m_foot = makeFoot();
    m_column->addWidget(m_foot);
    makeForm(start);
    m_start = written();
    m_shown = shownTexts(*m_form);
    onRetranslate(this, [this] { retranslate(); });
    m_form->focusName();
    onThemeChange(this, [this] { refresh(); });
}

void RoomSetupDialog::makeForm(const ports::RoomSetup &start)
{
    const bool hadFocus = m_startRow && m_startRow->isAncestorOf(focusWidget());
    auto *form = new RoomSetupForm(m_purpose, start, m_choices, m_faces, this);
    if (m_form) {
        delete m_column->replaceWidget(m_form, form);
        m_form->hide();
        m_form->deleteLater();
    } else {
        m_column->insertWidget(kUnderNotice, form, 1);
    }
    m_form = form;
    if (m_startRow) {
        form->putFirst(m_startRow); // the form around it goes
        form->show();
        if (hadFocus)
            m_startRow->focusChosen();
    }
    if (m_tried)
        form->setTried();
    connect(form, &RoomSetupForm::edited, this, &RoomSetupDialog::refresh);
    orderKeys();
}

/// Tab goes from top to bottom, whatever the order of creation.
void RoomSetupDialog::orderKeys()
{
    const auto stopsOf = [](QWidget *part, QWidget *without) {
        QList<QWidget *> stops;
        for (QWidget *next = part->nextInFocusChain(); next && next != part;
             next = next->nextInFocusChain()) {
            const bool isHere = part->isAncestorOf(next) && !(without && without->isAncestorOf(next));
            if (isHere && next->focusPolicy() != Qt::NoFocus)
                stops.append(next);
        }
        return stops;
    };
    QList<QWidget *> stops;
    for (QWidget *stop : stopsOf(m_form, m_startRow)) {
        if (m_startRow && stop == m_form->nameInput())
            stops += stopsOf(m_startRow, nullptr);
        stops.append(stop);
    }
    stops += stopsOf(m_foot, nullptr);
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops.at(i - 1), stops.at(i));
}

void RoomSetupDialog::offerTemplates(TemplateDesk &templates)
{
    m_templates = &templates;
    m_keep->show();
    if (m_purpose != Purpose::NewRoom)
        return;
    auto *row = new StartRow(templates, m_choices.personas, this);
    m_startRow = row;
    m_form->putFirst(row);
    orderKeys();
    connect(row, &StartRow::filled, this, &RoomSetupDialog::orderKeys);
    const ports::RoomSetup plain = m_start;
    connect(row, &StartRow::chosen, this,
            [this, plain](const model::RoomTemplate &kept) { beginLike(kept, plain); });
    connect(row, &StartRow::cleared, this, [this, plain] { begin(plain, {}); });
    connect(row, &StartRow::manageWanted, this, [this] {
        auto *window = new TemplateWindow(*m_templates, this);
        window->open();
    });
}

/// The name is what the user wrote, not what is offered.
ports::RoomSetup RoomSetupDialog::written() const
{
    ports::RoomSetup setup = m_form->setup();
    setup.name = m_form->writtenName();
    return setup;
}

/// Templates without names of the user leave those of a new room. The studio's own templates say nothing
/// about sound either.
void RoomSetupDialog::beginLike(const model::RoomTemplate &kept, const ports::RoomSetup &plain)
{
    StartFrom from = startFrom(kept, m_choices.personas);
    if (from.setup.identities.isEmpty())
        from.setup.identities = plain.identities;
    if (kept.id.isEmpty())
        from.setup.voices = plain.voices;
    begin(from.setup, from.gone);
}

/// What the user wrote stays; what came from the template before goes with it.
void RoomSetupDialog::begin(const ports::RoomSetup &start, const QList<base::ParticipantId> &gone)
{
    ports::RoomSetup mine = written();
    if (mine.name.isEmpty())
        mine.name = m_start.name;
    const ports::RoomSetup before = m_start;
    const RoomBeginning howItBegins = m_form->beginning();
    const InputTexts unread = unreadTexts(*m_form, m_shown);
    makeForm(start);
    m_start = written(); // as a form shows it, which may differ from the template
    m_shown = shownTexts(*m_form);
    ports::RoomSetup both = keptSetup(before, mine, m_start);
    both.roster = both.roster.mid(0, std::max(model::kMostInRoom, mine.roster.size()));
    if (both != m_start)
        makeForm(both);
    m_form->showBeginning(howItBegins);
    writeTexts(*m_form, unread);
    tellGone(gone);
    refresh();
}

void RoomSetupDialog::tellGone(const QList<base::ParticipantId> &gone)
{
    QStringList names;
    const People people(m_choices.personas, m_choices.language);
    for (const base::ParticipantId &id : gone)
        names.append(people.name(id));
    if (names.isEmpty())
        m_notice->dismiss();
    else
        m_notice->ask(tr("Left out, no longer in the library: %1.").arg(names.join(u", "_s)), {});
}

QWidget *RoomSetupDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    m_keep = new QPushButton(foot);
    m_keep->setObjectName(u"saveTemplate"_s);
    m_keep->setAutoDefault(false);
    m_keep->hide();
    m_state = quietLabel(u"roomState"_s, foot);
    m_cancel = new QPushButton(foot);
    m_cancel->setObjectName(u"cancelRoom"_s);
    m_cancel->setAutoDefault(false);
    m_done = new QPushButton(foot);
    m_done->setObjectName(u"createRoom"_s);
    m_done->setDefault(true);
    connect(m_keep, &QPushButton::clicked, this, &RoomSetupDialog::saveAsTemplate);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_done, &QPushButton::clicked, this, &RoomSetupDialog::finish);
    const Metrics &metrics = themeOf(this).metrics;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    row->setSpacing(metrics.small);
    row->addWidget(m_keep);
    row->addWidget(m_state, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_done);
    return foot;
}

/// The name may still be missing: the template gets its own name.
void RoomSetupDialog::saveAsTemplate()
{
    auto *dialog = new SaveTemplateDialog(templateFrom(m_form->setup()), *m_templates, this);
    dialog->open();
}

void RoomSetupDialog::finish()
{
    m_tried = true;
    m_form->setTried();
    if (!m_form->flaw().isEmpty())
        return m_form->focusFlaw();
    m_waiting = true;
    m_notice->dismiss();
    refresh();
    Q_EMIT wanted(setup());
}

void RoomSetupDialog::refuse(const QString &reason)
{
    if (!m_waiting)
        return; // the refusal of another request
    m_waiting = false;
    m_notice->ask(reason, {}, true);
    refresh();
}

void RoomSetupDialog::refresh()
{
    const Theme &theme = themeOf(this);
    const QString what = m_form->flaw();
    QPalette palette = this->palette();
    const bool trouble = m_tried && !what.isEmpty();
    palette.setColor(QPalette::PlaceholderText, trouble ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(m_waiting ? tr("One moment…") : trouble ? what : QString());
    m_done->setEnabled(!m_waiting);
}

void RoomSetupDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

void RoomSetupDialog::retranslate()
{
    const bool fresh = m_purpose == Purpose::NewRoom;
    setWindowTitle(fresh ? tr("New room") : tr("Room settings"));
    m_keep->setText(tr("Save as template…"));
    m_cancel->setText(tr("Cancel"));
    m_done->setText(fresh ? tr("Create room") : tr("Save"));
    refresh();
}

} // namespace studio::ui
