// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/doors_window.h"

#include "ui/doors/activity_page.h"
#include "ui/doors/guests_part.h"
#include "ui/doors/programs_page.h"
#include "ui/doors/setup_page.h"
#include "ui/doors/sign_line.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(760, 720); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kPrograms = 1;          // index of the page

} // namespace

DoorsWindow::DoorsWindow(QWidget *parent)
    : QDialog(parent)
    , m_intro(quietLabel(u"doorsIntro"_s, this))
    , m_trouble(new SignLine(u"doorsTrouble"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_doors(new DoorsPage(this))
    , m_programs(new ProgramsPage(this))
    , m_activity(new ActivityPage(this))
    , m_setup(new SetupPage(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"doorsWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    m_tabs->setObjectName(u"doorsTabs"_s);
    m_tabs->setDocumentMode(true);
    m_close->setObjectName(u"doorsClose"_s);
    m_close->setAutoDefault(false);
    layOut();
    connectPages();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void DoorsWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    const QList<QWidget *> pages{m_doors, m_programs, m_activity, m_setup};
    for (QWidget *page : pages)
        addPage(page);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_intro);
    column->addWidget(m_trouble);
    column->addWidget(m_tabs, 1);
    column->addLayout(foot);
}

/// With large texts a page needs more room than the window has.
void DoorsWindow::addPage(QWidget *page)
{
    auto *area = new QScrollArea(m_tabs);
    area->setObjectName(page->objectName() + u"Area"_s);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(page);
    m_tabs->addTab(area, {});
}

void DoorsWindow::connectPages()
{
    connect(m_doors, &DoorsPage::wanted, this, &DoorsWindow::doorsWanted);
    connect(m_doors, &DoorsPage::renewalWanted, this, &DoorsWindow::renewalWanted);
    connect(m_programs, &ProgramsPage::disconnectWanted, this, &DoorsWindow::disconnectWanted);
    const GuestsPart *guests = &m_programs->guests();
    connect(guests, &GuestsPart::guestWanted, this, &DoorsWindow::guestWanted);
    connect(guests, &GuestsPart::showOutWanted, this, &DoorsWindow::showOutWanted);
    connect(guests, &GuestsPart::letInWanted, this, &DoorsWindow::letInWanted);
    const auto forget = [this] { m_trouble->setText({}); };
    connect(this, &DoorsWindow::doorsWanted, this, forget);
    connect(this, &DoorsWindow::renewalWanted, this, forget);
    connect(this, &DoorsWindow::guestWanted, this, forget);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void DoorsWindow::setDoors(const ports::DoorsView &doors)
{
    if (m_settings != doors.settings)
        m_trouble->setText({});
    m_settings = doors.settings;
    m_doors->setDoors(doors);
    m_programs->setClients(doors.clients);
    m_activity->setActivity(doors.rejections, doors.calls, doors.clients);
    m_setup->setDoors(doors);
}

void DoorsWindow::setRooms(const QList<RoomChoice> &rooms, const base::RoomId &onScreen)
{
    m_doors->setRooms(rooms, onScreen);
}

void DoorsWindow::setGuests(const QString &room, const QList<model::Guest> &guests, const People &people)
{
    m_programs->setPeople(people);
    m_programs->guests().setGuests(room, guests, people);
    m_activity->setPeople(people);
}

void DoorsWindow::showGuest(const base::ParticipantId &guest)
{
    m_tabs->setCurrentIndex(kPrograms);
    m_programs->guests().choose(guest);
}

void DoorsWindow::setWritable(bool writable)
{
    m_doors->setWritable(writable);
    m_programs->setWritable(writable);
}

void DoorsWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_trouble->setSign(IconName::Error, theme.error);
}

void DoorsWindow::tellTrouble(const QString &what) { m_trouble->setText(what); }

void DoorsWindow::retranslate()
{
    setWindowTitle(tr("Doors"));
    m_intro->setText(tr("Other programs can take part in a room. All doors are closed until you open them, "
                        "and only programs on this computer can connect."));
    m_tabs->setTabText(0, tr("Doors"));
    m_tabs->setTabText(1, tr("Programs and guests"));
    m_tabs->setTabText(2, tr("Activity"));
    m_tabs->setTabText(3, tr("Set up a program"));
    m_tabs->setAccessibleName(windowTitle());
    m_close->setText(tr("Close"));
}

} // namespace studio::ui
