// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"

#include "app/commands/reading.h"
#include "app/house.h"
#include "app/replaced_program.h"
#include "app/stop_signals.h"
#include "app/studio_window.h"
#include "app/window_call.h"
#include "core/base/sentences.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;

namespace {

struct WindowProgram
{
    Q_DECLARE_TR_FUNCTIONS(WindowProgram)
};

/// What the user chooses if the data folder cannot be opened.
enum class Way { Quit, ReadOnly, OtherFolder };

/// Why the folder could not be opened, and what helps if an update replaced the program that has it.
Error withUpdate(Error error, const QString &folder)
{
    if (error.code == ErrorCode::Conflict && isOpenInReplacedProgram(folder))
        error.text = base::joinedSentences(
            {error.text, WindowProgram::tr("The open window still runs the version from before an "
                                           "update. To use the new version, quit that window first.")});
    return error;
}

// There is no window yet, so the dialog runs its own loop; nothing else runs yet.
Way askAfter(const Error &error)
{
    QMessageBox box(QMessageBox::Warning, WindowProgram::tr("Companion Studio"), {});
    box.setObjectName(u"startTrouble"_s);
    box.setTextFormat(Qt::PlainText);
    box.setText(error.text);
    const bool isTaken = error.code == ErrorCode::Conflict;
    const QPushButton *readOnly =
        isTaken ? box.addButton(WindowProgram::tr("Open read-only"), QMessageBox::AcceptRole) : nullptr;
    const QPushButton *other =
        box.addButton(WindowProgram::tr("Use another folder…"), QMessageBox::ActionRole);
    box.addButton(WindowProgram::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (readOnly && box.clickedButton() == readOnly)
        return Way::ReadOnly;
    return box.clickedButton() == other ? Way::OtherFolder : Way::Quit;
}

/// Another command may have the folder for a moment; the user is not asked about that.
constexpr std::chrono::milliseconds kPatience{1000};

/// An open house; without one, how the program ends.
struct OpenedHouse
{
    std::unique_ptr<House> house;
    Exit otherwise = Exit::Failed; ///< the user gave up
};

/// Opens the house and asks the user each time it fails. A window that has the folder gets the files instead.
/// \p answer: how that window answered so far; a silent one is not waited for again.
OpenedHouse openHouse(DataPlace &place, const QStringList &files, WindowCall::Answer answer)
{
    auto access = House::Access::ReadWrite;
    while (true) {
        const auto doors = access == House::Access::ReadWrite ? DoorWish::Kind::AsKept : DoorWish::Kind::Shut;
        auto house = House::open(place, access, House::Time::Real, kPatience, {}, {doors});
        if (house)
            return {std::move(*house)};
        const bool isTaken = house.error().code == ErrorCode::Conflict;
        if (isTaken && answer == WindowCall::Answer::Nobody) { // the window that has it was only starting
            answer = WindowCall::handOver(place.folder, files);
            if (answer == WindowCall::Answer::Taken)
                return {nullptr, Exit::Fine};
        }
        const Error error = withUpdate(house.error(), place.folder);
        complain(error.text);
        switch (askAfter(error)) {
        case Way::Quit: return {};
        case Way::ReadOnly: access = House::Access::ReadOnly; break;
        case Way::OtherFolder: {
            access = House::Access::ReadWrite;
            const QString chosen = QFileDialog::getExistingDirectory(
                nullptr, WindowProgram::tr("Choose a folder for your data"));
            if (!chosen.isEmpty()) {
                place.folder = chosen;
                answer = WindowCall::Answer::Nobody;
            }
            break;
        }
        }
    }
}

/// The window reads the settings again, and takes care of what is wrong with them.
void useLanguageOfSettings(const QString &iniFile, ui::Translations &translations)
{
    const ui::Settings settings(ui::settingsFileBeside(iniFile), iniFile, true);
    const auto chosen = ui::Translations::fromCode(settings.text(ui::setting::kLanguage));
    if (chosen)
        translations.use(*chosen);
}

// Windows and house save drafts and unfinished texts when they close. A window that stays open, such as a
// dialog of the desktop, does not keep the program alive.
void closeAll(StudioWindow &studio)
{
    studio.end();
    QApplication::closeAllWindows();
    QApplication::exit(int(Exit::Fine));
}

} // namespace

Exit runWindow(const CommonOptions &common, const QStringList &files)
{
    DataPlace place = common.data;
    // A window from before an update is not called: the user should know why nothing is new.
    const bool isReplaced = isOpenInReplacedProgram(place.folder);
    const WindowCall::Answer answer =
        isReplaced ? WindowCall::Answer::Silent : WindowCall::handOver(place.folder, files);
    if (answer == WindowCall::Answer::Taken)
        return Exit::Fine;
    ui::Translations translations;
    translations.use(languageOf(common.language));
    const OpenedHouse opening = openHouse(place, files, answer);
    if (!opening.house)
        return opening.otherwise;
    House &house = *opening.house;
    const QString iniFile = QDir(place.folder).filePath(u"window.ini"_s);
    if (!common.choosesLanguage)
        useLanguageOfSettings(iniFile, translations);

    std::unique_ptr<WindowCall> call; // before the window, which takes a moment
    if (house.access() == House::Access::ReadWrite)
        call = std::make_unique<WindowCall>(place.folder);
    StudioWindow studio(house, translations, iniFile);
    if (call)
        QObject::connect(
            call.get(), &WindowCall::called, &studio.window(),
            [&studio](const QStringList &called, const QString &token) { studio.openFiles(called, token); });
    const StopSignals signals;
    QObject::connect(&signals, &StopSignals::wanted, &signals, [&studio] { closeAll(studio); });
    QObject::connect(&studio.around(), &ui::Around::quitWanted, &studio.window(),
                     [&studio] { closeAll(studio); });
    studio.open();
    if (!files.isEmpty())
        studio.openFiles(files);
    return Exit(QApplication::exec());
}

} // namespace studio::app
