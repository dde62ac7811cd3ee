// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"

#include "app/examples.h"
#include "app/house.h"
#include "app/reading.h"
#include "ui/window/main_window.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>

#include <memory>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::RoomSummary;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WindowProgram)
};

/// What the user wants where the data folder cannot be had.
enum class Way { Quit, ReadOnly, OtherFolder };

// Before there is a window, so the dialog has its own loop; nothing else runs yet.
Way askAfter(const Error &error)
{
    QMessageBox box(QMessageBox::Warning, Words::tr("Companion Studio"), {});
    box.setObjectName(u"startTrouble"_s);
    box.setTextFormat(Qt::PlainText);
    box.setText(error.text);
    const bool isTaken = error.code == ErrorCode::Conflict;
    const QPushButton *readOnly =
        isTaken ? box.addButton(Words::tr("Open for reading"), QMessageBox::AcceptRole) : nullptr;
    const QPushButton *other = box.addButton(Words::tr("Use another folder…"), QMessageBox::ActionRole);
    box.addButton(Words::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (readOnly && box.clickedButton() == readOnly)
        return Way::ReadOnly;
    return box.clickedButton() == other ? Way::OtherFolder : Way::Quit;
}

/// Opens the house, asking the user as long as it cannot be opened; null if the user gives up.
std::unique_ptr<House> openHouse(QString &folder)
{
    auto access = House::Access::ReadWrite;
    while (true) {
        auto house = House::open(folder, access, House::Time::Real);
        if (house)
            return std::move(*house);
        complain(house.error().text);
        switch (askAfter(house.error())) {
        case Way::Quit: return nullptr;
        case Way::ReadOnly: access = House::Access::ReadOnly; break;
        case Way::OtherFolder: {
            access = House::Access::ReadWrite;
            const QString chosen =
                QFileDialog::getExistingDirectory(nullptr, Words::tr("Choose a folder for the data"));
            if (!chosen.isEmpty())
                folder = chosen;
            break;
        }
        }
    }
}

// The first start makes the example room; its host greets.
void makeFirstRoom(House &house, Requests &requests, ui::MainWindow &window, model::Language language)
{
    const auto failed = [&window](const Error &error) {
        window.tell({ui::Trouble::Kind::RequestFailed, {}, error.text});
    };
    withPersonas(
        house, requests, language,
        [&house, &requests, &window, language, failed](const QList<model::Persona> &) {
            withRooms(
                house, requests,
                [&house, &requests, &window, language, failed](const QList<RoomSummary> &rooms) {
                    if (!rooms.isEmpty() || house.access() == House::Access::ReadOnly)
                        return;
                    const ExampleRoom example = exampleRoom(language);
                    ports::NewRoom room{example.name, example.roster, {}};
                    room.greets = true;
                    // Listens before it asks: the studio's thread may answer at once.
                    const auto asked = std::make_shared<base::RequestId>();
                    QObject::connect(
                        &house.rooms(), &ports::RoomPort::roomCreated, &window,
                        [&window, asked](const base::RequestId &made, const model::Room &created) {
                            if (made == *asked)
                                window.openRoom(created.id);
                        });
                    *asked = house.rooms().createRoom(room);
                    requests.follow(*asked, {}, failed);
                },
                failed);
        },
        failed);
}

// Begins anew with another folder: rooms of two folders are never mixed in one window.
void offerAnotherFolder(ui::MainWindow &window)
{
    auto *dialog = new QFileDialog(&window, Words::tr("Choose a folder for the data"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    QObject::connect(dialog, &QFileDialog::fileSelected, &window, [&window](const QString &folder) {
        if (QProcess::startDetached(QCoreApplication::applicationFilePath(), {u"--data"_s, folder}))
            window.close();
    });
    dialog->open();
}

} // namespace

Exit runWindow(const CommonOptions &common)
{
    QString folder = common.dataFolder;
    ui::Translations translations;
    translations.use(languageOf(common.language));
    const std::unique_ptr<House> house = openHouse(folder);
    if (!house)
        return Exit::Failed;
    const QString iniFile = QDir(folder).filePath(u"window.ini"_s);
    const auto remembered = ui::Translations::fromCode(ui::readWindowMemory(iniFile).language);
    if (remembered && !common.choosesLanguage)
        translations.use(*remembered);

    Requests requests(house->rooms(), house->personas());
    const bool readOnly = house->access() == House::Access::ReadOnly;
    ui::MainWindow window(house->rooms(), house->personas(), house->drafts(), translations,
                          {iniFile, readOnly});
    QObject::connect(&window, &ui::MainWindow::remedyWanted, &window,
                     [&window](const ui::Trouble &, ui::Remedy remedy) {
                         if (remedy == ui::Remedy::UseAnotherFolder)
                             offerAnotherFolder(window);
                     });
    window.show();
    const QStringList notes = house->notes();
    for (const QString &note : notes)
        window.tell({ui::Trouble::Kind::DatabaseMovedAside, {}, note});
    makeFirstRoom(*house, requests, window, translations.language());
    return Exit(QApplication::exec());
}

} // namespace studio::app
