// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio_window.h"

#include "app/commands/reading.h"
#include "app/house.h"
#include "app/opened_files.h"
#include "app/options/examples.h"
#include "core/base/sentences.h"
#include "core/devices/on_demand/on_demand_camera.h"
#include "ui/around/wishes_of.h"
#include "ui/window/translations.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QProcess>

#include <memory>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using ui::MainWindow;
using ui::Trouble;

namespace {

struct StudioWindowWords
{
    Q_DECLARE_TR_FUNCTIONS(StudioWindow)
};

} // namespace

StudioWindow::StudioWindow(House &house, ui::Translations &translations, const QString &iniFile)
    : m_house(house)
    , m_translations(translations)
    , m_camera(std::make_unique<devices::OnDemandCamera>([] { return devices::loadModule(); }), m_clock)
    , m_window(house.rooms(), house.personas(), house.drafts(), translations,
               {iniFile, house.access() == House::Access::ReadOnly})
    , m_around({house.rooms(), house.personas(), house.queries(), house.permissions(), house.costs(),
                house.voices()},
               m_window, [&translations] { return translations.language(); })
    , m_keys(m_window, m_window.settings())
{
    connectAround();
    QObject::connect(&m_window, &MainWindow::remedyWanted, &m_window,
                     [this](const Trouble &, ui::Remedy remedy) {
                         if (remedy == ui::Remedy::UseAnotherFolder)
                             offerAnotherFolder();
                     });
    ui::WindowDesks &desks = m_window.desks();
    desks.offerRecords(m_house.records());
    desks.offerImports(m_house.imports());
    desks.offerTemplates(m_house.templates());
    desks.offerShelf(m_house.shelf());
    desks.offerWhatIf(m_house.whatIf());
    desks.offerInspector(m_house.inspector());
    desks.offerProviders(m_house.providers());
    desks.offerCosts(m_house.costs());
    desks.offerQueries(m_house.queries());
    desks.offerPermissions(m_house.permissions());
    desks.offerMemory(m_house.memory());
    desks.offerWitnesses(m_house.witnesses());
    desks.offerLoreTrials(m_house.loreTrials(), &m_house.shelf());
    desks.offerStatistics(m_house.statistics());
    desks.offerSearch(m_house.searching());
    desks.offerCamera(m_camera, m_clock, [this] { return m_around.tray().hasTray(); });
    desks.offerScreens(m_screens, m_clock);
    desks.offerVoices(m_house.voices());
    desks.offerUpkeep(m_house.upkeep());
    if (m_house.access() == House::Access::ReadWrite) // else no room can be made for guests
        desks.offerDoors(m_house.doors(), m_house.guests());
}

void StudioWindow::connectAround()
{
    ui::Settings *settings = &m_window.settings();
    const auto showWishes = [this, settings] { m_around.setWishes(ui::wishesOf(*settings)); };
    QObject::connect(settings, &ui::Settings::changed, &m_around, showWishes);
    const auto showWhyNot = [this] {
        const QStringList reasons{m_around.whyNoNotices(), m_around.whyNoTray()};
        m_window.noteOnNotifications(reasons.join(u'\n').trimmed());
    };
    QObject::connect(&m_around, &ui::Around::whyNotChanged, &m_window, showWhyNot);
    showWishes();
    showWhyNot();
    QObject::connect(&m_keys, &ui::WindowKeys::whyNotChanged, &m_window,
                     [this] { m_window.noteOnKeyboard(m_keys.whyNot()); });
    QObject::connect(&m_around, &ui::Around::roomWanted, &m_window,
                     [this](const base::RoomId &room, bool request) {
                         m_window.openRoom(room);
                         if (request)
                             m_window.focusRequest();
                     });
    QObject::connect(&m_around, &ui::Around::failed, &m_window, [this](const Error &error) {
        m_window.tell({Trouble::Kind::RequestFailed, {}, error.text});
    });
}

void StudioWindow::open()
{
    m_window.fitToScreen();
    m_window.show();
    QMetaObject::invokeMethod(
        &m_keys, [this] { m_keys.start(); }, Qt::QueuedConnection);
    if (const QStringList notes = m_house.notes(); !notes.isEmpty()) {
        const auto kind = m_house.wasRecovered() ? Trouble::Kind::DataRecovered : Trouble::Kind::DataNote;
        m_window.tell({kind, {}, base::joinedSentences(notes)});
    }
    makeFirstRoom();
}

void StudioWindow::openFiles(const QStringList &files, const QString &token)
{
    ui::bringToFront(m_window, token);
    if (files.isEmpty())
        return;
    if (m_house.access() == House::Access::ReadOnly) {
        m_window.tell({Trouble::Kind::RequestFailed,
                       {},
                       StudioWindowWords::tr("Cannot import files: the data is open read-only.")});
        return;
    }
    const OpenedFiles sorted = sortOpenedFiles(files);
    // After the list of companions, which an import is compared with.
    m_house.personas().listPersonas(
        {&m_window, [this, sorted](const base::Result<QList<model::Persona>> &known) {
             if (known)
                 m_window.importFiles(sorted.cards, sorted.talks);
             else
                 m_window.tell({Trouble::Kind::RequestFailed, {}, known.error().text});
         }});
}

void StudioWindow::makeFirstRoom()
{
    const auto failed = [this](const Error &error) {
        m_window.tell({Trouble::Kind::RequestFailed, {}, error.text});
    };
    const auto make = [this, failed](const QList<model::RoomSummary> &rooms) {
        if (!rooms.isEmpty() || m_house.access() == House::Access::ReadOnly)
            return;
        const ExampleRoom example = exampleRoom(m_translations.language());
        ports::NewRoom room{{example.name, example.roster, {}}};
        room.greets = true;
        m_house.rooms().createRoom(room, {&m_window, [this, failed](const base::Result<model::Room> &made) {
                                              if (made)
                                                  m_window.openRoom(made->id);
                                              else
                                                  failed(made.error());
                                          }});
    };
    withPersonas(
        m_house, &m_window, m_translations.language(),
        [this, make, failed](const QList<model::Persona> &) { withRooms(m_house, &m_window, make, failed); },
        failed);
}

/// Starts again with another folder: one window never mixes the rooms of two folders.
void StudioWindow::offerAnotherFolder()
{
    auto *dialog = new QFileDialog(&m_window, StudioWindowWords::tr("Choose a folder for your data"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    QObject::connect(dialog, &QFileDialog::fileSelected, &m_window, [this](const QString &folder) {
        if (QProcess::startDetached(QCoreApplication::applicationFilePath(), {u"--data"_s, folder}))
            ui::endWindow(m_window);
    });
    dialog->open();
}

} // namespace studio::app
