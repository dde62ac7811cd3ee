// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/address_line.h"

#include "ui/avatar/avatars.h"
#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/composer/stay_open_menu.h"
#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QActionGroup>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestMenuText = 48;
constexpr qsizetype kLongestTip = 400;

/// A name as the text of a menu row: without mnemonics, and short enough to keep the menu narrow.
QString menuText(const QString &name)
{
    QString text = name.simplified();
    if (text.size() > kLongestMenuText)
        text = text.left(kLongestMenuText - 1) + u'…';
    return text.replace(u'&', "&&"_L1);
}

} // namespace

AddressLine::AddressLine(QWidget *parent)
    : QWidget(parent)
    , m_to(new PillButton(PillButton::Look::Tool, this))
    , m_keep(new PillButton(PillButton::Look::Tool, this))
    , m_whisper(new PillButton(PillButton::Look::Tool, this))
    , m_as(new PillButton(PillButton::Look::Tool, this))
    , m_toMenu(new StayOpenMenu(this))
    , m_asMenu(new StayOpenMenu(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"composer.address"_s);
    m_to->setObjectName(u"composer.to"_s);
    m_keep->setObjectName(u"composer.keep"_s);
    m_whisper->setObjectName(u"composer.whisper"_s);
    m_as->setObjectName(u"composer.as"_s);
    m_toMenu->setObjectName(u"composer.toMenu"_s);
    m_asMenu->setObjectName(u"composer.asMenu"_s);
    m_asMenu->setToolTipsVisible(true);
    m_to->setSign(IconName::People);
    m_to->setEnding(IconName::ChevronDown);
    m_keep->setSign(IconName::Pin);
    m_keep->setCheckable(true);
    m_whisper->setSign(IconName::Whisper);
    m_whisper->setCheckable(true);
    m_as->setSign(IconName::Person);
    m_as->setEnding(IconName::ChevronDown);
    setLayout(new FlowLayout(theme.metrics.tiny));
    refresh();

    connect(m_to, &PillButton::clicked, this, [this] {
        fillToMenu();
        openMenu(m_to, m_toMenu);
    });
    connect(m_as, &PillButton::clicked, this, [this] {
        fillIdentityMenu();
        openMenu(m_as, m_asMenu);
    });
    connect(m_keep, &PillButton::clicked, this, [this](bool on) {
        Address wanted = m_address;
        wanted.kept = on;
        wanted.mentioned.clear(); // kept or not, they are chosen now
        changeAddress(wanted);
    });
    connect(m_whisper, &PillButton::clicked, this, [this](bool on) {
        Address wanted = m_address;
        wanted.whisper = on;
        wanted.mentioned.clear();
        wanted.kept = wanted.kept || on; // a second whisper is not said aloud by mistake
        changeAddress(wanted);
    });
    onThemeChange(this, [this] { refresh(); });
}

void AddressLine::setAvatars(const Avatars *avatars)
{
    if (m_avatars)
        m_avatars->disconnect(this);
    m_avatars = avatars;
    if (avatars)
        connect(avatars, &Avatars::changed, this, &AddressLine::refresh);
    refresh();
}

void AddressLine::setCompany(const QList<Mentionable> &company)
{
    m_company = company;
    Address wanted = m_address;
    wanted.to.removeIf([&](const base::ParticipantId &id) {
        return std::none_of(company.begin(), company.end(), [&](const auto &one) { return one.id == id; });
    });
    changeAddress(wanted);
}

void AddressLine::setIdentities(const QList<model::Identity> &identities)
{
    m_identities = identities.isEmpty() ? QList{model::Identity()} : identities;
    Address wanted = m_address;
    const bool known = std::any_of(m_identities.begin(), m_identities.end(),
                                   [&](const model::Identity &one) { return one.id == wanted.from; });
    if (!known)
        wanted.from = m_identities.first().id;
    changeAddress(wanted);
}

void AddressLine::setAddress(const Address &address, const QList<base::ParticipantId> &mentioned)
{
    m_address = address;
    m_address.mentioned.removeIf([&](const base::ParticipantId &id) { return !mentioned.contains(id); });
    m_mentioned = mentioned;
    m_declined.clear();
    rememberDeclined();
    if (!m_company.isEmpty())
        setCompany(m_company);
    if (!m_identities.isEmpty())
        setIdentities(m_identities);
    refresh();
}

void AddressLine::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void AddressLine::rememberDeclined()
{
    for (const base::ParticipantId &id : std::as_const(m_mentioned)) {
        if (!m_address.to.contains(id) && !m_declined.contains(id))
            m_declined.append(id);
    }
}

void AddressLine::setMentioned(const QList<base::ParticipantId> &mentioned)
{
    m_mentioned = mentioned;
    m_declined.removeIf([&](const base::ParticipantId &id) { return !mentioned.contains(id); });
    Address wanted = m_address;
    for (const base::ParticipantId &id : std::as_const(m_address.mentioned)) {
        if (mentioned.contains(id))
            continue;
        wanted.to.removeOne(id);
        wanted.mentioned.removeOne(id);
    }
    for (const base::ParticipantId &id : mentioned) {
        if (wanted.whisper || wanted.to.contains(id) || m_declined.contains(id))
            continue;
        wanted.to.append(id);
        wanted.mentioned.append(id);
    }
    changeAddress(wanted);
}

void AddressLine::beginNext()
{
    Address next = m_address;
    next.to.removeIf(
        [&](const base::ParticipantId &id) { return !m_address.kept || m_address.mentioned.contains(id); });
    next.whisper = m_address.whisper && m_address.kept;
    next.mentioned.clear();
    m_mentioned.clear();
    m_declined.clear();
    changeAddress(next);
}

void AddressLine::changeAddress(Address address)
{
    address.mentioned.removeIf([&](const base::ParticipantId &id) { return !address.to.contains(id); });
    address.kept = address.kept && (!address.to.isEmpty() || address.whisper);
    const bool isNew = m_address != address;
    m_address = address;
    refresh();
    if (isNew)
        Q_EMIT changed();
}

void AddressLine::toggle(const base::ParticipantId &id)
{
    Address wanted = m_address;
    m_declined.removeOne(id);
    if (!wanted.to.removeOne(id))
        wanted.to.append(id);
    if (wanted.to.isEmpty())
        wanted.whisper = false;
    changeAddress(wanted);
    rememberDeclined();
}

void AddressLine::addressEverybody()
{
    Address wanted = m_address;
    wanted.to.clear();
    wanted.whisper = false;
    changeAddress(wanted);
    rememberDeclined();
}

/// Above its button, because the composer is at the bottom of the window. The menu has its rows already, so
/// its height is known.
void AddressLine::openMenu(PillButton *button, QMenu *menu)
{
    menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void AddressLine::fillToMenu()
{
    m_toMenu->clear();
    QAction *all = m_toMenu->addAction(tr("Everyone"));
    all->setCheckable(true);
    all->setChecked(m_address.to.isEmpty());
    all->setActionGroup(new QActionGroup(all)); // so that choosing it closes the menu
    connect(all, &QAction::triggered, this, &AddressLine::addressEverybody);
    m_toMenu->addSeparator();
    for (const Mentionable &person : std::as_const(m_company)) {
        QAction *action = m_toMenu->addAction(menuText(person.name));
        action->setObjectName(u"composer.to."_s + person.id.value());
        action->setCheckable(true);
        action->setChecked(m_address.to.contains(person.id));
        action->setIcon(face(person.id, m_toMenu->pictureSize()));
        connect(action, &QAction::triggered, this, [this, all, id = person.id] {
            toggle(id);
            all->setChecked(m_address.to.isEmpty());
        });
    }
}

void AddressLine::fillIdentityMenu()
{
    m_asMenu->clear();
    auto *group = new QActionGroup(m_asMenu);
    connect(m_asMenu, &QMenu::aboutToHide, group, &QObject::deleteLater);
    for (const model::Identity &identity : std::as_const(m_identities)) {
        //: %1 is one of the user's own names
        QAction *action = m_asMenu->addAction(tr("Write as %1").arg(menuText(nameOf(identity))));
        action->setObjectName(u"composer.as."_s + identity.id.value());
        action->setToolTip(plainToolTip(identity.description.left(kLongestTip)));
        action->setCheckable(true);
        action->setChecked(m_address.from == identity.id);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, id = identity.id] {
            Address wanted = m_address;
            wanted.from = id;
            changeAddress(wanted);
        });
    }
}

void AddressLine::refreshTo()
{
    //: On a button: to whom one writes. The names follow it, if there are any.
    m_to->setLabel(isWhisperToNobody()      ? tr("To nobody")
                   : m_address.to.isEmpty() ? tr("To everyone")
                                            : tr("To"));
    m_to->setHint(tr("Who should answer. Everyone hears it unless you whisper."));
    m_to->setEnabled(m_writable && !m_company.isEmpty());
    const QString keep = m_address.to.size() > 1 ? tr("Keep these recipients") : tr("Keep this recipient");
    m_keep->setAccessibleName(keep);
    m_keep->setHint(m_address.kept ? tr("The next messages go to the same recipients.")
                                   : tr("Send the next messages to the same recipients too."));
    m_keep->setChecked(m_address.kept);
    m_keep->setEnabled(m_writable);
    m_keep->setVisible(!m_address.to.isEmpty() || m_address.kept);
}

void AddressLine::refresh()
{
    refreshTo();
    m_whisper->setLabel(tr("Whisper"));
    m_whisper->setHint(m_address.to.isEmpty() ? tr("First choose who you whisper to.")
                                              : tr("Only the recipients hear it."));
    m_whisper->setChecked(m_address.whisper);
    m_whisper->setEnabled(m_writable && (!m_address.to.isEmpty() || m_address.whisper));
    m_as->setVisible(m_identities.size() > 1);
    m_as->setEnabled(m_writable);
    const auto self = std::find_if(m_identities.begin(), m_identities.end(),
                                   [this](const model::Identity &one) { return one.id == m_address.from; });
    //: On a button: in whose name one writes
    m_as->setLabel(self == m_identities.end() ? QString() : tr("as %1").arg(nameOf(*self)));
    m_as->setHint(tr("Your name in this room."));
    refreshChips();
}

/// To, the chips, whisper, identity: fills the flow anew in that order.
void AddressLine::refreshChips()
{
    const int focused = int(std::find_if(m_chipButtons.begin(), m_chipButtons.end(),
                                         [](const PillButton *chip) { return chip->hasFocus(); }) -
                            m_chipButtons.begin());
    const bool hadFocus = focused < m_chipButtons.size();
    for (PillButton *chip : std::as_const(m_chipButtons)) {
        chip->hide();
        chip->deleteLater(); // it may be the sender of a click
    }
    m_chipButtons.clear();
    while (QLayoutItem *item = layout()->takeAt(0))
        delete item;
    layout()->addWidget(m_to);
    for (const Mentionable &person : std::as_const(m_company)) {
        if (m_address.to.contains(person.id))
            addChip(person);
    }
    layout()->addWidget(m_keep);
    layout()->addWidget(m_whisper);
    layout()->addWidget(m_as);
    // Last, because showing a chip lays out the window at once, with the current content of the flow.
    for (PillButton *chip : std::as_const(m_chipButtons))
        chip->show();

    QWidget *before = m_to;
    QList<QWidget *> order(m_chipButtons.begin(), m_chipButtons.end());
    order << m_keep << m_whisper << m_as;
    for (QWidget *next : std::as_const(order)) {
        setTabOrder(before, next);
        before = next;
    }
    if (hadFocus)
        (m_chipButtons.isEmpty() ? m_to : m_chipButtons[std::min(focused, int(m_chipButtons.size()) - 1)])
            ->setFocus(Qt::OtherFocusReason);
    layout()->invalidate();
    updateGeometry();
}

void AddressLine::addChip(const Mentionable &person)
{
    auto *chip = new PillButton(PillButton::Look::Chip, this);
    chip->setObjectName(u"composer.to.chip"_s);
    chip->setLabel(person.name);
    chip->setAccessibleName(tr("To %1").arg(person.name));
    chip->setHint(tr("Do not address %1").arg(person.name));
    if (m_avatars)
        chip->setPicture(face(person.id, chip->pictureSize()));
    chip->setEnding(IconName::Close);
    chip->setEnabled(m_writable);
    connect(chip, &PillButton::clicked, this, [this, id = person.id] { toggle(id); });
    layout()->addWidget(chip);
    m_chipButtons.append(chip);
}

QString AddressLine::toNames() const
{
    QStringList names;
    for (const Mentionable &person : m_company) {
        if (m_address.to.contains(person.id))
            names.append(person.name);
    }
    //: Stands between the names of a list, as in "Aya, Kyoko"
    return names.join(tr(", "));
}

QString AddressLine::writer() const
{
    const auto self = std::find_if(m_identities.begin(), m_identities.end(),
                                   [this](const model::Identity &one) { return one.id == m_address.from; });
    return self == m_identities.end() ? QString() : self->name;
}

QString AddressLine::nameOf(const model::Identity &identity) const
{
    return identity.name.isEmpty() ? tr("you") : identity.name;
}

QPixmap AddressLine::face(const base::ParticipantId &id, int size) const
{
    return m_avatars ? m_avatars->pixmap(id, size, devicePixelRatioF()) : QPixmap();
}

void AddressLine::retranslate() { refresh(); }

} // namespace studio::ui
